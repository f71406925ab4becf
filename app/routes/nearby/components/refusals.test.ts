import { expect, it } from "vitest";
import { isOfKey } from "#app/device/problem.ts";
import { problemOf } from "./refusals.ts";

it("what cannot go by its key may go by another, and nothing else may", () => {
  expect(isOfKey(problemOf({ reason: "key-reused" }))).toBe(true);
  expect(isOfKey(problemOf({ reason: "gone" }))).toBe(true);
  expect(isOfKey(problemOf({ reason: "too-many", retryAfter: 60 }))).toBe(false);
});
