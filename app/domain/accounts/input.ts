import * as v from "valibot";
import { isCommonPassword } from "./common-passwords.ts";

const CONTROL_CHARACTER = /\p{Cc}/u;
/** More than any password is long before normalising; what is longer is not worth the work of hashing it. */
const MOST_TYPED = 1_024;

/** A username: 3–60 Latin letters, digits, dots, hyphens and underscores. Its case does not matter. */
export const UsernameInput = v.pipe(
  v.string("must be text"),
  v.trim(),
  v.regex(/^[\w.-]{3,60}$/, "must be 3 to 60 letters, digits, dots, - and _"),
);

/** What is typed to log in. It is refused only where no account can have it: empty, or longer than allowed. */
export const LoginInput = v.object({
  username: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)),
  password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MOST_TYPED)),
});

export type Login = v.InferOutput<typeof LoginInput>;

/**
 * A new password for `username`, in Unicode's NFKC form, as that is what is hashed: 8–128 characters, without
 * control characters or the username in it, and none of the most common. No mix of kinds is asked for.
 */
export function newPasswordInput(username: string) {
  const name = username.toLowerCase();
  return v.pipe(
    v.string("must be text"),
    v.maxLength(MOST_TYPED, "must be at most 128 characters long"),
    v.check((password) => password.isWellFormed(), "must be well-formed Unicode"),
    v.normalize("NFKC"),
    v.check((password) => characters(password) >= 8, "must be at least 8 characters long"),
    v.check((password) => characters(password) <= 128, "must be at most 128 characters long"),
    v.check((password) => !CONTROL_CHARACTER.test(password), "must not hold control characters"),
    v.check((password) => !password.toLowerCase().includes(name), "must not contain the username"),
    v.check((password) => !isCommonPassword(password), "is one of the most common: choose another"),
  );
}

/** In code points: an emoji of two UTF-16 units is one. */
function characters(text: string): number {
  return Array.from(text).length;
}
