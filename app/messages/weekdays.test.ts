import { expect, it } from "vitest";
import { DAY_MS } from "#app/durations.ts";
import { LANGUAGES, LOCALES } from "./languages.ts";
import { weekdayName, WEEKDAYS } from "./weekdays.ts";

/** 5 January 1970 was a Monday. */
const MONDAY = 4 * DAY_MS;

it.each(LANGUAGES)("weekdays in %s are called as everywhere", (language) => {
  const format = new Intl.DateTimeFormat(LOCALES[language], { weekday: "short", timeZone: "UTC" });
  const names = WEEKDAYS.map((day) => format.format(MONDAY + (day - 1) * DAY_MS));
  expect(WEEKDAYS.map((day) => weekdayName(day, language))).toEqual(names);
});
