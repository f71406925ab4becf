import type { RouterContextProvider } from "react-router";
import { done, refused, type Outcome, type TooMany } from "#app/domain/outcome.ts";
import { addressKey, staysWithin } from "#app/platform/rate-limit.ts";
import { requestId } from "./context.ts";
import { logError, pathOf } from "./log.ts";

/** The limits in wrangler.toml count by the minute. */
const TOO_MANY: TooMany = { reason: "too-many", retryAfter: 60 };

/** A request as a door receives it. */
export interface Received {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/**
 * Counts one more under `key`; refused where that is more than `limiter` allows in a minute. A limit protects and
 * is no condition: where it fails, everybody passes, and the log tells.
 */
export async function countFor(
  limiter: RateLimit,
  key: string,
  { request, context }: Received,
): Promise<Outcome<undefined, TooMany>> {
  try {
    return (await staysWithin(limiter, key)) ? done(undefined) : refused(TOO_MANY);
  } catch (error) {
    logError(error, { requestId: context.get(requestId), path: pathOf(request) });
    return done(undefined);
  }
}

/** As countFor, for the address that a request comes from. */
export function countForAddress(limiter: RateLimit, received: Received) {
  const address = received.request.headers.get("CF-Connecting-IP");
  return countFor(limiter, addressKey(address), received);
}
