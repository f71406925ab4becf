import { describe, expect, it } from "vitest";
import { WEIGHT_THAT_HIDES, weightOf } from "./weight.ts";

const weigh = (record: { upheld?: number; overruled?: number }) =>
  weightOf({ upheld: 0, overruled: 0, ...record });

describe("a report", () => {
  it("of three neighbours with standing hides, of two does not", () => {
    expect(3 * weigh({})).toBeGreaterThanOrEqual(WEIGHT_THAT_HIDES);
    expect(2 * weigh({})).toBeLessThan(WEIGHT_THAT_HIDES);
  });

  it("counts less once most of many earlier ones were wrong, and not for an honest mistake", () => {
    expect(weigh({ overruled: 4 })).toBe(1);
    expect(weigh({ overruled: 5 })).toBeLessThan(1);
    expect(weigh({ overruled: 5, upheld: 5 })).toBe(1);
    expect(weigh({ overruled: 6, upheld: 5 })).toBeLessThan(1);
  });
});
