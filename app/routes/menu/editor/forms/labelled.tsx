import type { ReactNode } from "react";
import { fieldOf, type Fields } from "#app/routes/menu/editor/operations/fields.ts";

/** A field of a form, with its label above it. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className="labelled">
      {label}
      {children}
    </label>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  typed: Fields;
  children: ReactNode;
}

export function Choice({ label, name, typed, children }: ChoiceProps) {
  return (
    <Labelled label={label}>
      <select name={name} defaultValue={fieldOf(typed, name)}>
        {children}
      </select>
    </Labelled>
  );
}
