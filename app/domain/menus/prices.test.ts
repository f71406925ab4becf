import { assert, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { decimalRupees, formatRupees, MAX_PRICE_PAISE, paiseFromRupees } from "./prices.ts";

describe("formatRupees", () => {
  it.each([
    [0, "₹0"],
    [9000, "₹90"],
    [7250, "₹72.50"],
    [5, "₹0.05"],
    [99_900, "₹999"],
    [100_000, "₹1,000"],
    [1_234_550, "₹12,345.50"],
    [10_000_000, "₹1,00,000"],
    [100_000_000, "₹10,00,000"],
  ])("writes %i paise as %s", (paise, text) => {
    expect(formatRupees(paise)).toBe(text);
  });

  it("writes every price as Intl does for India", () => {
    const style = { style: "currency", currency: "INR" } as const;
    const intl = new Intl.NumberFormat("en-IN", {
      ...style,
      trailingZeroDisplay: "stripIfInteger",
    });
    assert(
      property(integer({ min: -MAX_PRICE_PAISE, max: 1000 * MAX_PRICE_PAISE }), (paise) => {
        expect(formatRupees(paise)).toBe(intl.format(paise / 100));
      }),
    );
  });
});

describe("paiseFromRupees", () => {
  it.each([
    [90, 9000],
    [72.5, 7250],
    [19.99, 1999],
    [1.005, 101],
    [72.505, 7251],
    [0.004, 0],
    [1_000_000, 100_000_000],
  ])("turns ₹%d into %i paise", (rupees, paise) => {
    expect(paiseFromRupees(rupees)).toBe(paise);
  });

  it("gives back what decimalRupees wrote, for every paisa of a rupee", () => {
    for (let paise = 8_900; paise <= 9_000; paise++) {
      expect(paiseFromRupees(Number(decimalRupees(paise)))).toBe(paise);
    }
  });
});
