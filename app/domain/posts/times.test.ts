import { expect, it } from "vitest";
import * as v from "valibot";
import { newNeighbour, post, stores } from "#test/neighbours.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import { PostInput } from "./input.ts";
import { listOwnPosts } from "./own-posts.ts";
import { datesOf } from "./times.ts";

/** Ten at night in India, on the 27th. */
const NOW = Date.UTC(2026, 10, 27, 16, 30, 20);
const MINUTE_NOW = Date.UTC(2026, 10, 27, 16, 30);

const FORM = { text: "Cricket", tile: "16/46027/29258" };
const parse = (fields: Record<string, string>) => v.safeParse(PostInput, { ...FORM, ...fields });
const startOf = (fields: Record<string, string>) => {
  const read = parse(fields);
  return read.success ? read.output.startsAt : read.issues.map(({ message }) => message);
};

it("a day and a time are those of India, whatever the clock of the phone and its zone", () => {
  const plan = { kind: "plan", day: "2026-11-28", time: "06:30" };
  expect(startOf(plan)).toBe(Date.UTC(2026, 10, 28, 1));
  // Some browsers send seconds.
  expect(startOf({ ...plan, time: "06:30:00" })).toBe(Date.UTC(2026, 10, 28, 1));
  expect(startOf({ ...plan, kind: "help" })).toBe(Date.UTC(2026, 10, 28, 1));
});

it("an update has no time, and help needs none", () => {
  expect(startOf({ kind: "update", day: "2026-11-28", time: "06:30" })).toBeNull();
  expect(startOf({ kind: "help", day: "2026-11-28", time: "" })).toBeNull();
  expect(startOf({ kind: "help" })).toBeNull();
});

it.each<[string, Record<string, string>, string]>([
  ["a plan without a time", { kind: "plan", day: "2026-11-28" }, "post-time-missing"],
  ["a plan without a day", { kind: "plan", time: "06:30" }, "post-time-missing"],
  ["help with a time and no day", { kind: "help", time: "06:30" }, "post-time-missing"],
  ["30 February", { kind: "plan", day: "2026-02-30", time: "06:30" }, "post-time-wrong"],
  ["25 o’clock", { kind: "plan", day: "2026-11-28", time: "25:00" }, "post-time-wrong"],
  ["words", { kind: "plan", day: "tomorrow", time: "at six" }, "post-time-wrong"],
])("%s is refused", (_, fields, code) => {
  expect(startOf(fields)).toContain(code);
});

it("the days to choose from are those on which it is allowed, counted by India’s midnight", () => {
  expect(datesOf("plan", NOW)).toEqual(["2026-11-27", "2026-11-28", "2026-11-29", "2026-11-30"]);
  expect(datesOf("help", NOW)).toEqual(["2026-11-27", "2026-11-28"]);
  expect(datesOf("help", NOW + 2 * HOUR_MS)[0]).toBe("2026-11-28");
});

/** When such a post ends, counted from the minute in which it was posted; or why it is refused. */
async function endAfter(kind: "plan" | "help", startsAfter: number | null, hours: 1 | 6 | 24 = 24) {
  const author = await newNeighbour(NOW);
  const startsAt = startsAfter === null ? null : MINUTE_NOW + startsAfter;
  const posted = post({ author, kind, startsAt, hours, now: NOW });
  const refusal = await posted.then(
    () => undefined,
    (error: Error) => error.message,
  );
  if (refusal !== undefined) return refusal;
  const reader = { person: author, secret: "" };
  const [own] = await listOwnPosts(stores.db, reader, { now: NOW });
  return (own?.endsAt ?? 0) - MINUTE_NOW;
}

it.each([
  ["in an hour", HOUR_MS, 3 * HOUR_MS],
  ["in three days", 3 * DAY_MS, 3 * DAY_MS + 2 * HOUR_MS],
  ["nine minutes ago, from a slow phone", -9 * MINUTE_MS, 111 * MINUTE_MS],
])("a plan that begins %s ends two hours after it began", async (_, starts, ends) => {
  expect(await endAfter("plan", starts, 1)).toBe(ends);
});

it.each([
  ["has begun ten minutes ago", "plan", -10 * MINUTE_MS, "plan-time-past"],
  ["was yesterday", "plan", -DAY_MS, "plan-time-past"],
  ["is more than three days ahead", "plan", 3 * DAY_MS + MINUTE_MS, "plan-time-far"],
  ["says no time", "plan", null, "post-time-missing"],
  ["was needed a minute ago", "help", -MINUTE_MS, "help-time-past"],
  ["is needed in more than a day", "help", DAY_MS + MINUTE_MS, "help-time-far"],
] as const)("what %s is not published", async (_, kind, starts, code) => {
  expect(await endAfter(kind, starts)).toBe(code);
});

it.each([
  ["as its author chose", HOUR_MS, 24, DAY_MS],
  ["as its author chose where it says no hour", null, 6, 6 * HOUR_MS],
  ["an hour after it is needed", 4 * HOUR_MS, 1, 5 * HOUR_MS],
  ["within a day all the same", 23 * HOUR_MS + 30 * MINUTE_MS, 1, DAY_MS],
] as const)("help ends %s", async (_, starts, hours, ends) => {
  expect(await endAfter("help", starts, hours)).toBe(ends);
});
