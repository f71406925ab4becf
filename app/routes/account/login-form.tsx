import { useEffect, useRef, useSyncExternalStore } from "react";
import { Form, useNavigation } from "react-router";
import { UNREACHABLE } from "#app/http/unreachable.ts";
import { TOO_MANY_TRIES } from "./tries.ts";

/** What came of the last try, and the username that was tried. */
export interface LoginAnswer {
  problem: "wrong-login" | "too-many" | "unreachable";
  username?: string;
}

const PROBLEMS: Record<LoginAnswer["problem"], string> = {
  "wrong-login": "Invalid username or password",
  "too-many": TOO_MANY_TRIES,
  unreachable: UNREACHABLE,
};

/** The form that logs in, and what is wrong with the last try. `next` is where to go from here. */
export function LoginForm({ next, answer }: { next?: string; answer?: LoginAnswer }) {
  const password = useRef<HTMLInputElement>(null);
  const isSending = useNavigation().state !== "idle";
  const isFilled = useSyncExternalStore(watchFields, areFieldsFilled, () => true);
  const isWrong = answer?.problem === "wrong-login";

  useEffect(() => {
    if (answer?.problem === "wrong-login" && password.current) retype(password.current);
  }, [answer]);

  return (
    <Form className="card" method="post">
      <p className="alert" role="alert" id="problem">
        {answer && !isSending && PROBLEMS[answer.problem]}
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

/** Calls `onChange` when a field is typed in, and when the browser has filled one in by itself. */
function watchFields(onChange: () => void): () => void {
  const events = ["input", "animationstart"];
  for (const event of events) document.addEventListener(event, onChange);
  return () => {
    for (const event of events) document.removeEventListener(event, onChange);
  };
}

/** What the browser has filled in by itself is kept from scripts until the person does something. */
function areFieldsFilled(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>("input[required]");
  return Array.from(fields).every(
    (field) => field.value !== "" || field.matches(":is(:autofill, :-webkit-autofill)"),
  );
}
