import { useDeferredValue } from "react";
import type { Section } from "#app/domain/menus/menus.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";
import type { Which } from "./kept-prices.ts";

interface WhichFieldsProps {
  sections: Section[];
  /** How many dishes were chosen; undefined where none could be. */
  chosen: number | undefined;
  which: Which;
  onChoose: (which: Which) => void;
}

const NONE: Section[] = [];

/** All dishes, those that were chosen, or those of some sections. */
export function WhichFields({ sections, chosen, which, onChoose }: WhichFieldsProps) {
  const { prices } = useMessages("bulk");
  const language = useLanguage();
  // After the first look: a long menu has as many chips as a screen has rows.
  const shown = useDeferredValue(sections, NONE);
  const some = typeof which === "string" ? new Set<number>() : which;
  const toggle = (id: number) => {
    const left = new Set(some);
    if (!left.delete(id)) left.add(id);
    onChoose(left.size > 0 ? left : "all");
  };
  return (
    <fieldset className="pick-chips">
      <legend className="unseen">{prices.which}</legend>
      {chosen !== undefined && (
        <label>
          <input
            type="checkbox"
            checked={which === "chosen"}
            onChange={() => onChoose(which === "chosen" ? "all" : "chosen")}
          />
          {prices.chosen({ count: chosen })}
        </label>
      )}
      <label>
        <input type="checkbox" checked={which === "all"} onChange={() => onChoose("all")} />
        {prices.all}
      </label>
      {shown
        .filter(({ items }) => items.length > 0)
        .map(({ id, name }) => (
          <label key={id} lang={textLanguage(name, language)}>
            <input type="checkbox" checked={some.has(id)} onChange={() => toggle(id)} />
            {name}
          </label>
        ))}
    </fieldset>
  );
}
