import { data, redirectDocument } from "react-router";
import type { TooMany, WrongLogin } from "#app/domain/outcome.ts";
import { findCurrentAccount } from "#app/http/access.ts";
import { readForm } from "#app/http/forms.ts";
import { tryLogin } from "#app/http/credentials.ts";
import { retryHeaders, statusOf } from "#app/http/replies.ts";
import { startLogin } from "#app/http/sessions.ts";
import cardsCss from "#app/ui/cards.css?inline";
import formsCss from "#app/ui/forms.css?inline";
import { pageMeta } from "#app/ui/page-meta.ts";
import type { PageHandle } from "#app/ui/page-styles.ts";
import { PATIENCE_MS } from "#app/ui/patience.ts";
import { answerWithin, sayWhyUnsent } from "#app/ui/unreachable.ts";
import type { Route } from "./+types/login";
import accountCss from "./account.css?inline";
import { landingPath } from "./landing.ts";
import { LoginForm, WRONG_LOGIN, type LoginAnswer } from "./login-form.tsx";
import { ownPath } from "./own-path.ts";
import { TOO_MANY_TRIES } from "./tries.ts";

export const handle: PageHandle = { css: cardsCss + formsCss + accountCss, client: true };

/** Who is logged in already is taken on; `next` in the query says where to. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const next = ownPath(url.searchParams.get("next"));
  const account = await findCurrentAccount(request, context);
  if (account) throw redirectDocument(landingPath(account, next));
  return { next };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const fields = form.ok ? Object.fromEntries(form.value) : {};
  const tried = await tryLogin(request, context, fields);
  if (!tried.ok) return answer(tried.refusal, fields["username"]);
  const { headers } = await startLogin(request, tried.value);
  throw redirectDocument(landingPath(tried.value, ownPath(fields["next"])), { headers });
}

const PROBLEMS: Record<(WrongLogin | TooMany)["reason"], string> = {
  "wrong-login": WRONG_LOGIN,
  "too-many": TOO_MANY_TRIES,
};

function answer(refusal: WrongLogin | TooMany, typed: unknown) {
  const username = typeof typed === "string" ? typed.slice(0, 100) : "";
  const reply: LoginAnswer = { problem: PROBLEMS[refusal.reason], username };
  return data(reply, { status: statusOf(refusal), headers: retryHeaders(refusal) });
}

/** As the action, but a network that fails leaves the page as it is, with all that was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<LoginAnswer> {
  try {
    return await answerWithin(PATIENCE_MS, serverAction());
  } catch (thrown) {
    return { problem: sayWhyUnsent(thrown) };
  }
}

/** Trying to log in changes nothing that the loader has read. */
export function shouldRevalidate() {
  return false;
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta() {
  return pageMeta({ title: "Shop Login", noindex: true });
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <div className="awning" />
      <main>
        <h1>Shop Login</h1>
        <LoginForm next={loaderData.next} answer={actionData} />
      </main>
    </>
  );
}
