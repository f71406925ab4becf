import * as v from "valibot";

/**
 * What is wrong with something that was sent: a code, which each surface has words for, and the most that is allowed
 * there, if that is the problem.
 */
export interface Problem {
  code: string;
  most?: number;
}

/** The problem that an issue of Valibot stands for. Its message is the code; its requirement, if a number, the most. */
export function problemOf(issue: { message: string; requirement?: unknown }): Problem {
  const { message: code, requirement } = issue;
  return typeof requirement === "number" ? { code, most: requirement } : { code };
}

type FieldsInput = v.GenericSchema<unknown, Record<string, unknown>>;

/** The first problem of each field of a form, by the field's name. Empty if nothing is wrong. */
export function findFieldProblems(input: FieldsInput, fields: unknown): Record<string, Problem> {
  const { issues = [] } = v.safeParse(input, fields, { abortPipeEarly: true });
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? "", problemOf(issue)]));
}
