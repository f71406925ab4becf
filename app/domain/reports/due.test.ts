import { expect, it } from "vitest";
import { HOUR_MS } from "#app/durations.ts";
import { dueAt } from "./due.ts";

it.each([
  ["child-safety", 2],
  ["private-information", 2],
  ["violence", 24],
  ["harassment", 36],
  ["spam", 7 * 24],
  ["other", 7 * 24],
] as const)("a case of %s is to be decided within %i hours", (reason, hours) => {
  expect(dueAt(1000, reason)).toBe(1000 + hours * HOUR_MS);
});
