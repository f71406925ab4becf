import type { MenuPlan, PlannedSection } from "#app/domain/menus/menu-plan.ts";
import type { ItemValues } from "#app/domain/menus/item-fields.ts";
import { finishList } from "./doubts.ts";
import { emptyDish, type ListDish, type ListSection, type ReadList } from "./list.ts";

/** A menu file as a list. What lists in words cannot say goes along for new sections and dishes. */
export function menuAsList({ sections }: Pick<MenuPlan, "sections">): ReadList {
  const filled = sectionsAsList(sections).filter(({ dishes }) => dishes.length > 0);
  return finishList({ sections: filled, leftOut: [], unusedColumns: [], doubts: [] });
}

/** The sections of a menu file as those of a list, one for one and dish for dish. */
export function sectionsAsList(sections: PlannedSection[]): ListSection[] {
  let line = 0;
  return sections.map(({ items, name, secondName, ...more }) => {
    line += 1;
    const section = { name, secondName, line, more, doubts: [] };
    return { ...section, dishes: items.map((item) => dishOf(item, (line += 1))) };
  });
}

function dishOf(item: ItemValues, line: number): ListDish {
  const { name, secondName, description, diet, pricePaise, options, soldOutUntil, ...more } = item;
  const isPriced = pricePaise > 0 || options.length > 0;
  return {
    ...emptyDish(line),
    name,
    secondName,
    description,
    diet,
    pricePaise: pricePaise > 0 ? pricePaise : null,
    sizes: options,
    isSoldOut: soldOutUntil !== null,
    doubts: isPriced ? [] : ["noPrice"],
    more,
  };
}
