import { sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { isBrokenConstraint } from "#app/db/broken-constraint.ts";
import { performOnce, type KeyReused, type Once } from "#app/domain/idempotency/perform-once.ts";
import { openMenu, withPlaces } from "#app/domain/menus/menus.ts";
import { done, refused, type Outcome } from "#app/domain/outcome.ts";
import { applyPatch, type MenuPatch, type PatchRefusal } from "./menu-patch.ts";
import { nameNew, readLastIds, type NewIds } from "./new-ids.ts";
import { writeMenu } from "./write-menu.ts";

/** Somebody changed this menu, or another shop took the ids, between our read and our write. */
const OVERTAKEN = [
  "NOT NULL constraint failed: shops.revision",
  "UNIQUE constraint failed: sections.id",
  "UNIQUE constraint failed: items.id",
];
const TRIES = 5;

/**
 * Changes a menu by a patch, all of it or nothing, once for each key: reads the menu, applies the patch and writes what
 * differs. Where the menu has changed in between, it starts over. Deleted things come back with the ids that they had.
 * Refuses what applyPatch refuses, and another operation's key; undefined if there is no such open shop.
 */
export async function patchMenu(
  db: Database,
  shopId: string,
  patch: MenuPatch,
  once?: Once,
): Promise<Outcome<NewIds, PatchRefusal | KeyReused> | undefined> {
  const what = ["patch-menu", patch] as const;
  return performOnce<NewIds, PatchRefusal | KeyReused>(db, { shopId, what, once }, (store) =>
    untilNobodyIsFaster(async () => {
      const [menu, lastIds] = await Promise.all([openMenu(db, shopId), readLastIds(db)]);
      if (!menu) return undefined;
      const patched = applyPatch(withPlaces(menu), patch);
      if (!patched.ok) return patched;
      const { menu: after, ids } = nameNew(patched.value, menu, lastIds);
      await writeMenu(db, { from: menu, to: after }, store(sql`${JSON.stringify(ids)}`));
      return done(ids);
    }),
  );
}

async function untilNobodyIsFaster<T, R extends PatchRefusal>(
  attempt: () => Promise<Outcome<T, R> | undefined>,
): Promise<Outcome<T, R | PatchRefusal> | undefined> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!OVERTAKEN.some((constraint) => isBrokenConstraint(error, constraint))) throw error;
    }
  }
  return refused({ reason: "stale" });
}
