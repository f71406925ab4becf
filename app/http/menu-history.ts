import type { RouterContextProvider } from "react-router";
import type { Deleted } from "#app/domain/menus/history/deleted.ts";
import { keepVersion, type Editor } from "#app/domain/menus/history/keep-version.ts";
import { requestId, stores } from "./context.ts";
import { findUnavailable } from "#app/platform/unavailable.ts";
import { logError } from "./log.ts";

/**
 * Keeps a menu for History before `editor` changes it and deletes what is `deleted`, if that is due. Where R2 fails it
 * is logged, and the change goes ahead; a deletion does not, as whoever deletes is promised a copy: it throws.
 */
export async function keepForHistory(
  context: Readonly<RouterContextProvider>,
  shopId: string,
  { editor, deleted }: { editor: Editor; deleted?: Deleted | undefined },
): Promise<void> {
  try {
    await keepVersion(context.get(stores), { shopId, editor, deleted }, { now: Date.now() });
  } catch (error) {
    const isDeletion = [...(deleted?.items ?? []), ...(deleted?.sections ?? [])].length > 0;
    if (isDeletion || findUnavailable(error)?.part !== "r2") throw error;
    logError(error, { requestId: context.get(requestId), at: "menu versions" });
  }
}
