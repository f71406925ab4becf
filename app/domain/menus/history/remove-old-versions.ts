import { inArray, lte, sql } from "drizzle-orm";
import { menuVersions, versionPhotos } from "#app/db/menu-versions-schema.ts";
import { VERSIONS_KEPT_MS } from "./keep-version.ts";
import { versionKey, type VersionStores } from "./version-file.ts";
import { MOST_VERSIONS } from "./versions.ts";

/** The most that one run removes; the next one goes on. */
const BATCH = 1000;

/** Removes versions that are over 90 days old at `now`, and of each shop all but the newest 200; gives their number. */
export async function removeOldVersions(
  { db, copies }: VersionStores,
  { now }: { now: number },
): Promise<{ versions: number }> {
  await db.delete(versionPhotos).where(lte(versionPhotos.keptUntil, now));
  const old = await db.all<{ id: number; shopId: string; revision: number }>(sql`
    SELECT id, shop_id AS shopId, revision FROM menu_versions WHERE at <= ${now - VERSIONS_KEPT_MS}
    UNION SELECT id, shop_id, revision FROM (
      SELECT id, shop_id, revision,
        row_number() OVER (PARTITION BY shop_id ORDER BY revision DESC) AS place
      FROM menu_versions) WHERE place > ${MOST_VERSIONS}
    LIMIT ${BATCH}`);
  if (old.length === 0) return { versions: 0 };
  // The objects first: a line that leads nowhere is removed the next day, an object without a line never.
  await copies.remove(old.map(({ shopId, revision }) => versionKey(shopId, revision)));
  const ids = JSON.stringify(old.map(({ id }) => id));
  await db
    .delete(menuVersions)
    .where(inArray(menuVersions.id, sql`(SELECT value FROM json_each(${ids}))`));
  return { versions: old.length };
}
