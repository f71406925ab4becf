import type { ReadList } from "#app/domain/menus/list/list.ts";
import { menuAsList } from "#app/domain/menus/list/menu-as-list.ts";
import { readMenuFile } from "#app/domain/menus/menu-file.ts";
import { planMenu } from "#app/domain/menus/menu-plan.ts";

/** The dishes of a menu file; undefined if it is none. */
export function readMenuList(json: string): ReadList | undefined {
  const file = readMenuFile(json);
  return file.ok ? menuAsList(planMenu(file.value)) : undefined;
}
