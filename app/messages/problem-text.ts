type ProblemText = string | ((values: { most: string | number; count: number }) => string);

export type ProblemTexts = Readonly<Record<string, ProblemText> & { "form-unreadable": string }>;

interface SaidProblem {
  code: string;
  most?: number | undefined;
  count?: number | undefined;
}

/** The message for any text with too many characters, unless its code has a message of its own. */
const COUNTED = "words-too-long-counted";

/**
 * What is wrong, as a sentence; with the number of characters that were typed, where that is known. A problem of another
 * release, without words or `most`, reads as `form-unreadable`.
 */
export function problemText(texts: ProblemTexts, { code, most, count }: SaidProblem): string {
  if (most !== undefined && count !== undefined) {
    const counted = textOf(texts, `${code}-counted`) ?? textOf(texts, COUNTED);
    if (typeof counted === "function") return counted({ most, count });
  }
  const text = textOf(texts, code);
  if (typeof text === "string") return text;
  const isWhole = text !== undefined && most !== undefined;
  return isWhole ? text({ most: String(most), count: 0 }) : texts["form-unreadable"];
}

function textOf(texts: ProblemTexts, key: string): ProblemText | undefined {
  return Object.hasOwn(texts, key) ? texts[key] : undefined;
}
