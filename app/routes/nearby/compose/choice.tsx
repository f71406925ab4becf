import type { ReactNode } from "react";

interface ChoiceProps {
  name: string;
  className?: string;
  legend: string;
  /** The value chosen at first; the first option if it is none of them. */
  chosen: string | undefined;
  options: { value: string; label: string; hint?: string; sign?: ReactNode }[];
}

export function Choice({ name, className = "", legend, chosen, options }: ChoiceProps) {
  const isThere = options.some(({ value }) => value === chosen);
  return (
    <fieldset className={`choice ${className}`}>
      <legend>{legend}</legend>
      {options.map(({ value, label, hint, sign }, index) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={isThere ? value === chosen : index === 0}
          />
          <span>
            {sign}
            <b>{label}</b>
            {hint !== undefined && <small>{hint}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
