import { forgetSeenMenus } from "#app/device/seen-menus.ts";
import { forgetTyped } from "./forms/typed-forms.ts";
import { noteRestore } from "#app/device/last-restore.ts";

/** To be called as somebody logs out: whoever comes next on this phone is not to see what they did to a shop's menu. */
export function forgetEditing(shopId: string): void {
  forgetTyped(shopId);
  noteRestore(shopId, null);
  void forgetSeenMenus();
}
