import type { Reaction } from "#app/domain/posts/limits.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import type { Messages } from "#app/messages/bind.ts";
import type { Catalogue } from "#app/messages/en.ts";

type NearbyMessages = Messages<Catalogue["nearby"]>;

export const REACTION_SIGNS: Record<Reaction, string> = {
  thanks: "🙏",
  love: "❤️",
  laugh: "😄",
  support: "💪",
  sad: "😢",
};

/** From here on, days are counted: some plans are there for three. */
const LONG_MS = 2 * DAY_MS;

/** The time passed since `then`, both in milliseconds UTC: "just now", "5 min", "3 h", "2 days". */
export function timeSince(then: number, now: number, { time }: NearbyMessages): string {
  const passed = now - then;
  if (passed < 2 * MINUTE_MS) return time.justNow;
  if (passed < HOUR_MS) return time.minutesAgo({ minutes: Math.floor(passed / MINUTE_MS) });
  return passed < LONG_MS
    ? time.hoursAgo({ hours: Math.floor(passed / HOUR_MS) })
    : time.daysAgo({ days: Math.floor(passed / DAY_MS) });
}

/** The time until `endsAt`: "5 h left", "20 min left", "3 days left". Hours and days are rounded to the nearest. */
export function timeLeft(endsAt: number, now: number, { time }: NearbyMessages): string {
  const left = endsAt - now;
  if (left < MINUTE_MS) return time.endsNow;
  if (left < HOUR_MS) return time.minutesLeft({ minutes: Math.floor(left / MINUTE_MS) });
  return left < LONG_MS
    ? time.hoursLeft({ hours: Math.round(left / HOUR_MS) })
    : time.daysLeft({ days: Math.round(left / DAY_MS) });
}
