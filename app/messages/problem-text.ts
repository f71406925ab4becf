export type ProblemTexts = Readonly<
  Record<string, string | ((values: { most: string }) => string)>
>;

/** What is wrong with a field: a key of the catalogue's `problems`, and the most that the field takes. */
export interface FieldProblem {
  code: string;
  most?: number | undefined;
}

/** The problem that an issue of Valibot stands for. */
export function problemOf(issue: { message: string; requirement?: unknown }): FieldProblem {
  const { message: code, requirement } = issue;
  return typeof requirement === "number" ? { code, most: requirement } : { code };
}

/** What is wrong with a field, as a sentence. A code that the catalogue does not have is a sentence already. */
export function problemText(problems: ProblemTexts, { code, most }: FieldProblem): string {
  const text = problems[code] ?? code;
  return typeof text === "string" ? text : text({ most: String(most) });
}
