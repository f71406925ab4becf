import { waitUntil } from "cloudflare:workers";
import { requestId } from "./context.ts";
import type { Received } from "./limits.ts";
import { log, logError } from "./log.ts";

/**
 * Lets `work` go on after the reply is sent, and logs the counts that it ends with as `event`, with `fields`. A failure
 * is logged and never fails the request.
 */
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
