import { tellPushLanguage } from "#app/device/push/push-switch.ts";
import { readValue, writeValue } from "#app/device/store.ts";
import { isLanguage, type Language } from "#app/messages/languages.ts";

const NAME = "language";

/** The language of the community's pages on this device; undefined if none was opened, or nothing is stored here. */
export async function readPageLanguage(): Promise<Language | undefined> {
  const language = await readValue(NAME).catch(() => undefined);
  return isLanguage(language) ? language : undefined;
}

/**
 * Stores the language of a page that was opened, for the service worker that is installed next. If it is another one
 * than before, notifications come in it too; where the server cannot be told, the next page tries again.
 */
export async function followPageLanguage(language: Language): Promise<void> {
  if ((await readPageLanguage()) === language) return;
  if (await tellPushLanguage()) await writeValue(NAME, language).catch(() => undefined);
}
