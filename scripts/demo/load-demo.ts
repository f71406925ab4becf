import { readFileSync } from "node:fs";
import { eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { accounts, shops } from "#app/db/schema.ts";
import { createAccounts } from "#app/domain/accounts/accounts.ts";
import { importMenu } from "#app/domain/menus/import.ts";
import { countShops } from "#app/domain/shops/shops.ts";
import { openImageBucket } from "#app/platform/image-bucket.ts";
import { hashPassword } from "#app/platform/passwords.ts";
import { withLocalDatabase } from "#scripts/local-database.ts";
import { countDemoOpenings } from "./count-openings.ts";
import { DEMO_DETAILS } from "./demo-details.ts";
import { DEMO_SHOPS } from "./demo-shops.ts";
import { drawPicture, drawSmaller } from "./draw-picture.ts";
import { loadNeighbourhood } from "./load-neighbourhood.ts";
import { photographDishes } from "./photograph-dishes.ts";
import { renewDemo, sellOut } from "./renew-demo.ts";

/** The demo logins, for local use only: no deployment loads them. */
export const DEMO_LOGINS = [
  { username: "demo-cafe", password: "demo-cafe-2026", role: "owner", shopId: "demo-cafe" },
  { username: "demo-dhaba", password: "demo-dhaba-2026", role: "owner", shopId: "demo-dhaba" },
  { username: "operator", password: "operator-2026", role: "operator", shopId: null },
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
  await sellOut(db, "until-said", { now });
  for (const [shopId, details] of Object.entries(DEMO_DETAILS)) {
    await db.update(shops).set(details).where(eq(shops.id, shopId));
  }
  if (newAccounts.length > 0) await createAccounts(db, newAccounts, { now });
}

/**
 * If the demo is loaded, renews what lasts a day in its shops, its photos and counts, and the neighbourhood once some of its
 * posts have ended.
 */
export async function enliven(
  db: Database,
  buckets: Pick<Env, "IMAGES" | "EVIDENCE" | "COPIES">,
  { now }: { now: number },
): Promise<void> {
  if ((await db.$count(shops, inArray(shops.id, DEMO_SHOPS))) === 0) return;
  const stores = {
    db,
    images: openImageBucket(buckets.IMAGES),
    evidence: openImageBucket(buckets.EVIDENCE),
    copies: openImageBucket(buckets.COPIES),
  };
  await renewDemo(db, { now });
  await countDemoOpenings(db, { now });
  await photographDishes(stores);
  await loadNeighbourhood({ ...stores, draw: drawPicture, drawSmaller }, { now });
}

if (import.meta.main) {
  await withLocalDatabase(async (db, bindings) => {
    const at = { now: Date.now() };
    await loadDemo(db, at);
    await enliven(db, bindings, at);
  });
}
