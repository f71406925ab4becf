import { env } from "cloudflare:workers";
import { openDatabase } from "#app/db/database.ts";
import { importMenu } from "#app/domain/menus/import.ts";
import { makeMenuFile } from "./makers.ts";

const db = openDatabase(env.DB);
/** Stores a menu file under a new id: test files share a page cache, which outlives each of them. */
export async function storeMenu(file: object): Promise<string> {
  const shopId = `shop-${crypto.randomUUID().slice(0, 13)}`;
  const stored = await importMenu(db, JSON.stringify(file), { shopId, now: Date.now() });
  if (!stored.ok) throw new Error(stored.refusal.path);
  return shopId;
}

export function storeMadeMenu(sections: number, items: number): Promise<string> {
  return storeMenu(makeMenuFile({ sections, items }));
}

/** Stores a menu with one section, Chaat, and one item. */
export function storeItem(item: object, shop: object = {}): Promise<string> {
  const sections = [{ section: "Chaat", items: [item] }];
  return storeMenu({ menu: { shop: { name: "Shop", ...shop }, sections } });
}
