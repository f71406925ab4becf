import {
  forgetText,
  keepSoon,
  markSent,
  recallText,
  renameText,
} from "#app/device/drafts/kept-texts.ts";
import { typedName } from "#app/routes/menu/editor/forms/typed-forms.ts";
import type { Column } from "./columns.ts";

/** A cell by its dish. */
interface CellName {
  shopId: string;
  itemId: number;
  column: Column;
}

function nameOf({ shopId, itemId, column }: CellName): string {
  return typedName(shopId, `cell-${itemId}-${column}`);
}

/** Keeps on this device what is half typed in a cell, or could not be used there. `read` is called soon after. */
export function keepCell(cell: CellName, read: () => string): void {
  keepSoon(nameOf(cell), read);
}

/** Forgets it once this device has the change that it is sent in. */
export function sendCell(cell: CellName): void {
  markSent(nameOf(cell));
}

/** Forgets it: it is given up. */
export function forgetCell(cell: CellName): void {
  forgetText(nameOf(cell));
}

/** What an earlier visit left in a cell; undefined if nothing. */
export function recallCell(cell: CellName): string | undefined {
  return recallText(nameOf(cell));
}

/** To be called once the server has named the dish, which had another id until then. */
export function renameCell(cell: CellName, itemId: number): void {
  renameText(nameOf(cell), nameOf({ ...cell, itemId }));
}
