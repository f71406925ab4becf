import * as v from "valibot";
import type { Hours, Period } from "#app/db/shop-columns.ts";
import { done, invalidAt, type InvalidInput, type Outcome } from "#app/domain/outcome.ts";
import { boundedText, stopIfWrong } from "#app/domain/bounded-text.ts";
import { PERIODS_A_DAY } from "./hours.ts";
import { doOverlap, findOverlappingNight } from "./hours-overlap.ts";
import { TimeInput, timeText } from "./time-input.ts";

/** So many dates can differ from the week. */
export const MOST_EXCEPTIONS = 30;
const DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/**
 * Open around the clock is midnight to midnight. Any other time twice is refused: it may as well be a slip of the finger,
 * which would have the shop open all night.
 */
const PeriodInput = v.pipe(
  v.object({ from: TimeInput, to: TimeInput }, "form-unreadable"),
  v.check(({ from, to }) => (from === null) === (to === null), "menu-times-incomplete"),
  v.check(({ from, to }) => from !== to || !from, "menu-hours-same"),
  v.transform(({ from, to }): Period[] => (from === null || to === null ? [] : [[from, to]])),
);

const DayInput = v.pipe(
  v.array(PeriodInput, "form-unreadable"),
  v.maxLength(PERIODS_A_DAY, "form-unreadable"),
  v.transform((periods) => periods.flat()),
  v.check((periods) => !doOverlap(periods), "menu-hours-overlap"),
);

const ExceptionInput = v.object(
  {
    date: v.pipe(
      boundedText(10, "menu-date-wrong"),
      v.check((text) => DATE.test(text), "menu-date-wrong"),
      stopIfWrong,
      v.check(isInCalendar, "menu-date-missing"),
    ),
    periods: DayInput,
  },
  "form-unreadable",
);

/** Whether a month has so many days: Date makes 3 March of 31 February. */
function isInCalendar(date: string): boolean {
  return new Date(`${date}T00:00Z`).toISOString().startsWith(date);
}

const isOpenDay = (periods: Period[]) => periods.length > 0;

/** A shop's hours from its form; null if no day has any. Refuses other dates without a week that they differ from. */
export const HoursInput = v.pipe(
  v.object(
    {
      week: v.pipe(v.array(DayInput, "form-unreadable"), v.length(7, "form-unreadable")),
      exceptions: v.pipe(
        v.array(ExceptionInput, "form-unreadable"),
        v.maxLength(MOST_EXCEPTIONS, "menu-list-too-long"),
      ),
    },
    "form-unreadable",
  ),
  v.forward(
    v.check(
      ({ week, exceptions }) => exceptions.length === 0 || week.some(isOpenDay),
      "menu-week-missing",
    ),
    ["exceptions"],
  ),
  v.transform(({ week, exceptions }): Hours | null =>
    week.some(isOpenDay) ? { week, exceptions } : null,
  ),
);

/**
 * The hours without dates that are over on the day `today`. Of these only some are allowed, which stood there `before`;
 * refused too is a date that is there twice, and a day that opens before the night of the day before it is over.
 */
export function withDatesToCome(
  hours: Hours,
  { today, before }: { today: string; before: readonly string[] },
): Outcome<Hours, InvalidInput> {
  const dates = hours.exceptions.map(({ date }) => date);
  const past = dates.findIndex((date) => date < today && !before.includes(date));
  if (past >= 0) return invalidAt(pathOf(past), { code: "menu-date-past" });
  const again = dates.findIndex((date, place) => dates.indexOf(date) < place);
  if (again >= 0) return invalidAt(pathOf(again), { code: "menu-date-repeated" });
  const night = findOverlappingNight(hours);
  if (night !== undefined) return invalidAt(night, { code: "menu-hours-night" });
  return done({ ...hours, exceptions: hours.exceptions.filter(({ date }) => date >= today) });
}

function pathOf(place: number): string {
  return `hours.exceptions.${place}.date`;
}

type Fields = [field: string, text: string][];

/** The fields of that form; `from` is the date from which exceptions still matter. */
export function hoursFormTexts(hours: Hours | null, from: string): Fields {
  const week = Array.from({ length: 7 }, (_, day) => hours?.week[day] ?? []);
  const exceptions = hours?.exceptions.filter(({ date }) => date >= from) ?? [];
  return [
    ...week.flatMap((periods) =>
      Array.from({ length: PERIODS_A_DAY }, (_, part) => periods[part]).flatMap((period) =>
        periodTexts("day", period),
      ),
    ),
    ...exceptions.flatMap(({ date, periods }): Fields => [
      ["exceptionDate", date],
      ...periodTexts("exception", periods[0]),
      ...periodTexts("exceptionAgain", periods[1]),
    ]),
  ];
}

function periodTexts(
  of: "day" | "exception" | "exceptionAgain",
  period: Period | undefined,
): Fields {
  const [from = null, to = null] = period ?? [];
  return [
    [`${of}From`, timeText(from)],
    [`${of}To`, timeText(to)],
  ];
}
