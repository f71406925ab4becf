import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Miniflare, V4WorkerOptions } from "miniflare";
import { migrate } from "./migrate.ts";

const NAME = "statements";

/** Any local process can reach the port of a runtime; the runner accepts only callers with this secret. */
const SECRET = randomBytes(32).toString("base64url");

/** A Worker that runs the statements that `openLocalD1` sends, inside the runtime that has the D1. */
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

/** Values that survive JSON; a script that binds anything else has a bug. */
type Value = string | number | null;

type How = "all" | "raw" | "run" | "batch";

/** The migrated D1 of a runtime, with one call a query. */
export async function openLocalD1(runtime: Miniflare): Promise<D1Database> {
  // Miniflare's own client makes six calls, five of which block this process: on a busy machine, connections are closed
  // meanwhile, and queries fail.
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
  // Only what Drizzle and our meter call on a D1Database.
  const d1 = { ...session, withSession: () => session } as unknown as D1Database;
  await migrate(d1);
  return d1;
}

function isValue(value: unknown): boolean {
  return value === null || typeof value === "string" || Number.isFinite(value);
}
