import type { RefObject } from "react";
import { BOARD_ROWS } from "#app/routes/menu/editor/operations/places.ts";

type Rows = RefObject<HTMLElement | null>;

/** The fields of this name, one in each row. */
export function fieldsIn(rows: Rows, name: string): HTMLInputElement[] {
  return [...(rows.current?.querySelectorAll<HTMLInputElement>(`[name=${name}]`) ?? [])];
}

/** Writes a row of the board and saves it. */
export function writeRow(rows: Rows, index: number, texts: string[]): void {
  for (const [at, name] of BOARD_ROWS.names.entries()) {
    const field = fieldsIn(rows, name)[index];
    if (field) field.value = texts[at] ?? "";
  }
  rows.current?.closest("form")?.requestSubmit();
}

/** Focuses a row as a whole: a field would bring up a phone's keyboard. */
export function focusRow(rows: Rows, index: number): void {
  rows.current?.querySelectorAll<HTMLElement>(".board-row")[index]?.focus();
}
