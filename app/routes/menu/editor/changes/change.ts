import type { Menu } from "#app/domain/menus/menus.ts";
import type { NewIds } from "#app/routes/menu/editor/operations/added.ts";
import type { LastingFailure } from "#app/routes/menu/editor/operations/failure.ts";
import type { Fields } from "#app/routes/menu/editor/operations/fields.ts";
import type { Operation } from "#app/routes/menu/editor/operations/operations.ts";
import type { LastSeen } from "./last-seen.ts";

/** One edit of the owner, from the tap until the menu that contains it has come back. */
export interface Change {
  id: number;
  fields: Fields;
  /** The fields as read; undefined where they cannot be, as in a failed change. */
  operation?: Operation;
  state: "waiting" | "saving" | "saved" | "failed";
  failure?: LastingFailure;
  /** What the server named of what it adds. */
  added?: NewIds;
  /** The revision that the menu had reached before the server added something by a patch. */
  reached?: number;
  /** The key that the server gave to the picture of the shop that it adds. */
  imageKey?: string;
  /** The photo of an item that the server has taken, with no operation to be sent. */
  photo?: SavedPhoto;
  /** Whether it was sent before, and may have been done though no answer came. */
  wasSent?: boolean;
  /** Whether it relies on an earlier change that failed or was dropped. */
  isInDoubt?: boolean;
  /** Whether the picture whose place it takes is still being fetched, for Undo: until then it is not sent. */
  awaitsFormer?: boolean;
  /** Whether it met another phone's change or deletion, and the menu that has this one has not come yet. */
  awaitsMenu?: boolean;
  /** What it is about, as it was before anybody else could delete it. */
  seen?: LastSeen;
  /** Whether it was saved before the menu now on its way was requested, which therefore contains it. */
  isInNextMenu?: boolean;
}

export interface SavedPhoto {
  itemId: number;
  photoKey: string;
}

/** A change that failed. `again` holds its fields, ready to be sent again. */
export interface FailedChange extends Change {
  again: Fields;
  /** The menu as its owner sees it. */
  menu: Menu;
}
