import type { RouterContextProvider } from "react-router";
import type { Editor } from "#app/domain/menus/history/keep-version.ts";
import { beforeRestore } from "#app/domain/menus/history/restore-version.ts";
import { noteReplayed } from "#app/domain/menus/history/versions.ts";
import { withPlaces, type Menu } from "#app/domain/menus/menus.ts";
import { database, member, ownShopId, stores } from "#app/http/context.ts";
import { fieldOf, type Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { RESTORE, type StepOfTexts } from "./restore-step.ts";
import { stepBetween } from "./steps.ts";

/**
 * The restore made by the person who has the editor open, `asked` for by the version before it, as a step for Undo;
 * undefined if there is none, or if anything has changed since.
 */
export async function stepOfRestore(
  asked: string | null,
  menu: Menu,
  context: Readonly<RouterContextProvider>,
): Promise<StepOfTexts | undefined> {
  if (asked === null) return undefined;
  const shown = withPlaces(menu);
  const versionId = Number(asked);
  const by = { versionId, accountId: context.get(member).id };
  const before = await beforeRestore(context.get(stores), shown, by);
  // Below the ids of all changes.
  const step = before && stepBetween(before, shown, { id: -versionId, fields: [] });
  const name: [string, string] = [RESTORE, String(versionId)];
  const named = (way: Fields) => [...onlyTexts(way), name];
  return step && { ...step, back: named(step.back), forth: named(step.forth) };
}

function onlyTexts(fields: Fields): [string, string][] {
  return fields.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
}

/** Who makes a change. What undoes a restore, or makes it again, begins a line of History, as it does there. */
export function editorOfLine(fields: Fields, editor: Editor): Editor {
  return fieldOf(fields, RESTORE) === undefined ? editor : { ...editor, editedAt: null };
}

/** Has History say of the last editing session that a restore was undone in it, or made again, if this change did that. */
export async function noteReplayedRestore(
  fields: Fields,
  context: Readonly<RouterContextProvider>,
): Promise<void> {
  const versionId = fieldOf(fields, RESTORE);
  if (versionId === undefined) return;
  await noteReplayed(context.get(database), {
    shopId: context.get(ownShopId),
    versionId: Number(versionId),
    isUndone: fieldOf(fields, "as") === "undo",
  });
}
