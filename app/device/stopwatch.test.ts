import { afterEach, expect, it, vi } from "vitest";
import { HOUR_MS } from "#app/durations.ts";
import { startStopwatch } from "./stopwatch.ts";

afterEach(() => vi.useRealTimers());

it("what has passed is counted while a phone sleeps, and when its clock is set back", () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 5, 4), toFake: ["Date", "performance"] });
  const passed = startStopwatch();
  expect(passed()).toBe(0);
  vi.advanceTimersByTime(HOUR_MS);
  expect(passed()).toBe(HOUR_MS);
  // Only the clock goes on, as in a phone that sleeps.
  vi.setSystemTime(Date.now() + 2 * HOUR_MS);
  expect(passed()).toBe(3 * HOUR_MS);
  vi.setSystemTime(0);
  expect(passed()).toBe(HOUR_MS);
});
