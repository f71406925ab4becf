import type { RouterContextProvider } from "react-router";
import { done, refused, type Outcome, type TooMany } from "#app/domain/outcome.ts";
import { addressKey, staysWithin } from "#app/platform/rate-limit.ts";
import { requestId } from "./context.ts";
import { logError, pathOf } from "./log.ts";

/** The limits in wrangler.toml count by the minute. */
const TOO_MANY: TooMany = { reason: "too-many", retryAfter: 60 };

/** After a limiter has failed in a request no other is asked: it would take as long, and be logged again. */
const withoutLimits = new WeakSet<Received["context"]>();

/** A request with its context, as middleware, loaders and actions receive it. */
export interface Received {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Refused over what `limiter` allows in a minute. If the limiter fails, that is logged and everybody passes. */
export async function countFor(
  limiter: RateLimit,
  key: string,
  { request, context }: Received,
): Promise<Outcome<undefined, TooMany>> {
  if (withoutLimits.has(context)) return done(undefined);
  try {
    return (await staysWithin(limiter, key)) ? done(undefined) : refused(TOO_MANY);
  } catch (error) {
    withoutLimits.add(context);
    logError(error, { requestId: context.get(requestId), path: pathOf(request) });
    return done(undefined);
  }
}

/** As countFor, for the address of a request. */
export function countForAddress(limiter: RateLimit, received: Received) {
  const address = received.request.headers.get("CF-Connecting-IP");
  return countFor(limiter, addressKey(address), received);
}
