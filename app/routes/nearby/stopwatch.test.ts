import { afterEach, expect, it, vi } from "vitest";
import { startStopwatch } from "./stopwatch.ts";

const HOUR = 60 * 60_000;

afterEach(() => vi.useRealTimers());

it("what has passed is counted while a phone sleeps, and when its clock is set back", () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 5, 4), toFake: ["Date", "performance"] });
  const passed = startStopwatch();
  expect(passed()).toBe(0);
  vi.advanceTimersByTime(HOUR);
  expect(passed()).toBe(HOUR);
  // Only the clock goes on, as in a phone that sleeps.
  vi.setSystemTime(Date.now() + 2 * HOUR);
  expect(passed()).toBe(3 * HOUR);
  vi.setSystemTime(0);
  expect(passed()).toBe(HOUR);
});
