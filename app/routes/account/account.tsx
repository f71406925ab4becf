import { redirectDocument, type RouterContextProvider } from "react-router";
import { endSessions } from "#app/domain/accounts/accounts.ts";
import { requireLogin } from "#app/http/access.ts";
import { account, database } from "#app/http/context.ts";
import { readForm } from "#app/http/forms.ts";
import { unknownForm } from "#app/http/replies.ts";
import { endLogin } from "#app/http/sessions.ts";
import cardsCss from "#app/ui/cards.css?inline";
import formsCss from "#app/ui/forms.css?inline";
import languageCss from "#app/ui/language-switch.css?inline";
import type { PageHandle } from "#app/ui/page-styles.ts";
import { PATIENCE_MS } from "#app/ui/patience.ts";
import { answerWithin, whyUnsent } from "#app/ui/unreachable.ts";
import type { Route } from "./+types/account";
import accountCss from "./account.css?inline";
import { AccountPage } from "./account-page.tsx";
import { changeOwnPassword, type PasswordAnswer } from "./change-password.ts";

export const handle: PageHandle = {
  css: import.meta.env.SSR ? cardsCss + formsCss + languageCss + accountCss : "",
  messages: ["account", "problems"],
  client: true,
};

export const middleware: Route.MiddlewareFunction[] = [requireLogin];

export function loader({ context }: Route.LoaderArgs) {
  const { username, shopId } = context.get(account);
  return { username, shopId };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const fields = form.ok ? Object.fromEntries(form.value) : {};
  switch (fields["operation"]) {
    case "change-password":
      return changeOwnPassword(request, context, fields);
    case "log-out-everywhere":
      return logOutEverywhere(request, context);
    default:
      throw unknownForm();
  }
}

async function logOutEverywhere(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<never> {
  await endSessions(context.get(database), context.get(account).id);
  const headers = await endLogin(request);
  throw redirectDocument("/shop/login", { status: 303, headers });
}

/** As the action, but a network that fails leaves the page as it is, with all that was typed. */
export async function clientAction({
  serverAction,
}: Route.ClientActionArgs): Promise<PasswordAnswer> {
  try {
    return await answerWithin(PATIENCE_MS, serverAction());
  } catch (thrown) {
    return { problems: { form: { reason: whyUnsent(thrown) } } };
  }
}

/** No operation changes what the loader has read. */
export function shouldRevalidate() {
  return false;
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function AccountRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountPage {...loaderData} answer={actionData} />;
}
