import type { Kind, Reaction } from "#app/domain/posts/limits.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What each kind of post is called. */
export const KIND_NAMES: Record<Kind, string> = { update: "Update", help: "Help", plan: "Plan" };

/** Each reaction, with the name that is read out. */
export const REACTION_SIGNS: Record<Reaction, { sign: string; name: string }> = {
  thanks: { sign: "🙏", name: "Thanks" },
  love: { sign: "❤️", name: "Love" },
  laugh: { sign: "😄", name: "Laugh" },
  support: { sign: "💪", name: "With you" },
  sad: { sign: "😢", name: "Sad" },
};

/** How long ago something was, as a few characters: "just now", "5 min", "3 h". */
export function timeSince(time: number, now: number): string {
  const passed = now - time;
  if (passed < 2 * MINUTE_MS) return "just now";
  if (passed < HOUR_MS) return `${Math.floor(passed / MINUTE_MS)} min`;
  return `${Math.floor(passed / HOUR_MS)} h`;
}

/** How long a post still has: "5 h left", "20 min left". Hours are rounded to the nearest. */
export function timeLeft(endsAt: number, now: number): string {
  const left = endsAt - now;
  if (left < MINUTE_MS) return "ends now";
  if (left < HOUR_MS) return `${Math.floor(left / MINUTE_MS)} min left`;
  return `${Math.round(left / HOUR_MS)} h left`;
}

/** A count of things in words: "1 comment", "3 comments". */
export function counted(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? "" : "s"}`;
}

/** How long to wait, in words, from seconds: "a minute", "12 minutes", "2 hours". */
export function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return "a minute";
  if (minutes < 60) return `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? "an hour" : `${hours} hours`;
}
