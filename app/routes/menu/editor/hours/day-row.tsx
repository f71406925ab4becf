import { useState } from "react";
import { weekdayName } from "#app/messages/weekdays.ts";
import { DayTools } from "#app/routes/menu/editor/later/parts-later.ts";
import { WrongText } from "#app/routes/menu/editor/shop/shop-fields.tsx";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { DayBar } from "./day-bar.tsx";
import { dayTimes, isSaid } from "./day-times.ts";
import type { PeriodTexts } from "./week-bars.ts";

interface DayRowProps {
  weekday: number;
  isShown: boolean;
  stored: PeriodTexts[];
  /** As they stand in the fields now: of the whole week, of this day and of Monday. */
  all: PeriodTexts[];
  periods: PeriodTexts[];
  monday: PeriodTexts[];
  problem: string | undefined;
  write: (periods: PeriodTexts[]) => void;
  writeAll: (periods: PeriodTexts[]) => void;
}

export function DayRow({ weekday, isShown, stored, problem, ...row }: DayRowProps) {
  const { hours } = useMessages("editor");
  const isHydrated = useIsHydrated();
  const [isWanted, setWanted] = useState(false);
  const day = weekdayName(weekday, useLanguage());
  // Without JavaScript nothing could show the second opening.
  const hasSecond = !isHydrated || isWanted || Boolean(row.periods[1]?.some(Boolean));
  const id = `weekday-${weekday}`;
  const wrong = problem && id;
  return (
    <details
      className="weekday"
      open={problem !== undefined}
      // A browser cannot lead to a wrong field that is folded away.
      onInvalidCapture={({ currentTarget }) => currentTarget.setAttribute("open", "")}
    >
      <summary className="fold">
        <b id={id}>{day}</b>
        <DayTimes {...row} />
        <DayBar all={row.all} day={weekday - 1} />
      </summary>
      <div className="periods" role="group" aria-labelledby={id}>
        <Period day={day} stored={stored[0]} labels={[hours.from, hours.to]} wrong={wrong} />
        <span hidden={!hasSecond}>
          <Period
            day={day}
            stored={stored[1]}
            labels={[hours.againFrom, hours.againTo]}
            wrong={wrong}
          />
        </span>
      </div>
      {isShown && (
        <DayTools
          {...row}
          weekday={weekday}
          hasSecond={hasSecond}
          onSecond={() => setWanted(true)}
        />
      )}
      <WrongText id={id} text={problem} />
    </details>
  );
}

/** When the shop is open on a day, in one line. */
function DayTimes({ all, periods }: Pick<DayRowProps, "all" | "periods">) {
  const { hours } = useMessages("editor");
  const text = dayTimes(periods, useLanguage());
  return <span>{text || (isSaid(all) ? hours.closed : hours.unsaid)}</span>;
}

interface PeriodProps {
  day: string;
  stored: PeriodTexts | undefined;
  labels: ((words: { day: string }) => string)[];
  /** The id of the row whose times are wrong. */
  wrong: string | undefined;
}

function Period({ day, stored, labels, wrong }: PeriodProps) {
  const field = (at: 0 | 1) => ({
    "aria-label": labels[at]?.({ day }),
    "aria-invalid": wrong !== undefined,
    "aria-describedby": wrong && `${wrong}-wrong`,
    defaultValue: stored?.[at],
  });
  return (
    <span className="period">
      <input type="time" name="dayFrom" {...field(0)} />
      –
      <input type="time" name="dayTo" {...field(1)} />
    </span>
  );
}
