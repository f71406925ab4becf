import { createContext, use, useCallback, useLayoutEffect, useMemo, useRef } from "react";
import type { Section } from "#app/domain/menus/menus.ts";
import type { Fields } from "./operations/fields.ts";

/** What every part of the editor can use. It stays the same object while the menu changes. */
export interface Editor {
  shopId: string;
  /** The part that the address opens (`?open=…`), for use without JavaScript; empty if none. */
  opened: string;
  /** The drawn stall that stands over the menu unless the shop chooses. */
  suggestedCover: string;
  /** Applies an operation at once, then sends it. `replaces` is the failed change that it retries. */
  submit: (fields: Fields, replaces?: number) => void;
  /** What React is to know a section or an item by, draft or not. */
  keyOf: (kind: "sections" | "items", id: number) => number;
  /** The sections as shown when it is called, for event handlers. A component that renders them takes them as a prop. */
  sectionsNow: () => Section[];
  discard: (changeId: number) => void;
  /** Takes “Saved” away: something that was just typed is refused here, and not sent. */
  noteRefused: () => void;
  announce: (text: string) => void;
  /** Announces the new position to screen readers, and focuses the first of `selectors` that can take it. */
  announceMove: (move: { name: string; to: number; count: number }, ...selectors: string[]) => void;
}

export const EditorContext = createContext<Editor | null>(null);

/** What every part of the editor may do. Throws outside of it. */
export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error("outside of the editor");
  return editor;
}

/** What the context holds, given what stays the same and the sections as they are shown now. */
export function useEditorValue(parts: Omit<Editor, "sectionsNow">, sections: Section[]): Editor {
  const { shopId, opened, suggestedCover, submit, keyOf, discard, noteRefused } = parts;
  const { announce, announceMove } = parts;
  const shown = useRef(sections);
  // Before the next key can be pressed.
  useLayoutEffect(() => {
    shown.current = sections;
  });
  const sectionsNow = useCallback(() => shown.current, []);
  return useMemo(
    () => ({
      shopId,
      opened,
      suggestedCover,
      submit,
      keyOf,
      sectionsNow,
      discard,
      noteRefused,
      announce,
      announceMove,
    }),
    [
      shopId,
      opened,
      suggestedCover,
      submit,
      keyOf,
      discard,
      noteRefused,
      sectionsNow,
      announce,
      announceMove,
    ],
  );
}
