import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { isBrokenConstraint } from "#app/db/broken-constraint.ts";
import { performOnce, type KeyReused, type Once } from "#app/domain/idempotency/perform-once.ts";
import { menuOf, menuQueries, withPlaces } from "#app/domain/menus/menus.ts";
import { photosElsewhere } from "#app/domain/menus/photos-of-shop.ts";
import { identifying } from "#app/domain/menus/sold-out.ts";
import { done, refused, type Outcome } from "#app/domain/outcome.ts";
import { applyPatch, type MenuPatch, type PatchRefusal } from "./menu-patch.ts";
import { isEmpty, leftOf, type Left } from "./left-parts.ts";
import { idsElsewhereQuery, lastIdsQuery, nameNew, type NewIds } from "./new-ids.ts";
import { photosIn } from "./photos-in-patch.ts";
import { writeMenu } from "./write-menu.ts";

/** Somebody changed this menu, or another shop took the ids, between our read and our write. */
const OVERTAKEN = [
  "NOT NULL constraint failed: shops.revision",
  "UNIQUE constraint failed: sections.id",
  "UNIQUE constraint failed: items.id",
];
const TRIES = 5;

/** What a patch came to. */
export interface Patched extends NewIds {
  /** The revision that the menu had reached: what was added has one above it. */
  reached: number;
  /** What of it was not made, as it meets another's change; only of a patch that may be made partly. */
  left?: Left;
}

/**
 * Changes a menu by a patch, all of it or what can be, once for each key: reads the menu, applies the patch and writes
 * what differs, in one batch. Where the menu has changed in between, it starts over. Deleted things come back with the
 * ids that they had, unless another shop has them by now.
 * Refuses what applyPatch refuses, and another operation's key; undefined if there is no such open shop, or a photo is
 * another's.
 */
export async function patchMenu(
  db: Database,
  shopId: string,
  patch: MenuPatch,
  once?: Once,
): Promise<Outcome<Patched, PatchRefusal | KeyReused> | undefined> {
  const items = patch.items.map((item) => ({ ...item, values: identifying(item.values) }));
  // A patch of a whole menu is too long to be kept.
  const told = JSON.stringify({ ...patch, items });
  const digest = createHash("sha256").update(told).digest("base64url");
  const what = ["patch-menu", digest] as const;
  return performOnce<Patched, PatchRefusal | KeyReused>(db, { shopId, what, once }, (store) =>
    untilNobodyIsFaster(async () => {
      const found = await db.batch([
        ...menuQueries(db, shopId),
        lastIdsQuery(db),
        idsElsewhereQuery(db, shopId, patch),
        photosElsewhere(db, shopId, photosIn(patch)),
      ]);
      const [, , , [last], elsewhere, [photoOfAnotherShop]] = found;
      const menu = menuOf(found);
      if (!menu || !last || photoOfAnotherShop) return undefined;
      const placed = withPlaces(menu);
      const patched = applyPatch(placed, patch);
      if (!patched.ok) return patched;
      const { menu: after, ids } = nameNew(patched.value, menu, { last, elsewhere });
      const left = patch.partly && leftOf(placed, patch);
      const made = { ...ids, reached: menu.shop.revision };
      const answer = left && !isEmpty(left) ? { ...made, left } : made;
      await writeMenu(db, { from: menu, to: after }, store(sql`${JSON.stringify(answer)}`));
      return done(answer);
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
