import type { Section } from "#app/domain/menus/menus.ts";
import { recallText } from "#app/device/drafts/kept-texts.ts";
import type { Change } from "./changes.ts";
import { takenAway } from "./deleted-by.ts";
import { writeBlock } from "./grid/block.ts";
import { typedName, typedParts } from "./typed-forms.ts";

/** Lines of blocks that were pasted into the cells of a section, and found no room there. */
export interface LeftLines {
  /** Under which this phone keeps them. */
  name: string;
  count: number;
  text: string;
  /** Undefined if the section is gone. */
  sectionId: number | undefined;
}

interface Shown {
  shopId: string;
  sections: readonly Section[];
  changes: readonly Change[];
  /** Whether the sections show their own lines. */
  hasGrid: boolean;
}

/** The lines that this phone keeps and no section shows: there is no grid, or another phone has deleted the section. */
export function listLeftLines({ shopId, sections, changes, hasGrid }: Shown): LeftLines[] {
  const there = new Set(sections.map(({ id }) => id));
  return typedParts(shopId).flatMap((part) => {
    const id = Number(/^left-([1-9]\d*)$/.exec(part)?.[1]);
    const isOwnDeletion = changes.some(
      ({ operation }) => operation && takenAway(operation).section.has(id),
    );
    if (!id || isOwnDeletion || (hasGrid && there.has(id))) return [];
    const name = typedName(shopId, part);
    const rows = JSON.parse(recallText(name) ?? "[]") as string[][];
    const sectionId = there.has(id) ? id : undefined;
    return { name, count: rows.length, text: writeBlock(rows), sectionId };
  });
}
