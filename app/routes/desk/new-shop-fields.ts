import * as v from "valibot";
import { UsernameInput } from "#app/domain/accounts/input.ts";
import { NameInput } from "#app/domain/menus/input.ts";
import type { Taken } from "#app/domain/outcome.ts";
import { isShopId } from "#app/domain/shops/shop-id.ts";
import { problemsIn } from "#app/ui/problems-in.ts";
import type { HandOver } from "./hand-over.ts";

/** What names the login of a shop that has none. */
export const NewLoginInput = v.object({ username: v.optional(UsernameInput, "") });

/** What names a shop that is to be made, and its owner's login. */
export const NewShopInput = v.object({
  name: v.optional(NameInput, ""),
  id: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.toLowerCase(),
      v.check(isShopId, "must be 1 to 64 Latin letters, digits, - and _"),
    ),
    "",
  ),
  ...NewLoginInput.entries,
});

type NewShopFields = v.InferOutput<typeof NewShopInput>;
type NewShopProblems = Partial<Record<keyof NewShopFields, string>>;

/** What came of creating a shop or a login: it is there, or what is wrong with a field, and all that was typed. */
export interface NewShopAnswer {
  handOver?: HandOver;
  problems?: NewShopProblems;
  typed?: Partial<NewShopFields>;
}

const FIELD_NAMES = { name: "The name", id: "The shop id", username: "The username" };
const FIELDS = ["name", "id", "username"] as const;
const MOST_TYPED = 200;

/** Reads a form with all or some of these fields: what it asks for, or what is wrong with each field. */
export function readNames<T extends v.GenericSchema<unknown, Partial<NewShopFields>>>(
  form: FormData,
  input: T,
): NewShopAnswer & { names?: v.InferOutput<T> } {
  const fields = Object.fromEntries(form);
  const typed = typedIn(fields);
  const { success, output } = v.safeParse(input, fields);
  return success ? { names: output, typed } : { problems: problemsOf(input, fields), typed };
}

function problemsOf(
  input: v.GenericSchema<unknown, Partial<NewShopFields>>,
  fields: unknown,
): NewShopProblems {
  const problems: Partial<NewShopFields> = problemsIn(input, fields);
  const named = FIELDS.flatMap((field) =>
    problems[field] === undefined ? [] : [[field, `${FIELD_NAMES[field]} ${problems[field]}`]],
  );
  return Object.fromEntries(named);
}

/** Says beside its field what somebody else has already. */
export function problemOfTaken({ what }: Taken): NewShopProblems {
  return what === "username"
    ? { username: "This username is taken: choose another" }
    : { id: "This shop id is taken: choose another" };
}

function typedIn(fields: Record<string, unknown>): Partial<NewShopFields> {
  const entries = FIELDS.map((field) => {
    const value = fields[field];
    return [field, typeof value === "string" ? value.slice(0, MOST_TYPED) : ""];
  });
  return Object.fromEntries(entries);
}
