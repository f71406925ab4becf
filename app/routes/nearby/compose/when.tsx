import { datesOf } from "#app/domain/posts/times.ts";
import { localDate } from "#app/domain/shops/local-time.ts";
import { DAY_MS } from "#app/durations.ts";
import { dayParts } from "#app/messages/days.ts";
import { ClockIcon } from "#app/routes/nearby/components/icon.tsx";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";

interface WhenProps {
  /** When the form was made, in milliseconds UTC by the server's clock where there is one. */
  madeAt: number;
  now: number;
  day: string | undefined;
  /** What is chosen by now. */
  chosen: Record<string, string>;
  time: string | undefined;
  problem: string | undefined;
  readOnly: boolean;
}

/**
 * The day and time of a plan, or by when help is needed: the style sheet shows it with these kinds only. Days are sent
 * as dates, so that what waits in a draft or in the outbox means the same later.
 */
export function When({ madeAt, now, day, time, chosen, problem, readOnly }: WhenProps) {
  const { form } = useMessages("writing");
  const dates = datesOf("plan", madeAt);
  const ofHelp = new Set(datesOf("help", madeAt));
  // iOS lists what a style sheet hides. A day that is chosen stays: a form leaves out what is disabled.
  const isTooFar = (date: string) =>
    chosen["kind"] === "help" && !ofHelp.has(date) && chosen["day"] !== date;
  // A day that is over cannot be chosen again, and must not turn into another by itself.
  const isOver = day !== undefined && !dates.includes(day);
  return (
    <fieldset className="occasion-time" aria-describedby="time-problem">
      <legend>
        <span className="of-plan">{form.begins}</span>
        <span className="of-help">{form.neededBy}</span>
      </legend>
      <ClockIcon />
      <select name="day" aria-label={form.day} defaultValue={isOver ? "" : (day ?? dates[0])}>
        {isOver && <option value="">{form.day}</option>}
        {dates.map((date) => (
          <option
            key={date}
            value={date}
            className={ofHelp.has(date) ? undefined : "of-plan"}
            disabled={isTooFar(date)}
          >
            <DayName date={date} now={now} />
          </option>
        ))}
      </select>
      <input
        id="time"
        name="time"
        type="time"
        aria-label={form.time}
        aria-invalid={problem !== undefined}
        aria-describedby="time-problem"
        defaultValue={time}
        autoFocus={problem !== undefined}
        readOnly={readOnly}
      />
      <p className="alert" id="time-problem" aria-live="polite">
        {problem}
      </p>
    </fieldset>
  );
}

function DayName({ date, now }: { date: string; now: number }) {
  const { form } = useMessages("writing");
  const { weekday, day: number } = dayParts(date, useLanguage());
  const day = `${weekday} ${number}`;
  if (date === localDate(now)) return form.today({ day });
  return date === localDate(now + DAY_MS) ? form.tomorrow({ day }) : day;
}
