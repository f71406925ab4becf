import type { diner } from "#app/messages/en/diner.ts";
import type { finder } from "#app/messages/en/finder.ts";
import type { Plural, Translation } from "#app/messages/translation.ts";

/** The texts of the search in the language of the page. Each has a place for one value at most. */
export type FinderTexts = Translation<typeof finder>;

type LaterTexts = Translation<typeof diner>;

/** The texts of all of a diner's tools. */
export type DinerTexts = FinderTexts & LaterTexts;

/** Loads those that the search does without. */
export type LoadTexts = () => Promise<{ diner: LaterTexts }>;

// Making them takes a slow phone a millisecond: once for all letters typed.
const pluralRules = new Intl.PluralRules(document.documentElement.lang);

/** A text with its place filled in. The catalogue's own way of doing this is too large for this script. */
export function fill(text: string, value: string | number): string {
  return text.replace(/\{\w+\}/, () => `${value}`);
}

/** A text for so many. */
export function counted(plural: Omit<Plural, "by">, count: number): string {
  const category = pluralRules.select(count);
  return fill(plural[category] ?? plural.other, count);
}
