import type { Item, Menu, Section } from "#app/domain/menus/menus.ts";
import { isAddition } from "#app/domain/menus/patch/left-parts.ts";
import type { Operation } from "#app/routes/menu/editor/operations/operations.ts";
import type { Change } from "./change.ts";

/** Sections and dishes that a change is about, as this phone saw them last: another one may delete them. */
export interface LastSeen {
  /** Without dishes, but for those of a section that was found to be gone. */
  sections: Section[];
  items: Item[];
}

/** What larger changes are about is noted only where it turns out to be gone. */
const MOST_NOTED = 100;

/** A change with what it is about, as in `menu`; what is not in there stays as it was noted before. */
export function noteSeen(change: Change, menu: Menu): Change {
  const { items, sections } = idsIn(change.operation);
  if (items.size + sections.size > MOST_NOTED) return change;
  return { ...change, ...noted(change, seenIn(menu, { items, sections })) };
}

/** The same of a change that somebody else's was in the way of, with all that its sections hold. */
export function noteGone(change: Change, menu: Menu): Change {
  const ids = idsIn(change.operation);
  const { sections, items } = seenIn(menu, ids);
  const held = new Map(menu.sections.map((section) => [section.id, section.items]));
  const whole = sections.map((section) => {
    const isFilled = ids.sections.has(section.id);
    return isFilled ? { ...section, items: (held.get(section.id) ?? []).filter(isSaved) } : section;
  });
  return { ...change, ...noted(change, { sections: whole, items }) };
}

/** What was noted of what a change is still about. */
export function stillSeen(change: Change): Pick<Change, "seen"> {
  const ids = idsIn(change.operation);
  const items = change.seen?.items.filter(({ id }) => ids.items.has(id)) ?? [];
  const within = new Set([...ids.sections, ...items.map(({ sectionId }) => sectionId)]);
  const sections = change.seen?.sections.filter(({ id }) => within.has(id)) ?? [];
  return items.length + sections.length > 0 ? { seen: { sections, items } } : {};
}

interface Ids {
  /** Those of sections to which dishes are added or moved. */
  sections: Set<number>;
  items: Set<number>;
}

function idsIn(operation: Operation | undefined): Ids {
  const ids: Ids = { sections: new Set(), items: new Set() };
  if (operation?.operation === "add-item") ids.sections.add(operation.sectionId);
  if (operation?.operation === "edit-item") ids.items.add(operation.itemId);
  if (operation?.operation !== "patch-menu") return ids;
  for (const item of operation.patch.items) {
    if (!isAddition(item)) ids.items.add(item.id);
    if (item.sectionId !== undefined) ids.sections.add(item.sectionId);
  }
  return ids;
}

function seenIn(menu: Menu, ids: Ids): LastSeen {
  const items = menu.sections.flatMap((section) =>
    section.items.filter((item) => isSaved(item) && ids.items.has(item.id)),
  );
  const within = new Set([...ids.sections, ...items.map(({ sectionId }) => sectionId)]);
  const sections = menu.sections.filter((section) => isSaved(section) && within.has(section.id));
  return { items, sections: sections.map((section) => ({ ...section, items: [] })) };
}

/** What has an id of the browser's own, nobody else can delete. */
function isSaved({ id }: { id: number }): boolean {
  return id > 0;
}

function noted({ seen }: Change, now: LastSeen): Pick<Change, "seen"> {
  const sections = merged(seen?.sections, now.sections);
  const items = merged(seen?.items, now.items);
  return sections.length + items.length > 0 ? { seen: { sections, items } } : {};
}

function merged<T extends { id: number }>(before: T[] = [], now: T[]): T[] {
  return [...new Map([...before, ...now].map((thing) => [thing.id, thing])).values()];
}

/** The notes of two changes that become one. */
export function bothSeen(one: Change, other: Change): Pick<Change, "seen"> {
  return other.seen ? noted(one, other.seen) : {};
}
