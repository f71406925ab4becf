import { itemFormTexts } from "#app/domain/menus/item-fields.ts";
import { withBackTime } from "#app/domain/menus/menu-times.ts";
import type { Menu, Section } from "#app/domain/menus/menus.ts";
import { rebasePatch } from "#app/domain/menus/patch/rebase-patch.ts";
import { sectionFormTexts } from "#app/domain/menus/section-fields.ts";
import { AHEAD } from "./ahead.ts";
import { editOf, isContested, seenOf, wasField, wasOf } from "./edited-fields.ts";
import { fieldOf, textsOf, type Fields } from "./fields.ts";
import { kindOf } from "./operation-kinds.ts";
import { patchField, patchIn } from "./patch-fields.ts";

/** A failed change's fields, to be sent again: based on the list or revision in `menu`, with only the edits kept. */
export function refreshed(fields: Fields, menu: Menu): Fields {
  const patch = patchIn(fields);
  if (patch) return replaced(fields, patchField(rebasePatch(patch, menu)));
  const view = viewOf(fields, menu);
  if (!view) return fields;
  const change = (isEdit(fields) && view.form ? editOf(view.form, fields) : fields).filter(
    ([name]) => !["revision", "seen", "index", "was"].includes(name),
  );
  const seen = view.list.map((entry): Fields[number] => ["seen", entry]);
  const was = view.form && wasOf(fields) ? [wasField(view.form)] : [];
  return [
    ...change,
    ...was,
    ...(view.revision === undefined ? [] : [revisionField(view.revision)]),
    ...seen,
    ...indexIn(view.list, fields),
  ];
}

/** Whether the fields are an edit that says what was seen: without that, nobody can tell what was edited. */
export function canMerge(fields: Fields): boolean {
  return isEdit(fields) && wasOf(fields) !== undefined;
}

/**
 * An edit that can be merged and was refused as outdated, on top of `menu`; undefined if somebody else has changed the
 * same fields since they were seen, or what is edited is gone.
 */
export function mergedEdit(fields: Fields, menu: Menu): Fields | undefined {
  const now = viewOf(fields, menu)?.form;
  return now && !isContested(now, fields) ? refreshed(fields, menu) : undefined;
}

/** Whether the fields rely on a revision that `menu` lacks, as the change leading to it failed. */
export function isAhead(fields: Fields, menu: Menu): boolean {
  // What has no number is nothing that one could be ahead of.
  const revision = Number(viewOf(fields, menu)?.revision ?? Number.NaN);
  return Number(fieldOf(fields, "revision")) > revision;
}

/**
 * A change for `menu` that relied on another one, which may not have been made. What is not as it was seen is not
 * changed: the server refuses it then.
 */
export function inDoubt(fields: Fields, menu: Menu): Fields {
  if (patchIn(fields)) return fields;
  // By a guess nobody can tell whether somebody else has changed it since.
  const isGuess = Number(fieldOf(fields, "revision")) >= AHEAD;
  if (isAhead(fields, menu) && !isGuess) return refreshed(fields, menu);
  if (fieldOf(fields, "operation") !== "delete-section") return unlessContested(fields, menu);
  return isGuess ? asListed(fields, menu) : fields;
}

function unlessContested(fields: Fields, menu: Menu): Fields {
  const operation = fieldOf(fields, "operation");
  const now = viewOf(fields, menu)?.form;
  if (!now || !isContested(now, fields, operation === "delete-item"))
    return refreshed(fields, menu);
  // The board has no revision.
  return operation === "edit-shop-board" ? fields : withNoRevision(fields);
}

/** The deletion of a section whose revision was guessed, if it holds what was seen in it and nothing else. */
function asListed(fields: Fields, menu: Menu): Fields {
  const list = viewOf(fields, menu)?.list ?? [];
  const isAsSeen = list.join() === textsOf(fields, "seen").join();
  return isAsSeen ? refreshed(fields, menu) : withNoRevision(fields);
}

/** The fields with a revision that nothing has, so that the server refuses them as outdated. */
export function withNoRevision(fields: Fields): Fields {
  return replaced(fields, ["revision", "0"]);
}

function isEdit(fields: Fields): boolean {
  return kindOf(fields)?.verb === "edit";
}

function revisionField(revision: number | string): Fields[number] {
  return ["revision", String(revision)];
}

function replaced(fields: Fields, field: Fields[number]): Fields {
  return fields.map((each) => (each[0] === field[0] ? field : each));
}

interface View {
  /** None where what is edited has none. */
  revision?: number | string;
  list: string[];
  form?: Fields;
}

/** What the fields are about, as it is now; undefined if it is gone, or the fields carry no revision. */
function viewOf(fields: Fields, menu: Menu): View | undefined {
  const operation = fieldOf(fields, "operation") ?? "";
  const section = menu.sections.find(({ id }) => String(id) === fieldOf(fields, "sectionId"));
  const ofShop = seenOf(operation, menu.shop);
  if (ofShop) return { list: [], ...ofShop };
  if (operation === "edit-item" || operation === "delete-item") return itemView(fields, menu);
  return section && sectionView(fields, section);
}

function sectionView(fields: Fields, section: Section): View | undefined {
  const { revision, items, subheaders } = section;
  const operation = fieldOf(fields, "operation");
  if (operation === "delete-section") return seenWithin(section);
  if (operation === "rename-section") return { list: [], form: [["name", section.name]] };
  if (operation === "edit-section") return { list: [], form: sectionFormTexts(section) };
  if (operation === "drag-item") return { revision, list: items.map(({ id }) => String(id)) };
  return kindOf(fields)?.noun === "subheader" ? { revision, list: subheaders } : undefined;
}

function itemView(fields: Fields, menu: Menu): View | undefined {
  const items = menu.sections.flatMap((section) => section.items);
  const item = items.find(({ id }) => String(id) === fieldOf(fields, "itemId"));
  if (!item) return undefined;
  const form = itemFormTexts(withBackTime(item, menu.shop.hours), Date.now());
  return { revision: item.revision, list: [], form };
}

/** What somebody sees in a section who deletes it: its items, and the sum of their revisions, of which none falls. */
export function seenWithin({ items }: Pick<Section, "items">): {
  revision: number;
  list: string[];
} {
  const revision = items.reduce((sum, item) => sum + item.revision, 0);
  return { revision, list: items.map(({ id }) => String(id)) };
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
