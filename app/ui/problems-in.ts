import * as v from "valibot";
import { problemOf, type FieldProblem } from "#app/messages/problem-text.ts";

type FieldsInput = v.GenericSchema<unknown, Record<string, unknown>>;

/** What is wrong with the fields of a form: the first problem of each. Empty where nothing is. */
export function fieldProblemsIn(input: FieldsInput, fields: unknown): Record<string, FieldProblem> {
  const { issues = [] } = v.safeParse(input, fields, { abortPipeEarly: true });
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? "", problemOf(issue)]));
}
