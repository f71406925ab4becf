import * as v from "valibot";

type FieldsInput = v.GenericSchema<unknown, Record<string, unknown>>;

/** What is wrong with the fields of a form, in words: the first problem of each. Empty where nothing is. */
export function problemsIn(input: FieldsInput, fields: unknown): Record<string, string> {
  const { issues } = v.safeParse(input, fields, { abortPipeEarly: true });
  const problems = (issues ?? []).map((issue) => [v.getDotPath(issue) ?? "", issue.message]);
  return Object.fromEntries(problems);
}
