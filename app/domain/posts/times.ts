import { invalidAt, type InvalidInput } from "#app/domain/outcome.ts";
import { localDate, momentOf } from "#app/domain/shops/local-time.ts";
import { DAY_MS, HOUR_MS } from "#app/durations.ts";
import type { NewPost } from "./input.ts";
import {
  HELP_AFTER_MS,
  HELP_AHEAD_MS,
  PLAN_AHEAD_MS,
  PLAN_GRACE_MS,
  PLAN_LASTS_MS,
} from "./limits.ts";

type Timed = Pick<NewPost, "kind" | "startsAt">;

/**
 * Why the time of a post cannot stand at `now` (both milliseconds UTC): of a plan, when it begins, which it must say; of
 * a call for help, by when it is needed, if that is said. Undefined if it can.
 */
export function refusalOfTime(
  { kind, startsAt }: Timed,
  now: number,
): { ok: false; refusal: InvalidInput } | undefined {
  if (kind === "update") return undefined;
  const isPlan = kind === "plan";
  if (startsAt === null)
    return isPlan ? invalidAt("time", { code: "post-time-missing" }) : undefined;
  if (startsAt < now - (isPlan ? PLAN_GRACE_MS : 0))
    return invalidAt("time", { code: isPlan ? "plan-time-past" : "help-time-past" });
  if (startsAt > now + (isPlan ? PLAN_AHEAD_MS : HELP_AHEAD_MS))
    return invalidAt("time", { code: isPlan ? "plan-time-far" : "help-time-far" });
  return undefined;
}

/**
 * When a post that is published at `now` ends: a plan two hours after it begins; all else after the hours that its
 * author chose, and help no earlier than an hour after it is needed, but within a day.
 */
export function endOf({ kind, startsAt, hours }: Timed & Pick<NewPost, "hours">, now: number) {
  if (kind === "plan" && startsAt !== null) return startsAt + PLAN_LASTS_MS;
  const chosen = now + hours * HOUR_MS;
  if (kind !== "help" || startsAt === null) return chosen;
  return Math.min(Math.max(chosen, startsAt + HELP_AFTER_MS), now + HELP_AHEAD_MS);
}

/** The dates on which a plan may begin, and help be needed, at `now`: 2026-11-27 and those after it. */
export function datesOf(kind: "plan" | "help", now: number): string[] {
  const ahead = (kind === "plan" ? PLAN_AHEAD_MS : HELP_AHEAD_MS) / DAY_MS;
  return Array.from({ length: ahead + 1 }, (_, days) => localDate(now + days * DAY_MS));
}

/** The moment that the fields of a form say, in India's time; null if they say none. */
export function momentIn({ day, time }: { day: string; time: string }): number | null {
  if (day === "" || time === "") return null;
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return momentOf(day, hour * 60 + minute);
}
