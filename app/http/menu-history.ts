import type { RouterContextProvider } from "react-router";
import type { Deleted } from "#app/domain/menus/history/deleted.ts";
import { keepVersion, type Editor } from "#app/domain/menus/history/keep-version.ts";
import { requestId, stores } from "./context.ts";
import { findUnavailable } from "#app/platform/unavailable.ts";
import { logError } from "./log.ts";

/** R2 fails, and whoever deletes is promised a copy in History. */
export class NoCopy extends Error {}

/**
 * Keeps a menu for History before `editor` changes it and deletes what is `deleted`, if that is due. Where R2 fails it
 * is logged, and the change goes ahead; a deletion does not: it throws NoCopy.
 */
export async function keepForHistory(
  context: Readonly<RouterContextProvider>,
  shopId: string,
  { editor, deleted }: { editor: Editor; deleted?: Deleted | undefined },
): Promise<void> {
  try {
    await keepVersion(context.get(stores), { shopId, editor, deleted }, { now: Date.now() });
  } catch (error) {
    if (findUnavailable(error)?.part !== "r2") throw error;
    logError(error, { requestId: context.get(requestId), at: "menu versions" });
    const isDeletion = (deleted?.items.length ?? 0) + (deleted?.sections.length ?? 0) > 0;
    if (isDeletion) throw new NoCopy("no copy for History", { cause: error });
  }
}
