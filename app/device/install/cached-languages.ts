import { OFFLINE_PATH, PLACE_PATH, WRITING_PATH } from "#app/device/paths.ts";
import { isLanguage, type Language } from "#app/messages/languages.ts";

/** The languages of the pages that are stored in these caches. */
export async function cachedLanguages(cacheNames: string[]): Promise<Language[]> {
  const paths = [OFFLINE_PATH, WRITING_PATH, PLACE_PATH];
  const found = cacheNames.flatMap((cacheName) =>
    paths.map(async (path) => (await caches.match(path, { cacheName }))?.text()),
  );
  const languages = (await Promise.all(found)).map((html = "") => languageOf(html));
  return [...new Set(languages)].filter((language) => language !== undefined);
}

/** Whether something is stored, all of it in this language. */
export function isAllIn(language: Language, stored: Language[]): boolean {
  return stored.length > 0 && stored.every((each) => each === language);
}

function languageOf(html: string): Language | undefined {
  const [, language] = /<html lang="(\w+)"/.exec(html) ?? [];
  return isLanguage(language) ? language : undefined;
}

/** The language that a page's message to the service worker names; undefined if it is about something else. */
export function languageIn(message: unknown): Language | undefined {
  const { language } = (message ?? {}) as { language?: unknown };
  return isLanguage(language) ? language : undefined;
}
