import { and, eq, or, sql, type SQL } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { sections, shops } from "#app/db/schema.ts";
import { isOpenShop } from "#app/domain/shops/open.ts";
import {
  insertedRow,
  performOnce,
  type KeyReused,
  type Once,
} from "#app/domain/idempotency/perform-once.ts";
import { done, refused, type Full, type Outcome, type Stale } from "#app/domain/outcome.ts";
import { menuLimits } from "./limits.ts";
import { renumberSections } from "./order.ts";
import { newRow } from "./new-row.ts";
import { advanceAfterDeletion, advanceRevision } from "./revision.ts";
import { editedSectionValues, emptySection, type SectionValues } from "./section-fields.ts";

/** A section without its items. Its revision goes up when its items are added, removed or moved. */
export type SectionRow = typeof sections.$inferSelect;

/** Matches a section only if it is this shop's. */
export function sectionOfShop(shopId: string, sectionId: number) {
  return and(eq(sections.id, sectionId), eq(sections.shopId, shopId));
}

/** Adds a section, once for each key. Refuses a 61st, and another operation's key; undefined if there is no shop. */
export async function addSection(
  db: Database,
  shopId: string,
  section: Pick<SectionValues, "name"> & Partial<SectionValues>,
  once?: Once,
): Promise<Outcome<SectionRow, Full | KeyReused> | undefined> {
  const ours = sql`sections WHERE shop_id = ${shopId}`;
  const values = { ...emptySection, subheaders: [], ...section };
  const parameterOf = (field: keyof typeof values) =>
    sql`${sql.param(values[field], sections[field])}`;
  const { name, ...others } = section;
  const asked = Object.keys(others).length > 0 ? section : name;
  return performOnce(db, { shopId, what: ["add-section", asked], once }, async (store) => {
    const [[added], , , open] = await db.batch([
      db
        .insert(sections)
        .select(
          sql`SELECT ${newRow(sections, (field) => parameterOf(field as keyof typeof values), {
            shopId: sql`id`,
            position: sql`(SELECT coalesce(max(position), 0) + 1 FROM ${ours})`,
          })}
          FROM shops WHERE id = ${shopId} AND closed_at IS NULL
            AND (SELECT count(*) FROM ${ours}) < ${menuLimits.sections}`,
        )
        .returning(),
      advanceRevision(db, shopId),
      store(insertedRow(sections)),
      db.select({ id: shops.id }).from(shops).where(isOpenShop(shopId)),
    ]);
    if (added) return done(added);
    return open[0] && refused({ reason: "full", most: menuLimits.sections });
  });
}

/**
 * Edits a section. Values that are left out stay as they are, and so do those that are as their author saw them. Refuses
 * if somebody has changed one of the others meanwhile; undefined if the shop has no such section.
 */
export async function editSection(
  db: Database,
  shopId: string,
  { sectionId, ...values }: { sectionId: number } & Partial<SectionValues>,
  seen?: Partial<SectionValues>,
): Promise<Outcome<SectionRow, Stale> | undefined> {
  const section = sectionOfShop(shopId, sectionId);
  const edit = editedSectionValues(values, seen);
  const [[edited], , [current]] = await db.batch([
    db
      .update(sections)
      .set({ name: sql`${sections.name}`, ...edit })
      .where(and(section, ...isAsEither(edit, seen)))
      .returning(),
    advanceRevision(db, shopId),
    db.select().from(sections).where(section),
  ]);
  if (edited) return done(edited);
  return current && refused({ reason: "stale" });
}

/** For each value whether a section has it as it was seen, or as it is wanted. */
function isAsEither(edit: Partial<SectionValues>, seen: Partial<SectionValues> | undefined) {
  if (!seen) return [];
  const names = Object.keys(edit) as (keyof SectionValues)[];
  return names.map((name) => {
    const column = sections[name];
    const has = (value: unknown) => sql`${column} IS ${sql.param(value, column)}`;
    return or(has(seen[name]), has(edit[name]));
  });
}

/** Moves a section to the 1-based place `to` or to the nearest end. Undefined if the shop has none of that id. */
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

/** The items that somebody saw in a section, and the sum of their revisions. */
interface SeenWithin {
  itemIds: number[];
  revision: number;
}

/**
 * Deletes a section and its items, once for each key. Refuses if other items are in it than were seen, or one has changed
 * since, and another operation's key; undefined if there is none.
 */
export async function deleteSection(
  db: Database,
  shopId: string,
  { sectionId, seen }: { sectionId: number; seen?: SeenWithin },
  once?: Once,
): Promise<Outcome<{ id: number }, Stale | KeyReused> | undefined> {
  const section = sectionOfShop(shopId, sectionId);
  return performOnce(db, { shopId, what: ["delete-section", sectionId], once }, async (store) => {
    const [[deleted], , , , [current]] = await db.batch([
      db
        .delete(sections)
        .where(and(section, seen && holds(sectionId, seen)))
        .returning({ id: sections.id }),
      advanceAfterDeletion(db, shopId),
      store(sql`json_object('id', ${sectionId})`),
      renumberSections(db, shopId),
      db.select({ id: sections.id }).from(sections).where(section),
    ]);
    if (deleted) return done(deleted);
    return current && refused({ reason: "stale" });
  });
}

/** Whether a section holds these items alone, and none of them has changed. */
function holds(sectionId: number, { itemIds, revision }: SeenWithin): SQL {
  const ids = JSON.stringify([...new Set(itemIds)].toSorted((one, other) => one - other));
  return sql`(SELECT coalesce(sum(revision), 0) = ${revision} AND json_group_array(id) = ${ids}
    FROM (SELECT id, revision FROM items WHERE section_id = ${sectionId} ORDER BY id))`;
}

/** Replaces a section's subheaders. Refuses over 20, or if it has changed since `revision`; undefined if not found. */
export async function replaceSubheaders(
  db: Database,
  shopId: string,
  {
    sectionId,
    subheaders,
    revision,
  }: { sectionId: number; subheaders: string[]; revision?: number },
): Promise<Outcome<SectionRow, Full | Stale> | undefined> {
  const isSeen = revision === undefined ? undefined : eq(sections.revision, revision);
  const most = menuLimits.subheadersPerSection;
  if (subheaders.length > most) return refused({ reason: "full", most });
  const [[replaced], , [current]] = await db.batch([
    db
      .update(sections)
      .set({ subheaders, revision: sql`${sections.revision} + 1` })
      .where(and(sectionOfShop(shopId, sectionId), isSeen))
      .returning(),
    advanceRevision(db, shopId),
    db.select().from(sections).where(sectionOfShop(shopId, sectionId)),
  ]);
  if (replaced) return done(replaced);
  return current && refused({ reason: "stale" });
}
