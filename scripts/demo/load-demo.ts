import { readFileSync } from "node:fs";
import type { Database } from "#app/db/database.ts";
import { createAccounts } from "#app/domain/accounts/accounts.ts";
import { importMenu } from "#app/domain/menus/import.ts";
import { countShops } from "#app/domain/shops/shops.ts";
import { hashPassword } from "#app/platform/passwords.ts";
import { withLocalDatabase } from "#scripts/local-database.ts";
import { DEMO_SHOPS } from "./demo-shops.ts";

/** The logins of the demo data. They are for local use: no deployment ever loads them. */
export const DEMO_LOGINS = [
  { username: "demo-cafe", password: "demo-cafe-2026", role: "owner", shopId: "demo-cafe" },
  { username: "demo-dhaba", password: "demo-dhaba-2026", role: "owner", shopId: "demo-dhaba" },
  { username: "operator", password: "operator-2026", role: "operator", shopId: null },
] as const;

/** Fills a database that holds no shop with the demo shops and logins; leaves any other as it is. */
export async function loadDemo(db: Database, { now }: { now: number }): Promise<void> {
  if ((await countShops(db)) > 0) return;
  // Hashing is slow: first, so that an interruption hardly falls between two writes.
  const hashing = DEMO_LOGINS.map(async ({ password, ...account }) => ({
    ...account,
    passwordHash: await hashPassword(password),
  }));
  const newAccounts = await Promise.all(hashing);
  for (const shopId of DEMO_SHOPS) {
    const text = readFileSync(new URL(`${shopId}.json`, import.meta.url), "utf8");
    const imported = await importMenu(db, text, { now });
    if (!imported.ok) throw new Error(`${shopId}.json: ${imported.refusal.path}`);
  }
  await createAccounts(db, newAccounts, { now });
}

if (import.meta.main) await withLocalDatabase((db) => loadDemo(db, { now: Date.now() }));
