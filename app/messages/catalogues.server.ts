import { bindTexts, type Messages } from "./bind.ts";
import { en, type Area, type Catalogue } from "./en.ts";
import { hi } from "./hi.ts";
import type { Language } from "./languages.ts";

/** Every language, on the server alone: a browser gets the texts of its page with the page. */
export const catalogues = { en, hi } satisfies Record<Language, unknown> as unknown as Record<
  Language,
  Catalogue
>;

/** The texts of an area in a language, ready for use. */
export function messagesIn<A extends Area>(language: Language, area: A): Messages<Catalogue[A]> {
  return bindTexts(catalogues[language][area], language);
}
