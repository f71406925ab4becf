import { itemFormTexts } from "#app/domain/menus/item-fields.ts";
import type { Menu } from "#app/domain/menus/menus.ts";
import { editOf, seenOf, wasField, wasOf } from "./edited-fields.ts";
import { fieldOf, textsOf, type Fields } from "./fields.ts";
import { isPatchAhead, rebasePatch } from "#app/domain/menus/patch/rebase-patch.ts";
import { patchField, patchIn } from "./patch-fields.ts";
import { kindOf } from "./operation-kinds.ts";

/** A failed change's fields, to be sent again: based on the list or revision in `menu`, with only the edits kept. */
export function refreshed(fields: Fields, menu: Menu): Fields {
  const patch = patchIn(fields);
  if (patch) return replaced(fields, patchField(rebasePatch(patch, menu)));
  const view = viewOf(fields, menu);
  if (!view) return fields;
  const change = (view.form ? editOf(view.form, fields) : fields).filter(
    ([name]) => !["revision", "seen", "index", "was"].includes(name),
  );
  const seen = view.list.map((entry): Fields[number] => ["seen", entry]);
  const was = view.form && wasOf(fields) ? [wasField(view.form)] : [];
  return [
    ...change,
    ...was,
    ["revision", String(view.revision)],
    ...seen,
    ...indexIn(view.list, fields),
  ];
}

/** Whether the fields rely on a revision that `menu` lacks, as the change leading to it failed. */
export function isAhead(fields: Fields, menu: Menu): boolean {
  const patch = patchIn(fields);
  if (patch) return isPatchAhead(patch, menu);
  // What has no number is nothing that one could be ahead of.
  const revision = Number(viewOf(fields, menu)?.revision ?? Number.NaN);
  return Number(fieldOf(fields, "revision")) > revision;
}

function replaced(fields: Fields, field: Fields[number]): Fields {
  return fields.map((each) => (each[0] === field[0] ? field : each));
}

interface View {
  revision: number | string;
  list: string[];
  form?: Fields;
}

/** What the fields are about, as it is now; undefined if it is gone, or the fields carry no revision. */
function viewOf(fields: Fields, menu: Menu): View | undefined {
  const operation = fieldOf(fields, "operation") ?? "";
  const section = menu.sections.find(({ id }) => String(id) === fieldOf(fields, "sectionId"));
  const ofShop = seenOf(operation, menu.shop);
  if (ofShop) return { list: [], ...ofShop };
  if (operation === "edit-item") return itemView(fields, menu);
  if (operation === "drag-item" && section) {
    return { revision: section.revision, list: section.items.map(({ id }) => String(id)) };
  }
  if (kindOf(fields)?.noun === "subheader" && section) {
    return { revision: section.revision, list: section.subheaders };
  }
  return undefined;
}

function itemView(fields: Fields, menu: Menu): View | undefined {
  const items = menu.sections.flatMap((section) => section.items);
  const item = items.find(({ id }) => String(id) === fieldOf(fields, "itemId"));
  return item && { revision: item.revision, list: [], form: itemFormTexts(item, Date.now()) };
}

/** The current index of the entry that the fields name by its index; past the end if it is gone. */
function indexIn(list: string[], fields: Fields): Fields {
  const index = fieldOf(fields, "index");
  if (index === undefined) return [];
  const seen = textsOf(fields, "seen");
  const entry = seen[Number(index)];
  // Of several equal entries it is the first, the second and so on, as before.
  const before = seen.slice(0, Number(index)).filter((text) => text === entry).length;
  const now = placesOf(entry, list)[before] ?? placesOf(entry, list)[0] ?? list.length;
  return [["index", String(now)]];
}

function placesOf(entry: string | undefined, list: string[]): number[] {
  return list.flatMap((text, place) => (text === entry ? [place] : []));
}
