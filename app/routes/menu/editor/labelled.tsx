import type { ReactNode } from "react";
import { DIETS } from "#app/domain/menus/diet.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { fieldOf, type Fields } from "./fields.ts";

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

/** The food mark of an item, or of the items of a section. */
export function MarkChoice({ typed }: { typed: Fields }) {
  const { itemForm } = useMessages("editor");
  const { dish } = useMessages("ui");
  return (
    <Choice label={itemForm.mark} name="diet" typed={typed}>
      <option value="">{itemForm.noMark}</option>
      {DIETS.map((diet) => (
        <option key={diet} value={diet}>
          {dish[diet]}
        </option>
      ))}
    </Choice>
  );
}
