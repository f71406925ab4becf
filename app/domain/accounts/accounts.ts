import type { Database } from "#app/db/database.ts";
import { accounts } from "#app/db/schema.ts";

export type NewAccount = Pick<
  typeof accounts.$inferInsert,
  "username" | "passwordHash" | "role" | "shopId"
>;

/** Opens accounts, all or none. Owners and staff need a shop, operators have none; usernames are unique. */
export async function openAccounts(
  db: Database,
  newAccounts: NewAccount[],
  { now }: { now: number },
): Promise<void> {
  await db.insert(accounts).values(newAccounts.map((account) => ({ ...account, createdAt: now })));
}
