import { itemFormTexts } from "#app/domain/menus/item-fields.ts";
import { itemsById } from "#app/domain/menus/patch/guard-patch.ts";
import type { Item } from "#app/domain/menus/menus.ts";
import type { FailedChange } from "./changes.ts";
import { contestedNames, withoutEdits } from "./edited-fields.ts";
import { fieldOf, type Fields } from "./fields.ts";
import { readOperation } from "./operations.ts";
import { asAttempt } from "./place-failures.ts";
import { refreshed } from "./refreshed.ts";

/** The values of an item that two phones have changed: those typed here, and those that are there. */
interface Contested {
  here: object;
  there: object;
}

/** What the edit of an item met: undefined unless another phone has changed the same fields of it to something else. */
export function contestedIn(fields: Fields, item: Item | undefined): Contested | undefined {
  const read = readOperation(fields);
  const names = item && read.ok ? contestedFields(fields, item) : [];
  if (!item || !read.ok || read.value.operation !== "edit-item" || names.length === 0) return;
  const { values } = read.value;
  return { here: picked(values, names), there: picked(item, names) };
}

/**
 * The fields of a failed edit of an item that leave what another phone has changed too, and make the rest; undefined
 * if that is nothing, or the change is another.
 */
export function theirsOf({ fields, menu }: FailedChange): Fields | undefined {
  const item = itemsById(menu).get(Number(fieldOf(fields, "itemId")));
  if (!item || fieldOf(fields, "operation") !== "edit-item") return undefined;
  const rest = withoutEdits(fields, contestedFields(fields, item));
  return rest && asAttempt(refreshed(rest, menu));
}

function contestedFields(fields: Fields, item: Item): string[] {
  return contestedNames(itemFormTexts(item, Date.now()), fields);
}

/** Where the form calls a value otherwise. */
const VALUES: Record<string, string> = { priceRupees: "pricePaise", optionName: "options" };

function picked(values: object, names: string[]): object {
  return Object.fromEntries(
    names.flatMap((field): [string, unknown][] => {
      const name = VALUES[field] ?? field;
      return name in values ? [[name, values[name as keyof object]]] : [];
    }),
  );
}
