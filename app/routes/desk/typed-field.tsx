const HINTS = {
  id: "The end of the menu’s address. It is printed on the stand, and stays.",
  username: "The owner logs in with it. The password is made for you.",
};

/** What is said under a field whose word was `suggested`: empty where the shop's name gives none that is free. */
export function hintOf(field: keyof typeof HINTS, suggested: string): string {
  // Of another script, of pictures alone, or one that too many have.
  return suggested === ""
    ? "The shop’s name gives no word that is free: choose one of Latin letters."
    : HINTS[field];
}

interface TypedFieldProps {
  name: string;
  label: string;
  hint?: string;
  value: string;
  maxLength: number;
  problem: string | undefined;
  /** Whether it is one word of Latin letters, which no keyboard should correct. */
  isWord?: boolean;
}

/** A field of a form in which the desk names something, with what is wrong with it. */
export function TypedField({
  name,
  label,
  hint,
  value,
  maxLength,
  problem,
  isWord,
}: TypedFieldProps) {
  const described = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean);
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        defaultValue={value}
        maxLength={maxLength}
        autoComplete="off"
        autoCapitalize={isWord ? "none" : undefined}
        spellCheck={isWord ? false : undefined}
        // Of several the browser takes the first.
        autoFocus={problem !== undefined}
        aria-invalid={problem !== undefined}
        aria-describedby={described.join(" ") || undefined}
        required
      />
      {hint !== undefined && <small id={`${name}-hint`}>{hint}</small>}
      {problem !== undefined && (
        <p className="alert" role="alert" id={`${name}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
