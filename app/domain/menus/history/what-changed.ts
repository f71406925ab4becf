import type { DetailName, MenuChanges, PriceChange } from "#app/db/menu-changes.ts";
import type { Item, Menu, Section, Shop } from "#app/domain/menus/menus.ts";
import { patchBetween } from "#app/domain/menus/patch/patch-between.ts";
import type { ItemPatch, MenuPatch } from "#app/domain/menus/patch/menu-patch.ts";
import { hasAny } from "#app/domain/menus/patch/has-any.ts";

export type { DetailName, MenuChanges, PriceChange };

/** So many of each kind are named; of the others History gives the number. */
const NAMED = 3;

/** What changed between two states of a shop's menu at `now`, in counts with a few names. Empty where nothing did. */
export function whatChanged(from: Menu, to: Menu, now: number): MenuChanges {
  const patch = patchBetween(from, to);
  return {
    ...sectionChanges(patch, from, to),
    ...itemChanges(patch, from, to, now),
    ...shopChanges(from.shop, to.shop),
  };
}

function sectionChanges({ sections, deletedSections }: MenuPatch, from: Menu, to: Menu) {
  const before = byId(from.sections);
  const after = byId(to.sections);
  const known = sections.filter(({ id }) => before.has(id));
  const nameOf = ({ id }: { id: number }) => after.get(id)?.name ?? "";
  return {
    ...some("sectionsAdded", sections.filter(({ id }) => !before.has(id)).map(nameOf)),
    ...some(
      "sectionsDeleted",
      deletedSections.map((id) => before.get(id)?.name ?? ""),
    ),
    ...some("sectionsEdited", known.filter(({ values }) => hasAny(values)).map(nameOf)),
    ...some("sectionsMoved", known.filter(({ position }) => position !== undefined).map(nameOf)),
  };
}

function itemChanges({ items, deletedItems }: MenuPatch, from: Menu, to: Menu, now: number) {
  const before = byId(itemsOf(from));
  const after = byId(itemsOf(to));
  const known = items.filter(({ id }) => before.has(id));
  const nameOf = ({ id }: { id: number }) => after.get(id)?.name ?? "";
  const until = known.filter(({ values }) => values.soldOutUntil !== undefined);
  const isOut = ({ id }: ItemPatch) => isSoldOut(after.get(id), now);
  const wasOut = ({ id }: ItemPatch) => isSoldOut(before.get(id), now);
  return {
    ...some("added", items.filter(({ id }) => !before.has(id)).map(nameOf)),
    ...some(
      "deleted",
      deletedItems.map((id) => before.get(id)?.name ?? ""),
    ),
    ...some(
      "prices",
      known.flatMap(({ id }) => priceChanges(before.get(id), after.get(id))),
    ),
    ...some(
      "sizes",
      known.filter(({ id }) => haveOtherSizes(before.get(id), after.get(id))).map(nameOf),
    ),
    ...some("soldOut", until.filter(isOut).map(nameOf)),
    ...some("back", until.filter((patch) => wasOut(patch) && !isOut(patch)).map(nameOf)),
    ...some("moved", known.filter(isMoved).map(nameOf)),
    ...some("edited", known.filter(isEditedOtherwise).map(nameOf)),
  };
}

/** What of a shop is told otherwise, or is none of its words. */
type NoDetail =
  | "id"
  | "revision"
  | "detailsRevision"
  | "createdAt"
  | "closedAt"
  | "hours"
  | "board"
  | "boardRaises";

/** The columns of a shop's details, as History tells of them. */
const DETAILS: Record<Exclude<keyof Shop, NoDetail>, DetailName> = {
  name: "name",
  secondName: "secondName",
  description: "description",
  imageKey: "picture",
  cover: "cover",
  categories: "categories",
  phoneNumber: "phoneNumber",
  foodType: "foodType",
  address: "address",
  latitude: "place",
  longitude: "place",
  fssaiNumber: "fssaiNumber",
  includesGst: "gst",
  isListedNearby: "nearby",
  footer: "footer",
};

function shopChanges(before: Shop, after: Shop): MenuChanges {
  const board = after.board?.dishes ?? [];
  const details = (Object.keys(DETAILS) as (keyof typeof DETAILS)[])
    // A column that is newer than the version is not in it.
    .filter((column) => column in before && !isSame(before[column], after[column]))
    .map((column) => DETAILS[column]);
  return {
    ...(!isSame(before.board?.dishes ?? [], board) && {
      board: { count: board.length, first: board.map(({ name }) => name) },
    }),
    ...(!isSame(before.hours, after.hours) && { hours: true }),
    ...(details.length > 0 && { details: [...new Set(details)] }),
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function itemsOf({ sections }: Menu): Item[] {
  return sections.flatMap(({ items }) => items);
}

function byId<T extends Item | Section>(list: T[]): Map<number, T> {
  return new Map(list.map((entry) => [entry.id, entry]));
}

function some<Kind extends string, T>(
  kind: Kind,
  list: T[],
): { [Key in Kind]?: { count: number; first: T[] } } {
  if (list.length === 0) return {};
  return { [kind]: { count: list.length, first: list.slice(0, NAMED) } } as {
    [Key in Kind]: { count: number; first: T[] };
  };
}

function isSoldOut(item: Item | undefined, now: number): boolean {
  return (item?.soldOutUntil ?? 0) > now;
}

function isMoved({ position, sectionId }: ItemPatch): boolean {
  return position !== undefined || sectionId !== undefined;
}

/** What has a line of its own in History. */
const TOLD = new Set(["pricePaise", "options", "soldOutUntil"]);

function isEditedOtherwise({ values }: ItemPatch): boolean {
  return Object.keys(values).some((name) => !TOLD.has(name));
}

/** Whether sizes were added, removed, renamed or put in another order. */
function haveOtherSizes(before: Item | undefined, after: Item | undefined): boolean {
  const names = (item: Item | undefined) => JSON.stringify(item?.options.map(({ name }) => name));
  return names(before) !== names(after);
}

/** Of the dish itself, unless one of its sizes says the same, and of the sizes that it had and still has. */
function priceChanges(before: Item | undefined, after: Item | undefined): PriceChange[] {
  if (!before || !after) return [];
  const { name } = after;
  const own =
    before.pricePaise === after.pricePaise
      ? []
      : [{ name, was: before.pricePaise, now: after.pricePaise }];
  const sizes = after.options.flatMap((option) => {
    const was = before.options.find((other) => other.name === option.name)?.pricePaise;
    return was === undefined || was === option.pricePaise
      ? []
      : { name, size: option.name, was, now: option.pricePaise };
  });
  const isSaid = sizes.some(
    ({ was, now }) => was === before.pricePaise && now === after.pricePaise,
  );
  return isSaid ? sizes : [...own, ...sizes];
}
