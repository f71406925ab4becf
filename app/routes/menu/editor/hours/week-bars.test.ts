import { expect, it } from "vitest";
import { stretchesOf, type PeriodTexts } from "./week-bars.ts";

const week = (...periods: PeriodTexts[]) =>
  stretchesOf(Array.from({ length: 14 }, (_, index) => periods[index] ?? ["", ""]));

it("a day shows each of its openings", () => {
  const [monday] = week(["09:00", "14:00"], ["17:30", "22:00"]);
  expect(monday).toEqual([
    { from: 540, minutes: 300 },
    { from: 1050, minutes: 270 },
  ]);
});

it("what is open past midnight shows on the next day, of Sunday on Monday", () => {
  const sunday: PeriodTexts[] = Array.from({ length: 12 }, () => ["", ""]);
  const days = week(...sunday, ["18:00", "02:00"]);
  expect([days[6], days[0]]).toEqual([[{ from: 1080, minutes: 360 }], [{ from: 0, minutes: 120 }]]);
});

it("a day with half a period, or open till midnight, shows nothing that is not said", () => {
  expect(week(["09:00", ""], ["18:00", "00:00"]).slice(0, 2)).toEqual([
    [{ from: 1080, minutes: 360 }],
    [],
  ]);
});
