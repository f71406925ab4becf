import { inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { accounts } from "#app/db/schema.ts";
import { suggestShopId } from "#app/domain/shops/shop-id.ts";
import { MOST_STAFF } from "./input.ts";

const LONGEST = 60;
const LONGEST_NAME = 20;
/** Of a name in a script that is not transliterated. */
const NAMELESS = "staff";

/** A username for Ravi of the shop chaat-house: `chaat-house-ravi`, or with a number where that is taken. One query. */
export async function suggestUsername(db: Database, shopId: string, name: string): Promise<string> {
  const word = cut(suggestShopId(name) ?? NAMELESS, LONGEST_NAME);
  const candidates = Array.from({ length: MOST_STAFF + 1 }, (_, index) => {
    const ending = index === 0 ? `-${word}` : `-${word}-${index + 1}`;
    return cut(shopId, LONGEST - ending.length) + ending;
  });
  const taken = await db
    .select({ username: sql<string>`lower(${accounts.username})` })
    .from(accounts)
    .where(inArray(sql`lower(${accounts.username})`, candidates));
  const usernames = new Set(taken.map(({ username }) => username));
  return candidates.find((candidate) => !usernames.has(candidate)) ?? String(candidates[0]);
}

function cut(word: string, length: number): string {
  return word.slice(0, length).replace(/[-_]$/, "");
}
