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
  /** Runs a query, or a list of queries as one transaction, and returns what D1 would. Both are JSON. */
  async answer(body: string, format: string | null): Promise<string> {
    const queries = [JSON.parse(body) as Query | Query[]].flat();
    try {
      const answers = await this.ctx.storage.transaction(async () => this.#runAll(queries, format));
      return JSON.stringify(answers);
    } catch (error) {
      return JSON.stringify({ success: false, error: (error as Error).message });
    }
  }

  #runAll(queries: Query[], format: string | null) {
    let before = this.#count();
    return queries.map(({ sql, params = [] }) => {
      const cursor = this.ctx.storage.sql.exec(sql, ...params.map(fromJson));
      const columns = cursor.columnNames;
      const rows = Array.from(cursor.raw(), (row) => row.map(toJson));
      const after = this.#count();
      const changes = after.total - before.total;
      before = after;
      return {
        success: true,
        results: format === "ROWS_AND_COLUMNS" ? { columns, rows } : rows.map(asObject(columns)),
        meta: {
          served_by: "quick",
          duration: 0,
          size_after: 0,
          changes,
          last_row_id: after.lastRow,
          rows_read: cursor.rowsRead,
          rows_written: cursor.rowsWritten,
        },
      };
    });
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
