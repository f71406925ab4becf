import { data } from "react-router";
import * as v from "valibot";
import type { Search } from "#app/domain/desk/search.ts";
import { WholeNumberInput } from "#app/domain/whole-number.ts";
import { readForm } from "#app/http/forms.ts";
import { unknownForm } from "#app/http/replies.ts";
import { statusOf } from "./refusals.ts";

const MOST_WORDS = 120;
const MOST_PAGES = 100_000;

/** A whole number, or null where the field is empty. */
export const WholeNumberOrNoneInput = v.union(
  [
    WholeNumberInput,
    v.pipe(
      v.literal(""),
      v.transform(() => null),
    ),
  ],
  "menu-number-not-whole",
);

/** A form of our own pages; what cannot be read as one is answered so. */
export async function readOwnForm(
  request: Request,
  size?: Parameters<typeof readForm>[1],
): Promise<FormData> {
  const form = await readForm(request, size);
  if (!form.ok) {
    const { reason } = form.refusal;
    const said =
      reason === "too-large" ? "This is too large to send" : "This form couldn’t be read";
    throw data(said, { status: statusOf(form.refusal) });
  }
  return form.value;
}

/** Fields that our own pages wrote into a form; a form that none of them sends is answered with a 400. */
export function parseFields<T extends v.GenericSchema>(form: FormData, input: T): v.InferOutput<T> {
  const fields = v.safeParse(input, Object.fromEntries(form));
  if (!fields.success) throw unknownForm();
  return fields.output;
}

/** The number that a path names; undefined where it is none. */
export function numberOf(text: string): number | undefined {
  return v.is(WholeNumberInput, text) ? Number(text) : undefined;
}

/** What the query looks for: `q` for words, `page` for the page. */
export function readSearch(query: URLSearchParams): Search {
  const page = numberOf(query.get("page") ?? "") ?? 1;
  return {
    words: (query.get("q") ?? "").trim().slice(0, MOST_WORDS).toWellFormed(),
    page: Math.min(Math.max(page, 1), MOST_PAGES),
  };
}

/** A query with some of its parts replaced, or left out where they are empty; begins with ? unless it is empty. */
export function queryWith(query: string, parts: Record<string, string | number>): string {
  const changed = new URLSearchParams(query);
  for (const [name, value] of Object.entries(parts)) {
    if (value === "") changed.delete(name);
    else changed.set(name, String(value));
  }
  return changed.size > 0 ? `?${changed}` : "";
}
