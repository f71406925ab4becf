import { desc, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { menuVersions, versionPhotos } from "#app/db/menu-versions-schema.ts";
import { shops } from "#app/db/schema.ts";
import type { Member } from "#app/domain/accounts/accounts.ts";
import { openMenu, type Menu } from "#app/domain/menus/menus.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import { versionLacks, mayBeLost, type Deleted } from "./deleted.ts";
import { readVersion, writeVersion, type VersionStores } from "./version-file.ts";
import { whatChanged } from "./what-changed.ts";

/** A pause of so long ends an editing session. */
const SESSION_PAUSE_MS = 30 * MINUTE_MS;
/** Without a pause an editing session ends after so long: a menu of which dishes sell out all day is kept more than once. */
const LONGEST_SESSION_MS = 6 * HOUR_MS;
/** How exactly the end of an editing session is known: a change writes it no more often. */
const NOTED_EVERY_MS = 5 * MINUTE_MS;
export const VERSIONS_KEPT_MS = 90 * DAY_MS;

/** Who is about to change a menu, and who changed it last. */
export type Editor = Omit<Member, "epoch" | "shopId" | "worksFor">;

interface Change {
  shopId: string;
  editor: Editor;
  /** What is about to be deleted. */
  deleted?: Deleted | undefined;
  /** Given if the menu is to be kept only as long as it is at this revision. */
  revision?: number;
}

/**
 * Keeps the menu as it is, before `editor` changes it, if that begins a new editing session: somebody else changed it last, nobody
 * has for half an hour, or six have passed; or if what is to be deleted is in no version yet. Says then, too, what was
 * changed since the version before. The look-up of the account has told how things stand, so other changes within a
 * session ask nothing more.
 */
export async function keepVersion(
  stores: VersionStores,
  { shopId, editor, deleted, revision }: Change,
  { now }: { now: number },
): Promise<void> {
  const isNew = beginsSession(editor, now);
  const found = isNew || mayBeLost(deleted, editor) ? await findMenus(stores, shopId) : undefined;
  if (found && revision !== undefined && found.menu.shop.revision !== revision) return;
  if (found && (isNew || versionLacks(found, deleted))) await keep(stores, found, { editor, now });
  else if (pauseBefore(editor, now) >= NOTED_EVERY_MS) {
    await noteEdit(stores.db, shopId, { editor, now });
  }
}

function beginsSession(editor: Editor, now: number): boolean {
  const isOver = now - (editor.keptAt ?? 0) >= LONGEST_SESSION_MS;
  return isOver || pauseBefore(editor, now) >= SESSION_PAUSE_MS;
}

/** How long the same editor has changed nothing; without an end if somebody else was the last. */
function pauseBefore({ id, editedBy, editedAt }: Editor, now: number): number {
  return editedBy === id ? now - (editedAt ?? 0) : Infinity;
}

function noteEdit(
  db: Database,
  shopId: string,
  { editor, now, ...kept }: { editor: Editor; now: number; keptAt?: number; keptRevision?: number },
) {
  const noted = { editedBy: editor.id, editedAt: now, ...kept };
  return db.update(shops).set(noted).where(eq(shops.id, shopId));
}

/** A menu as it is, and as the latest version has it. */
interface Menus {
  menu: Menu;
  latest: typeof menuVersions.$inferSelect | undefined;
  kept: Menu | undefined;
}

async function findMenus(stores: VersionStores, shopId: string): Promise<Menus | undefined> {
  const { db } = stores;
  const [menu, latest] = await Promise.all([openMenu(db, shopId), findLatest(db, shopId)]);
  const kept = latest && (await readVersion(stores, shopId, latest.revision));
  return menu && { menu, latest, kept };
}

async function keep(
  stores: VersionStores,
  { menu, latest, kept }: Menus,
  { editor, now }: { editor: Editor; now: number },
): Promise<void> {
  const { db } = stores;
  await writeVersion(stores, menu);
  const { id, role, name, username } = editor;
  const { id: shopId, revision } = menu.shop;
  const who = { at: now, accountId: id, username: name || username, role };
  await db.batch([
    db
      .update(menuVersions)
      .set({ changes: latest && kept ? whatChanged(kept, menu, latest.at) : {} })
      .where(eq(menuVersions.id, latest?.id ?? 0)),
    db
      .insert(menuVersions)
      .values({ shopId, revision, ...who })
      // Nothing has changed since the editing session before, which is therefore none.
      .onConflictDoUpdate({
        target: [menuVersions.shopId, menuVersions.revision],
        set: { ...who, changes: null, restored: null },
      }),
    noteEdit(db, shopId, { editor, now, keptAt: now, keptRevision: revision }),
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
