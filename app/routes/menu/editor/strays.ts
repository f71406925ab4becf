import type { Menu, Section } from "#app/domain/menus/menus.ts";
import type { WordedPatch } from "#app/domain/menus/patch/patch-input.ts";
import type { Change } from "./changes.ts";
import { fieldOf, type Fields } from "./fields.ts";
import { isAddition } from "./left-changes.ts";
import { readOperation } from "./operations.ts";
import { patchField, patchFields, patchIn } from "./patch-fields.ts";

/** Dishes with no place to go, as another phone has deleted their section, or the dish while it was changed here. */
export interface Stray {
  what: "section" | "item";
  /** Where they may go, and the one of these in which they were, or the first; undefined if there is none. */
  sections: Pick<Section, "id" | "name">[];
  to: number | undefined;
}

/** What a failed change leaves without a place; undefined if that is not why it failed. */
export function strayIn(
  { fields, failure }: Pick<Change, "fields" | "failure">,
  menu: Menu,
): Stray | undefined {
  if (failure?.reason !== "missing" || !mayBeStray(fields)) return undefined;
  const isEdit = fieldOf(fields, "operation") === "edit-item";
  const from = patchIn(fields)?.items[0]?.sectionId ?? Number(fieldOf(fields, "sectionId"));
  const sections = menu.sections.map(({ id, name }) => ({ id, name }));
  const to = sections.find(({ id }) => id === from) ?? sections[0];
  return { what: isEdit ? "item" : "section", sections, to: to?.id };
}

function mayBeStray(fields: Fields): boolean {
  const operation = fieldOf(fields, "operation");
  // What the server never had, nobody has deleted.
  if (operation === "edit-item") return Number(fieldOf(fields, "itemId")) > 0;
  return operation === "add-item" || patchIn(fields)?.items.every(isAddition) === true;
}

/** The fields that put what a failed change leaves into a section, at its end. */
export function fieldsInto(fields: Fields, sectionId: number): Fields {
  const patch = patchIn(fields) ?? returning(fields);
  if (!patch) {
    const others = fields.filter(([name]) => name !== "sectionId" && name !== "key");
    return [...others, ["sectionId", String(sectionId)]];
  }
  const items = patch.items.map((item) => ({ ...item, position: undefined, sectionId }));
  const next = { ...patch, items };
  if (!patchIn(fields)) return patchFields(next);
  return [...fields.filter(([name]) => !["patch", "key"].includes(name)), patchField(next)];
}

/** The edit of a deleted item as its return. */
function returning(fields: Fields): WordedPatch | undefined {
  const read = readOperation(fields);
  if (!read.ok || read.value.operation !== "edit-item") return undefined;
  const { itemId: id, values } = read.value;
  return {
    sections: [],
    items: [{ id, values }],
    deletedSections: [],
    deletedItems: [],
    partly: true,
  };
}
