import * as v from "valibot";
import { UsernameInput } from "#app/domain/accounts/input.ts";
import { trimmedText } from "#app/domain/bounded-text.ts";
import { NameInput } from "#app/domain/menus/input.ts";
import type { Taken } from "#app/domain/shops/refusals.ts";
import { isShopId } from "#app/domain/shops/shop-id.ts";
import { apiProblemText } from "#app/messages/api-problems.ts";
import { findFieldProblems } from "#app/domain/problem.ts";

const WRONG_ID = "shop-id-wrong";

export const NewLoginInput = v.object({ username: UsernameInput }, "field-missing");

export const NewShopInput = v.object(
  {
    name: NameInput,
    id: v.pipe(trimmedText(64, WRONG_ID), v.toLowerCase(), v.check(isShopId, WRONG_ID)),
    ...NewLoginInput.entries,
  },
  "field-missing",
);

type Names = v.InferOutput<typeof NewShopInput>;

export interface NamesAnswer {
  problems?: Partial<Names>;
  typed?: Partial<Names>;
}

const FIELD_NAMES: Record<string, string> = {
  name: "The name",
  id: "The shop id",
  username: "The username",
};

/** Reads a form with all or some of these fields: what it asks for, or what is wrong with each field. */
export function readNames<T extends v.GenericSchema<unknown, Partial<Names>>>(
  form: FormData,
  input: T,
): NamesAnswer & { names?: v.InferOutput<T> } {
  const typed = Object.fromEntries(
    Object.keys(FIELD_NAMES).map((field) => [field, textOf(form.get(field))]),
  );
  const problems = Object.entries(findFieldProblems(input, typed)).map(([field, problem]) => [
    field,
    `${FIELD_NAMES[field]} ${apiProblemText(problem)}`,
  ]);
  return problems.length === 0
    ? { names: v.parse(input, typed), typed }
    : { problems: Object.fromEntries(problems), typed };
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === "string" ? value : "";
}

/** Says beside its field what somebody else has already. */
export function takenTexts({ what }: Taken): Partial<Names> {
  return what === "username"
    ? { username: "This username is taken. Choose another." }
    : { id: "This shop id is taken. Choose another." };
}
