import { newQueue } from "#app/device/in-turn.ts";
import { keepSeenMenu, recallSeenMenu, type SeenMenu } from "#app/device/seen-menus.ts";
import { withChanges } from "#app/routes/menu/editor/changes/changes.ts";
import type { EditorState } from "#app/routes/menu/editor/changes/editor-state.ts";
import { packMenuInSteps } from "#app/routes/menu/editor/changes/packed-menu.ts";
import { registerEditorWorker } from "./register-editor-worker.ts";

export type Known = Pick<EditorState, "menu" | "changes">;

/** For whom the server opens a menu, and with what. */
export type Viewer = Pick<SeenMenu, "role" | "suggestedCover">;

const inTurn = newQueue();
let kept: string | undefined;

/**
 * Keeps what the server has of a menu over what this phone kept of it, and the page that can show it, in a language.
 * Throws where the browser stores nothing.
 */
export function keepKnown(
  { menu, changes }: Known,
  { language, ...viewer }: Viewer & { language: string },
): Promise<void> {
  return inTurn(async () => {
    const saved = changes.filter(({ state }) => state === "saved");
    const packed = await packMenuInSteps(withChanges(menu, saved));
    if (packed === kept) return;
    const shopId = menu.shop.id;
    if (kept === undefined) {
      // What another login saw is gone before anything else is there.
      await recallSeenMenu(shopId);
      registerEditorWorker(language);
    }
    await keepSeenMenu({ shopId, menu: packed, ...viewer });
    kept = packed;
  });
}
