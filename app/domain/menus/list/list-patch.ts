import type { ItemPatch, SectionPatch } from "#app/domain/menus/patch/menu-patch.ts";
import type { WordedPatch } from "#app/domain/menus/patch/patch-input.ts";
import { bringsDish, type ListPlan, type PlannedGroup } from "./list-plan.ts";
import { changedValues, newValues, type PlannedDish } from "./planned-dish.ts";

type WordedItem = WordedPatch["items"][number];

/**
 * The patch that makes a menu what a plan says; what is kept is not in it. `newId` gives an id below zero that nothing
 * else has.
 */
export function listPatch({ groups, missing }: ListPlan, newId: () => number): WordedPatch {
  const sections: SectionPatch[] = [];
  const items: WordedItem[] = [];
  for (const group of groups) {
    const sectionId = group.goal?.id ?? addSection(group);
    items.push(...group.dishes.flatMap((dish) => itemPatch(dish, sectionId)));
  }
  for (const { item, act } of missing) {
    const { id, revision } = item;
    if (act === "soldOut") items.push({ id, revision, values: { soldOut: "until-said" } });
  }
  const deleted = missing.filter(({ act }) => act === "delete");
  return { sections, items, deletedSections: [], deletedItems: deleted.map(({ item }) => item.id) };

  function addSection({ section, dishes }: PlannedGroup): number {
    const id = newId();
    const { name, secondName, more } = section;
    const values = { ...more, name, ...(secondName && { secondName }) };
    if (dishes.some((dish) => bringsDish(dish))) sections.push({ id, values });
    return id;
  }

  function itemPatch(planned: PlannedDish, sectionId: number): WordedItem[] {
    const { act, item, dish } = planned;
    if (act === "add") {
      const soldOut = dish.isSoldOut ? { soldOut: "until-said" as const } : {};
      return [{ id: newId(), sectionId, values: { ...newValues(planned), ...soldOut } }];
    }
    if (act !== "change" || !item) return [];
    const values = changedValues(planned);
    const seen: Pick<ItemPatch, "revision"> =
      Object.keys(values).length > 0 ? { revision: item.revision } : {};
    const place = bringsDish(planned) ? { sectionId } : {};
    return [{ id: item.id, ...place, ...seen, values }];
  }
}
