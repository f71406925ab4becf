import { countIn, type CountedHour } from "#app/domain/hourly-counts.ts";
import { done, refused, type Outcome } from "#app/domain/outcome.ts";
import type { TooNew } from "#app/domain/people/refusals.ts";
import { HOUR_MS } from "#app/durations.ts";
import { addressKey } from "#app/platform/rate-limit.ts";
import { database } from "./context.ts";
import { hourOf } from "./hourly-limits.ts";
import type { Received } from "./limits.ts";

/** An hour, from an address: a carrier puts thousands of phones behind one. */
const MOST_NEWCOMERS = 60;

/**
 * The hour in which a new neighbour counts for their address; refused where it has as many as it may have. None without an
 * address, as when the Worker runs locally, and none for somebody who came (`createdAt`, ms UTC) an hour ago: otherwise
 * somebody there who began sixty sessions each hour would keep all others from writing for good.
 */
export async function hourOfNewcomer(
  { request, context }: Received,
  createdAt: number,
  now: number,
): Promise<Outcome<CountedHour | undefined, TooNew>> {
  const address = request.headers.get("CF-Connecting-IP");
  const waitEnds = createdAt + HOUR_MS;
  if (address === null || waitEnds <= now) return done(undefined);
  const hour = hourOf("new neighbours", addressKey(address), now);
  if ((await countIn(context.get(database), hour)) < MOST_NEWCOMERS) return done(hour);
  const retryAfter = Math.ceil((Math.min(hour.endsAt, waitEnds) - now) / 1000);
  return refused({ reason: "too-new", of: "network", retryAfter });
}
