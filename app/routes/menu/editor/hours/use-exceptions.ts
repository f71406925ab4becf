import { useRef, useState } from "react";
import { MOST_EXCEPTIONS } from "#app/domain/shops/hours-input.ts";
import { textsIn } from "#app/routes/menu/editor/forms/typed-forms.ts";
import { rowsOf } from "#app/routes/menu/editor/operations/fields.ts";
import { EXCEPTIONS } from "#app/routes/menu/editor/operations/places.ts";
import { useFirstRead } from "./use-first-read.ts";

/**
 * What the fields of the dates that differ hold, a line each. A blank line ends them for the next date, as long as there
 * may be more: typing in it brings another, and without JavaScript the next page does.
 */
export function useExceptions(stored: string[][]) {
  const list = useRef<HTMLFieldSetElement>(null);
  const [lines, setLines] = useState(() => withBlankLine(stored));
  function read(): void {
    const form = list.current?.form;
    if (form) setLines(withBlankLine(rowsOf(textsIn(form), EXCEPTIONS.names)));
  }
  useFirstRead(read);
  return { list, lines, read };
}

function withBlankLine(lines: string[][]): string[][] {
  const hasRoom = lines.length < MOST_EXCEPTIONS;
  const isBlank = lines.at(-1)?.some(Boolean) === false;
  return hasRoom && !isBlank ? [...lines, EXCEPTIONS.names.map(() => "")] : lines;
}
