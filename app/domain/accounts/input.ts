import { charactersIn } from "#app/domain/characters.ts";
import * as v from "valibot";
import { stopIfWrong, trimmedText } from "#app/domain/bounded-text.ts";
import { isCommonPassword } from "./common-passwords.ts";

const CONTROL_CHARACTER = /\p{Cc}/u;
/** Longer than any password before normalising. Anything longer is not worth hashing. */
const MOST_TYPED = 1_024;

const WRONG_USERNAME = "username-wrong";

/** A username: 3–60 Latin letters, digits, dots, hyphens and underscores, ignoring case. */
export const UsernameInput = v.pipe(
  trimmedText(60, WRONG_USERNAME),
  v.minLength(3, WRONG_USERNAME),
  v.regex(/^[\w.-]*$/, WRONG_USERNAME),
);

/** Login fields. Refused only where no account can have them: empty or too long. */
export const LoginInput = v.object(
  {
    username: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)),
    password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MOST_TYPED)),
  },
  "field-missing",
);

export type Login = v.InferOutput<typeof LoginInput>;

/** Normalised to NFKC: 8–128 characters without control characters or the username. No mix of kinds is required. */
export function newPasswordInput(username: string) {
  const name = username.toLowerCase();
  return v.pipe(
    v.string("password-required"),
    v.maxLength(MOST_TYPED, "password-too-long"),
    v.check((password) => password.isWellFormed(), "password-unreadable"),
    v.normalize("NFKC"),
    v.check((password) => charactersIn(password) >= 8, "password-too-short"),
    v.check((password) => charactersIn(password) <= 128, "password-too-long"),
    stopIfWrong,
    v.check((password) => !CONTROL_CHARACTER.test(password), "password-unreadable"),
    v.check((password) => !password.toLowerCase().includes(name), "password-has-username"),
    v.check((password) => !isCommonPassword(password), "password-too-common"),
  );
}
