import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { ifChanged } from "#app/db/if-changed.ts";
import { sections, shops } from "#app/db/schema.ts";

/**
 * The statement that advances a menu's revision if the statement before it in the batch changed anything. It
 * makes every kept copy of the menu outdated, and belongs in every batch that changes a menu.
 */
export function advanceRevision(db: Database, shopId: string) {
  return db
    .update(shops)
    .set({ revision: sql`${shops.revision} + 1` })
    .where(and(eq(shops.id, shopId), ifChanged));
}

/** The same for a section's own revision, which tells an outdated list of its items or subheaders. */
export function advanceSectionRevision(db: Database, sectionId: number | SQL<number>) {
  return db
    .update(sections)
    .set({ revision: sql`${sections.revision} + 1` })
    .where(and(eq(sections.id, sectionId), ifChanged));
}
