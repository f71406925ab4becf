import { findUnavailable } from "#app/platform/unavailable.ts";
import { failedPart, requestId } from "./context.ts";
import type { Received } from "./limits.ts";
import { logError, pathOf } from "./log.ts";

/** Logs what failed, and remembers which part it was. A part that fails several loaders of a page is logged once. */
export function noteFailure(error: unknown, { request, context }: Received): void {
  const part = findUnavailable(error)?.part;
  if (part !== undefined && context.get(failedPart) === part) return;
  if (part !== undefined) context.set(failedPart, part);
  logError(error, { requestId: context.get(requestId), path: pathOf(request) });
}

/** As noteFailure, for routes that report a part that is down themselves. Rethrows every other error. */
export function noteUnavailable(error: unknown, received: Received): void {
  if (!findUnavailable(error)) throw error;
  noteFailure(error, received);
}
