import { useState, type ClipboardEvent } from "react";
import type { Item, Section } from "#app/domain/menus/menus.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import { newDraftId, patchFields } from "#app/routes/menu/editor/patch-fields.ts";
import { readBlock, writeBlock } from "./block.ts";
import { cellText, COLUMNS, type CellWords, type Column } from "./columns.ts";
import { emptyCells, pasteBlock, type Pasted, type RefusedCell } from "./paste-block.ts";
import type { Chosen } from "./use-chosen.ts";

interface Within {
  section: Section;
  /** The dishes that the grid shows, in order. */
  items: readonly Item[];
  words: CellWords;
  chosen: Chosen;
  refuse: (cells: RefusedCell[]) => void;
  forget: (item: Item, column: Column) => void;
}

/** What is done with a block of a grid's cells: copied, pasted, emptied, filled. Each is one change. */
export function useBlocks({ section, items, words, chosen, refuse, forget }: Within) {
  const { submit, announce } = useEditor();
  const { pasted: said } = useMessages("grid");
  const [left, setLeft] = useState<string[][]>([]);

  function cellsChosen() {
    const range = chosen.range();
    if (!range) return [];
    const columns = COLUMNS.slice(range.left, range.right + 1);
    return items
      .slice(range.top, range.bottom + 1)
      .map((item) => columns.map((column) => ({ item, column })));
  }

  function textsChosen(): string[][] {
    const now = Date.now();
    return cellsChosen().map((row) =>
      row.map(({ item, column }) => cellText(item, column, words, now)),
    );
  }

  function done(pasted: Pasted): void {
    const { patch, changed, added, refused } = pasted;
    if (patch.items.length > 0) submit(patchFields(patch));
    const parts = [
      changed > 0 && said.changed({ count: changed }),
      added > 0 && said.added({ count: added }),
      refused.length > 0 && said.refused({ count: refused.length }),
    ];
    announce(parts.filter(Boolean).join(" "));
  }

  function paste(block: string[][]): void {
    const range = chosen.range();
    if (!range) return;
    const at = { row: range.top, column: range.left };
    const filled = filling(block, range);
    const now = Date.now();
    const pasted = pasteBlock(filled, { section, items, at, words, now, newId: newDraftId });
    for (const [index, cells] of filled.entries()) {
      const item = items[at.row + index];
      for (const column of COLUMNS.slice(at.column, at.column + cells.length)) {
        if (item) forget(item, column);
      }
    }
    refuse(pasted.refused);
    if (pasted.left.length > 0) setLeft(pasted.left);
    done(pasted);
    const width = Math.max(...filled.map((row) => row.length));
    const end = {
      row: Math.min(at.row + filled.length, items.length) - 1,
      column: Math.min(at.column + width, COLUMNS.length) - 1,
    };
    if (filled.length > 1 || width > 1) chosen.choose(at, end);
  }

  function empty(): void {
    const cells = cellsChosen().flat();
    for (const { item, column } of cells) forget(item, column);
    const emptied = emptyCells(cells, { section, words, now: Date.now() });
    refuse(emptied.refused);
    done(emptied);
  }

  /** Ctrl+D: what stands above, or at the top of the block, in all of it. */
  function fillDown(): void {
    const range = chosen.range();
    if (!range) return;
    const isOne = range.top === range.bottom;
    const source = items[isOne ? range.top - 1 : range.top];
    if (!source) return;
    const columns = COLUMNS.slice(range.left, range.right + 1);
    const now = Date.now();
    const row = columns.map((column) => cellText(source, column, words, now));
    paste(Array.from({ length: range.bottom - range.top + 1 }, () => row));
  }

  function onCopy(event: ClipboardEvent): void {
    if (!isOfCell(event)) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", writeBlock(textsChosen()));
    if (event.type === "cut") empty();
  }

  function onPaste(event: ClipboardEvent): void {
    if (!isOfCell(event)) return;
    event.preventDefault();
    const text = event.clipboardData.getData("text/plain");
    if (text !== "") paste(readBlock(text));
  }

  return { onCopy, onPaste, empty, fillDown, left, dropLeft: () => setLeft([]) };
}

function isOfCell({ target }: ClipboardEvent): boolean {
  return target instanceof HTMLElement && target.dataset["column"] !== undefined;
}

/** One cell fills the whole block that is chosen; anything larger stays as it is. */
function filling(block: string[][], range: NonNullable<ReturnType<Chosen["range"]>>): string[][] {
  const text = block[0]?.[0];
  if (text === undefined || block.length > 1 || (block[0]?.length ?? 0) > 1) return block;
  const row = Array.from({ length: range.right - range.left + 1 }, () => text);
  return Array.from({ length: range.bottom - range.top + 1 }, () => row);
}
