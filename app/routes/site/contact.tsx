import { brand } from "#app/brand.ts";
import { sendContactMessage } from "#app/domain/enquiries/enquiries.ts";
import { ContactInput } from "#app/domain/enquiries/input.ts";
import { database } from "#app/http/context.ts";
import { sealForm } from "#app/http/form-guard.ts";
import { pageMeta } from "#app/ui/page-meta.ts";
import type { PageHandle } from "#app/ui/page-styles.ts";
import type { Route } from "./+types/contact";
import { EnquiryForm, type EnquiryField } from "./enquiry/enquiry-form.tsx";
import pageCss from "./enquiry/enquiry-page.css?inline";
import { receiveEnquiry } from "./enquiry/receive-enquiry.ts";
import { Sent } from "./enquiry/sent.tsx";

export const handle: PageHandle = { css: pageCss };

export function loader({ url }: Route.LoaderArgs) {
  return { isSent: url.searchParams.has("sent"), seal: sealForm("contact", Date.now()) };
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveEnquiry(
    { request, context },
    {
      form: "contact",
      input: ContactInput,
      keep: (message, sending) => sendContactMessage(context.get(database), message, sending),
    },
  );
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta() {
  return pageMeta({
    title: "Contact Us",
    description: `Write to ${brand.name}: a question, an idea, or something that went wrong.`,
    path: "/contact",
  });
}

const FIELDS: EnquiryField[] = [
  { name: "email", label: "Email *", type: "email", autoComplete: "email", required: true },
  {
    name: "phone",
    label: "Phone Number (optional)",
    // As a browser knows it without the country's code, which a field of the type tel may not ask for.
    autoComplete: "tel-national",
    inputMode: "numeric",
  },
  { name: "message", label: "Message *", rows: 5, required: true },
];

export default function ContactRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main>
      <h1>Contact Us</h1>
      {loaderData.isSent && !actionData ? (
        <Sent>Thank you for your message! We'll get back to you soon.</Sent>
      ) : (
        <EnquiryForm
          form="contact"
          seal={loaderData.seal}
          answer={actionData}
          failure="Sorry, there was an error sending your message. Please try again."
          send="Send Message"
          fields={FIELDS}
        />
      )}
    </main>
  );
}
