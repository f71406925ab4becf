import { eq, getTableColumns } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { accounts, shops } from "#app/db/schema.ts";
import { hasUsername, type Account } from "./accounts.ts";
import { DECOY_HASH } from "./decoy-hash.ts";
import type { Login } from "./input.ts";

/** The account with this username and password; undefined alike if either is wrong or the shop is closed. */
export async function checkLogin(
  db: Database,
  { username, password }: Login,
  verify: (password: string, hash: string) => Promise<boolean>,
): Promise<Account | undefined> {
  const [found] = await db
    .select({ ...getTableColumns(accounts), closedAt: shops.closedAt })
    .from(accounts)
    .leftJoin(shops, eq(shops.id, accounts.shopId))
    .where(hasUsername(username));
  // In every case, so that timing does not reveal which usernames exist.
  const isRight = await verify(password, found?.passwordHash ?? DECOY_HASH);
  if (!found || !isRight || found.closedAt !== null) return undefined;
  const { id, role, shopId, epoch } = found;
  return { id, username: found.username, role, shopId, epoch };
}
