import type { Item, Menu, Section } from "#app/domain/menus/menus.ts";
import { picked } from "#app/domain/menus/patch/guard-patch.ts";
import { ITEM_VALUES, SECTION_VALUES } from "#app/domain/menus/patch/patch-between.ts";
import type { WordedPatch } from "#app/domain/menus/patch/patch-input.ts";
import type { LastSeen } from "#app/routes/menu/editor/changes/last-seen.ts";

type ItemPart = WordedPatch["items"][number];
type SectionPart = WordedPatch["sections"][number];

/** The part of a patch that brings a deleted dish back as it was, photo and place included, with these values changed. */
export function itemBack(item: Item, values: ItemPart["values"] = {}): ItemPart {
  const { id, sectionId, position } = item;
  return { id, sectionId, position, values: { ...picked(item, ITEM_VALUES), ...values } };
}

/** The part of a patch that brings a deleted section back where it was, without its dishes. */
export function sectionBack(section: Section): SectionPart {
  const { id, position } = section;
  return { id, position, values: picked(section, SECTION_VALUES) };
}

/**
 * The patch with dishes that are gone from `menu` brought back, changed as it wants, in the place of changes to what is
 * not there; and with their sections, where these are gone too. What was never seen stays a change to nothing.
 */
export function withThoseGone(
  patch: WordedPatch,
  seen: LastSeen | undefined,
  { sections: there }: Menu,
): WordedPatch {
  const known = new Set(there.flatMap(({ items }) => items.map(({ id }) => id)));
  const gone = new Map(
    seen?.items.filter(({ id }) => !known.has(id)).map((item) => [item.id, item]),
  );
  if (gone.size === 0) return patch;
  const items = patch.items.map((part) => {
    const item = gone.get(part.id);
    if (!item) return part;
    const back = itemBack(item, part.values);
    // To be moved elsewhere, as well as changed.
    const isMoved = part.sectionId !== undefined && part.sectionId !== item.sectionId;
    return isMoved ? { ...back, sectionId: part.sectionId, position: part.position } : back;
  });
  const goals = new Set(items.filter(({ id }) => gone.has(id)).map(({ sectionId }) => sectionId));
  const usable = new Set([...there, ...patch.sections].map(({ id }) => id));
  const needed = seen?.sections.filter(({ id }) => goals.has(id) && !usable.has(id)) ?? [];
  return { ...patch, items, sections: [...patch.sections, ...needed.map(sectionBack)] };
}
