import { itemFormTexts } from "#app/domain/menus/item-fields.ts";
import type { Item, Menu, Section } from "#app/domain/menus/menus.ts";
import { itemsById } from "#app/domain/menus/patch/guard-patch.ts";
import { sectionFormTexts } from "#app/domain/menus/section-fields.ts";
import type { FailedChange } from "#app/routes/menu/editor/changes/change.ts";
import { contestedNames, withoutEdits } from "#app/routes/menu/editor/operations/edited-fields.ts";
import { fieldOf, type Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { readOperation } from "#app/routes/menu/editor/operations/operations.ts";
import { refreshed } from "#app/routes/menu/editor/operations/refreshed.ts";
import { asAttempt } from "./place-failures.ts";

/** The values of a dish or a section that two phones have changed: those typed here, and those that are there. */
interface Contested {
  name: string;
  here: object;
  there: object;
}

/** Whether a change is what somebody typed into the form of a dish or of a section. */
export function isFormEdit(fields: Fields): boolean {
  return ["edit-item", "edit-section", "rename-section"].includes(
    fieldOf(fields, "operation") ?? "",
  );
}

/** What such an edit met: undefined unless another phone has changed the same fields to something else. */
export function contestedIn(fields: Fields, menu: Menu): Contested | undefined {
  const edited = editedIn(fields, menu);
  const read = readOperation(fields);
  const names = edited ? contestedNames(edited.form, fields) : [];
  if (!edited || !read.ok || names.length === 0) return undefined;
  const { now } = edited;
  const typed = "values" in read.value ? read.value.values : read.value;
  return { name: now.name, here: picked(typed, names), there: picked(now, names) };
}

/**
 * The fields of a failed edit that leave what another phone has changed too, and make the rest; undefined if that is
 * nothing, or the change is another.
 */
export function theirsOf({ fields, menu }: FailedChange): Fields | undefined {
  const edited = editedIn(fields, menu);
  const rest = edited && withoutEdits(fields, contestedNames(edited.form, fields));
  return rest && asAttempt(refreshed(rest, menu));
}

/** The dish or section that is edited, as it is now, and what its form would show. */
function editedIn(fields: Fields, menu: Menu): { now: Item | Section; form: Fields } | undefined {
  if (!isFormEdit(fields)) return undefined;
  if (fieldOf(fields, "operation") === "edit-item") {
    const item = itemsById(menu).get(Number(fieldOf(fields, "itemId")));
    return item && { now: item, form: itemFormTexts(item, Date.now()) };
  }
  const section = menu.sections.find(({ id }) => String(id) === fieldOf(fields, "sectionId"));
  return section && { now: section, form: sectionFormTexts(section) };
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
