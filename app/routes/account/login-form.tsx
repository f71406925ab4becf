import { useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { useFieldsPass } from "#app/ui/use-fields-pass.ts";
import { EyeIcon } from "./login-icons.tsx";
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
  const [isShown, setShown] = useState(false);
  const isSending = useNavigation().state !== "idle";
  const form = useRef<HTMLFormElement>(null);
  const isFilled = useFieldsPass(form);
  const isWrong = failure?.reason === "wrong-login";

  useEffect(() => {
    if (failure?.reason === "wrong-login" && password.current) chooseAll(password.current);
  }, [failure]);

  return (
    <Form
      method="post"
      ref={form}
      // As plain text, browsers may keep it among what was typed into forms.
      onSubmit={() => setShown(false)}
    >
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
        <div className="peek">
          <input
            ref={password}
            id="password"
            name="password"
            type={isShown ? "text" : "password"}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            // Without JavaScript this is what brings a reader to the field, and to what describes it.
            autoFocus={isWrong}
            aria-describedby={failure ? "problem" : undefined}
            required
          />
          <PeekButton isShown={isShown} onPress={() => setShown(!isShown)} />
        </div>
      </div>
      <button
        className="button primary"
        disabled={isSending}
        aria-disabled={isFilled ? undefined : true}
      >
        {isSending ? login.sending : login.send}
      </button>
    </Form>
  );
}

/** Shows what is typed as the password. There is none without a script. */
function PeekButton({ isShown, onPress }: { isShown: boolean; onPress: () => void }) {
  const { login } = useMessages("account");
  if (!useIsHydrated()) return null;
  return (
    <button
      type="button"
      aria-pressed={isShown}
      // The field keeps the focus, and a phone its keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <EyeIcon isOpen={!isShown} />
      {/* Not a label: the field alone is called by that. */}
      <span className="unseen">{login.show}</span>
    </button>
  );
}

/** What was typed may be a letter wrong: it stays, and typing replaces it. */
function chooseAll(password: HTMLInputElement): void {
  password.focus();
  password.select();
}
