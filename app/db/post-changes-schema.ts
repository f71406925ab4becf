import { sql } from "drizzle-orm";
import { integer, sqliteTable } from "drizzle-orm/sqlite-core";

/**
 * Posts that were hidden, changed or deleted a moment ago, or whose shop was changed, as triggers note it: what has been
 * read of them before is out of date. Ids go up, and none is given out twice.
 */
export const postChanges = sqliteTable("post_changes", {
  id: integer().primaryKey({ autoIncrement: true }),
  postId: integer("post_id").notNull(),
  changedAt: integer("changed_at")
    .notNull()
    .default(sql`(unixepoch() * 1000)`),
});
