import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { openDatabase } from "#app/db/database.ts";
import { shops } from "#app/db/schema.ts";
import type { Deleted } from "#app/domain/menus/history/deleted.ts";
import { keepVersion, type Editor } from "#app/domain/menus/history/keep-version.ts";
import { openImageBucket } from "#app/platform/image-bucket.ts";

export const NOON = Date.UTC(2026, 10, 23, 6, 30);
export const RAVI = { id: 7, username: "shop-ravi", name: "Ravi", role: "staff" as const };
export const OWNER = { id: 8, username: "asha", name: "", role: "owner" as const };

const db = openDatabase(env.DB);
/** Where the Worker keeps versions. */
export const stores = { db, copies: openImageBucket(env.COPIES) };

/** Somebody as a request knows them: the look-up of the account says how things stand in their shop's menu. */
export async function editorNow(shopId: string, who: typeof RAVI | typeof OWNER): Promise<Editor> {
  const last = {
    editedBy: shops.editedBy,
    editedAt: shops.editedAt,
    keptAt: shops.keptAt,
    keptRevision: shops.keptRevision,
    menuRevision: shops.revision,
  };
  const [shop] = await db.select(last).from(shops).where(eq(shops.id, shopId));
  if (!shop) throw new Error("no shop");
  return { ...who, ...shop };
}

/** Keeps a version where a request would, before `who` changes the menu and deletes what is `deleted`. */
export async function keepAs(
  shopId: string,
  who: typeof RAVI | typeof OWNER,
  { now, deleted }: { now: number; deleted?: Partial<Deleted> | undefined },
): Promise<void> {
  const change = {
    shopId,
    editor: await editorNow(shopId, who),
    deleted: deleted && { items: [], sections: [], ...deleted },
  };
  await keepVersion(stores, change, { now });
}
