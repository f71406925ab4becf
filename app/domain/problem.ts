import * as v from "valibot";

/** What is wrong with what was sent: a code, which each surface has words for, and the limit, if one was exceeded. */
export interface Problem {
  code: string;
  most?: number;
  /** How many characters a text has that has more than `most`. */
  count?: number;
}

/** The problem that an issue of Valibot stands for: its message is the code. An upper limit comes along. */
export function problemOf({ message: code, type, requirement, received }: Issue): Problem {
  if (!type.startsWith("max_") || typeof requirement !== "number") return { code };
  const most = requirement;
  return type === "max_code_points" ? { code, most, count: Number(received) } : { code, most };
}

type Issue = Pick<v.BaseIssue<unknown>, "message" | "type" | "requirement" | "received">;

/** What reads the fields of a form. */
export type FieldsInput = v.GenericSchema<unknown, Record<string, unknown>>;

/** The first problem of each field of a form, by the field's name. Empty if nothing is wrong. */
export function findFieldProblems(input: FieldsInput, fields: unknown): Record<string, Problem> {
  const { issues = [] } = v.safeParse(input, fields, { abortPipeEarly: true });
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? "", problemOf(issue)]));
}
