import { waitUntil } from "cloudflare:workers";
import { requestId } from "./context.ts";
import type { Received } from "./limits.ts";
import { log, logError } from "./log.ts";

/** Lets `work` go on after the reply, then logs its counts as `event`. A failure is logged, and fails no request. */
export function afterReply(
  { context }: Received,
  { event, ...fields }: { event: string } & Record<string, string>,
  work: Promise<Record<string, number>>,
): void {
  const known = { requestId: context.get(requestId), ...fields };
  waitUntil(
    work.then(
      (counts) => log(event, { ...known, ...counts }),
      (error) => logError(error, { ...known, at: event }),
    ),
  );
}
