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
];

/**
 * The language tag for a text that a shop wrote, told by its script, so that a screen reader picks a voice
 * that can say it; undefined for Latin, which is the page's own. Devanagari is taken for Hindi.
 */
export function textLanguage(text: string): string | undefined {
  return SCRIPTS.find(([script]) => script.test(text))?.[1];
}
