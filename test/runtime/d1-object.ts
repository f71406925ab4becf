import { DurableObject } from "cloudflare:workers";

interface Query {
  sql: string;
  params?: (string | number | null | number[])[];
}

interface Counted {
  total: number;
  lastRow: number;
}

/**
 * The tests' database. It answers D1's client as the local runtime's own object does, with the same SQLite, but in a third of
 * the time: the runtime sends each query as HTTP through another Worker, validates it and takes a bookmark.
 * `same-answers.test.ts` compares the two.
 */
export class QuickD1 extends DurableObject {
  /** As of the last statement; undefined if one has failed since. Asking takes as long as a small query. */
  #counted: Counted | undefined;

  /** Runs a query, or a list of queries as one transaction, and returns what D1 would. Both are JSON. */
  async answer(body: string, format: string | null): Promise<string> {
    const asked = JSON.parse(body) as Query | Query[];
    try {
      // A transaction keeps other calls waiting, which takes longer than a query. One alone needs none.
      const answers = Array.isArray(asked)
        ? await this.ctx.storage.transaction(async () =>
            asked.map((each) => this.#run(each, format)),
          )
        : [this.#run(asked, format)];
      return JSON.stringify(answers);
    } catch (error) {
      this.#counted = undefined;
      return JSON.stringify({ success: false, error: (error as Error).message });
    }
  }

  #run({ sql, params = [] }: Query, format: string | null) {
    const before = (this.#counted ??= this.#count());
    const cursor = this.ctx.storage.sql.exec(sql, ...params.map(fromJson));
    const columns = cursor.columnNames;
    const rows = Array.from(cursor.raw(), (row) => row.map(toJson));
    const isRead = columns.length > 0 && cursor.rowsWritten === 0;
    const after = isRead ? before : (this.#counted = this.#count());
    return {
      success: true,
      results: format === "ROWS_AND_COLUMNS" ? { columns, rows } : rows.map(asObject(columns)),
      meta: {
        served_by: "quick",
        duration: 0,
        size_after: 0,
        changes: after.total - before.total,
        last_row_id: after.lastRow,
        rows_read: cursor.rowsRead,
        rows_written: cursor.rowsWritten,
      },
    };
  }

  #count(): Counted {
    const { sql } = this.ctx.storage;
    const [counted] = sql.exec("SELECT total_changes() AS total, last_insert_rowid() AS lastRow");
    return counted as unknown as Counted;
  }
}

/** The client sends and reads bytes as a list of numbers. */
function fromJson(value: string | number | null | number[]) {
  return Array.isArray(value) ? new Uint8Array(value).buffer : value;
}

function toJson(value: SqlStorageValue) {
  return value instanceof ArrayBuffer ? [...new Uint8Array(value)] : value;
}

const asObject =
  (columns: string[]) =>
  (row: unknown[]): Record<string, unknown> =>
    Object.fromEntries(columns.map((name, index) => [name, row[index]]));

export default {};
