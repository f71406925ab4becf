import { useEffect, useRef, useState } from "react";
import { forgetText, keepSoon, renameText } from "#app/device/drafts/kept-texts.ts";
import {
  leftPart,
  leftRowsText,
  recallLeftRows,
} from "#app/routes/menu/editor/conflicts/left-lines.ts";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import { typedName } from "#app/routes/menu/editor/forms/typed-forms.ts";
import type { LeftLine } from "./paste-block.ts";
import { useTakenBack } from "./use-taken-back.ts";

/** A row that found no place. */
export interface LeftRow extends LeftLine {
  /** When it was pasted, in milliseconds UTC; not given if that was on an earlier visit. */
  at?: number;
}

/**
 * The rows of pasted blocks that found no place in a section. This device keeps them until somebody puts them away, or
 * undoes the pasting.
 */
export function useLeftRows(sectionId: number) {
  const name = typedName(useEditor().shopId, leftPart(sectionId));
  const [left, setLeft] = useState<LeftRow[]>(() => recallLeftRows(name));
  const known = useRef(name);
  useEffect(() => {
    // The server has named the section.
    if (known.current !== name) renameText(known.current, name);
    known.current = name;
  }, [name]);
  function keep(rows: LeftRow[]): void {
    setLeft(rows);
    if (rows.length === 0) return forgetText(name);
    keepSoon(name, () => leftRowsText(rows));
  }
  useTakenBack(left, {
    drop(rows) {
      if (rows.length > 0) keep(left.filter((row) => !rows.includes(row)));
    },
    restore(rows) {
      if (rows.length > 0) keep([...left, ...rows]);
    },
  });
  return {
    left,
    isNew: left.some(({ at }) => at !== undefined),
    addLeft: (lines: LeftLine[]) => {
      const at = Date.now();
      keep([...left, ...lines.map((line) => ({ ...line, at }))]);
    },
    dropLeft: () => keep([]),
  };
}
