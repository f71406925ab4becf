/** The words for each code of a problem. */
export type ProblemTexts = Readonly<
  Record<string, string | ((values: { most: string }) => string)>
>;

/** What is wrong, as a sentence. Throws if there are no words for the code. */
export function problemText(
  texts: ProblemTexts,
  { code, most }: { code: string; most?: number | undefined },
): string {
  const text = Object.hasOwn(texts, code) ? texts[code] : undefined;
  if (text === undefined) throw new Error(`There are no words for the problem "${code}"`);
  return typeof text === "string" ? text : text({ most: String(most) });
}
