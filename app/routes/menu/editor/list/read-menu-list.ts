import type { ImportNote } from "#app/domain/menus/import-note.ts";
import type { ReadList } from "#app/domain/menus/list/list.ts";
import { menuAsList } from "#app/domain/menus/list/menu-as-list.ts";
import { readMenuFile, type MenuFile } from "#app/domain/menus/menu-file.ts";
import { planMenu, type PlannedShop } from "#app/domain/menus/menu-plan.ts";
import { done, type InvalidInput, type Outcome } from "#app/domain/outcome.ts";

/** What a menu file says besides its dishes. */
export interface MenuFileExtras {
  shop: PlannedShop;
  /** What is left out of it or taken otherwise than it is written. */
  notes: ImportNote[];
}

interface MenuFileRead extends MenuFileExtras {
  list: ReadList;
}

/** Dishes without a price raise a doubt in the list. */
const TOLD_ELSEWHERE = new Set<ImportNote["code"]>(["price-missing", "price-of-sizes"]);

/** The dishes of a menu file, and what else it says. Refuses what readMenuFile refuses. */
export function readMenuList(json: string): Outcome<MenuFileRead, InvalidInput> {
  const file = readMenuFile(json);
  if (!file.ok) return file;
  const plan = planMenu(file.value);
  const notes = [...plan.notes, ...emptySections(file.value)].filter(
    ({ code }) => !TOLD_ELSEWHERE.has(code),
  );
  return done({ list: menuAsList(plan), shop: plan.shop, notes });
}

/** A list has no place for a section without dishes. */
function emptySections({ menu: { sections } }: MenuFile): ImportNote[] {
  return sections.flatMap(({ section: name, items }, at) =>
    items.length > 0
      ? []
      : [{ path: `menu.sections[${at}]`, code: "section-empty" as const, values: { name } }],
  );
}
