import { readFileSync } from "node:fs";
import { eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { accounts, items, shops } from "#app/db/schema.ts";
import type { BoardDish, Hours, Period } from "#app/db/shop-columns.ts";
import { createAccounts } from "#app/domain/accounts/accounts.ts";
import { boardAt, boardText } from "#app/domain/menus/board.ts";
import { setBoard } from "#app/domain/menus/set-board.ts";
import { importMenu } from "#app/domain/menus/import.ts";
import { soldOutUntil } from "#app/domain/menus/sold-out.ts";
import { countShops } from "#app/domain/shops/shops.ts";
import { openImageBucket } from "#app/platform/image-bucket.ts";
import { hashPassword } from "#app/platform/passwords.ts";
import { withLocalDatabase } from "#scripts/local-database.ts";
import { countDemoOpenings } from "./count-openings.ts";
import { DEMO_SHOPS } from "./demo-shops.ts";
import { drawPicture } from "./draw-picture.ts";
import { loadNeighbourhood } from "./load-neighbourhood.ts";
import { photographDishes } from "./photograph-dishes.ts";

/** The demo logins, for local use only: no deployment loads them. */
export const DEMO_LOGINS = [
  { username: "demo-cafe", password: "demo-cafe-2026", role: "owner", shopId: "demo-cafe" },
  { username: "demo-dhaba", password: "demo-dhaba-2026", role: "owner", shopId: "demo-dhaba" },
  { username: "operator", password: "operator-2026", role: "operator", shopId: null },
] as const;

const everyDay = (...periods: Period[]): Hours => ({
  week: Array.from({ length: 7 }, () => periods),
  exceptions: [],
});

/** What a menu file does not hold. */
const DEMO_DETAILS = {
  "demo-cafe": {
    secondName: "कॉर्नर कैफ़े",
    address: "2 Old Post Office Lane, Bandra West, Mumbai",
    fssaiNumber: "10000000000101",
    includesGst: true,
    hours: everyDay([480, 1320]),
  },
  "demo-dhaba": {
    secondName: "Raju ka Dhaba",
    address: "Milestone 14, Old Highway, Murthal",
    fssaiNumber: "10000000000102",
    includesGst: true,
    hours: everyDay([660, 930], [1080, 60]),
  },
};

/** Written anew once they have been wiped. */
const DEMO_BOARDS: Record<string, BoardDish[]> = {
  "demo-cafe": [
    { name: "Hot jalebi", word: "special", pricePaise: 4_000, from: 1020 },
    { name: "Podi masala dosa", word: "new", pricePaise: 13_000, from: null },
    { name: "Mango lassi", word: "back", pricePaise: 9_000, from: null },
  ],
  "demo-dhaba": [{ name: "सरसों का साग", word: "special", pricePaise: 18_000, from: null }],
};

/** Dishes of the demo that cannot be had. */
const SOLD_OUT = [
  ["Carrot Cake", "today"],
  ["Cold Brew", "until-said"],
] as const;

const USERNAME = { username: sql<string>`lower(${accounts.username})` };

/** Loads the demo shops into a database without shops, and the logins that are missing; leaves any other as it is. */
export async function loadDemo(db: Database, { now }: { now: number }): Promise<void> {
  if ((await countShops(db)) > 0) return;
  // Hashing is slow, so it comes first: an interruption is then unlikely to fall between two writes.
  const hashing = DEMO_LOGINS.map(async ({ password, ...account }) => ({
    ...account,
    passwordHash: await hashPassword(password),
  }));
  const made = await Promise.all(hashing);
  // Somebody may have made an operator before the first start.
  const taken = new Set((await db.select(USERNAME).from(accounts)).map(({ username }) => username));
  const newAccounts = made.filter(({ username }) => !taken.has(username));
  for (const shopId of DEMO_SHOPS) {
    const text = readFileSync(new URL(`${shopId}.json`, import.meta.url), "utf8");
    const imported = await importMenu(db, text, { now });
    if (!imported.ok) throw new Error(`${shopId}.json: ${imported.refusal.path}`);
  }
  await sellOut(db, { now });
  for (const [shopId, details] of Object.entries(DEMO_DETAILS)) {
    await db.update(shops).set(details).where(eq(shops.id, shopId));
  }
  if (newAccounts.length > 0) await createAccounts(db, newAccounts, { now });
}

async function sellOut(db: Database, { now }: { now: number }): Promise<void> {
  for (const [name, soldOut] of SOLD_OUT) {
    const until = { soldOutUntil: soldOutUntil(soldOut, now) };
    await db.update(items).set(until).where(eq(items.name, name));
  }
}

/** If the demo is loaded, renews its boards, photos and counts, and the neighbourhood once some of its posts have ended. */
export async function enliven(
  db: Database,
  buckets: Pick<Env, "IMAGES" | "EVIDENCE" | "COPIES">,
  { now }: { now: number },
): Promise<void> {
  const open = await db.select().from(shops).where(inArray(shops.id, DEMO_SHOPS));
  const isDemo = open.length > 0;
  for (const shop of open.filter((each) => boardAt(each, now).length === 0)) {
    await setBoard(
      db,
      shop.id,
      { dishes: DEMO_BOARDS[shop.id] ?? [], seen: boardText(shop.board) },
      { now },
    );
  }
  const stores = {
    db,
    images: openImageBucket(buckets.IMAGES),
    evidence: openImageBucket(buckets.EVIDENCE),
    copies: openImageBucket(buckets.COPIES),
  };
  if (isDemo) {
    await countDemoOpenings(db, { now });
    await photographDishes(stores);
  }
  if (isDemo) await loadNeighbourhood({ ...stores, draw: drawPicture }, { now });
}

if (import.meta.main) {
  await withLocalDatabase(async (db, bindings) => {
    const at = { now: Date.now() };
    await loadDemo(db, at);
    await enliven(db, bindings, at);
  });
}
