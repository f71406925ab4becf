import type { Menu } from "#app/domain/menus/menus.ts";
import { editOf, itemFields, shopFields, wasField, wasOf } from "./edited-fields.ts";
import { fieldOf, textsOf, type Fields } from "./fields.ts";
import { kindOf } from "./operation-kinds.ts";

/**
 * The fields of a change that failed, ready to be sent again: what they say of a list or a thing as it was
 * seen is replaced by how it is in `menu`, and what the owner wants of it stays. Of a form only what they edited is theirs.
 */
export function refreshed(fields: Fields, menu: Menu): Fields {
  const view = viewOf(fields, menu);
  if (!view) return fields;
  const wish = (view.form ? editOf(view.form, fields) : fields).filter(
    ([name]) => !["revision", "seen", "index", "was"].includes(name),
  );
  const seen = view.list.map((entry): Fields[number] => ["seen", entry]);
  const was = view.form && wasOf(fields) ? [wasField(view.form)] : [];
  return [
    ...wish,
    ...was,
    ["revision", String(view.revision)],
    ...seen,
    ...indexIn(view.list, fields),
  ];
}

/** Whether the fields are about a revision that `menu` has not reached: a change that was to lead there has failed. */
export function isAhead(fields: Fields, menu: Menu): boolean {
  const view = viewOf(fields, menu);
  return view !== undefined && Number(fieldOf(fields, "revision")) > view.revision;
}

interface View {
  revision: number;
  list: string[];
  /** The fields of its form, where it is edited in one. */
  form?: Fields;
}

/** How that which the fields are about is now; undefined where they carry no revision or it is gone. */
function viewOf(fields: Fields, menu: Menu): View | undefined {
  const operation = fieldOf(fields, "operation") ?? "";
  const section = menu.sections.find(({ id }) => String(id) === fieldOf(fields, "sectionId"));
  if (operation === "edit-shop") {
    return { revision: menu.shop.detailsRevision, list: [], form: shopFields(menu.shop) };
  }
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
  return item && { revision: item.revision, list: [], form: itemFields(item) };
}

/** Where the entry that the fields name by its index is in the list now; behind the end if it is gone. */
function indexIn(list: string[], fields: Fields): Fields {
  const index = fieldOf(fields, "index");
  if (index === undefined) return [];
  const seen = textsOf(fields, "seen");
  const entry = seen[Number(index)];
  // Of several that read the same it is the first, the second and so on, as it was.
  const before = seen.slice(0, Number(index)).filter((text) => text === entry).length;
  const now = placesOf(entry, list)[before] ?? placesOf(entry, list)[0] ?? list.length;
  return [["index", String(now)]];
}

function placesOf(entry: string | undefined, list: string[]): number[] {
  return list.flatMap((text, place) => (text === entry ? [place] : []));
}
