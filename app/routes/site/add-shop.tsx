import { requestShop } from "#app/domain/enquiries/enquiries.ts";
import { ShopRequestInput } from "#app/domain/enquiries/input.ts";
import { database } from "#app/http/context.ts";
import { sealForm } from "#app/http/form-guard.ts";
import { pageMeta } from "#app/ui/page-meta.ts";
import type { PageHandle } from "#app/ui/page-styles.ts";
import type { Route } from "./+types/add-shop";
import { EnquiryForm, type EnquiryField } from "./enquiry/enquiry-form.tsx";
import pageCss from "./enquiry/enquiry-page.css?inline";
import { receiveEnquiry } from "./enquiry/receive-enquiry.ts";
import { Sent } from "./enquiry/sent.tsx";

export const handle: PageHandle = { css: pageCss };

export function loader({ url }: Route.LoaderArgs) {
  return { isSent: url.searchParams.has("sent"), seal: sealForm("add-shop", Date.now()) };
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveEnquiry(
    { request, context },
    {
      form: "add-shop",
      input: ShopRequestInput,
      keep: (shop, sending) => requestShop(context.get(database), shop, sending),
    },
  );
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta() {
  return pageMeta({
    title: "Add Your Shop",
    description: "Get your own digital menu: diners scan a code, and read.",
    path: "/add-shop",
  });
}

const FIELDS: EnquiryField[] = [
  { name: "shopName", label: "Shop Name *", autoComplete: "organization", required: true },
  {
    name: "phoneNumber",
    label: "Phone Number *",
    // As a browser knows it without the country's code, which a field of the type tel may not ask for.
    autoComplete: "tel-national",
    inputMode: "numeric",
    required: true,
  },
  { name: "message", label: "Message (optional)", rows: 4 },
];

export default function AddShopRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main>
      <h1>Add Your Shop</h1>
      <p className="subtitle">Get your own digital menu</p>
      {loaderData.isSent && !actionData ? (
        <Sent>Thank you for your request! We will contact you soon via WhatsApp.</Sent>
      ) : (
        <>
          <p>Your menu link, username and password will be sent via WhatsApp.</p>
          <EnquiryForm
            form="add-shop"
            seal={loaderData.seal}
            answer={actionData}
            failure="Sorry, there was an error submitting your request. Please try again."
            send="Send Request"
            fields={FIELDS}
          >
            <p className="note">QR Code stand available on request, Rs 500 per piece</p>
          </EnquiryForm>
        </>
      )}
    </main>
  );
}
