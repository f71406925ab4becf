const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** When nothing is to be sent, in minutes of the day. The same hour twice means never. */
export function QuietHours({ from, to }: { from: number; to: number }) {
  return (
    <fieldset className="quiet-hours">
      <legend>Quiet hours</legend>
      <HourField name="quietFrom" label="From" minutes={from} />
      <HourField name="quietTo" label="To" minutes={to} />
    </fieldset>
  );
}

function HourField({ name, label, minutes }: { name: string; label: string; minutes: number }) {
  return (
    <label>
      {label}{" "}
      <select name={name} defaultValue={minutes}>
        {HOURS.map((hour) => (
          <option key={hour} value={hour * 60}>
            {`${hour}:00`}
          </option>
        ))}
      </select>
    </label>
  );
}
