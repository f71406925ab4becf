import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { sections, shops } from "#app/db/schema.ts";
import { isOpenShop } from "#app/domain/shops/open.ts";
import { done, refused, type Full, type Outcome, type Stale } from "#app/domain/outcome.ts";
import { menuLimits } from "./limits.ts";
import { renumberSections } from "./order.ts";
import { advanceRevision } from "./revision.ts";

/** A section without its items. `revision` goes up when its items are added, removed or moved. */
export type SectionRow = typeof sections.$inferSelect;

/** One section, if it is this shop's: what is another's is, to every operation, as if it were not there. */
export function sectionOfShop(shopId: string, sectionId: number) {
  return and(eq(sections.id, sectionId), eq(sections.shopId, shopId));
}

/**
 * Adds a section at the end of an open shop's menu, once for each `key`. Refused as full at 60 sections;
 * undefined if there is no such shop.
 */
export async function addSection(
  db: Database,
  shopId: string,
  { name, key = null }: { name: string; key?: string | null | undefined },
): Promise<Outcome<SectionRow, Full> | undefined> {
  const ours = sql`sections WHERE shop_id = ${shopId}`;
  const [added, , open, [known]] = await db.batch([
    db
      .insert(sections)
      .select(
        sql`SELECT NULL AS id, id AS shop_id, ${name} AS name,
          (SELECT coalesce(max(position), 0) + 1 FROM ${ours}) AS position,
          '[]' AS subheaders, 1 AS revision, ${key} AS added_key
        FROM shops WHERE id = ${shopId} AND closed_at IS NULL
          AND NOT EXISTS (SELECT 1 FROM ${ours} AND added_key = ${key})
          AND (SELECT count(*) FROM ${ours}) < ${menuLimits.sections}`,
      )
      .returning(),
    advanceRevision(db, shopId),
    db.select({ id: shops.id }).from(shops).where(isOpenShop(shopId)),
    db
      .select()
      .from(sections)
      .where(and(eq(sections.shopId, shopId), sql`${sections.addedKey} = ${key}`)),
  ]);
  const section = added[0] ?? known;
  if (section) return done(section);
  return open[0] && refused({ reason: "full", most: menuLimits.sections });
}

/** Gives a section another name. Undefined if the shop has no such section. */
export async function renameSection(
  db: Database,
  shopId: string,
  { sectionId, name }: { sectionId: number; name: string },
): Promise<SectionRow | undefined> {
  const [[renamed]] = await db.batch([
    db.update(sections).set({ name }).where(sectionOfShop(shopId, sectionId)).returning(),
    advanceRevision(db, shopId),
  ]);
  return renamed;
}

/**
 * Moves a section to the 1-based place `to`, beyond the ends to the end, and shifts the others. Undefined if
 * the shop has no such section.
 */
export async function moveSection(
  db: Database,
  shopId: string,
  { sectionId, to }: { sectionId: number; to: number },
): Promise<SectionRow | undefined> {
  const [, , [moved]] = await db.batch([
    renumberSections(db, shopId, { id: sectionId, to }),
    advanceRevision(db, shopId),
    db.select().from(sections).where(sectionOfShop(shopId, sectionId)),
  ]);
  return moved;
}

/** Deletes a section and all its items. Undefined if the shop has no such section. */
export async function deleteSection(
  db: Database,
  shopId: string,
  { sectionId }: { sectionId: number },
): Promise<SectionRow | undefined> {
  const [[deleted]] = await db.batch([
    db.delete(sections).where(sectionOfShop(shopId, sectionId)).returning(),
    advanceRevision(db, shopId),
    renumberSections(db, shopId),
  ]);
  return deleted;
}

/**
 * Replaces the subheaders of a section that the caller saw at `revision`. Refused as full above 20, as stale
 * if the section has changed since; undefined if the shop has no such section.
 */
export async function replaceSubheaders(
  db: Database,
  shopId: string,
  {
    sectionId,
    subheaders,
    revision,
  }: { sectionId: number; subheaders: string[]; revision: number },
): Promise<Outcome<SectionRow, Full | Stale> | undefined> {
  const most = menuLimits.subheadersPerSection;
  if (subheaders.length > most) return refused({ reason: "full", most });
  const [[replaced], , [current]] = await db.batch([
    db
      .update(sections)
      .set({ subheaders, revision: revision + 1 })
      .where(and(sectionOfShop(shopId, sectionId), eq(sections.revision, revision)))
      .returning(),
    advanceRevision(db, shopId),
    db.select().from(sections).where(sectionOfShop(shopId, sectionId)),
  ]);
  if (replaced) return done(replaced);
  return current && refused({ reason: "stale" });
}
