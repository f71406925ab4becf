import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Miniflare, V4WorkerOptions } from "miniflare";
import { migrate } from "./migrate.ts";

const NAME = "statements";

/** Any process of this machine can reach the port of a runtime: the runner listens to this one alone. */
const SECRET = randomBytes(32).toString("base64url");

/** A Worker for a runtime whose D1 is to be opened: it runs there what `openLocalD1` sends. */
export const statementRunner = (bindings: Partial<V4WorkerOptions>): V4WorkerOptions => ({
  name: NAME,
  modules: true,
  bindings: { SECRET },
  script: readFileSync(new URL("run-statements.mjs", import.meta.url), "utf8"),
  d1Databases: bindings.d1Databases,
  r2Buckets: bindings.r2Buckets,
});

interface Statement {
  sql: string;
  values: Value[];
}

/** What JSON says as it is: a script that binds anything else has a bug. */
type Value = string | number | null;

type How = "all" | "raw" | "run" | "batch";

/**
 * The D1 of a runtime, brought up to date, with one call for each query. Miniflare's own client makes six, for five
 * of which this process stands still; where that took long, connections were closed meanwhile, and queries failed.
 */
export async function openLocalD1(runtime: Miniflare): Promise<D1Database> {
  const runner = await runtime.getWorker(NAME);

  async function send(how: How, statements: Statement[]): Promise<unknown> {
    const body = JSON.stringify({ how, statements });
    const headers = { Authorization: SECRET };
    const reply = await runner.fetch("http://localhost", { method: "POST", headers, body });
    if (!reply.ok) throw new Error(await reply.text());
    return reply.json();
  }

  const prepare = (sql: string, values: Value[] = []) => {
    if (!values.every(isValue)) throw new TypeError(`No value for D1 in: ${sql}`);
    const statement = { sql, values };
    return {
      ...statement,
      bind: (...bound: Value[]) => prepare(sql, bound),
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

function isValue(value: unknown): boolean {
  return value === null || typeof value === "string" || Number.isFinite(value);
}
