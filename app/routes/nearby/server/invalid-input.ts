import { refused, type InvalidInput } from "#app/domain/outcome.ts";

/** An issue of Valibot; the requirement of a text that is too long is its longest length. */
interface Issue {
  message: string;
  requirement?: unknown;
}

/** The refusal of what a form holds at `path`. */
export function invalidAt(path: string, { message, requirement }: Issue) {
  const most = typeof requirement === "number" ? { most: requirement } : {};
  return refused<InvalidInput>({ reason: "invalid-input", path, message, ...most });
}
