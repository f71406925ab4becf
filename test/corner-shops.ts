import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { openDatabase } from "#app/db/database.ts";
import { shops } from "#app/db/schema.ts";
import type { BoardDish } from "#app/db/shop-columns.ts";
import { boardText } from "#app/domain/menus/board.ts";
import { setBoard } from "#app/domain/menus/set-board.ts";
import type { Position } from "#app/domain/places/tiles.ts";

const db = openDatabase(env.DB);

/** Stores a shop without a menu, at a position if it has one, and gives its id. */
export async function storeShop(
  at: Position | undefined,
  values: Partial<typeof shops.$inferInsert> = {},
): Promise<string> {
  const id = `shop-${crypto.randomUUID().slice(0, 13)}`;
  await db
    .insert(shops)
    .values({ id, name: "Corner Cafe", revision: 1, createdAt: 0, ...at, ...values });
  return id;
}

/** Changes the columns of a shop. */
export async function changeShop(
  id: string,
  values: Partial<typeof shops.$inferInsert>,
): Promise<void> {
  await db.update(shops).set(values).where(eq(shops.id, id));
}

/** Writes dishes of these names on a shop's board, or wipes it. */
export async function writeOnBoard(id: string, names: string[], now: number): Promise<void> {
  const [shop] = await db.select().from(shops).where(eq(shops.id, id));
  const dishes = names.map((name): BoardDish => {
    return { name, word: "special", pricePaise: 4_000, from: null };
  });
  const set = await setBoard(db, id, { dishes, seen: boardText(shop?.board ?? null) }, { now });
  if (!set?.ok) throw new Error("the board was not written");
}
