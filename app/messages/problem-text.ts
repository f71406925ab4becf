type ProblemText = string | ((values: { most: string }) => string);

/** The words for each code of a problem. */
export type ProblemTexts = Readonly<Record<string, ProblemText> & { "form-unreadable": string }>;

/**
 * What is wrong, as a sentence. A page may meet a problem of another release: where it has no words for the code, or a most
 * is missing from them, it says that something could not be read.
 */
export function problemText(
  texts: ProblemTexts,
  { code, most }: { code: string; most?: number | undefined },
): string {
  const text = Object.hasOwn(texts, code) ? texts[code] : undefined;
  if (typeof text === "string") return text;
  const isWhole = text !== undefined && most !== undefined;
  return isWhole ? text({ most: String(most) }) : texts["form-unreadable"];
}
