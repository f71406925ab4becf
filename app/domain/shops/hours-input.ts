import * as v from "valibot";
import type { Hours, Period } from "#app/db/shop-columns.ts";
import { boundedText, stopIfWrong } from "#app/domain/bounded-text.ts";
import { PERIODS_A_DAY } from "./hours.ts";
import { TimeInput, timeText } from "./time-input.ts";

const MOST_EXCEPTIONS = 30;
const DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

const PeriodInput = v.pipe(
  v.object({ from: TimeInput, to: TimeInput }, "form-unreadable"),
  v.check(({ from, to }) => (from === null) === (to === null), "menu-times-incomplete"),
  v.transform(({ from, to }): Period[] => (from === null || to === null ? [] : [[from, to]])),
);

const DayInput = v.pipe(
  v.array(PeriodInput, "form-unreadable"),
  v.maxLength(PERIODS_A_DAY, "form-unreadable"),
  v.transform((periods) => periods.flat()),
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

const ExceptionsInput = v.pipe(
  v.array(ExceptionInput, "form-unreadable"),
  v.maxLength(MOST_EXCEPTIONS, "menu-list-too-long"),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const dates = dataset.value.map(({ date }) => date);
    for (const [index, date] of dates.entries()) {
      if (dates.indexOf(date) < index)
        addIssue(issueAt(dataset.value, index, "menu-date-repeated"));
    }
  }),
);

function issueAt(input: unknown[], key: number, message: string) {
  const item = { type: "array", origin: "value", input, key, value: input[key] } as const;
  return { message, path: [item] as [v.ArrayPathItem] };
}

const isOpenDay = (periods: Period[]) => periods.length > 0;

/** A shop's hours from its form; null if no day has any. Refuses other dates without a week that they differ from. */
export const HoursInput = v.pipe(
  v.object(
    {
      week: v.pipe(v.array(DayInput, "form-unreadable"), v.length(7, "form-unreadable")),
      exceptions: ExceptionsInput,
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

/** The place in the list of the first date that is over on the day `today`; undefined where none is. */
export function firstPast(hours: Hours | null | undefined, today: string): number | undefined {
  const place = hours?.exceptions.findIndex(({ date }) => date < today) ?? -1;
  return place < 0 ? undefined : place;
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
    ]),
  ];
}

function periodTexts(of: "day" | "exception", period: Period | undefined): Fields {
  const [from = null, to = null] = period ?? [];
  return [
    [`${of}From`, timeText(from)],
    [`${of}To`, timeText(to)],
  ];
}
