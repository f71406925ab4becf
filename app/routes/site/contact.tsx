import { sendContactMessage } from "#app/domain/enquiries/enquiries.ts";
import { ContactInput } from "#app/domain/enquiries/input.ts";
import { database } from "#app/http/context.ts";
import { sealForm } from "#app/http/form-guard.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { PageHandle } from "#app/ui/page-styles.ts";
import type { Route } from "./+types/contact";
import { EnquiryForm, type EnquiryField } from "./enquiry/enquiry-form.tsx";
import pageCss from "./enquiry/enquiry-page.css?inline";
import { receiveEnquiry } from "./enquiry/receive-enquiry.ts";
import { Sent } from "./enquiry/sent.tsx";

export const handle: PageHandle = { css: pageCss, messages: ["site", "problems"] };

export function loader({ url }: Route.LoaderArgs) {
  return { isSent: url.searchParams.has("sent"), seal: sealForm("contact", Date.now()) };
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveEnquiry(
    { request, context },
    {
      form: "contact",
      input: ContactInput,
      store: (message, sending) => sendContactMessage(context.get(database), message, sending),
    },
  );
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function ContactRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { contact } = useMessages("site");
  const fields = useFields();
  return (
    <main>
      <PageHead title={contact.title} description={contact.description} path="/contact" />
      <h1>{contact.title}</h1>
      {loaderData.isSent && !actionData ? (
        <Sent>{contact.sent}</Sent>
      ) : (
        <EnquiryForm
          form="contact"
          seal={loaderData.seal}
          answer={actionData}
          failure={contact.failed}
          send={contact.send}
          fields={fields}
        />
      )}
    </main>
  );
}

function useFields(): EnquiryField[] {
  const { contact } = useMessages("site");
  return [
    { name: "email", label: contact.email, type: "email", autoComplete: "email", required: true },
    {
      name: "phone",
      label: contact.phone,
      autoComplete: "tel",
      inputMode: "tel",
    },
    { name: "message", label: contact.message, rows: 5, required: true },
  ];
}
