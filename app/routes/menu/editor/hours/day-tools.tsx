import { weekdayName } from "#app/messages/weekdays.ts";
import { Icon } from "#app/routes/menu/editor/icon.tsx";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { isSaid } from "./day-times.ts";
import type { PeriodTexts } from "./week-bars.ts";

interface DayToolsProps {
  weekday: number;
  /** As they stand in the fields now. */
  periods: PeriodTexts[];
  monday: PeriodTexts[];
  write: (periods: PeriodTexts[]) => void;
  writeAll: (periods: PeriodTexts[]) => void;
  hasSecond: boolean;
  onSecond: () => void;
}

const USUAL: PeriodTexts[] = [["09:00", "21:00"]];

/** What needs a script beside the times of a day: whether it is open, a second opening, copies. */
export function DayTools({ weekday, periods, monday, write, ...props }: DayToolsProps) {
  const { hours } = useMessages("editor");
  const day = weekdayName(weekday, useLanguage());
  const isOpen = isSaid(periods);
  return (
    <>
      <label className="day-open">
        <input
          type="checkbox"
          aria-label={hours.open({ day })}
          checked={isOpen}
          onChange={() => write(isOpen ? [] : isSaid(monday) ? monday : USUAL)}
        />
        {hours.isOpen}
      </label>
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
