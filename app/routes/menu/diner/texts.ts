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

/** Made once, when something is first counted: it takes a slow phone a millisecond. */
let pluralRules: Intl.PluralRules | undefined;

/** A text with its place filled in. The catalogue's own way of doing this is too large for this script. */
export function fill(text: string, value: string | number): string {
  return text.replace(/\{\w+\}/, () => `${value}`);
}

/** A text for so many. */
export function counted(plural: Omit<Plural, "by">, count: number): string {
  pluralRules ??= new Intl.PluralRules(document.documentElement.lang);
  const category = pluralRules.select(count);
  return fill(plural[category] ?? plural.other, count);
}
