import type { Kind, Reaction } from "#app/domain/posts/limits.ts";
import { HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import type { Messages } from "#app/messages/bind.ts";
import type { Catalogue } from "#app/messages/en.ts";

type NearbyMessages = Messages<Catalogue["nearby"]>;

export const KIND_NAMES: Record<Kind, string> = { update: "Update", help: "Help", plan: "Plan" };

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
/** "1 comment", "3 comments". */
export function counted(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? "" : "s"}`;
}

/** A waiting time in seconds as words: "a minute", "12 minutes", "2 hours". */
export function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return "a minute";
  if (minutes < 60) return `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? "an hour" : `${hours} hours`;
}
