import { and, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { shops } from "#app/db/schema.ts";
import type { Board, BoardDish } from "#app/db/shop-columns.ts";
import type { Caught } from "#app/db/word-rules-schema.ts";
import {
  done,
  invalidAt,
  refused,
  type InvalidInput,
  type Outcome,
  type Stale,
} from "#app/domain/outcome.ts";
import { writeBoardPost } from "#app/domain/posts/board-post.ts";
import { toMinute } from "#app/domain/posts/minutes.ts";
import { insertWithId } from "#app/domain/posts/time-ordered-id.ts";
import { judgeWords, queryWordRules } from "#app/domain/word-rules/judge-words.ts";
import { boardAt } from "#app/domain/shops/board-at.ts";
import { isOpenShop } from "#app/domain/shops/open.ts";
import { boardText } from "./board.ts";
import type { Shop } from "./menus.ts";
import { decimalRupees } from "./prices.ts";

interface BoardEdit {
  dishes: BoardDish[];
  /** The dishes that its writer saw, as boardText has them. */
  seen: string;
}

/**
 * Writes today's board, or wipes it if it has no dishes, on the menu and in the feed of the neighbours. Refuses if it is
 * no longer as `seen`, nor as wanted, and for words that a rule would hold if a neighbour wrote them: whoever writes the
 * board can put them differently. What neighbours would only be asked about is allowed, such as the shop's number.
 * Undefined if there is no such open shop.
 */
export async function setBoard(
  db: Database,
  shopId: string,
  { dishes, seen }: BoardEdit,
  { now }: { now: number },
): Promise<Outcome<Shop, Stale | InvalidInput> | undefined> {
  const [[before], rules] = await db.batch([
    db.select().from(shops).where(isOpenShop(shopId)),
    queryWordRules(db),
  ]);
  if (!before) return undefined;
  const board = dishes.length > 0 ? { setAt: now, dishes } : null;
  const { caught } = judgeWords(rules, { text: dishes.map(({ name }) => name).join("\n") });
  if (caught) return refusedWords(caught);
  const isNew = boardText({ setAt: now, dishes: boardAt(before, now) }) !== boardText(board);
  const written = sql`coalesce(${shops.board}->'$.dishes', 'null')`;
  // As of the minute before, so that the feed, which shows whole minutes, shows it at once: a shop has no moment to hide.
  const [[edited], [current]] = await insertWithId("posts", toMinute(now) - 1, (id) =>
    db.batch([
      db
        .update(shops)
        .set({ board, revision: sql`${shops.revision} + 1` })
        .where(and(isOpenShop(shopId), inArray(written, [seen, boardText(board)])))
        .returning(),
      db.select().from(shops).where(isOpenShop(shopId)),
      ...writeBoardPost(db, { shop: before, board, isNew, text: textOf(board), id }, { now }),
    ]),
  );
  if (edited) return done(edited);
  return current && refused({ reason: "stale" });
}

/** Tells whoever writes a board why a rule would hold it: the desk makes rules for any reason. */
function refusedWords({ reason }: Caught) {
  if (reason === "violence") return invalidAt("name", { code: "menu-board-threat" });
  if (reason === "child-safety") return invalidAt("name", { code: "menu-board-child" });
  return invalidAt("name", { code: "menu-board-held" });
}

/** What moderators read of a board. */
function textOf(board: Board | null): string {
  const lines = board?.dishes.map(({ name, pricePaise }) =>
    pricePaise > 0 ? `${name}, ₹${decimalRupees(pricePaise)}` : name,
  );
  return lines?.join("\n") ?? "";
}
