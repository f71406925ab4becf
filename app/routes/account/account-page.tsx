import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { TextField } from "#app/ui/text-field.tsx";
import { landingPath } from "./landing.ts";
import type { PasswordAnswer } from "./change-password.ts";

interface AccountPageProps {
  username: string;
  shopId: string | null;
  answer?: PasswordAnswer;
}

/** Who is logged in, and what they can do about it. */
export function AccountPage({ username, shopId, answer }: AccountPageProps) {
  return (
    <>
      <div className="awning" />
      <main>
        <h1>Your login</h1>
        <p>
          You are logged in as <b>{username}</b>.
        </p>
        <a className="button back" href={landingPath({ shopId })}>
          {shopId === null ? "To the desk" : "To your menu"}
        </a>
        <PasswordForm username={username} answer={answer} />
        <form className="card" method="post">
          <h2>Log out everywhere</h2>
          <p>Ends every login of this account, on this device and all others.</p>
          <button className="button" name="operation" value="log-out-everywhere">
            Log out everywhere
          </button>
        </form>
        <form method="post" action="/shop/logout">
          <button className="button">Logout</button>
        </form>
      </main>
    </>
  );
}

function PasswordForm({ username, answer }: Pick<AccountPageProps, "username" | "answer">) {
  const form = useRef<HTMLFormElement>(null);
  const isSending = useNavigation().formData?.get("operation") === "change-password";
  const { isChanged, problems } = (isSending ? undefined : answer) ?? {};

  useEffect(() => {
    if (isChanged) form.current?.reset();
    if (problems) form.current?.querySelector<HTMLInputElement>("[aria-invalid=true]")?.focus();
  }, [isChanged, problems]);

  return (
    <Form className="card" method="post" ref={form}>
      <h2>Change the password</h2>
      <p className="alert" role="alert">
        {problems?.form}
      </p>
      <p className="status" role="status">
        {isChanged && "The password is changed. Other devices are logged out."}
      </p>
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" value={username} autoComplete="username" readOnly hidden />
      <TextField
        id="current"
        name="current"
        type="password"
        label="Current password"
        autoComplete="current-password"
        problem={problems?.current}
        required
      />
      <TextField
        id="new"
        name="new"
        type="password"
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters."
        problem={problems?.new}
        required
      />
      <button
        className="button primary"
        name="operation"
        value="change-password"
        disabled={isSending}
      >
        {isSending ? "Changing..." : "Change password"}
      </button>
    </Form>
  );
}
