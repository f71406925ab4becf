import type { ReactNode } from "react";
import { DIETS } from "#app/domain/menus/diet.ts";
import { menuLimits } from "#app/domain/menus/limits.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { fieldOf, type Fields } from "./fields.ts";

export function ItemDetails({ typed }: { typed: Fields }) {
  const { itemForm } = useMessages("editor");
  const { dish } = useMessages("ui");
  const heats = [itemForm.notSpicy, dish.mild, dish.spicy, dish.hot];
  return (
    <>
      <Labelled label={itemForm.description}>
        <input
          name="description"
          defaultValue={fieldOf(typed, "description")}
          maxLength={menuLimits.textLength}
          autoComplete="off"
        />
      </Labelled>
      <Labelled label={itemForm.secondName}>
        <input
          name="secondName"
          defaultValue={fieldOf(typed, "secondName")}
          maxLength={menuLimits.nameLength}
          autoComplete="off"
        />
      </Labelled>
      <div className="choices">
        <Choice label={itemForm.mark} name="diet" typed={typed}>
          <option value="">{itemForm.noMark}</option>
          {DIETS.map((diet) => (
            <option key={diet} value={diet}>
              {dish[diet]}
            </option>
          ))}
        </Choice>
        <Choice label={itemForm.spicy} name="spicy" typed={typed}>
          {heats.map((heat, index) => (
            <option key={heat} value={index}>
              {heat}
            </option>
          ))}
        </Choice>
        <Choice label={dish.featured} name="isFeatured" typed={typed}>
          <option value="no">{itemForm.no}</option>
          <option value="yes">{itemForm.yes}</option>
        </Choice>
      </div>
    </>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
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

function Choice({ label, name, typed, children }: ChoiceProps) {
  return (
    <Labelled label={label}>
      <select name={name} defaultValue={fieldOf(typed, name)}>
        {children}
      </select>
    </Labelled>
  );
}
