import { readFileSync } from "node:fs";
import type { Miniflare, V4WorkerOptions } from "miniflare";
import { migrate } from "./migrate.ts";

const NAME = "statements";

/** A Worker for a runtime whose D1 is to be opened: it runs there what `openLocalD1` sends. */
export const statementRunner = (bindings: Partial<V4WorkerOptions>): V4WorkerOptions => ({
  name: NAME,
  modules: true,
  script: readFileSync(new URL("run-statements.mjs", import.meta.url), "utf8"),
  d1Databases: bindings.d1Databases,
  r2Buckets: bindings.r2Buckets,
});

interface Statement {
  sql: string;
  values: unknown[];
}

type How = "all" | "raw" | "run" | "batch";

/**
 * The D1 of a runtime, brought up to date, with one call for each query. Miniflare's own client makes six, for five
 * of which this process stands still; where that took long, connections were closed meanwhile, and queries failed.
 */
export async function openLocalD1(runtime: Miniflare): Promise<D1Database> {
  const runner = await runtime.getWorker(NAME);

  async function send(how: How, statements: Statement[]): Promise<unknown> {
    const body = JSON.stringify({ how, statements });
    const reply = await runner.fetch("http://localhost", { method: "POST", body });
    if (!reply.ok) throw new Error(await reply.text());
    return reply.json();
  }

  const prepare = (sql: string, values: unknown[] = []) => {
    const statement = { sql, values };
    return {
      ...statement,
      bind: (...bound: unknown[]) => prepare(sql, bound),
      all: () => send("all", [statement]),
      raw: () => send("raw", [statement]),
      run: () => send("run", [statement]),
    };
  };
  const session = {
    prepare: (sql: string) => prepare(sql),
    batch: (statements: Statement[]) => send("batch", statements),
  };
  // What Drizzle and our meter call of a D1Database, and no more.
  const d1 = { ...session, withSession: () => session } as unknown as D1Database;
  await migrate(d1);
  return d1;
}
