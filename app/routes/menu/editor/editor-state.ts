import type { Menu } from "#app/domain/menus/menus.ts";
import { withPhoto } from "./apply-operation.ts";
import { nextChanges, type Change, type ChangeEvent } from "./changes.ts";
import { shareUnchanged } from "./share-unchanged.ts";

export interface EditorState {
  menu: Menu;
  changes: Change[];
  /** How often a menu did not arrive or could not be used, and must be requested again. */
  missed: number;
  lost: number;
}

export type EditorEvent =
  | Exclude<ChangeEvent, { type: "menu-arrived" }>
  | { type: "menu-arrived"; menu: Menu; isTyping: boolean }
  | { type: "menu-lost" }
  | { type: "photo-saved"; itemId: number; photoKey: string };

/** Drops a menu that arrives while somebody types, or while a change is on its way that it may or may not contain. */
export function nextState(state: EditorState, event: EditorEvent): EditorState {
  if (event.type === "menu-lost") {
    return { ...state, missed: state.missed + 1, lost: state.lost + 1 };
  }
  if (event.type === "photo-saved") return { ...state, menu: withPhoto(state.menu, event) };
  const changes = nextChanges(state.changes, event);
  if (event.type !== "menu-arrived") return { ...state, changes };
  const isAwaited = state.changes.every(
    ({ state, isInNextMenu }) => state === "failed" || isInNextMenu,
  );
  if (event.isTyping || !isAwaited) return { ...state, missed: state.missed + 1, lost: 0 };
  return { menu: shareUnchanged(state.menu, event.menu), changes, missed: 0, lost: 0 };
}
