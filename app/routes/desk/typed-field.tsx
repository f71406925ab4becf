import { TextField } from "#app/ui/text-field.tsx";
import type { NamesAnswer } from "./names.ts";

const HINTS = {
  id: "The end of the menu’s address. It’s printed on the stand and never changes.",
  username: "The owner logs in with it. The password is made for you.",
};

/** What is said under a field whose word was `suggested`: empty where the shop's name gives none that is free. */
export function hintOf(field: keyof typeof HINTS, suggested: string): string {
  // Of another script, of pictures alone, or one that too many have.
  return suggested === ""
    ? "We couldn’t make one from the shop’s name. Choose one in Latin letters."
    : HINTS[field];
}

interface TypedFieldProps {
  name: string;
  label: string;
  hint?: string;
  value: string;
  problem: string | undefined;
  /** Whether it is one word of Latin letters, which no keyboard should correct. */
  isWord?: boolean;
}

export function TypedField({ name, value, problem, isWord = false, ...field }: TypedFieldProps) {
  return (
    <TextField
      {...field}
      {...(isWord ? { autoCapitalize: "none", spellCheck: false } : {})}
      id={name}
      name={name}
      defaultValue={value}
      problem={problem}
      autoComplete="off"
      // Of several the browser takes the first.
      autoFocus={problem !== undefined}
      required
    />
  );
}

interface UsernameFieldProps {
  suggested: string;
  answer: NamesAnswer | undefined;
}

export function UsernameField({ suggested, answer }: UsernameFieldProps) {
  return (
    <TypedField
      name="username"
      label="Username"
      hint={hintOf("username", suggested)}
      value={answer?.typed?.username ?? suggested}
      problem={answer?.problems?.username}
      isWord
    />
  );
}
