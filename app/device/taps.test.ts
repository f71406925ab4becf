import { expect, it, vi } from "vitest";
import { sendTap } from "./taps.ts";

it("each tap has a higher number than the one before it, also in the same millisecond and after the clock is set back", () => {
  const [at, back] = [1_795_822_885_020, 1_795_822_825_020];
  const sent: Record<string, string>[] = [];
  const submit = async (fields: Record<string, string>) => void sent.push(fields);
  vi.useFakeTimers({ toFake: ["Date"] });
  for (const now of [at, at, back, at + 9]) {
    vi.setSystemTime(now);
    sendTap(submit, "/nearby/posts/a-plan", { operation: "join" });
  }
  vi.useRealTimers();
  const numbers = [at, at + 1, at + 2, at + 9].map(String);
  expect(sent).toEqual(numbers.map((tapNumber) => ({ operation: "join", tapNumber })));
});
