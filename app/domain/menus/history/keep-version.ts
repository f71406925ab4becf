import { desc, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import type { MenuChanges } from "#app/db/menu-changes.ts";
import { menuVersions, shops, versionPhotos } from "#app/db/schema.ts";
import type { Member } from "#app/domain/accounts/accounts.ts";
import { openMenu, type Menu } from "#app/domain/menus/menus.ts";
import { DAY_MS, MINUTE_MS } from "#app/durations.ts";
import { readVersion, writeVersion, type VersionStores } from "./version-file.ts";
import { whatChanged } from "./what-changed.ts";

/** A pause of so long ends a sitting. */
const SITTING_MS = 30 * MINUTE_MS;
/** How exactly the end of a sitting is known: a change writes it no more often. */
const NOTED_EVERY_MS = 5 * MINUTE_MS;
export const VERSIONS_KEPT_MS = 90 * DAY_MS;

/** Who is about to change a menu, and who changed it last. */
export type Editor = Omit<Member, "epoch" | "shopId" | "worksFor">;

/**
 * Keeps the menu as it is, before `editor` changes it, if that begins a new sitting: somebody else changed it last, or
 * nobody has for half an hour. Says then, too, what the sitting before changed. The look-up of the account has told who
 * changed it last, so a change within a sitting asks nothing more.
 */
export async function keepVersion(
  stores: VersionStores,
  { shopId, editor }: { shopId: string; editor: Editor },
  { now }: { now: number },
): Promise<void> {
  const since = editor.editedBy === editor.id ? now - (editor.editedAt ?? 0) : Infinity;
  if (since < NOTED_EVERY_MS) return;
  const noted = noteEdit(stores.db, shopId, editor, now);
  if (since < SITTING_MS) await noted;
  else await beginSitting(stores, { shopId, editor, now }, noted);
}

function noteEdit(db: Database, shopId: string, { id }: Editor, now: number) {
  return db.update(shops).set({ editedBy: id, editedAt: now }).where(eq(shops.id, shopId));
}

async function beginSitting(
  stores: VersionStores,
  { shopId, editor, now }: { shopId: string; editor: Editor; now: number },
  noted: ReturnType<typeof noteEdit>,
): Promise<void> {
  const { db } = stores;
  const [menu, before] = await Promise.all([openMenu(db, shopId), findLatest(db, shopId)]);
  if (!menu) return;
  const [changes] = await Promise.all([
    before && changesSince(stores, before, menu),
    writeVersion(stores, menu),
  ]);
  const { id, role, name, username } = editor;
  const who = { at: now, accountId: id, username: name || username, role };
  await db.batch([
    db
      .update(menuVersions)
      .set({ changes: changes ?? {} })
      .where(eq(menuVersions.id, before?.id ?? 0)),
    db
      .insert(menuVersions)
      .values({ shopId, revision: menu.shop.revision, ...who })
      // Nothing has changed since the sitting before, which is therefore none.
      .onConflictDoUpdate({
        target: [menuVersions.shopId, menuVersions.revision],
        set: { ...who, changes: null },
      }),
    noted,
    keepPhotos(db, menu, now),
  ]);
}

async function findLatest(db: Database, shopId: string) {
  const [latest] = await db
    .select()
    .from(menuVersions)
    .where(eq(menuVersions.shopId, shopId))
    .orderBy(desc(menuVersions.revision))
    .limit(1);
  return latest;
}

async function changesSince(
  stores: VersionStores,
  { shopId, revision, at }: typeof menuVersions.$inferSelect,
  menu: Menu,
): Promise<MenuChanges> {
  const then = await readVersion(stores, shopId, revision);
  return then ? whatChanged(then, menu, at) : {};
}

function keepPhotos(db: Database, menu: Menu, now: number) {
  const items = menu.sections.flatMap((section) => section.items);
  const keys = items.map(({ photoKey }) => photoKey).filter((key) => key !== null);
  return db
    .insert(versionPhotos)
    .select(
      sql`SELECT value AS photo_key, ${now + VERSIONS_KEPT_MS} AS kept_until
        FROM json_each(${JSON.stringify(keys)}) WHERE true`,
    )
    .onConflictDoUpdate({
      target: versionPhotos.photoKey,
      set: { keptUntil: now + VERSIONS_KEPT_MS },
    });
}
