import { useEffect, useState } from "react";
import { data, redirectDocument } from "react-router";
import { shopIn } from "#app/device/editor-pages.ts";
import { areChangesWaiting } from "#app/device/kept-changes.ts";
import { forgetSeenMenus } from "#app/device/seen-menus.ts";
import type { TooMany } from "#app/domain/outcome.ts";
import { findCurrentAccount } from "#app/http/access.ts";
import { failedPart } from "#app/http/context.ts";
import { noteUnavailable } from "#app/http/failures.ts";
import { readForm } from "#app/http/forms.ts";
import { tryLogin, type WrongLogin } from "#app/http/credentials.ts";
import { admitDevice, rememberDevice } from "#app/http/devices.ts";
import { retryHeaders, UNAVAILABLE } from "#app/http/replies.ts";
import { startLogin } from "#app/http/sessions.ts";
import { brand } from "#app/brand.ts";
import { localPath, type Language } from "#app/messages/languages.ts";
import shutter from "#app/ui/drawings/shutter.svg?url&no-inline";
import formsCss from "#app/ui/forms.css?inline";
import languageCss from "#app/ui/language-switch.css?inline";
import { LanguageSwitch } from "#app/ui/language-switch.tsx";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { PageHandle } from "#app/ui/page-styles.ts";
import { PATIENCE_MS } from "#app/ui/patience.ts";
import { answerWithin, whyUnsent } from "#app/ui/unreachable.ts";
import type { Route } from "./+types/login";
import { landingPath } from "./landing.ts";
import loginCss from "./login.css?inline";
import { LoginForm } from "./login-form.tsx";
import { ChatIcon, ShopIcon } from "./login-icons.tsx";
import { ownPath } from "./own-path.ts";
import type { AccountFailure } from "./use-account-failure-text.ts";

export const handle: PageHandle = {
  css: import.meta.env.SSR ? formsCss + languageCss + loginCss : "",
  messages: ["account"],
  client: true,
};

/**
 * Redirects to `next` whoever is logged in. A link from the desk makes this browser known; its query is dropped. The
 * editor says in its query whether changes wait for the login.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const next = ownPath(url.searchParams.get("next"));
  // The form already has its answer, and keeps it whoever this is.
  const opened = { next, haveChangesWaiting: url.searchParams.has("waiting") };
  if (context.get(failedPart) !== null) return opened;
  const account = await findCurrentAccount(request, context);
  if (account) throw redirectDocument(landingPath(account, next));
  const device = await admitDevice(request, url.searchParams, Date.now());
  if (device) throw redirectDocument("/shop/login", { headers: device });
  return opened;
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const fields = form.ok ? Object.fromEntries(form.value) : {};
  const typed = fields["username"];
  try {
    const tried = await tryLogin(request, context, fields);
    if (!tried.ok) return answer(tried.refusal, typed);
    const { headers } = await startLogin(request, tried.value);
    const device = await rememberDevice(request, tried.value, Date.now());
    return redirectDocument(landingPath(tried.value, ownPath(fields["next"])), {
      headers: [...headers, ...device],
    });
  } catch (error) {
    noteUnavailable(error, { request, context });
    // A login that cannot be checked is not called wrong.
    return data(backWith({ reason: "unavailable" }, typed), UNAVAILABLE);
  }
}

function answer(refusal: WrongLogin | TooMany, typed: unknown) {
  const status = refusal.reason === "wrong-login" ? 401 : 429;
  return data(backWith(refusal, typed), { status, headers: retryHeaders(refusal) });
}

interface Opened {
  next: string | undefined;
  haveChangesWaiting: boolean;
}

/** Pages opened before a release read the field `problem`, so it keeps its name. */
interface LoginAnswer {
  problem: AccountFailure;
  username?: string;
}

function backWith(failure: AccountFailure, typed: unknown): LoginAnswer {
  return { problem: failure, username: typeof typed === "string" ? typed.slice(0, 100) : "" };
}

/** As the action, but a network that fails leaves the page as it is, with all that was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<LoginAnswer> {
  try {
    return await answerWithin(PATIENCE_MS, serverAction());
  } catch (thrown) {
    return { problem: { reason: whyUnsent(thrown) } };
  }
}

/** Trying to log in changes nothing that the loader has read. */
export function shouldRevalidate() {
  return false;
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { login } = useMessages("account");
  const language = useLanguage();
  const areWaiting = useChangesWaiting(loaderData);
  // Whoever sees this page is not logged in, or was not.
  useEffect(() => void forgetSeenMenus(), []);
  return (
    <div className="login-page">
      <PageHead title={login.title} noindex />
      <img className="shutter" src={shutter} alt="" width="560" height="420" />
      <main>
        <div className="login-links">
          <a className="home-link" href={localPath(language, "/")}>
            <img src="/favicon.svg" alt="" width="32" height="32" /> {brand.name}
          </a>
          <LanguageSwitch />
        </div>
        <h1>{login.title}</h1>
        <p className="what-for" aria-live="polite">
          {areWaiting ? login.waiting : login.lead}
        </p>
        <LoginForm
          next={loaderData.next}
          failure={actionData?.problem}
          username={actionData?.username}
        />
        <p className="login-links">
          <a
            href={helpPath(language, actionData?.username)}
            onClick={({ currentTarget }) => {
              const typed = document.querySelector<HTMLInputElement>("#username")?.value;
              currentTarget.href = helpPath(language, typed);
            }}
          >
            <ChatIcon /> {login.forgot}
          </a>
          <a href={localPath(language, "/add-shop")}>
            <ShopIcon /> {login.addShop}
          </a>
        </p>
      </main>
    </div>
  );
}

/** Whether changes wait for the login. The phone knows where no editor has said so, as after a reload. */
function useChangesWaiting({ next, haveChangesWaiting }: Opened): boolean {
  const [areWaiting, setWaiting] = useState(haveChangesWaiting);
  useEffect(() => {
    if (haveChangesWaiting) return;
    const [path = ""] = next?.split("?") ?? [];
    areChangesWaiting(shopIn(path)).then(setWaiting, () => {});
  }, [next, haveChangesWaiting]);
  return areWaiting;
}

/** Where a forgotten login leads, with the username that was typed. */
function helpPath(language: Language, username = ""): string {
  const path = localPath(language, "/login-help");
  return username.trim() === ""
    ? path
    : `${path}?${new URLSearchParams({ shop: username.trim() })}`;
}
