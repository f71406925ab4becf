import { weekdayName } from "#app/messages/weekdays.ts";
import { Icon } from "#app/routes/menu/editor/icon.tsx";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { DAY_MINUTES, stretchesOf, type PeriodTexts } from "./week-bars.ts";

interface DayToolsProps {
  weekday: number;
  /** Of the whole week, as they stand in the fields now. */
  all: PeriodTexts[];
  periods: PeriodTexts[];
  monday: PeriodTexts[];
  write: (periods: PeriodTexts[]) => void;
  writeAll: (periods: PeriodTexts[]) => void;
  hasSecond: boolean;
  onSecond: () => void;
}

const USUAL: PeriodTexts[] = [["09:00", "21:00"]];

/** What needs a script beside the times of a day: a bar, whether it is open, a second opening, copies. */
export function DayTools({ weekday, all, periods, monday, write, ...props }: DayToolsProps) {
  const { hours } = useMessages("editor");
  const day = weekdayName(weekday, useLanguage());
  const isOpen = isSaid(periods);
  return (
    <>
      <Bar all={all} day={weekday - 1} />
      <input
        type="checkbox"
        aria-label={hours.open({ day })}
        checked={isOpen}
        onChange={() => write(isOpen ? [] : isSaid(monday) ? monday : USUAL)}
      />
      <div className="day-buttons">
        {isOpen && !props.hasSecond && (
          <button
            type="button"
            className="icon-button"
            aria-label={hours.again({ day })}
            onClick={props.onSecond}
          >
            <Icon name="plus" />
          </button>
        )}
        {weekday === 1 && isOpen && (
          <button type="button" className="text-button" onClick={() => props.writeAll(monday)}>
            {hours.copy}
          </button>
        )}
        {weekday !== 1 && isSaid(monday) && String(periods) !== String(monday) && (
          <button
            type="button"
            className="text-button"
            aria-label={hours.sameFor({ day })}
            onClick={() => write(monday)}
          >
            {hours.same}
          </button>
        )}
      </div>
    </>
  );
}

function isSaid(periods: PeriodTexts[]): boolean {
  return periods.some(([from, to]) => from !== "" || to !== "");
}

/** From midnight to midnight. */
function Bar({ all, day }: { all: PeriodTexts[]; day: number }) {
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
