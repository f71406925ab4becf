import type { Item, Section } from "#app/domain/menus/menus.ts";
import { menuLimits } from "#app/domain/menus/limits.ts";
import type { WordedPatch } from "#app/domain/menus/patch/patch-input.ts";
import { COLUMNS, type CellWords, type Column } from "./columns.ts";
import type { Place } from "./moving.ts";
import { readCell, type CellRefused, type CellValues } from "./read-cell.ts";

/** A cell whose text cannot be what it says. */
export interface RefusedCell {
  itemId: number;
  column: Column;
  text: string;
  /** “Kept” is what an earlier visit left: it can be saved. */
  why: CellRefused | { reason: "kept" };
  /** When that was, in milliseconds UTC; not given of what an earlier visit left. */
  at?: number;
}

export interface Pasted {
  patch: WordedPatch;
  /** How many cells of dishes that are there get another text. */
  changed: number;
  added: number;
  /** They stay as they are, and what was pasted is shown beside. */
  refused: RefusedCell[];
  /** The rows that fit nowhere: for no dish, and without what a new one needs. */
  left: LeftLine[];
}

/** A row that found no place, and the text in it that no dish can have, or the cell that it lacks, if that is why. */
export interface LeftLine {
  cells: string[];
  why?: { column: Column; text: string; refusal: CellRefused };
}

interface Into {
  section: Section;
  /** The dishes that the grid shows, in order. */
  items: readonly Item[];
  at: Place;
  words: CellWords;
  now: number;
  newId: () => number;
}

/**
 * What a block of cells makes of the dishes of a section from a cell on, as one patch: rows below the last dish are new
 * dishes if they have a name and a price. What cannot be used is refused or left, never dropped.
 */
export function pasteBlock(block: readonly (readonly string[])[], into: Into): Pasted {
  const { items, at } = into;
  const pasted = nothing();
  const room = menuLimits.itemsPerSection - into.section.items.length;
  for (const [index, cells] of block.entries()) {
    const over = cells.slice(COLUMNS.length - at.column);
    if (over.some((cell) => cell !== "")) pasted.left.push({ cells: [...over] });
    const inside = cells.slice(0, COLUMNS.length - at.column);
    const item = items[at.row + index];
    if (item) pasteInto(item, inside, { ...into, pasted });
    else if (inside.every((cell) => cell === "")) continue;
    else if (pasted.added === room) pasted.left.push({ cells: [...inside] });
    else addFrom(inside, { ...into, pasted });
  }
  return pasted;
}

/** What emptying these cells of dishes does; those that must not be empty are refused. */
export function emptyCells(
  cells: readonly { item: Item; column: Column }[],
  into: Pick<Into, "section" | "words" | "now">,
): Pasted {
  const pasted = nothing();
  const byItem = Map.groupBy(cells, ({ item }) => item);
  for (const [item, those] of byItem) {
    const texts = those.map(({ column }): [Column, string] => [column, ""]);
    readInto(item, texts, { ...into, pasted });
  }
  return pasted;
}

function nothing(): Pasted {
  const patch: WordedPatch = { sections: [], items: [], deletedSections: [], deletedItems: [] };
  return { patch, changed: 0, added: 0, refused: [], left: [] };
}

type Within = Pick<Into, "section" | "words" | "now"> & { pasted: Pasted };

function pasteInto(
  item: Item,
  cells: readonly string[],
  { at, ...within }: Within & Pick<Into, "at">,
): void {
  // A dish keeps its name and its price where the block has none.
  const texts = columnsOf(cells, at).filter(
    ([column, text]) => text !== "" || (column !== "name" && column !== "price"),
  );
  readInto(item, texts, within);
}

function columnsOf(cells: readonly string[], at: Place): [Column, string][] {
  return cells.flatMap((text, index): [Column, string][] => {
    const column = COLUMNS[at.column + index];
    return column ? [[column, text]] : [];
  });
}

function readInto(item: Item, texts: [Column, string][], { pasted, ...at }: Within): void {
  const values: CellValues = {};
  for (const [column, text] of texts) {
    // Its own price is read before its sizes, which leave it as it is.
    const { pricePaise = item.pricePaise } = values;
    const read = readCell(text, column, { ...at, item: { ...item, pricePaise } });
    if (!read.ok) pasted.refused.push({ itemId: item.id, column, text, why: read.refusal });
    else if (Object.keys(read.value).length > 0) {
      Object.assign(values, read.value);
      pasted.changed++;
    }
  }
  if (Object.keys(values).length === 0) return;
  pasted.patch.items.push({ id: item.id, revision: item.revision, values });
}

/** Leaves cells that do not make a dish. */
function addFrom(cells: readonly string[], into: Within & Pick<Into, "at" | "newId">): void {
  const { pasted, section, words, now, at, newId } = into;
  const values: CellValues = {};
  for (const [column, text] of columnsOf(cells, at)) {
    const read = readCell(text, column, { item: undefined, section, words, now });
    if (!read.ok) {
      const why = { column, text, refusal: read.refusal };
      pasted.left.push({ cells: [...cells], why });
      return;
    }
    // Its own price was read before those of its sizes.
    Object.assign(values, read.value, values.pricePaise && { pricePaise: values.pricePaise });
  }
  const why = missingIn(values);
  if (why) {
    pasted.left.push({ cells: [...cells], why });
    return;
  }
  pasted.patch.items.push({ id: newId(), sectionId: section.id, values });
  pasted.added++;
}

/** What a new dish lacks. */
function missingIn({ name, pricePaise }: CellValues): LeftLine["why"] {
  const lacks = (column: "name" | "price", code: string): LeftLine["why"] => {
    return { column, text: "", refusal: { reason: "invalid-input", path: column, code } };
  };
  if (name === undefined) return lacks("name", "menu-text-empty");
  return pricePaise === undefined ? lacks("price", "menu-price-zero") : undefined;
}
