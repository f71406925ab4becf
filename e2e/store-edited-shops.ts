import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { eq } from "drizzle-orm";
import type { Miniflare } from "miniflare";
import type { Database } from "#app/db/database.ts";
import { accounts, shops } from "#app/db/schema.ts";
import { importMenu } from "#app/domain/menus/import.ts";
import { logInLocally } from "#scripts/local-login.ts";
import { makeMenuFile } from "#test/makers.ts";
import { cookiesFile, DEMO_SHOPS, EDITED_SHOPS, type EditedShop } from "./edited-shops.ts";

const SECTIONS = [
  {
    section: "Starters",
    subheaders: ["Served with chutney", "Till 9 pm"],
    items: ["Paneer Tikka", "Hara Bhara Kabab", "Chilli Gobi", "Papad"],
  },
  { section: "Mains", subheaders: [], items: ["Dal Makhani", "Kadai Paneer", "Roti"] },
  { section: "मिठाई", subheaders: [], items: ["Gulab Jamun"] },
];

/** Stores the shops whose menus the journeys edit, and logs their owners in: `cookies` go where logIn reads them. */
export async function storeEditedShops(
  db: Database,
  worker: Miniflare,
  { port, now }: { port: string; now: number },
): Promise<void> {
  const cookies: Record<string, string> = {};
  for (const shopId of EDITED_SHOPS) {
    cookies[shopId] = await storeEditedShop(db, worker, { shopId, now });
  }
  for (const shopId of DEMO_SHOPS) cookies[shopId] = await logInLocally(db, worker, shopId);
  writeFileSync(cookiesFile(port), JSON.stringify(cookies));
}

/** Stores one of them, and logs its owner in. Gives the value of the cookie, which is the same each time. */
async function storeEditedShop(
  db: Database,
  worker: Miniflare,
  { shopId, now }: { shopId: EditedShop; now: number },
): Promise<string> {
  await importMenu(db, JSON.stringify(fileOf(shopId)), { shopId, now });
  return logInLocally(db, worker, shopId);
}

/** Makes shops as they were before the first try when a second one asks at `port`, for as long as the server runs. */
export function renewEditedShops(db: Database, worker: Miniflare, port: number): void {
  const renew = async (path = "") => {
    const shopId = EDITED_SHOPS.find((shop) => path === `/${shop}`);
    if (!shopId) throw new Error(`no shop to edit: ${path}`);
    await db.batch([
      db.update(accounts).set({ actsFor: null }).where(eq(accounts.actsFor, shopId)),
      db.delete(accounts).where(eq(accounts.shopId, shopId)),
      db.delete(shops).where(eq(shops.id, shopId)),
    ]);
    await storeEditedShop(db, worker, { shopId, now: Date.now() });
  };
  const renewals = createServer(({ url }, reply) => {
    renew(url).then(
      () => reply.end(),
      (error: unknown) => reply.writeHead(500).end(String(error)),
    );
  });
  renewals.listen(port, "localhost");
}

function fileOf(shopId: EditedShop) {
  const name = `Shop of ${shopId}`;
  if (["long", "long-drag", "grid-focus"].includes(shopId))
    return makeMenuFile({ shopId, name, sections: 12, items: 240 });
  if (shopId === "one-section") return makeMenuFile({ shopId, name, sections: 1, items: 30 });
  return { menu: { shop: { name }, sections: SECTIONS.map(fileSection) } };
}

function fileSection({ items, ...section }: (typeof SECTIONS)[number]) {
  const priced = items.map((item, index) => ({
    item,
    price: 100 + index * 10,
    submenu: item === "Paneer Tikka" ? { Half: 120, Full: 220 } : {},
  }));
  return { ...section, items: priced };
}
