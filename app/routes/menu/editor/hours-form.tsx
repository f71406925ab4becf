import { PERIODS_A_DAY } from "#app/domain/shops/hours-input.ts";
import type { Shop } from "#app/domain/menus/menus.ts";
import { weekdayName, WEEKDAYS } from "#app/messages/weekdays.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import type { FailedChange } from "./changes.ts";
import { hoursSeen } from "./edited-fields.ts";
import { pairsOf, rowsOf, type Fields } from "./fields.ts";
import { OperationForm } from "./operation-form.tsx";
import { EXCEPTIONS } from "./places.ts";
import { useWholeForm } from "./use-whole-form.ts";

/** Lines for days that are different, besides those that the shop has. */
const SPARE_LINES = 2;

/** When the shop is open: each weekday with up to two periods, and dates that are different. */
export function HoursForm({ shop, failed }: { shop: Shop; failed: FailedChange | undefined }) {
  const { hours } = useMessages("editor");
  const { drawn, filled, hidden, onType, onSend } = useWholeForm(hoursSeen(shop), failed);
  return (
    <OperationForm
      key={drawn}
      className="hours-form"
      onInput={onType}
      operation="edit-shop-hours"
      fields={hidden}
      replaces={failed?.id}
      onSend={onSend}
      aria-label={hours.title}
    >
      <h3>{hours.title}</h3>
      <p className="hint">{hours.hint}</p>
      <Week typed={filled} />
      <Exceptions typed={filled} />
      <div className="actions">
        <button className="button primary">{hours.save}</button>
      </div>
    </OperationForm>
  );
}

function Week({ typed }: { typed: Fields }) {
  const { hours } = useMessages("editor");
  const language = useLanguage();
  const periods = pairsOf(typed, "dayFrom", "dayTo");
  const labels = [
    [hours.from, hours.to],
    [hours.againFrom, hours.againTo],
  ] as const;
  return (
    <div className="week">
      {WEEKDAYS.map((weekday) => {
        const day = weekdayName(weekday, language);
        return (
          <div key={weekday} className="day">
            <b>{day}</b>
            {labels.map(([from, to], part) => {
              const [opens, closes] = periods[(weekday - 1) * PERIODS_A_DAY + part] ?? [];
              return (
                <span key={part} className="period">
                  <input
                    type="time"
                    name="dayFrom"
                    aria-label={from({ day })}
                    defaultValue={opens}
                  />
                  –
                  <input type="time" name="dayTo" aria-label={to({ day })} defaultValue={closes} />
                </span>
              );
            })}
          </div>
        );
      })}
    </div>
  );
}

function Exceptions({ typed }: { typed: Fields }) {
  const { hours } = useMessages("editor");
  const lines = rowsOf(typed, EXCEPTIONS.names);
  const spare = Array.from({ length: SPARE_LINES }, (): string[] => []);
  return (
    <fieldset className="exceptions">
      <legend>{hours.exceptions}</legend>
      <p className="hint">{hours.exceptionsHint}</p>
      {[...lines, ...spare].map(([date, from, to], index) => (
        <div key={index} className="day">
          <input type="date" name="exceptionDate" aria-label={hours.date} defaultValue={date} />
          <span className="period">
            <input
              type="time"
              name="exceptionFrom"
              aria-label={hours.exceptionFrom}
              defaultValue={from}
            />
            –
            <input
              type="time"
              name="exceptionTo"
              aria-label={hours.exceptionTo}
              defaultValue={to}
            />
          </span>
        </div>
      ))}
    </fieldset>
  );
}
