import type { Change } from "#app/routes/menu/editor/changes/change.ts";
import { fieldOf } from "#app/routes/menu/editor/operations/fields.ts";
import { isPatchOfNothing } from "#app/routes/menu/editor/operations/patch-fields.ts";

/** A step that was undone, or done again, by the change with this id. */
export interface Replay {
  id: number;
  as: "undo" | "redo";
}

/**
 * What came of a step that was undone, or done again. Undefined until the server has answered; while nothing can be sent
 * it counts as done. "failed": nothing changed, and a notice says so.
 */
export function replayOutcome(
  { id, as }: Replay,
  changes: readonly Change[],
  isHeld: boolean,
): "done" | "partly" | "failed" | undefined {
  const change = changes.find((each) => each.id === id);
  const isUnderWay = change?.state === "waiting" || change?.state === "saving";
  if (isUnderWay) return isHeld ? "done" : undefined;
  if (change && (change.state === "failed" || isPatchOfNothing(change.fields))) return "failed";
  const isLeft = changes.some(
    ({ state, fields, ...rest }) =>
      rest.id > id && state === "failed" && fieldOf(fields, "as") === as,
  );
  return isLeft ? "partly" : "done";
}
