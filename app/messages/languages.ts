export const LANGUAGES = ["en", "hi"] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language of addresses that name none, and of pages that are in one language only. */
export const DEFAULT_LANGUAGE: Language = "en";

/** Each language's own name, which is what its speakers look for. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", hi: "हिन्दी" };

/** What `Intl` formats with: Indian grouping (10,00,000), and the same digits in every language. */
export const LOCALES: Record<Language, string> = { en: "en-IN", hi: "hi-IN-u-nu-latn" };

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** The address of a public page in a language: `/contact`, `/hi/contact`. */
export function localPath(language: Language, path: string): string {
  if (language === DEFAULT_LANGUAGE) return path;
  return path === "/" || path.startsWith("/#")
    ? `/${language}${path.slice(1)}`
    : `/${language}${path}`;
}

/** Links a public page to a private one, whose path names no language: any but English is passed on in the address. */
export function privatePath(language: Language, path: string): string {
  return language === DEFAULT_LANGUAGE ? path : languagePath(language, path);
}

/** The address that has private pages appear in this language from now on, and leads to one of them. */
export function languagePath(language: Language, next: string): string {
  return `/language/${language}?${new URLSearchParams({ next })}`;
}
