import { writeFileSync } from "node:fs";
import type { Miniflare } from "miniflare";
import type { Database } from "#app/db/database.ts";
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
    await importMenu(db, JSON.stringify(fileOf(shopId)), { shopId, now });
    cookies[shopId] = await logInLocally(db, worker, shopId);
  }
  for (const shopId of DEMO_SHOPS) cookies[shopId] = await logInLocally(db, worker, shopId);
  writeFileSync(cookiesFile(port), JSON.stringify(cookies));
}

function fileOf(shopId: EditedShop) {
  const name = `Shop of ${shopId}`;
  if (["long", "long-drag", "grid-focus"].includes(shopId))
    return makeMenuFile({ shopId, name, sections: 12, items: 240 });
  if (shopId === "one-section") return makeMenuFile({ shopId, name, sections: 1, items: 30 });
  if (shopId === "full-section") return makeMenuFile({ shopId, name, sections: 2, items: 598 });
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
