import type { Messages } from "#app/messages/bind.ts";
import type { Catalogue } from "#app/messages/en.ts";
import type { Language } from "#app/messages/languages.ts";
import { html, type Html } from "#app/ui/html.ts";
import { textLanguage } from "#app/ui/text-language.ts";

/** What a menu's sections and rows are written in and with. */
export interface MenuTexts {
  language: Language;
  menu: Messages<Catalogue["menu"]>;
  ui: Messages<Catalogue["ui"]>;
}

/** The attribute `lang` for an element with a shop's own text, where that is not in the language of the page. */
export function langOf(text: string, { language }: MenuTexts): Html | false {
  const other = textLanguage(text, language);
  return other !== undefined && html` lang="${other}"`;
}
