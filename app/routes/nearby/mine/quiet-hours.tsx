import { HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import type { PushChoice } from "#app/device/push/push-switch.ts";
import { clockTime } from "#app/messages/clock.ts";
import { OnwardIcon, QuietIcon } from "#app/routes/nearby/components/icon.tsx";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

interface QuietHoursProps {
  /** In minutes of the day. */
  from: number;
  to: number;
  onChange: (hours: Partial<PushChoice>) => void;
}

/** When nothing is to be sent. The same hour twice means never. */
export function QuietHours({ from, to, onChange }: QuietHoursProps) {
  const { notifications } = useMessages("phone");
  const language = useLanguage();
  const clock = (minutes: number) => clockTime(minutes * MINUTE_MS, language, "UTC");
  return (
    <details>
      <summary className="row">
        <QuietIcon />
        <span>{notifications.quietHours}</span>
        <b className="num">
          {from === to
            ? notifications.neverQuiet
            : notifications.quiet({ from: clock(from), to: clock(to) })}
        </b>
        <OnwardIcon />
      </summary>
      <p className="quiet-hours">
        <HourField
          label={notifications.quietFrom}
          minutes={from}
          onChange={(quietFrom) => onChange({ quietFrom })}
        />
        <HourField
          label={notifications.quietTo}
          minutes={to}
          onChange={(quietTo) => onChange({ quietTo })}
        />
      </p>
    </details>
  );
}

interface HourFieldProps {
  label: string;
  minutes: number;
  onChange: (minutes: number) => void;
}

function HourField({ label, minutes, onChange }: HourFieldProps) {
  const language = useLanguage();
  return (
    <label>
      {label}{" "}
      <select value={minutes} onChange={(event) => onChange(Number(event.currentTarget.value))}>
        {HOURS.map((hour) => (
          <option key={hour} value={hour * 60}>
            {clockTime(hour * HOUR_MS, language, "UTC")}
          </option>
        ))}
      </select>
    </label>
  );
}
