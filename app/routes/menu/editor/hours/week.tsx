import { PERIODS_A_DAY } from "#app/domain/shops/hours.ts";
import { WEEKDAYS } from "#app/messages/weekdays.ts";
import { pairsOf, type Fields } from "#app/routes/menu/editor/operations/fields.ts";
import type { ProblemAt } from "#app/routes/menu/editor/shop/shop-problems.ts";
import { DayRow } from "./day-row.tsx";
import { useWeek } from "./use-week.ts";

interface WeekProps {
  typed: Fields;
  isShown: boolean;
  problemAt: ProblemAt;
}

/** Seven days, one below the other, each a line with a bar of when it is open, and folded fields. */
export function Week({ typed, isShown, problemAt }: WeekProps) {
  const stored = pairsOf(typed, "dayFrom", "dayTo");
  const { list, periods, read, write } = useWeek(stored);
  const ofDay = <T,>(all: T[], day: number) =>
    all.slice(day * PERIODS_A_DAY, (day + 1) * PERIODS_A_DAY);
  return (
    <div className="week" ref={list} onInput={read}>
      {WEEKDAYS.map((weekday, day) => (
        <DayRow
          key={weekday}
          weekday={weekday}
          stored={ofDay(stored, day)}
          periods={ofDay(periods, day)}
          monday={ofDay(periods, 0)}
          isShown={isShown}
          all={periods}
          problem={problemAt(`hours.week.${day}`)}
          write={(texts) => write(day, texts)}
          writeAll={(texts) => WEEKDAYS.forEach((_, each) => write(each, texts))}
        />
      ))}
      <div className="hour-scale" aria-hidden="true">
        <p>
          {[0, 6, 12, 18, 24].map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </p>
      </div>
    </div>
  );
}
