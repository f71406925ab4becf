import { createContext, use } from "react";
import type { Fields } from "./fields.ts";

/** What every part of the editor can reach. It stays the same object while the menu changes. */
export interface Editor {
  /** What the page's address opens (`?open=…`), for use without JavaScript; empty if nothing. */
  opened: string;
  /** Does what the fields say: shown at once, then sent. `replaces` is a change that failed, tried once more. */
  submit: (fields: Fields, replaces?: number) => void;
  /** Forgets a change that failed. */
  discard: (changeId: number) => void;
  /** Has screen readers say a sentence. */
  announce: (text: string) => void;
  /** Has screen readers say where a thing is now, and keeps the focus on the first of `selectors` that can have it. */
  tellMove: (move: { name: string; to: number; count: number }, ...selectors: string[]) => void;
}

export const EditorContext = createContext<Editor | null>(null);

/** The editor that this is a part of. Throws outside of one. */
export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error("outside of the editor");
  return editor;
}
