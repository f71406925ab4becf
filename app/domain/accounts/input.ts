import * as v from "valibot";

/** A username: 3–60 Latin letters, digits, dots, hyphens and underscores. Its case does not matter. */
export const UsernameInput = v.pipe(
  v.string("must be text"),
  v.trim(),
  v.regex(/^[\w.-]{3,60}$/, "must be 3 to 60 letters, digits, dots, - and _"),
);
