import { menuLimits } from "#app/domain/menus/limits.ts";
import type { Item, Menu, Section } from "#app/domain/menus/menus.ts";
import { isAddition } from "#app/domain/menus/patch/left-parts.ts";
import type { WordedPatch } from "#app/domain/menus/patch/patch-input.ts";
import type { Change } from "#app/routes/menu/editor/changes/change.ts";
import { fieldOf, type Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { readOperation } from "#app/routes/menu/editor/operations/operations.ts";
import {
  patchField,
  patchFields,
  patchIn,
} from "#app/routes/menu/editor/operations/patch-fields.ts";
import { movedIntoGone } from "./moves.ts";
import { itemBack, sectionBack } from "./put-back.ts";

type Typed = Pick<Change, "id" | "fields" | "seen">;

/**
 * Dishes with no place to go: another phone has deleted the section to which they were added or moved, or the dish while
 * it was changed here, or the section is full.
 */
export interface Stray {
  what: "section" | "item" | "full" | "move";
  /** Where they may go, and the one of these in which they were, or the first; undefined if there is none. */
  sections: Pick<Section, "id" | "name">[];
  to: number | undefined;
  /** The section that is gone, if it can be brought back. */
  gone: Section | undefined;
}

/** What a failed change leaves without a place; undefined if that is not why it failed. */
export function strayIn(
  change: Pick<Change, "fields" | "failure" | "seen" | "awaitsMenu">,
  menu: Menu,
): Stray | undefined {
  const { fields, failure } = change;
  if (failure?.reason === "full") return withoutRoom(fields, menu);
  const moved = movedIntoGone(change, menu);
  if (moved.length > 0) return outOfMove(change, menu, moved);
  return failure?.reason === "missing" && mayBeStray(fields) ? outOfGone(change, menu) : undefined;
}

/** Dishes that were to move may go into any section but the one in which they all are. */
function outOfMove(change: Parameters<typeof outOfGone>[0], menu: Menu, moved: Item[]): Stray {
  const stray = outOfGone(change, menu);
  const sections = stray.sections.filter(({ id }) => moved.some((item) => item.sectionId !== id));
  return { ...stray, what: "move", sections, to: sections[0]?.id };
}

function outOfGone(
  { fields, seen, awaitsMenu }: Pick<Change, "fields" | "seen" | "awaitsMenu">,
  menu: Menu,
): Stray {
  const isEdit = fieldOf(fields, "operation") === "edit-item";
  const from = sectionIn(fields);
  // What the server has just called gone, an older menu still has.
  const isOld = awaitsMenu === true && !isEdit;
  const sections = menu.sections
    .filter(({ id }) => !isOld || id !== from)
    .map(({ id, name }) => ({ id, name }));
  const own = sections.find(({ id }) => id === from);
  return {
    what: isEdit ? "item" : "section",
    sections,
    to: (own ?? sections[0])?.id,
    gone: own ? undefined : seen?.sections.find(({ id }) => id === from),
  };
}

/** What comes into a section that is full may go into another one that is not, as far as it has room. */
function withoutRoom(fields: Fields, menu: Menu): Stray | undefined {
  const items = patchIn(fields)?.items;
  const isComing = items
    ? items.length > 0 && items.every(({ sectionId }) => sectionId !== undefined)
    : fieldOf(fields, "operation") === "add-item";
  if (!isComing) return undefined;
  const from = sectionIn(fields);
  const { itemsPerSection: most } = menuLimits;
  const sections = menu.sections
    .filter((section) => section.id !== from && section.items.length < most)
    .map(({ id, name }) => ({ id, name }));
  return { what: "full", sections, to: sections[0]?.id, gone: undefined };
}

/** The section to which a failed change adds or moves dishes, or that of the dish that it changes. */
export function sectionIn(fields: Fields): number {
  return patchIn(fields)?.items[0]?.sectionId ?? Number(fieldOf(fields, "sectionId"));
}

function mayBeStray(fields: Fields): boolean {
  const operation = fieldOf(fields, "operation");
  // What the server never had, nobody has deleted.
  if (operation === "edit-item") return Number(fieldOf(fields, "itemId")) > 0;
  return operation === "add-item" || patchIn(fields)?.items.every(isAddition) === true;
}

/**
 * The fields that put what a failed change leaves into a section: a dish that was in there to its place, all else to the
 * end.
 */
export function fieldsInto(change: Typed, sectionId: number): Fields {
  const { fields } = change;
  if (fieldOf(fields, "operation") === "add-item") {
    const others = fields.filter(([name]) => name !== "sectionId" && name !== "key");
    return [...others, ["sectionId", String(sectionId)]];
  }
  const patch = patchOf(change);
  const items = patch.items.map((item) => {
    const isThere = !patchIn(fields) && item.sectionId === sectionId;
    return isThere ? item : { ...item, position: undefined, sectionId };
  });
  // A section that found no room has none now either.
  const next = { ...patch, items, sections: [] };
  if (!patchIn(fields)) return patchFields(next);
  return [...fields.filter(([name]) => !["patch", "key"].includes(name)), patchField(next)];
}

/** The fields that bring their own section back, with the dishes that were last seen in it, and put them there. */
export function fieldsBack(change: Typed, gone: Section): Fields {
  const patch = patchOf(change);
  const items = patch.items.map((item) => ({ ...item, sectionId: gone.id }));
  const own = new Set(items.map(({ id }) => id));
  const former = gone.items.filter(({ id }) => !own.has(id)).map((item) => itemBack(item));
  return patchFields({ ...patch, sections: [sectionBack(gone)], items: [...former, ...items] });
}

const NOTHING = { sections: [], deletedSections: [], deletedItems: [] };

/** What a failed change leaves, as additions. */
function patchOf({ id: changeId, fields, seen }: Typed): WordedPatch {
  const patch = patchIn(fields);
  if (patch) return patch;
  const read = readOperation(fields);
  const operation = read.ok ? read.value : undefined;
  const parts = (items: WordedPatch["items"]) => ({ ...NOTHING, items, partly: true as const });
  if (operation?.operation === "add-item") {
    return parts([{ id: -changeId, sectionId: operation.sectionId, values: operation.values }]);
  }
  if (operation?.operation !== "edit-item") return parts([]);
  const { itemId: id, values } = operation;
  const item = seen?.items.find((known) => known.id === id);
  return parts([item ? itemBack(item, values) : { id, sectionId: sectionIn(fields), values }]);
}
