import { HOUR_MS } from "#app/durations.ts";
import { clockTime } from "#app/messages/clock.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** When nothing is to be sent, in minutes of the day. The same hour twice means never. */
export function QuietHours({ from, to }: { from: number; to: number }) {
  const { notifications } = useMessages("phone");
  return (
    <fieldset className="quiet-hours">
      <legend>{notifications.quietHours}</legend>
      <HourField name="quietFrom" label={notifications.quietFrom} minutes={from} />
      <HourField name="quietTo" label={notifications.quietTo} minutes={to} />
    </fieldset>
  );
}

function HourField({ name, label, minutes }: { name: string; label: string; minutes: number }) {
  const language = useLanguage();
  return (
    <label>
      {label}{" "}
      <select name={name} defaultValue={minutes}>
        {HOURS.map((hour) => (
          <option key={hour} value={hour * 60}>
            {clockTime(hour * HOUR_MS, language, "UTC")}
          </option>
        ))}
      </select>
    </label>
  );
}
