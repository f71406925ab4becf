import type { Reaction } from "#app/domain/posts/limits.ts";
import { HOUR_MS, MINUTE_MS } from "#app/durations.ts";
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

/** The time passed since `then`, both in milliseconds UTC: "just now", "5 min", "3 h". */
export function timeSince(then: number, now: number, { time }: NearbyMessages): string {
  const passed = now - then;
  if (passed < 2 * MINUTE_MS) return time.justNow;
  return passed < HOUR_MS
    ? time.minutesAgo({ minutes: Math.floor(passed / MINUTE_MS) })
    : time.hoursAgo({ hours: Math.floor(passed / HOUR_MS) });
}

/** The time until `endsAt`: "5 h left", "20 min left". Hours are rounded to the nearest. */
export function timeLeft(endsAt: number, now: number, { time }: NearbyMessages): string {
  const left = endsAt - now;
  if (left < MINUTE_MS) return time.endsNow;
  return left < HOUR_MS
    ? time.minutesLeft({ minutes: Math.floor(left / MINUTE_MS) })
    : time.hoursLeft({ hours: Math.round(left / HOUR_MS) });
}
