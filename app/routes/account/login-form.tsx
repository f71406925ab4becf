import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { useFieldsPass } from "#app/ui/use-fields-pass.ts";

/** What came of the last try, in words, and the username that was tried. */
export interface LoginAnswer {
  problem: string;
  username?: string;
}

/** What is said of every username and password that do not belong together. */
export const WRONG_LOGIN = "Invalid username or password";

/** The form that logs in, and what is wrong with the last try. `next` is where to go from here. */
export function LoginForm({ next, answer }: { next?: string; answer?: LoginAnswer }) {
  const password = useRef<HTMLInputElement>(null);
  const isSending = useNavigation().state !== "idle";
  const form = useRef<HTMLFormElement>(null);
  const isFilled = useFieldsPass(form);
  const isWrong = answer?.problem === WRONG_LOGIN;

  useEffect(() => {
    if (answer?.problem === WRONG_LOGIN && password.current) retype(password.current);
  }, [answer]);

  return (
    <Form className="card" method="post" ref={form}>
      <p className="alert" role="alert" id="problem">
        {answer && !isSending && answer.problem}
      </p>
      {next !== undefined && <input type="hidden" name="next" value={next} />}
      <div className="field">
        <label htmlFor="username">Username</label>
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
        <label htmlFor="password">Password</label>
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
        {isSending ? "Logging in..." : "Login"}
      </button>
    </Form>
  );
}

function retype(password: HTMLInputElement): void {
  password.value = "";
  password.dispatchEvent(new Event("input", { bubbles: true }));
  password.focus();
}
