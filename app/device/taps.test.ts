import { expect, it, vi } from "vitest";
import { numberedTap } from "./taps.ts";

it("each tap has a higher number than the one before it, also in the same millisecond and after the clock is set back", () => {
  const [at, back] = [1_795_822_885_020, 1_795_822_825_020];
  vi.useFakeTimers({ toFake: ["Date"] });
  const numbers = [at, at, back, at + 9].map((now) => {
    vi.setSystemTime(now);
    return numberedTap({ operation: "join" });
  });
  vi.useRealTimers();
  expect(numbers).toEqual(
    [at, at + 1, at + 2, at + 9].map((number) => ({
      operation: "join",
      tapNumber: String(number),
    })),
  );
});
