import type { Database } from "#app/db/database.ts";

type Counting = ReturnType<ReturnType<Database["insert"]>["select"]>;

/**
 * The statements that count the appeals decided in a month, as `appeal-upheld` and `appeal-reversed`, by the reason of
 * their case. None as long as nobody can appeal.
 */
export function countAppeals(_db: Database, _month: string): Counting[] {
  return [];
}
