import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { Hours, Period } from "#app/db/shop-columns.ts";
import { backAt, endOfDay, endOfWorkingDay, openAt } from "./hours.ts";
import { findOverlappingNight } from "./hours-overlap.ts";
import { HoursInput, hoursFormTexts } from "./hours-input.ts";

/** A moment in India. Sunday was the 22nd of November 2026. */
const at = (text: string) => Date.parse(`2026-11-${text}+05:30`);
const DAY: Period[] = [[660, 1380]];
/** 11 am to 11 pm, closed on Mondays. */
const usual: Hours = { week: [[], DAY, DAY, DAY, DAY, DAY, DAY], exceptions: [] };
const everyDay = (...periods: Period[]): Hours => ({
  week: Array.from({ length: 7 }, () => periods),
  exceptions: [],
});

describe("a shop is", () => {
  it.each([
    ["open until it closes", usual, "22T12:00", true, "22T23:00"],
    ["open from its first minute", usual, "22T11:00", true, "22T23:00"],
    [
      "closed from the minute at which it closes, until it opens again",
      usual,
      "22T23:00",
      false,
      "24T11:00",
    ],
    ["closed before it opens", usual, "22T10:59", false, "22T11:00"],
    [
      "closed in the afternoon between two periods",
      everyDay([660, 900], [1080, 1380]),
      "22T15:00",
      false,
      "22T18:00",
    ],
    ["open past midnight", everyDay([1080, 60]), "23T00:59", true, "23T01:00"],
    ["closed once the night is over", everyDay([1080, 60]), "23T01:00", false, "23T18:00"],
    [
      "open on where one period follows another at midnight",
      everyDay([1080, 0], [0, 60]),
      "22T23:00",
      true,
      "23T01:00",
    ],
    [
      "closed on a date without periods",
      { ...usual, exceptions: [{ date: "2026-11-22", periods: [] }] },
      "22T12:00",
      false,
      "24T11:00",
    ],
    [
      "open on a date that is different",
      { ...usual, exceptions: [{ date: "2026-11-23", periods: [[600, 720] as Period] }] },
      "23T10:30",
      true,
      "23T12:00",
    ],
    [
      "closed between lunch and dinner of such a date",
      {
        ...usual,
        exceptions: [
          { date: "2026-11-23", periods: [[720, 900] as Period, [1080, 1380] as Period] },
        ],
      },
      "23T16:00",
      false,
      "23T18:00",
    ],
  ] as const)("%s", (...[, hours, now, ...state]) => {
    const [isOpen, until] = state;
    expect(openAt(hours as Hours, at(now))).toEqual({ isOpen, until: at(until) });
  });

  it("always open, or never, without an end", () => {
    expect(openAt(everyDay([0, 0]), at("22T12:00"))).toEqual({ isOpen: true, until: undefined });
    expect(openAt(everyDay(), at("22T12:00"))).toEqual({ isOpen: false, until: undefined });
  });
});

const RAMZAN = everyDay([120, 225], [1020, 1380]);
const SIX_DAYS: Period[][] = Array.from({ length: 6 }, () => [[0, 0]]);
const NOT_SUNDAYS: Hours = { week: [...SIX_DAYS, []], exceptions: [] };
const UNTIL_SUNDAY_3: Hours = { week: [...SIX_DAYS, [[0, 180]]], exceptions: [] };

describe("what is said of today", () => {
  it.each([
    ["ends as the shop closes", usual, "22T12:00", "22T23:00"],
    [
      "ends with the night, where it goes on past midnight",
      everyDay([1080, 60]),
      "22T23:30",
      "23T01:00",
    ],
    ["and before it opens, as it next closes", usual, "22T23:30", "24T23:00"],
    ["at 4 in the morning, where the shop gives no hours", null, "22T12:00", "23T04:00"],
    [
      "not as it closes for the afternoon",
      everyDay([660, 900], [1080, 60]),
      "22T12:00",
      "23T01:00",
    ],
    [
      "nor is what is said at night of the next day’s evening",
      everyDay([660, 900], [1080, 60]),
      "23T00:30",
      "23T01:00",
    ],
    ["or never closes", everyDay([0, 0]), "22T12:00", "23T04:00"],
  ] as const)("%s", (_, hours, said, end) => {
    expect(endOfDay(hours, at(said))).toBe(at(end));
  });

  it("is over for a dish as the shop next opens", () => {
    expect(backAt(usual, at("23T04:00"))).toBe(at("24T11:00"));
    expect(backAt(null, at("23T04:00"))).toBe(at("23T04:00"));
    expect(backAt(everyDay([0, 0]), at("23T04:00"))).toBe(at("23T04:00"));
  });

  it.each([
    ["in the evening by a shop open until 6", everyDay([1080, 360]), "22T20:00", "23T18:00"],
    ["at 5 by a shop open until 6", everyDay([1080, 360]), "23T05:00", "23T18:00"],
    ["in the morning after a night open until 6", everyDay([1080, 360]), "23T06:30", "24T18:00"],
    ["at 3:30 by a shop that opens at 3", everyDay([180, 720]), "22T03:30", "23T03:00"],
    ["the evening before by a shop that opens at 3", everyDay([180, 720]), "22T20:00", "23T03:00"],
    ["at 2:30 by a shop that opens at 3", everyDay([180, 720]), "22T02:30", "22T03:00"],
    ["between lunch and dinner", everyDay([660, 900], [1080, 1380]), "22T16:00", "23T11:00"],
    ["after midnight, by a shop open until 1", everyDay([660, 60]), "23T00:30", "23T11:00"],
    [
      "in the evening by a shop open until 3 in two periods",
      everyDay([0, 180], [720, 0]),
      "22T20:00",
      "23T12:00",
    ],
    ["around the clock", everyDay([0, 0]), "22T02:00", "22T04:00"],
    ["around the clock but for Sundays", NOT_SUNDAYS, "24T12:00", "25T04:00"],
    [
      "on the night before a day off",
      { ...everyDay([1080, 360]), exceptions: [{ date: "2026-11-23", periods: [] }] },
      "23T05:00",
      "24T18:00",
    ],
    ["between a meal before dawn and one after dusk", RAMZAN, "22T03:50", "23T02:00"],
    ["around the clock but for Sundays, at 1 on a Monday", NOT_SUNDAYS, "23T01:00", "24T04:00"],
    ["around the clock, written as 0:00 to 23:59", everyDay([0, 1439]), "22T23:30", "23T04:00"],
    [
      "before a midnight written as 23:59",
      everyDay([1080, 1439], [0, 120]),
      "22T23:30",
      "23T18:00",
    ],
    ["after a night in two periods", everyDay([1080, 1439], [0, 120]), "23T02:15", "23T18:00"],
    ["as days around the clock end at 3 on a Sunday", UNTIL_SUNDAY_3, "21T20:00", "23T00:00"],
  ] as [string, Hours, string, string][])(
    "is over for a dish sold out %s",
    (_, hours, said, back) => {
      const until = endOfWorkingDay(hours, at(said));
      expect(until).toBeGreaterThan(at(said));
      expect(backAt(hours, until)).toBe(at(back));
      // An undo sends back what the menu showed.
      expect(backAt(hours, at(back))).toBe(at(back));
    },
  );
});

describe("the form of the hours", () => {
  const blank = Array.from({ length: 7 }, () => [{ from: "", to: "" }]);
  const problemOf = (form: unknown) => v.safeParse(HoursInput, form).issues?.[0]?.message;

  it("means none where it is blank", () => {
    expect(v.parse(HoursInput, { week: blank, exceptions: [] })).toBe(null);
  });

  it.each([
    ["one time of two", [{ from: "11:00", to: "" }], "menu-times-incomplete"],
    ["what is no time", [{ from: "25:00", to: "" }], "menu-time-wrong"],
    ["the same time twice", [{ from: "09:00", to: "09:00" }], "menu-hours-same"],
    [
      "a second opening before the first is over",
      [
        { from: "18:00", to: "02:00" },
        { from: "23:00", to: "23:30" },
      ],
      "menu-hours-overlap",
    ],
    [
      "a second opening on a day around the clock",
      [
        { from: "12:00", to: "13:00" },
        { from: "00:00", to: "00:00" },
      ],
      "menu-hours-overlap",
    ],
    [
      "three periods a day",
      Array.from({ length: 3 }, () => ({ from: "", to: "" })),
      "form-unreadable",
    ],
  ])("is refused for %s", (_, monday, code) => {
    expect(problemOf({ week: [monday, ...blank.slice(1)], exceptions: [] })).toBe(code);
  });

  it("takes openings that touch, and midnight to midnight", () => {
    const whole = [{ from: "00:00", to: "00:00" }];
    const touching = [
      { from: "12:00", to: "18:00" },
      { from: "18:00", to: "00:00" },
    ];
    const form = { week: [whole, touching, ...blank.slice(2)], exceptions: [] };
    expect(problemOf(form)).toBe(undefined);
  });

  it("is refused for a day that is different but has no date", () => {
    const exceptions = [{ date: "", periods: [{ from: "11:00", to: "12:00" }] }];
    expect(problemOf({ week: blank, exceptions })).toBe("menu-date-wrong");
  });

  it("is refused for dates that differ from no week", () => {
    const exceptions = [{ date: "2026-12-25", periods: [{ from: "", to: "" }] }];
    expect(problemOf({ week: blank, exceptions })).toBe("menu-week-missing");
  });

  it("takes a date with up to two periods, of which each has both times", () => {
    const open = [[{ from: "11:00", to: "23:00" }], ...blank.slice(1)];
    const lunch = { from: "12:00", to: "15:00" };
    const form = (...periods: object[]) => ({
      week: open,
      exceptions: [{ date: "2026-12-25", periods }],
    });
    const dinner = form(lunch, { from: "18:00", to: "01:00" });
    expect(v.parse(HoursInput, dinner)?.exceptions).toEqual([
      {
        date: "2026-12-25",
        periods: [
          [720, 900],
          [1080, 60],
        ],
      },
    ]);
    expect(problemOf(form(lunch, { from: "18:00", to: "" }))).toBe("menu-times-incomplete");
    expect(problemOf(form(lunch, lunch, lunch))).toBe("form-unreadable");
  });

  it("leaves out dates that are over", () => {
    const exceptions = [
      { date: "2026-11-22", periods: [] },
      { date: "2026-11-23", periods: [...DAY, [1390, 60] as Period] },
    ];
    const texts = hoursFormTexts({ ...usual, exceptions }, "2026-11-23");
    expect(texts.filter(([name]) => name.startsWith("exception"))).toEqual([
      ["exceptionDate", "2026-11-23"],
      ["exceptionFrom", "11:00"],
      ["exceptionTo", "23:00"],
      ["exceptionAgainFrom", "23:10"],
      ["exceptionAgainTo", "01:00"],
    ]);
  });
});

describe("a night", () => {
  const night: Period[] = [[1080, 120]];
  const week = (...days: [day: number, ...Period[]][]): Period[][] =>
    Array.from(
      { length: 7 },
      (_, at) => (days.find(([day]) => day === at)?.slice(1) as Period[]) ?? [],
    );
  const SUNDAY = { date: "2026-11-22", periods: night };

  it.each([
    [
      "that ends as the next day opens",
      { week: week([5, [1080, 120]], [6, [120, 600]]) },
      undefined,
    ],
    [
      "that goes on as the next day opens",
      { week: week([5, [1080, 120]], [6, [119, 600]]) },
      "week.6",
    ],
    ["from Sunday to Monday", { week: week([6, [1080, 120]], [0, [60, 600]]) }, "week.0"],
    ["of every day around the clock", everyDay([0, 0]), undefined],
    [
      "of a date, into the week",
      { week: week([0, [60, 600]]), exceptions: [SUNDAY] },
      "exceptions.0",
    ],
    [
      "of the week, into a date",
      { week: week([5, [1080, 120]]), exceptions: [{ ...SUNDAY, periods: [[60, 600]] }] },
      "exceptions.0",
    ],
    [
      "before a date that is closed",
      { week: week([5, [1080, 120]], [6, [120, 600]]), exceptions: [{ ...SUNDAY, periods: [] }] },
      undefined,
    ],
  ] as [string, Partial<Hours>, string | undefined][])("%s", (_, hours, path) => {
    const found = findOverlappingNight({ week: [], exceptions: [], ...hours });
    expect(found).toBe(path && `hours.${path}`);
  });
});
