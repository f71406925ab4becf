import { and, eq, getTableColumns, lte, sql, type SQL } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "#app/db/database.ts";
import { isBrokenConstraint } from "#app/db/broken-constraint.ts";
import { ifChanged } from "#app/db/if-changed.ts";
import { keptAnswers } from "#app/db/schema.ts";
import { refused, done, type KeyReused, type Outcome, type Refusal } from "#app/domain/outcome.ts";

/** What a caller calls an operation that it may have to send again, and when it sends it (ms UTC). */
export interface Once {
  key: string;
  now: number;
}

/** How long an answer is kept for who asks again, in milliseconds; and up to a day more, as it is removed by day. */
const KEPT_MS = 24 * 60 * 60 * 1000;

const KEY_IS_TAKEN = "UNIQUE constraint failed: kept_answers.shop_id, kept_answers.key";

/** An operation of a shop, by its name and all that it was told; and, where the caller gave one, its key. */
interface KeyedOperation {
  shopId: string;
  what: readonly [name: string, told: unknown];
  once: Once | undefined;
}

/** Makes the statement that keeps an operation's answer, an expression of JSON. */
type Keep = (answer: SQL) => ReturnType<typeof keepAnswer>;

/**
 * Performs an operation of a shop once for each key: when it is sent again, the first answer is given again and
 * nothing is done. `perform` does it in one batch, in which `keep` stands behind a statement that changes something
 * if the operation does. What it refuses, or does not find, has done nothing and is not kept. Refused where the key
 * was used for something else.
 */
export async function performOnce<T, R extends Refusal>(
  db: Database,
  operation: KeyedOperation,
  perform: (keep: Keep) => Promise<Outcome<T, R> | undefined>,
): Promise<Outcome<T, R | KeyReused> | undefined> {
  const performed = perform((answer) => keepAnswer(db, operation, answer));
  const outcome = await performed.catch((error: unknown) => {
    if (operation.once && isBrokenConstraint(error, KEY_IS_TAKEN)) return undefined;
    throw error;
  });
  if (outcome?.ok || !operation.once) return outcome;
  const kept = await findAnswer(db, operation);
  if (!kept) return outcome;
  if (kept.asked !== JSON.stringify(operation.what)) return refused({ reason: "key-reused" });
  return done(kept.answer as T);
}

/** Where the key is known already this fails, and with it the whole batch. */
function keepAnswer(db: Database, { shopId, what, once }: KeyedOperation, answer: SQL) {
  return db.insert(keptAnswers).select(
    sql`SELECT ${shopId} AS shop_id, ${once?.key ?? null} AS key, ${JSON.stringify(what)} AS asked,
        ${answer} AS answer, ${once?.now ?? null} AS created_at
      WHERE ${once ? ifChanged : sql`false`}`,
  );
}

/** The row that the batch inserted last into `table`, as `keep` takes it. */
export function insertedRow(table: SQLiteTable): SQL {
  const fields = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const isJson = column.dataType === "json";
    return sql`${name}, ${isJson ? sql`json(${column})` : column}`;
  });
  return sql`(SELECT json_object(${sql.join(fields, sql`, `)}) FROM ${table} WHERE rowid = last_insert_rowid())`;
}

/** Lets go of the answers that nobody asks for any more at `now`; gives how many. */
export async function removeOldAnswers(
  db: Database,
  { now }: { now: number },
): Promise<{ answers: number }> {
  const { meta } = await db.delete(keptAnswers).where(lte(keptAnswers.createdAt, now - KEPT_MS));
  return { answers: meta.changes };
}

async function findAnswer(
  db: Database,
  { shopId, once }: KeyedOperation,
): Promise<typeof keptAnswers.$inferSelect | undefined> {
  const [kept] = await db
    .select()
    .from(keptAnswers)
    .where(and(eq(keptAnswers.shopId, shopId), eq(keptAnswers.key, once?.key ?? "")));
  return kept;
}
