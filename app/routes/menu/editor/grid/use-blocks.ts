import type { ClipboardEvent } from "react";
import type { Item, Section } from "#app/domain/menus/menus.ts";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import { newDraftId, patchFields } from "#app/routes/menu/editor/operations/patch-fields.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { readBlock, writeBlock } from "./block.ts";
import { cellText, COLUMNS, type CellWords, type Column } from "./columns.ts";
import { emptyCells, pasteBlock, type Pasted, type RefusedCell } from "./paste-block.ts";
import type { Chosen } from "./use-chosen.ts";
import { useLeftRows } from "./use-left-rows.ts";

/** What blocks of a grid's cells are copied from and pasted into. */
export interface Blocks {
  section: Section;
  /** The dishes that the grid shows, in order. */
  items: readonly Item[];
  words: CellWords;
  chosen: Chosen;
  refuse: (cells: RefusedCell[]) => void;
  forget: (item: Item, column: Column) => void;
}

/** What is done with a block of a grid's cells: copied, pasted, emptied, filled. Each is one change. */
export function useBlocks(within: Blocks) {
  const make = useMake();
  const { left, isNew, addLeft, dropLeft } = useLeftRows(within.section.id);

  function paste(block: string[][]): void {
    const pasted = pasteAt(block, within);
    if (!pasted) return;
    if (pasted.left.length > 0) addLeft(pasted.left);
    make(pasted);
  }

  function empty(): void {
    const { section, words, forget, refuse } = within;
    const all = chosenCells(within).flat();
    const cells = all.length > 1 ? all.filter(({ column }) => canBeEmpty(column)) : all;
    for (const { item, column } of cells) forget(item, column);
    const emptied = emptyCells(cells, { section, words, now: Date.now() });
    refuse(emptied.refused);
    make(emptied);
  }

  function onCopy(event: ClipboardEvent): void {
    if (!isOfCell(event)) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", writeBlock(chosenTexts(within)));
    if (event.type === "cut") empty();
  }

  function onPaste(event: ClipboardEvent): void {
    if (!isOfCell(event)) return;
    event.preventDefault();
    const text = event.clipboardData.getData("text/plain");
    if (text !== "") paste(readBlock(text));
  }

  const fillDown = () => {
    const block = blockAbove(within);
    if (block) paste(block);
  };
  return { onCopy, onPaste, empty, fillDown, left, isNew, dropLeft };
}

/** Makes one change of a block, and says what it did. */
function useMake(): (pasted: Pasted) => void {
  const { submit, announce } = useEditor();
  const { pasted: said } = useMessages("grid");
  return ({ patch, changed, added, refused, left }) => {
    if (patch.items.length > 0) submit(patchFields(patch));
    const parts = [
      changed > 0 && said.changed({ count: changed }),
      added > 0 && said.added({ count: added }),
      refused.length > 0 && said.refused({ count: refused.length }),
      left.length > 0 && said.left({ count: left.length }),
    ];
    announce(parts.filter(Boolean).join(" "));
  };
}

function chosenCells({ chosen, items }: Blocks) {
  const range = chosen.range();
  if (!range) return [];
  const columns = COLUMNS.slice(range.left, range.right + 1);
  return items
    .slice(range.top, range.bottom + 1)
    .map((item) => columns.map((column) => ({ item, column })));
}

function chosenTexts(within: Blocks): string[][] {
  const now = Date.now();
  return chosenCells(within).map((row) =>
    row.map(({ item, column }) => cellText(item, column, within.words, now)),
  );
}

/** Pastes from the first cell that is chosen on, and chooses what was pasted over. */
function pasteAt(block: string[][], within: Blocks): Pasted | undefined {
  const { section, items, words, chosen, refuse, forget } = within;
  const range = chosen.range();
  if (!range) return undefined;
  const at = { row: range.top, column: range.left };
  const filled = filling(block, range);
  const into = { section, items, at, words, now: Date.now(), newId: newDraftId };
  const pasted = pasteBlock(filled, into);
  for (const [index, cells] of filled.entries()) {
    const item = items[at.row + index];
    for (const column of COLUMNS.slice(at.column, at.column + cells.length)) {
      if (item) forget(item, column);
    }
  }
  refuse(pasted.refused);
  const width = Math.max(...filled.map((row) => row.length));
  if (filled.length > 1 || width > 1) {
    chosen.choose(at, {
      row: Math.min(at.row + filled.length, items.length) - 1,
      column: Math.min(at.column + width, COLUMNS.length) - 1,
    });
  }
  return pasted;
}

type Range = NonNullable<ReturnType<Chosen["range"]>>;

/** One cell fills the whole block that is chosen; anything larger stays as it is. */
function filling(block: string[][], range: Range): string[][] {
  const text = block[0]?.[0];
  if (text === undefined || block.length > 1 || (block[0]?.length ?? 0) > 1) return block;
  const row = Array.from({ length: range.right - range.left + 1 }, () => text);
  return Array.from({ length: range.bottom - range.top + 1 }, () => row);
}

/** What stands above the cell, or in the top row of the block, once for each row that is chosen. */
function blockAbove({ chosen, items, words }: Blocks): string[][] | undefined {
  const range = chosen.range();
  if (!range) return undefined;
  const isOne = range.top === range.bottom;
  const source = items[isOne ? range.top - 1 : range.top];
  if (!source) return undefined;
  const now = Date.now();
  const columns = COLUMNS.slice(range.left, range.right + 1);
  const row = columns.map((column) => cellText(source, column, words, now));
  return Array.from({ length: range.bottom - range.top + 1 }, () => row);
}

/** A dish whose cells are emptied keeps its name and its price. */
function canBeEmpty(column: Column): boolean {
  return column !== "name" && column !== "price";
}

function isOfCell({ target }: ClipboardEvent): boolean {
  return target instanceof HTMLElement && target.dataset["column"] !== undefined;
}
