import { describe, expect, it } from "vitest";
import { HOUR_MS } from "#app/durations.ts";
import { WEIGHT_THAT_HIDES, weightOf } from "./weight.ts";

const NOW = 100 * HOUR_MS;
const settled = { createdAt: 0, upheld: 0, overruled: 0 };
const weigh = (record: Partial<typeof settled>) =>
  weightOf({ ...settled, ...record }, { now: NOW });

describe("a report", () => {
  it("of whom we have known for an hour counts fully, and of a newer session little", () => {
    expect(weigh({ createdAt: NOW - HOUR_MS })).toBe(1);
    expect(weigh({ createdAt: NOW - HOUR_MS + 1 })).toBeLessThan(1);
    expect(weigh({ createdAt: NOW })).toBeGreaterThan(0);
  });

  it("of three settled neighbours hides, of two does not, and neither do ten new sessions", () => {
    expect(3 * weigh({})).toBeGreaterThanOrEqual(WEIGHT_THAT_HIDES);
    expect(2 * weigh({})).toBeLessThan(WEIGHT_THAT_HIDES);
    expect(10 * weigh({ createdAt: NOW })).toBeLessThan(WEIGHT_THAT_HIDES);
  });

  it("counts less once most of many earlier ones were wrong, and not for an honest mistake", () => {
    expect(weigh({ overruled: 4 })).toBe(1);
    expect(weigh({ overruled: 5 })).toBeLessThan(1);
    expect(weigh({ overruled: 5, upheld: 5 })).toBe(1);
    expect(weigh({ overruled: 6, upheld: 5 })).toBeLessThan(1);
  });
});
