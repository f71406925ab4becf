import { and, eq, getTableColumns, lte, sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "#app/db/database.ts";
import { isBrokenConstraint } from "#app/db/broken-constraint.ts";
import { ifChanged } from "#app/db/if-changed.ts";
import { idempotencyReplies } from "#app/db/schema.ts";
import { refused, done, type Outcome, type Refusal } from "#app/domain/outcome.ts";
import { DAY_MS } from "#app/durations.ts";

/** The key of this operation has already been used for another one. */
export interface KeyReused {
  reason: "key-reused";
}

/** The caller's key for an operation it may repeat, and the time of the call (ms UTC). */
export interface Once {
  key: string;
  now: number;
}

/** Answers are kept for a day, and up to a day more, as they are removed daily. */
const KEPT_MS = DAY_MS;

const KEY_IS_TAKEN = "UNIQUE constraint failed: kept_answers.shop_id, kept_answers.key";

interface KeyedOperation {
  shopId: string;
  what: readonly [name: string, told: unknown];
  once: Once | undefined;
}

/** The statement that stores an answer, an expression of JSON. */
type StoreAnswer = (answer: SQL) => ReturnType<typeof storeAnswer>;

/**
 * Performs an operation once for each key: a repeated call gets the first answer, and a key of another operation is
 * refused. `perform` uses one batch, with `store` right after a statement that changes something if the operation does.
 * What is refused or not found is not stored.
 */
export async function performOnce<T, R extends Refusal>(
  db: Database,
  operation: KeyedOperation,
  perform: (store: StoreAnswer) => Promise<Outcome<T, R> | undefined>,
): Promise<Outcome<T, R | KeyReused> | undefined> {
  const performed = perform((answer) => storeAnswer(db, operation, answer));
  const outcome = await performed.catch((error: unknown) => {
    if (operation.once && isBrokenConstraint(error, KEY_IS_TAKEN)) return undefined;
    throw error;
  });
  if (outcome?.ok || !operation.once) return outcome;
  const stored = await findAnswer(db, operation);
  if (!stored) return outcome;
  if (stored.asked !== JSON.stringify(operation.what)) return refused({ reason: "key-reused" });
  return done(stored.answer as T);
}

/** Fails where the key exists, and the whole batch with it. */
function storeAnswer(db: Database, { shopId, what, once }: KeyedOperation, answer: SQL) {
  return db.insert(idempotencyReplies).select(
    sql`SELECT ${shopId} AS shop_id, ${once?.key ?? null} AS key, ${JSON.stringify(what)} AS asked,
        ${answer} AS answer, ${once?.now ?? null} AS created_at
      WHERE ${once ? ifChanged : sql`false`}`,
  );
}

/** The row that the batch last inserted into `table`, for `store`. */
export function insertedRow(table: SQLiteTable): SQL {
  const fields = Object.entries(getTableColumns(table)).map(([name, column]) => {
    return sql`${name}, ${jsonOf(column)}`;
  });
  return sql`(SELECT json_object(${sql.join(fields, sql`, `)}) FROM ${table} WHERE rowid = last_insert_rowid())`;
}

/** SQLite knows neither JSON nor booleans by their columns. */
function jsonOf(column: SQLiteColumn): SQL {
  if (column.dataType === "json") return sql`json(${column})`;
  if (column.dataType === "boolean") return sql`json(iif(${column}, 'true', 'false'))`;
  return sql`${column}`;
}

/** Removes answers that are over a day old at `now`, and gives their number. */
export async function removeOldAnswers(
  db: Database,
  { now }: { now: number },
): Promise<{ answers: number }> {
  const { meta } = await db
    .delete(idempotencyReplies)
    .where(lte(idempotencyReplies.createdAt, now - KEPT_MS));
  return { answers: meta.changes };
}

async function findAnswer(
  db: Database,
  { shopId, once }: KeyedOperation,
): Promise<typeof idempotencyReplies.$inferSelect | undefined> {
  const [stored] = await db
    .select()
    .from(idempotencyReplies)
    .where(and(eq(idempotencyReplies.shopId, shopId), eq(idempotencyReplies.key, once?.key ?? "")));
  return stored;
}
