import { and, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { shops } from "#app/db/schema.ts";
import type { BoardDish } from "#app/db/shop-columns.ts";
import { done, refused, type Outcome, type Stale } from "#app/domain/outcome.ts";
import { isOpenShop } from "#app/domain/shops/open.ts";
import { boardText } from "./board.ts";
import type { Shop } from "./menus.ts";

interface BoardEdit {
  dishes: BoardDish[];
  /** The dishes that its writer saw, as boardText has them. */
  seen: string;
}

/**
 * Writes today's board, or wipes it if it has no dishes. Refuses if it is no longer as `seen`, nor as wanted; undefined
 * if there is no such open shop.
 */
export async function setBoard(
  db: Database,
  shopId: string,
  { dishes, seen }: BoardEdit,
  { now }: { now: number },
): Promise<Outcome<Shop, Stale> | undefined> {
  const board = dishes.length > 0 ? { setAt: now, dishes } : null;
  const written = sql`coalesce(${shops.board}->'$.dishes', 'null')`;
  const [[edited], [current]] = await db.batch([
    db
      .update(shops)
      .set({ board, revision: sql`${shops.revision} + 1` })
      .where(and(isOpenShop(shopId), inArray(written, [seen, boardText(board)])))
      .returning(),
    db.select().from(shops).where(isOpenShop(shopId)),
  ]);
  if (edited) return done(edited);
  return current && refused({ reason: "stale" });
}
