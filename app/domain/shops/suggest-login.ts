import { and, inArray, ne, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { accounts, shops } from "#app/db/schema.ts";
import { suggestShopId } from "./shop-id.ts";

const MOST_NAMESAKES = 40;
/** The limits of a username. A shop's id may be a little longer. */
const LONGEST = 60;
const SHORTEST = 3;

/** An id from the shop's name, free as a username too. The shop `shopId` may get its own. Undefined if none is. */
export async function suggestLogin(
  db: Database,
  shopName: string,
  shopId?: string,
): Promise<string | undefined> {
  const named = suggestShopId(shopName);
  if (named === undefined) return undefined;
  const word = named.length < SHORTEST ? `${named}-shop` : named;
  const candidates = Array.from({ length: MOST_NAMESAKES }, (_, index) =>
    index === 0 ? cut(word, LONGEST) : withNumber(word, `-${index + 1}`),
  );
  const isAnother = shopId === undefined ? undefined : ne(shops.id, shopId);
  const [ids, usernames] = await db.batch([
    db
      .select({ taken: shops.id })
      .from(shops)
      .where(and(inArray(shops.id, candidates), isAnother)),
    db
      .select({ taken: sql<string>`lower(${accounts.username})` })
      .from(accounts)
      .where(inArray(sql`lower(${accounts.username})`, candidates)),
  ]);
  const taken = new Set([...ids, ...usernames].map((row) => row.taken));
  return candidates.find((candidate) => !taken.has(candidate));
}

function withNumber(word: string, ending: string): string {
  return cut(word, LONGEST - ending.length) + ending;
}

function cut(word: string, length: number): string {
  return word.slice(0, length).replace(/-$/, "");
}
