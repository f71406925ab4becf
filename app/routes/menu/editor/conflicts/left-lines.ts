import { recallText } from "#app/device/drafts/kept-texts.ts";
import type { Section } from "#app/domain/menus/menus.ts";
import type { Change } from "#app/routes/menu/editor/changes/change.ts";
import { typedName, typedParts } from "#app/routes/menu/editor/forms/typed-forms.ts";
import { writeBlock } from "#app/routes/menu/editor/grid/block.ts";
import type { LeftLine } from "#app/routes/menu/editor/grid/paste-block.ts";
import { ownDeletion } from "#app/routes/menu/editor/operations/deleted-by.ts";

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
    const id = sectionOfLeft(part);
    if (id === undefined || (hasGrid && there.has(id))) return [];
    if (ownDeletion(changes, "section", id)) return [];
    const name = typedName(shopId, part);
    const rows = recallLeftRows(name);
    const sectionId = there.has(id) ? id : undefined;
    return {
      name,
      count: rows.length,
      text: writeBlock(rows.map(({ cells }) => cells)),
      sectionId,
    };
  });
}

/** The part of the editor that keeps the lines of a section; a section that has no number yet has one below zero. */
export const leftPart = (sectionId: number) => `left-${sectionId}`;

/** The id of the section whose lines a part keeps; undefined if it is another part, or the section has no number yet. */
export function sectionOfLeft(part: string): number | undefined {
  const id = /^left-([1-9]\d*)$/.exec(part)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** Lines as they are stored. */
export function leftRowsText(lines: readonly LeftLine[]): string {
  return JSON.stringify(lines.map(({ cells, why }) => ({ cells, why })));
}

/** The lines that this phone keeps under a name, and why each found no place. Earlier releases kept their cells alone. */
export function recallLeftRows(name: string): LeftLine[] {
  const kept = JSON.parse(recallText(name) ?? "[]") as (LeftLine | string[])[];
  return kept.map((line) => (Array.isArray(line) ? { cells: line } : line));
}
