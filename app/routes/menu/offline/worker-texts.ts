import type { Language } from "#app/messages/languages.ts";

/** What the worker says, in the language of its menus. Its script sets it before the worker's file runs. */
export interface WorkerTexts {
  language: Language;
  /** Each with a place for the time, or for the date of what is older. */
  lastCopy: Record<"today" | "yesterday" | "earlier", string>;
  /** The HTML that is shown where a menu is not on the phone. */
  missing: string;
}

declare global {
  var menuTexts: WorkerTexts;
}
