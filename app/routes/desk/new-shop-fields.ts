import * as v from "valibot";
import { UsernameInput } from "#app/domain/accounts/input.ts";
import { NameInput } from "#app/domain/menus/input.ts";
import type { Taken } from "#app/domain/outcome.ts";
import { isShopId } from "#app/domain/shops/shop-id.ts";
import { readForm } from "#app/http/forms.ts";
import type { HandOver } from "./hand-over.ts";

const NewShopInput = v.object({
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
  username: v.optional(UsernameInput, ""),
});

export type NewShopFields = v.InferOutput<typeof NewShopInput>;
export type NewShopProblems = Partial<Record<keyof NewShopFields | "form", string>>;

/** What came of creating a shop: it is there, or what is wrong with a field, and all that was typed. */
export interface NewShopAnswer {
  handOver?: HandOver;
  problems?: NewShopProblems;
  typed?: Partial<NewShopFields>;
}

const FIELD_NAMES = { name: "The name", id: "The shop id", username: "The username" };
const MOST_TYPED = 200;

/** Reads the form: the shop it asks for, or what is wrong with each field. */
export async function readNewShop(
  request: Request,
): Promise<NewShopAnswer & { shop?: NewShopFields }> {
  const form = await readForm(request);
  if (!form.ok) return { problems: { form: "The form could not be read. Please send it again." } };
  const fields = Object.fromEntries(form.value);
  const typed = typedIn(fields);
  const { success, output, issues } = v.safeParse(NewShopInput, fields);
  if (success) return { shop: output, typed };
  const { nested = {} } = v.flatten<typeof NewShopInput>(issues);
  const problems: NewShopProblems = {};
  for (const field of ["name", "id", "username"] as const) {
    const [message] = nested[field] ?? [];
    if (message !== undefined) problems[field] = `${FIELD_NAMES[field]} ${message}`;
  }
  return { problems, typed };
}

/** Says beside its field what somebody else has already. */
export function problemOfTaken({ what }: Taken): NewShopProblems {
  return what === "username"
    ? { username: "This username is taken: choose another" }
    : { id: "This shop id is taken: choose another" };
}

function typedIn(fields: Record<string, unknown>): Partial<NewShopFields> {
  const entries = ["name", "id", "username"].map((field) => {
    const value = fields[field];
    return [field, typeof value === "string" ? value.slice(0, MOST_TYPED) : ""];
  });
  return Object.fromEntries(entries);
}
