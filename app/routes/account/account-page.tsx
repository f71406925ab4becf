import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { noteRestore } from "#app/device/last-restore.ts";
import { problemText } from "#app/messages/problem-text.ts";
import { LanguageSwitch } from "#app/ui/language-switch.tsx";
import { LogOut } from "#app/ui/log-out.tsx";
import { useMessages } from "#app/ui/messages.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { rich } from "#app/ui/rich-text.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { landingPath } from "./landing.ts";
import type { PasswordAnswer } from "./change-password.ts";
import { useAccountFailureText } from "./use-account-failure-text.ts";

interface AccountPageProps {
  username: string;
  shopId: string | null;
  answer?: PasswordAnswer;
}

export function AccountPage({ username, shopId, answer }: AccountPageProps) {
  const { page, everywhere } = useMessages("account");
  const { account } = useMessages("ui");
  return (
    <>
      <PageHead title={account.title} noindex />
      <div className="awning" />
      <main>
        <LanguageSwitch />
        <h1>{account.title}</h1>
        <p>{rich(page.who({ username, name: <b /> }))}</p>
        <a className="button back" href={landingPath({ shopId })}>
          {shopId === null ? page.toDesk : page.toMenu}
        </a>
        {shopId !== null && (
          <a className="button back" href="/shop/share">
            {page.toShare}
          </a>
        )}
        <PasswordForm username={username} answer={answer} />
        <form className="card" method="post">
          <h2>{everywhere.title}</h2>
          <p>{everywhere.text}</p>
          <button className="button" name="operation" value="log-out-everywhere">
            {everywhere.title}
          </button>
        </form>
        <LogOut onLoggedOut={() => shopId !== null && noteRestore(shopId, null)} />
      </main>
    </>
  );
}

function PasswordForm({ username, answer }: Pick<AccountPageProps, "username" | "answer">) {
  const { password } = useMessages("account");
  const textOf = useAccountFailureText();
  const form = useRef<HTMLFormElement>(null);
  const isSending = useNavigation().formData?.get("operation") === "change-password";
  const { isChanged, problems } = (isSending ? undefined : answer) ?? {};

  useEffect(() => {
    if (isChanged) form.current?.reset();
    if (problems) form.current?.querySelector<HTMLInputElement>("[aria-invalid=true]")?.focus();
  }, [isChanged, problems]);

  return (
    <Form className="card" method="post" ref={form}>
      <h2>{password.title}</h2>
      <p className="alert" role="alert">
        {problems?.form && textOf(problems.form)}
      </p>
      <p className="status" role="status">
        {isChanged && password.changed}
      </p>
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" value={username} autoComplete="username" readOnly hidden />
      <PasswordFields problems={problems} />
      <button
        className="button primary"
        name="operation"
        value="change-password"
        disabled={isSending}
      >
        {isSending ? password.sending : password.send}
      </button>
    </Form>
  );
}

function PasswordFields({ problems }: Pick<PasswordAnswer, "problems">) {
  const { password, refused } = useMessages("account");
  const fieldProblems = useMessages("problems");
  return (
    <>
      <TextField
        id="current"
        name="current"
        type="password"
        label={password.current}
        autoComplete="current-password"
        problem={problems?.isCurrentWrong ? refused.wrongPassword : undefined}
        required
      />
      <TextField
        id="new"
        name="new"
        type="password"
        label={password.new}
        autoComplete="new-password"
        hint={password.hint}
        problem={problems?.new && problemText(fieldProblems, problems.new)}
        required
      />
    </>
  );
}
