import type { Menu } from "#app/domain/menus/menus.ts";
import { nextChanges, type Change, type ChangeEvent } from "./changes.ts";
import { shareUnchanged } from "./share-unchanged.ts";

/** What the editor knows: the menu as it came last, and what its owner has done since. */
export interface EditorState {
  menu: Menu;
  changes: Change[];
  /** How often a menu could not be used, or did not come: it is to be asked for again. */
  missed: number;
  /** How often in a row it did not come. */
  lost: number;
}

export type EditorEvent =
  | Exclude<ChangeEvent, { type: "menu-arrived" }>
  | { type: "menu-arrived"; menu: Menu; isTyping: boolean }
  | { type: "menu-lost" };

/**
 * What becomes of it. A menu is let go while somebody types, as it must not be replaced under their hands, and
 * while a change is on its way: it may hold that change or not.
 */
export function nextState(state: EditorState, event: EditorEvent): EditorState {
  if (event.type === "menu-lost") {
    return { ...state, missed: state.missed + 1, lost: state.lost + 1 };
  }
  const changes = nextChanges(state.changes, event);
  if (event.type !== "menu-arrived") return { ...state, changes };
  const isAwaited = state.changes.every(
    ({ state, isInNextMenu }) => state === "failed" || isInNextMenu,
  );
  if (event.isTyping || !isAwaited) return { ...state, missed: state.missed + 1, lost: 0 };
  return { menu: shareUnchanged(state.menu, event.menu), changes, missed: 0, lost: 0 };
}
