type ProblemText = string | ((values: { most: string }) => string);

export type ProblemTexts = Readonly<Record<string, ProblemText> & { "form-unreadable": string }>;

/** What is wrong, as a sentence. A problem of another release, without words or `most`, reads as `form-unreadable`. */
export function problemText(
  texts: ProblemTexts,
  { code, most }: { code: string; most?: number | undefined },
): string {
  const text = Object.hasOwn(texts, code) ? texts[code] : undefined;
  if (typeof text === "string") return text;
  const isWhole = text !== undefined && most !== undefined;
  return isWhole ? text({ most: String(most) }) : texts["form-unreadable"];
}
