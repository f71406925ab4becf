import type { Kind, Reaction } from "#app/domain/posts/limits.ts";
import { HOUR_MS, MINUTE_MS } from "#app/durations.ts";

export const KIND_NAMES: Record<Kind, string> = { update: "Update", help: "Help", plan: "Plan" };

/** Each reaction, with the name for screen readers. */
export const REACTION_SIGNS: Record<Reaction, { sign: string; name: string }> = {
  thanks: { sign: "🙏", name: "Thanks" },
  love: { sign: "❤️", name: "Love" },
  laugh: { sign: "😄", name: "Laugh" },
  support: { sign: "💪", name: "With you" },
  sad: { sign: "😢", name: "Sad" },
};

/** The time passed since `time`, both in milliseconds UTC: "just now", "5 min", "3 h". */
export function timeSince(time: number, now: number): string {
  const passed = now - time;
  if (passed < 2 * MINUTE_MS) return "just now";
  if (passed < HOUR_MS) return `${Math.floor(passed / MINUTE_MS)} min`;
  return `${Math.floor(passed / HOUR_MS)} h`;
}

/** The time until `endsAt`: "5 h left", "20 min left". Hours are rounded to the nearest. */
export function timeLeft(endsAt: number, now: number): string {
  const left = endsAt - now;
  if (left < MINUTE_MS) return "ends now";
  if (left < HOUR_MS) return `${Math.floor(left / MINUTE_MS)} min left`;
  return `${Math.round(left / HOUR_MS)} h left`;
}

/** "1 comment", "3 comments". */
export function counted(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? "" : "s"}`;
}
