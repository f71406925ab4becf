import { DEFAULT_LANGUAGE, type Language } from "#app/messages/languages.ts";

const SCRIPTS: [RegExp, string][] = [
  [/\p{Script=Devanagari}/u, "hi"],
  [/\p{Script=Bengali}/u, "bn"],
  [/\p{Script=Gurmukhi}/u, "pa"],
  [/\p{Script=Gujarati}/u, "gu"],
  [/\p{Script=Oriya}/u, "or"],
  [/\p{Script=Tamil}/u, "ta"],
  [/\p{Script=Telugu}/u, "te"],
  [/\p{Script=Kannada}/u, "kn"],
  [/\p{Script=Malayalam}/u, "ml"],
  [/\p{Script=Arabic}/u, "ur"],
  [/\p{Script=Latin}/u, "en"],
];

/** A text's language tag by its script (Devanagari: hi, Latin: en), for screen readers; undefined if that of `page`. */
export function textLanguage(text: string, page: Language = DEFAULT_LANGUAGE): string | undefined {
  const language = languageOf(text);
  return language === page ? undefined : language;
}

function languageOf(text: string): string | undefined {
  // Most texts are plain English, and a menu asks for hundreds of them.
  if (/^[ -~]*$/.test(text)) return /[a-z]/i.test(text) ? "en" : undefined;
  return SCRIPTS.find(([script]) => script.test(text))?.[1];
}
