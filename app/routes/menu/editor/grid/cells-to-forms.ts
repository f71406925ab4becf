import { recallText } from "#app/device/drafts/kept-texts.ts";
import { itemFormTexts } from "#app/domain/menus/item-fields.ts";
import type { Item, Section } from "#app/domain/menus/menus.ts";
import {
  forgetForm,
  keepForm,
  recallForm,
  typedName,
  typedParts,
} from "#app/routes/menu/editor/forms/typed-forms.ts";
import { wasField } from "#app/routes/menu/editor/operations/edited-fields.ts";
import type { Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { isWideScreen } from "#app/routes/menu/editor/wide.ts";

/** The cells of the grid whose texts a dish's form can hold, by the names of its fields. */
const FIELDS: Record<string, string> = {
  name: "name",
  price: "priceRupees",
  description: "description",
  secondName: "secondName",
};

/**
 * Puts what was typed into cells of the grid, and could not be saved, into the forms of their dishes: a narrow screen
 * has no cells. A form in which something is half typed stays as it is.
 */
export function cellsToForms(shopId: string, { items }: Section): void {
  const cells = typedParts(shopId).flatMap((part) => {
    const [, id, column = ""] = /^cell-(\d+)-(\w+)$/.exec(part) ?? [];
    const item = items.find((each) => String(each.id) === id);
    const field = FIELDS[column];
    return item && field ? { item, field, name: typedName(shopId, part) } : [];
  });
  if (cells.length === 0 || isWideScreen()) return;
  for (const [item, ofItem] of Map.groupBy(cells, (cell) => cell.item)) {
    const form = typedName(shopId, `edit-item-${item.id}`);
    if (recallForm(form)) continue;
    const typed = new Map(ofItem.map(({ field, name }) => [field, recallText(name) ?? ""]));
    keepForm(form, () => fieldsOf(item, typed));
    for (const { name } of ofItem) forgetForm(name);
  }
}

function fieldsOf(item: Item, typed: Map<string, string>): Fields {
  const texts = itemFormTexts(item, Date.now());
  return [
    ["operation", "edit-item"],
    ["itemId", String(item.id)],
    ["sectionId", String(item.sectionId)],
    ["revision", String(item.revision)],
    wasField(texts),
    ...texts.map(([name, text]): Fields[number] => [name, typed.get(name) ?? text]),
  ];
}
