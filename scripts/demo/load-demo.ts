import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { accounts } from "#app/db/schema.ts";
import { createAccounts } from "#app/domain/accounts/accounts.ts";
import { importMenu } from "#app/domain/menus/import.ts";
import { countShops, listOpenShopsAmong } from "#app/domain/shops/shops.ts";
import { openImageBucket } from "#app/platform/image-bucket.ts";
import { hashPassword } from "#app/platform/passwords.ts";
import { withLocalDatabase } from "#scripts/local-database.ts";
import { DEMO_SHOPS } from "./demo-shops.ts";
import { drawPicture } from "./draw-picture.ts";
import { loadNeighbourhood } from "./load-neighbourhood.ts";

/** The logins of the demo data. They are for local use: no deployment ever loads them. */
export const DEMO_LOGINS = [
  { username: "demo-cafe", password: "demo-cafe-2026", role: "owner", shopId: "demo-cafe" },
  { username: "demo-dhaba", password: "demo-dhaba-2026", role: "owner", shopId: "demo-dhaba" },
  { username: "operator", password: "operator-2026", role: "operator", shopId: null },
] as const;

const USERNAME = { username: sql<string>`lower(${accounts.username})` };

/** Fills a database that holds no shop with the demo shops, and the logins that nobody has; leaves any other as it is. */
export async function loadDemo(db: Database, { now }: { now: number }): Promise<void> {
  if ((await countShops(db)) > 0) return;
  // Hashing is slow: first, so that an interruption hardly falls between two writes.
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
  if (newAccounts.length > 0) await createAccounts(db, newAccounts, { now });
}

/** Gives the corner of a demo that is there its neighbours, and those whose posts have ended new ones. */
export async function enliven(
  db: Database,
  buckets: { IMAGES: R2Bucket; EVIDENCE: R2Bucket },
  { now }: { now: number },
): Promise<void> {
  const isDemo = (await listOpenShopsAmong(db, DEMO_SHOPS)).length > 0;
  const [images, evidence] = [openImageBucket(buckets.IMAGES), openImageBucket(buckets.EVIDENCE)];
  if (isDemo) await loadNeighbourhood({ db, images, evidence, draw: drawPicture }, { now });
}

if (import.meta.main) {
  await withLocalDatabase(async (db, bindings) => {
    const at = { now: Date.now() };
    await loadDemo(db, at);
    await enliven(db, bindings, at);
  });
}
