import type { Section } from "#app/domain/menus/menus.ts";
import { typedParts } from "#app/routes/menu/editor/forms/typed-forms.ts";
import { COLUMNS, type CellWords } from "./columns.ts";
import { forgetCell, recallCell } from "./kept-cells.ts";
import type { RefusedCell } from "./paste-block.ts";
import { readCell } from "./read-cell.ts";

interface Where {
  shopId: string;
  section: Section;
  words: CellWords;
  now: number;
}

/** What earlier visits left half typed in the cells of a section's dishes, each with what keeps it from being saved. */
export function recallCells({ shopId, section, words, now }: Where): RefusedCell[] {
  const kept = new Set(typedParts(shopId));
  if (kept.size === 0) return [];
  return section.items.flatMap((item) =>
    COLUMNS.flatMap((column): RefusedCell[] => {
      if (!kept.has(`cell-${item.id}-${column}`)) return [];
      const cell = { shopId, itemId: item.id, column };
      const text = recallCell(cell) ?? "";
      const read = readCell(text, column, { item, section, words, now });
      if (!read.ok) return [{ itemId: item.id, column, text, why: read.refusal }];
      if (Object.keys(read.value).length > 0) {
        return [{ itemId: item.id, column, text, why: { reason: "kept" } }];
      }
      // It says what is there.
      forgetCell(cell);
      return [];
    }),
  );
}
