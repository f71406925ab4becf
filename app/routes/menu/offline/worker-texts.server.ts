import { catalogues } from "#app/messages/catalogues.server.ts";
import { CLOCK } from "#app/messages/clock.ts";
import { LOCALES, type Language } from "#app/messages/languages.ts";
import type { WorkerTexts } from "./worker-texts.ts";

/** What the worker of a language's menus says. */
export function workerTexts(language: Language): WorkerTexts {
  const { today, yesterday, earlier } = catalogues[language].menu.lastCopy;
  const asOf: WorkerTexts["asOf"] = [today, yesterday, earlier];
  return { locale: LOCALES[language], clock: CLOCK[language], asOf };
}
