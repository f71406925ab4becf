import { DAY_MINUTES, stretchesOf, type PeriodTexts } from "./week-bars.ts";

/** When a shop is open on a day of the week, counted from 0, as a bar from midnight to midnight. */
export function DayBar({ all, day }: { all: PeriodTexts[]; day: number }) {
  return (
    <svg
      className="day-bar"
      viewBox={`0 0 ${DAY_MINUTES} 12`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {stretchesOf(all)[day]?.map(({ from, minutes }, index) => (
        <rect key={index} x={from} width={minutes} height="12" />
      ))}
    </svg>
  );
}
