import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { useMessages } from "#app/ui/messages.tsx";
import { useFieldsPass } from "#app/ui/use-fields-pass.ts";
import { useAccountFailureText, type AccountFailure } from "./use-account-failure-text.ts";

interface LoginFormProps {
  next: string | undefined;
  failure: AccountFailure | undefined;
  username: string | undefined;
}

export function LoginForm({ next, failure, username }: LoginFormProps) {
  const { login } = useMessages("account");
  const textOf = useAccountFailureText();
  const password = useRef<HTMLInputElement>(null);
  const isSending = useNavigation().state !== "idle";
  const form = useRef<HTMLFormElement>(null);
  const isFilled = useFieldsPass(form);
  const isWrong = failure?.reason === "wrong-login";

  useEffect(() => {
    if (failure?.reason === "wrong-login" && password.current) retype(password.current);
  }, [failure]);

  return (
    <Form className="card" method="post" ref={form}>
      <p className="alert" role="alert" id="problem">
        {failure && !isSending && textOf(failure)}
      </p>
      {next !== undefined && <input type="hidden" name="next" value={next} />}
      <div className="field">
        <label htmlFor="username">{login.username}</label>
        <input
          id="username"
          name="username"
          defaultValue={username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </div>
      <div className="field">
        <label htmlFor="password">{login.password}</label>
        <input
          ref={password}
          id="password"
          name="password"
          type="password"
          autoComplete="current-password"
          // Without JavaScript this is what brings a reader to the field, and to what describes it.
          autoFocus={isWrong}
          aria-describedby={failure ? "problem" : undefined}
          required
        />
      </div>
      <button className="button primary" disabled={isSending || !isFilled}>
        {isSending ? login.sending : login.send}
      </button>
    </Form>
  );
}

function retype(password: HTMLInputElement): void {
  password.value = "";
  password.dispatchEvent(new Event("input", { bubbles: true }));
  password.focus();
}
