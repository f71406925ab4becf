import type { Database } from "#app/db/database.ts";
import { createAccounts } from "#app/domain/accounts/accounts.ts";
import { importMenu } from "#app/domain/menus/import.ts";
import { countShops } from "#app/domain/shops/shops.ts";
import { hashPassword } from "#app/platform/passwords.ts";
import { makeMenuFile } from "#test/makers.ts";

/** Shops whose menu only one writer changes, so that all of it is known at any time. */
export const LONE_SHOPS = { api: "lone-api", editor: "lone-editor" } as const;
/** The shop whose menu several writers change at once. */
export const BUSY_SHOP = "busy";
/** The shop whose owner logs in and out, and changes the password. */
export const LOGIN_SHOP = "logins";
export const OPERATOR = "torturer";

/** The password that all of them start with. */
export const FIRST_PASSWORD = "chaat-and-chutney-2026";

const SHOPS = [...Object.values(LONE_SHOPS), BUSY_SHOP, LOGIN_SHOP];

/** Fills an empty database with shops, each with an owner of the same name, and an operator. */
export async function storeCast(db: Database, { now }: { now: number }): Promise<void> {
  if ((await countShops(db)) > 0) return;
  for (const shopId of SHOPS) {
    const file = makeMenuFile({ shopId, name: shopId, sections: 3, items: 9 });
    await importMenu(db, JSON.stringify(file), { now });
  }
  const passwordHash = await hashPassword(FIRST_PASSWORD);
  const owners = SHOPS.map((shopId) => {
    return { username: shopId, passwordHash, role: "owner", shopId } as const;
  });
  const operator = { username: OPERATOR, passwordHash, role: "operator", shopId: null } as const;
  await createAccounts(db, [...owners, operator], { now });
}
