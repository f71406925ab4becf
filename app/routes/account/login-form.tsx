import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { useMessages } from "#app/ui/messages.tsx";
import { useFieldsPass } from "#app/ui/use-fields-pass.ts";
import { useFailureText, type Failure } from "./use-failure-text.ts";

/** What came of the last try, and the username that was tried. */
export interface LoginAnswer {
  problem: Failure;
  username?: string;
}

/** The form that logs in, and what is wrong with the last try. `next` is where to go from here. */
export function LoginForm({ next, answer }: { next?: string; answer?: LoginAnswer }) {
  const { login } = useMessages("account");
  const textOf = useFailureText();
  const password = useRef<HTMLInputElement>(null);
  const isSending = useNavigation().state !== "idle";
  const form = useRef<HTMLFormElement>(null);
  const isFilled = useFieldsPass(form);
  const isWrong = answer?.problem.reason === "wrong-login";

  useEffect(() => {
    if (answer?.problem.reason === "wrong-login" && password.current) retype(password.current);
  }, [answer]);

  return (
    <Form className="card" method="post" ref={form}>
      <p className="alert" role="alert" id="problem">
        {answer && !isSending && textOf(answer.problem)}
      </p>
      {next !== undefined && <input type="hidden" name="next" value={next} />}
      <div className="field">
        <label htmlFor="username">{login.username}</label>
        <input
          id="username"
          name="username"
          defaultValue={answer?.username}
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
          aria-describedby={answer ? "problem" : undefined}
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
