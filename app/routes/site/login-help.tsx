import { brand } from "#app/brand.ts";
import { requestLogin } from "#app/domain/enquiries/enquiries.ts";
import { LoginRequestInput } from "#app/domain/enquiries/input.ts";
import { database } from "#app/http/context.ts";
import { sealForm } from "#app/http/form-guard.ts";
import { privatePath } from "#app/messages/languages.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { PageHandle } from "#app/ui/page-styles.ts";
import type { Route } from "./+types/login-help";
import { EnquiryForm, type EnquiryField } from "./enquiry/enquiry-form.tsx";
import pageCss from "./enquiry/enquiry-page.css?inline";
import { receiveEnquiry } from "./enquiry/receive-enquiry.ts";
import { Sent } from "./enquiry/sent.tsx";

export const handle: PageHandle = { css: pageCss, messages: ["site", "problems"] };

/** More than any has. */
const LONGEST_USERNAME = 100;

export function loader({ url }: Route.LoaderArgs) {
  return {
    isSent: url.searchParams.has("sent"),
    /** The username that was typed at the login. */
    username: url.searchParams.get("shop")?.slice(0, LONGEST_USERNAME),
    seal: sealForm("login-help", Date.now()),
  };
}

/** Says the same whether there is such a shop or not. */
export function action({ request, context }: Route.ActionArgs) {
  return receiveEnquiry(
    { request, context },
    {
      form: "login-help",
      input: LoginRequestInput,
      store: (asked, sending) => requestLogin(context.get(database), asked, sending),
    },
  );
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function LoginHelpRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { loginHelp } = useMessages("site");
  const cancelTo = privatePath(useLanguage(), "/shop/login");
  const fields = useFields(loaderData.username);
  return (
    <main>
      <PageHead title={loginHelp.title} description={loginHelp.how} path="/login-help" />
      <h1>{loginHelp.title}</h1>
      <p>{loginHelp.how}</p>
      {loaderData.isSent && !actionData ? (
        <Sent>{loginHelp.sent}</Sent>
      ) : (
        <EnquiryForm
          form="login-help"
          seal={loaderData.seal}
          answer={actionData}
          failure={loginHelp.failed}
          send={loginHelp.send}
          fields={fields}
          cancelTo={cancelTo}
        />
      )}
      <p>
        <a className="button" href={useWhatsAppLink(loaderData.username)} rel="noreferrer">
          {loginHelp.whatsApp}
        </a>
      </p>
    </main>
  );
}

function useFields(username: string | undefined): EnquiryField[] {
  const { loginHelp, addShop } = useMessages("site");
  return [
    {
      name: "shop",
      label: loginHelp.shop,
      autoComplete: "username",
      filled: username,
      required: true,
    },
    {
      name: "phoneNumber",
      label: addShop.phone,
      autoComplete: "tel",
      inputMode: "tel",
      required: true,
    },
  ];
}

/** A chat with the operator, whose first words are written already, with the username if one was typed. */
function useWhatsAppLink(username = ""): string {
  const { firstWords } = useMessages("site").loginHelp;
  return `https://wa.me/${brand.whatsApp}?text=${encodeURIComponent(`${firstWords} ${username}`)}`;
}
