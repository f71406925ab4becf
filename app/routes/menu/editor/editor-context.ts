import { createContext, use } from "react";
import type { Fields } from "./fields.ts";

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
  discard: (changeId: number) => void;
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
