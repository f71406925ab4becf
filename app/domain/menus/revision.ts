import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { ifChanged } from "#app/db/if-changed.ts";
import { sections, shops } from "#app/db/schema.ts";

/** Advances the revision if the statement before it changed anything. Every menu change needs it, to expire copies. */
export function advanceRevision(db: Database, shopId: string) {
  return db
    .update(shops)
    .set({ revision: sql`${shops.revision} + 1` })
    .where(and(eq(shops.id, shopId), ifChanged));
}

/** The same where the statement before it deleted: what versions had all of, they still do. */
export function advanceAfterDeletion(db: Database, shopId: string) {
  return db
    .update(shops)
    .set({
      revision: sql`${shops.revision} + 1`,
      keptRevision: sql`${shops.keptRevision} + (${shops.keptRevision} = ${shops.revision})`,
    })
    .where(and(eq(shops.id, shopId), ifChanged));
}

/** The same for a section's revision, which shows that a list of its items or subheaders is stale. */
export function advanceSectionRevision(db: Database, sectionId: number | SQL<number>) {
  return db
    .update(sections)
    .set({ revision: sql`${sections.revision} + 1` })
    .where(and(eq(sections.id, sectionId), ifChanged));
}
