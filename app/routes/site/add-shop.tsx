import { requestShop } from "#app/domain/enquiries/enquiries.ts";
import { ShopRequestInput } from "#app/domain/enquiries/input.ts";
import { database } from "#app/http/context.ts";
import { sealForm } from "#app/http/form-guard.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { PageHandle } from "#app/ui/page-styles.ts";
import type { Route } from "./+types/add-shop";
import { EnquiryForm, type EnquiryField } from "./enquiry/enquiry-form.tsx";
import pageCss from "./enquiry/enquiry-page.css?inline";
import { receiveEnquiry } from "./enquiry/receive-enquiry.ts";
import { Sent } from "./enquiry/sent.tsx";

export const handle: PageHandle = { css: pageCss, messages: ["site", "problems"] };

export function loader({ url }: Route.LoaderArgs) {
  return { isSent: url.searchParams.has("sent"), seal: sealForm("add-shop", Date.now()) };
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveEnquiry(
    { request, context },
    {
      form: "add-shop",
      input: ShopRequestInput,
      store: (shop, sending) => requestShop(context.get(database), shop, sending),
    },
  );
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function AddShopRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { addShop } = useMessages("site");
  const fields = useFields();
  return (
    <main>
      <PageHead title={addShop.title} description={addShop.description} path="/add-shop" />
      <h1>{addShop.title}</h1>
      <p className="subtitle">{addShop.subtitle}</p>
      {loaderData.isSent && !actionData ? (
        <Sent>{addShop.sent}</Sent>
      ) : (
        <>
          <p>{addShop.handOver}</p>
          <EnquiryForm
            form="add-shop"
            seal={loaderData.seal}
            answer={actionData}
            failure={addShop.failed}
            send={addShop.send}
            fields={fields}
          >
            <p className="note">{addShop.stand}</p>
          </EnquiryForm>
        </>
      )}
    </main>
  );
}

function useFields(): EnquiryField[] {
  const { addShop } = useMessages("site");
  return [
    { name: "shopName", label: addShop.shopName, autoComplete: "organization", required: true },
    {
      name: "phoneNumber",
      label: addShop.phone,
      autoComplete: "tel",
      inputMode: "tel",
      required: true,
    },
    { name: "message", label: addShop.message, rows: 4 },
  ];
}
