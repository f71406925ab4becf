import { env } from "cloudflare:workers";
import { accounts } from "#app/db/schema.ts";
import { hasStarted } from "#app/platform/starting.ts";
import { database, images, requestId } from "./context.ts";
import type { Received } from "./limits.ts";
import { logError, pathOf } from "./log.ts";

export interface Health {
  /** D1: whether the tables of logins can be read. */
  database: "ok" | "down";
  /** KV: "starting" while a local run is still filling its tables. */
  sessions: "ok" | "starting" | "down";
  /** R2. */
  pictures: "ok" | "down";
}

/** Asks D1, KV and R2 the least that shows whether they answer, and logs those that do not. */
export async function readHealth(received: Received): Promise<Health> {
  const db = received.context.get(database);
  const [rows, started, keys] = await Promise.all([
    ask(received, db.select({ id: accounts.id }).from(accounts).limit(1)),
    ask(received, hasStarted(env.SESSIONS, env.LOCAL_START)),
    ask(received, received.context.get(images).list("", 1)),
  ]);
  return {
    database: rows ? "ok" : "down",
    sessions: started === undefined ? "down" : started ? "ok" : "starting",
    pictures: keys ? "ok" : "down",
  };
}

async function ask<T>(
  { request, context }: Received,
  answer: PromiseLike<T>,
): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    logError(error, { requestId: context.get(requestId), path: pathOf(request) });
    return undefined;
  }
}
