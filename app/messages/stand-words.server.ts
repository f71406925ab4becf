import { messagesIn } from "./catalogues.server.ts";
import { LANGUAGES, type Language } from "./languages.ts";

/** What a printed stand says in a language. */
export interface StandWords {
  language: Language;
  scan: string;
  table: string;
  poweredBy: string;
}

/** In every language: one card has them all. */
export function standWords(): StandWords[] {
  return LANGUAGES.map((language) => {
    const { scan, table } = messagesIn(language, "menu").stand;
    return { language, scan, table, poweredBy: messagesIn(language, "ui").page.poweredBy };
  });
}
