import type { Item, Menu, Section } from "#app/domain/menus/menus.ts";
import {
  differs,
  itemsById,
  type AnyPatch,
  type SeenValues,
} from "#app/domain/menus/patch/guard-patch.ts";
import { formatRupees } from "#app/domain/menus/prices.ts";
import type { LastingFailure } from "./failure.ts";
import { fieldOf, textsOf, type Fields } from "./fields.ts";
import { isAddition, patchIn } from "./patch-fields.ts";

/** What another phone has done to what was to be changed here. */
export interface Conflict {
  /** What it is called. */
  name: string;
  what: "changed" | "isNow" | "differs" | "undone" | "deleted" | "filled" | "stray";
  /** How it is now, and how it was to be here: given where `what` says so. */
  there?: string;
  here?: string;
}

/** What stands in the way of a failed change, by its name; nothing where the change names what it is about itself. */
export function conflictsOf(
  { fields, failure }: { fields: Fields; failure?: LastingFailure },
  menu: Menu,
): Conflict[] {
  const patch = patchIn(fields);
  if (failure?.reason === "missing") return patch ? patch.items.map(strayOf) : [];
  if (failure?.reason !== "stale") return [];
  const items = itemsById(menu);
  const sections = new Map(menu.sections.map((section) => [section.id, section]));
  const isUndo = fieldOf(fields, "as") === "undo";
  return conflictsInPatch(patch ?? deletionIn(fields), { items, sections, isUndo });
}

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
}

function conflictsInPatch(patch: AnyPatch, { items, sections, isUndo }: Known): Conflict[] {
  return [
    ...patch.sections.map((section) => conflictOf(section, sections.get(section.id), isUndo)),
    ...patch.items.map((item) => conflictOf(item, items.get(item.id), isUndo)),
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

function strayOf({ values }: AnyPatch["items"][number]): Conflict {
  const { name, ...others }: SeenValues = { ...values };
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
  isUndo: boolean,
): Conflict {
  const { was = {}, values } = part;
  const known: SeenValues = { ...values, ...was };
  if (!now) return { name: inWords({ name: known["name"] }).join(""), what: "deleted" };
  const isBack = "sectionId" in part && isAddition(part);
  const met = Object.entries(values).filter(([name, wanted]) =>
    differs(now, isBack ? {} : was, { [name]: wanted }),
  );
  const here = inWords(Object.fromEntries(met)).join(", ");
  const current = met.map(([name]) => [name, now[name as keyof object]]);
  const there = inWords(Object.fromEntries(current)).join(", ");
  const { name } = now;
  if (!there || !here || isBack) return { name, what: "changed" };
  return { name, what: isUndo ? "undone" : "differs", there, here };
}

/** The values that can be said in a few words. */
function inWords(values: object): string[] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
    if (name === "pricePaise") return Number(value) > 0 ? formatRupees(Number(value)) : [];
    if (name === "options") {
      const sizes = value as Pick<Item["options"][number], "name" | "pricePaise">[];
      return sizes.map((size) => `${size.name} ${formatRupees(size.pricePaise)}`);
    }
    return TEXTS.has(name) && typeof value === "string" && value !== "" ? value : [];
  });
}

const TEXTS = new Set(["name", "description", "secondName", "serving"]);
