import type { Item, Menu, Section } from "#app/domain/menus/menus.ts";
import {
  differs,
  itemsById,
  type AnyPatch,
  type SeenValues,
} from "#app/domain/menus/patch/guard-patch.ts";
import { formatRupees } from "#app/domain/menus/prices.ts";
import type { Change } from "#app/routes/menu/editor/changes/change.ts";
import { fieldOf, textsOf, type Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { patchIn } from "#app/routes/menu/editor/operations/patch-fields.ts";
import { contestedIn, isFormEdit } from "./edit-conflict.ts";
import { movedIntoGone } from "./moves.ts";

/** What another phone has done to what was to be changed here. */
export interface Conflict {
  /** What it is called. */
  name: string;
  what: "changed" | "isNow" | "differs" | "undone" | "deleted" | "filled" | "stray" | "gone";
  /** How it is now, and how it was to be here: given where `what` says so. */
  there?: string;
  here?: string;
}

/**
 * What stands in the way of a failed change, by its name; nothing where the change names what it is about itself, or as
 * long as the menu on this phone does not show it.
 */
export function conflictsOf(
  change: Pick<Change, "fields" | "failure" | "seen" | "awaitsMenu">,
  menu: Menu,
): Conflict[] {
  const reason = change.failure?.reason ?? "";
  const moved = movedIntoGone(change, menu);
  if (moved.length > 0) return moved.map((item) => strayOf({ id: item.id, values: item }));
  if (reason === "stale") return change.awaitsMenu ? [] : metBy(change, menu);
  const patch = patchIn(change.fields);
  if (!patch || !["missing", "full"].includes(reason)) return [];
  return [...patch.sections, ...patch.items].map(strayOf);
}

function metBy({ fields, seen }: Pick<Change, "fields" | "seen">, menu: Menu): Conflict[] {
  if (isFormEdit(fields)) return editMet(fields, menu);
  const items = itemsById(menu);
  const sections = new Map(menu.sections.map((section) => [section.id, section]));
  const as = fieldOf(fields, "as");
  const gone = new Set(as === undefined ? seen?.items.map(({ id }) => id) : []);
  const known = { items, sections, isUndo: as === "undo", gone };
  return conflictsInPatch(patchIn(fields) ?? deletionIn(fields), known);
}

function editMet(fields: Fields, menu: Menu): Conflict[] {
  const contested = contestedIn(fields, menu);
  if (!contested) return [];
  const { name, there, here } = contested;
  return [{ name, ...bothInWords(there, here, "differs") }];
}

/** How something is there and here, where both can be put in words: of several values, those that differ. */
function bothInWords(there: object, here: object, what: "differs" | "undone") {
  const [theirs, mine] = [inWords(there), inWords(here)];
  const differing = [except(theirs, mine), except(mine, theirs)];
  const told = differing.every(({ length }) => length > 0) ? differing : [theirs, mine];
  const [newer = "", own = ""] = told.map((words) => words.join(", "));
  return newer && own ? { what, there: newer, here: own } : { what: "changed" as const };
}

const except = (words: string[], others: string[]) =>
  words.filter((word) => !others.includes(word));

/** The deletion that fields ask for, as a patch; one of nothing if they ask for another thing. */
function deletionIn(fields: Fields): AnyPatch {
  const operation = fieldOf(fields, "operation");
  const idsIn = (name: string) => textsOf(fields, name).map(Number);
  return {
    sections: [],
    items: [],
    deletedSections: operation === "delete-section" ? idsIn("sectionId") : [],
    deletedItems: operation === "delete-item" ? idsIn("itemId") : [],
  };
}

interface Known {
  isUndo: boolean;
  items: Map<number, Item>;
  sections: Map<number, Section>;
  /** The items that can be brought back, should they not be there. */
  gone: Set<number>;
}

function conflictsInPatch(patch: AnyPatch, known: Known): Conflict[] {
  const { items, sections, isUndo } = known;
  return [
    ...patch.sections.map((section) => conflictOf(section, sections.get(section.id), { isUndo })),
    ...patch.items.map((item) => conflictOf(item, items.get(item.id), known)),
    ...patch.deletedItems.flatMap((id) => {
      const item = items.get(id);
      return item ? deletedInVain(item) : [];
    }),
    ...patch.deletedSections.flatMap((id) => {
      const section = sections.get(id);
      return section ? { name: section.name, what: "filled" as const } : [];
    }),
  ];
}

function strayOf({ was, values }: AnyPatch["items"][number]): Conflict {
  const { name, ...others }: SeenValues = { ...was, ...values };
  const prices = inWords({ pricePaise: others["pricePaise"], options: others["options"] ?? [] });
  return { name: inWords({ name }).join(""), what: "stray", here: prices.join(", ") };
}

function deletedInVain(item: Item): Conflict {
  const { name, pricePaise, options } = item;
  const there = inWords({ pricePaise, options }).join(", ");
  return there ? { name, what: "isNow", there } : { name, what: "changed" };
}

function conflictOf(
  part: AnyPatch["items"][number] | AnyPatch["sections"][number],
  now: { name: string } | undefined,
  { isUndo, gone }: Pick<Known, "isUndo"> & Partial<Known>,
): Conflict {
  const { was = {}, values } = part;
  if (!now) return deletedOf(part, gone?.has(part.id) === true);
  const met = Object.entries(values).filter(([name, wanted]) =>
    differs(now, was, { [name]: wanted }),
  );
  const { name } = now;
  const current = Object.fromEntries(met.map(([each]) => [each, now[each as keyof object]]));
  const what = isUndo ? "undone" : "differs";
  return { name, ...bothInWords(current, Object.fromEntries(met), what) };
}

/** What a deleted thing was called, and how it was to be, if it can be brought back like that. */
function deletedOf({ was, values }: AnyPatch["items"][number], canReturn: boolean): Conflict {
  const known: SeenValues = { ...values, ...was };
  const name = inWords({ name: known["name"] }).join("");
  const here = inWords(values).join(", ");
  return canReturn && here ? { name, what: "gone", here } : { name, what: "deleted" };
}

/** The values that can be said in a few words. A dish with sizes has no price of its own. */
function inWords(values: object): string[] {
  const hasSizes = "options" in values && (values.options as unknown[]).length > 0;
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
    if (name === "pricePaise")
      return Number(value) > 0 && !hasSizes ? formatRupees(Number(value)) : [];
    if (name === "options") {
      const sizes = value as Pick<Item["options"][number], "name" | "pricePaise">[];
      return sizes.map((size) => `${size.name} ${formatRupees(size.pricePaise)}`);
    }
    return TEXTS.has(name) && typeof value === "string" && value !== "" ? value : [];
  });
}

const TEXTS = new Set(["name", "description", "secondName", "serving"]);
