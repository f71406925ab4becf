import { fieldOf, textsOf, type Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { FIRST_HOW, type How } from "./how-fields.tsx";

/** Whose prices are to change: those of all dishes, of the chosen ones, or of these sections. */
export type Which = "all" | "chosen" | ReadonlySet<number>;

export interface Wanted {
  which: Which;
  how: How;
  /** The ids of the chosen dishes. */
  chosen: readonly number[] | undefined;
}

/** What is wanted, as the fields that a phone keeps. */
export function fieldsOfWanted({ which, how, chosen = [] }: Wanted): Fields {
  const ids = typeof which === "string" ? chosen : [...which];
  return [
    ["which", typeof which === "string" ? which : "sections"],
    ...ids.map((id): Fields[number] => ["id", String(id)]),
    ["kind", how.kind],
    ["amount", how.amount],
    ["roundTo", String(how.roundTo)],
  ];
}

/** What such fields want; without them, to change the prices of the chosen dishes, or of all. */
export function wantedIn(fields: Fields | undefined, chosen: Wanted["chosen"]): Wanted {
  if (!fields) return { which: chosen ? "chosen" : "all", how: FIRST_HOW, chosen };
  const named = fieldOf(fields, "which");
  const ids = textsOf(fields, "id").map(Number);
  const how = {
    kind: fieldOf(fields, "kind") as How["kind"],
    amount: fieldOf(fields, "amount") ?? "",
    roundTo: Number(fieldOf(fields, "roundTo")),
  };
  if (named === "chosen") return { which: named, how, chosen: ids };
  return { which: named === "sections" ? new Set(ids) : "all", how, chosen };
}
