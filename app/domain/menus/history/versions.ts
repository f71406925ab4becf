import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import type { Restored } from "#app/db/menu-changes.ts";
import { menuVersions } from "#app/db/menu-versions-schema.ts";
import type { Menu } from "#app/domain/menus/menus.ts";
import { VERSIONS_KEPT_MS } from "./keep-version.ts";
import { readVersion, type VersionStores } from "./version-file.ts";
import { whatChanged } from "./what-changed.ts";

/** The most versions that a shop has. */
export const MOST_VERSIONS = 200;

/** A line of History: who changed the menu, when the editing session began (ms UTC), and what it changed. */
export type Version = Omit<typeof menuVersions.$inferSelect, "shopId">;

const VERSION = {
  id: menuVersions.id,
  revision: menuVersions.revision,
  at: menuVersions.at,
  accountId: menuVersions.accountId,
  username: menuVersions.username,
  role: menuVersions.role,
  changes: menuVersions.changes,
  restored: menuVersions.restored,
};

/** The editing sessions of the last 90 days, 200 at most, newest first; what the last of them changed is read off `menu`. */
export async function listVersions(
  stores: VersionStores,
  menu: Menu,
  { now }: { now: number },
): Promise<Version[]> {
  const { id: shopId } = menu.shop;
  const lines = await stores.db
    .select(VERSION)
    .from(menuVersions)
    .where(and(eq(menuVersions.shopId, shopId), gt(menuVersions.at, now - VERSIONS_KEPT_MS)))
    .orderBy(desc(menuVersions.revision))
    .limit(MOST_VERSIONS);
  return Promise.all(
    lines.map(async (line) => {
      if (line.changes) return line;
      const then = await readVersion(stores, shopId, line.revision);
      return { ...line, changes: then ? whatChanged(then, menu, line.at) : {} };
    }),
  );
}

/** The menu as it was before an editing session, and that session's line; undefined if the shop has none of this id. */
export async function openVersion(
  stores: VersionStores,
  shopId: string,
  versionId: number,
): Promise<{ version: Version; menu: Menu } | undefined> {
  const line = await findVersion(stores.db, shopId, versionId);
  const menu = line && (await readVersion(stores, shopId, line.revision));
  return menu && { version: line, menu };
}

/** The id of the version that was kept of a shop's menu at this revision; undefined if none was. */
export async function versionIdAt(
  db: Database,
  shopId: string,
  revision: number,
): Promise<number | undefined> {
  const [line] = await db
    .select({ id: menuVersions.id })
    .from(menuVersions)
    .where(and(eq(menuVersions.shopId, shopId), eq(menuVersions.revision, revision)));
  return line?.id;
}

/** Notes what was restored in the session whose version has the menu at this revision. */
export async function noteRestored(
  db: Database,
  { shopId, revision, restored }: { shopId: string; revision: number; restored: Restored },
): Promise<void> {
  await db
    .update(menuVersions)
    .set({ restored })
    .where(and(eq(menuVersions.shopId, shopId), eq(menuVersions.revision, revision)));
}

/**
 * Notes that the newest session has undone the restore before which this version was kept, or has made it again. Does
 * nothing if that is no restore of this shop, or if no session has begun since.
 */
export async function noteReplayed(
  db: Database,
  { shopId, versionId, isUndone }: { shopId: string; versionId: number; isUndone: boolean },
): Promise<void> {
  const { restored } = (await findVersion(db, shopId, versionId)) ?? {};
  if (!restored) return;
  const { isUndone: _, ...what } = restored;
  await db
    .update(menuVersions)
    .set({ restored: isUndone ? { ...what, isUndone } : what })
    .where(
      and(
        gt(menuVersions.id, versionId),
        eq(
          menuVersions.id,
          sql`(SELECT max(newest.id) FROM menu_versions newest WHERE newest.shop_id = ${shopId})`,
        ),
      ),
    );
}

async function findVersion(db: Database, shopId: string, versionId: number) {
  const [line] = await db
    .select(VERSION)
    .from(menuVersions)
    .where(and(eq(menuVersions.id, versionId), eq(menuVersions.shopId, shopId)));
  return line;
}
