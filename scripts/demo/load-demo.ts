import { readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { accounts, items } from "#app/db/schema.ts";
import { createAccounts } from "#app/domain/accounts/accounts.ts";
import { importMenu } from "#app/domain/menus/import.ts";
import { soldOutUntil } from "#app/domain/menus/sold-out.ts";
import { countShops, listOpenShopsAmong } from "#app/domain/shops/shops.ts";
import { openImageBucket } from "#app/platform/image-bucket.ts";
import { hashPassword } from "#app/platform/passwords.ts";
import { withLocalDatabase } from "#scripts/local-database.ts";
import { DEMO_SHOPS } from "./demo-shops.ts";
import { drawPicture } from "./draw-picture.ts";
import { loadNeighbourhood } from "./load-neighbourhood.ts";

/** The demo logins, for local use only: no deployment loads them. */
export const DEMO_LOGINS = [
  { username: "demo-cafe", password: "demo-cafe-2026", role: "owner", shopId: "demo-cafe" },
  { username: "demo-dhaba", password: "demo-dhaba-2026", role: "owner", shopId: "demo-dhaba" },
  { username: "operator", password: "operator-2026", role: "operator", shopId: null },
] as const;

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
  if (newAccounts.length > 0) await createAccounts(db, newAccounts, { now });
}

async function sellOut(db: Database, { now }: { now: number }): Promise<void> {
  for (const [name, soldOut] of SOLD_OUT) {
    const until = { soldOutUntil: soldOutUntil(soldOut, now) };
    await db.update(items).set(until).where(eq(items.name, name));
  }
}

/** Adds the neighbourhood if the demo is loaded, and renews it once some of its posts have ended. */
export async function enliven(
  db: Database,
  buckets: Pick<Env, "IMAGES" | "EVIDENCE" | "COPIES">,
  { now }: { now: number },
): Promise<void> {
  const isDemo = (await listOpenShopsAmong(db, DEMO_SHOPS)).length > 0;
  const stores = {
    db,
    images: openImageBucket(buckets.IMAGES),
    evidence: openImageBucket(buckets.EVIDENCE),
    copies: openImageBucket(buckets.COPIES),
  };
  if (isDemo) await loadNeighbourhood({ ...stores, draw: drawPicture }, { now });
}

if (import.meta.main) {
  await withLocalDatabase(async (db, bindings) => {
    const at = { now: Date.now() };
    await loadDemo(db, at);
    await enliven(db, bindings, at);
  });
}
