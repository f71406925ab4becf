import { isAddition } from "#app/domain/menus/patch/left-parts.ts";
import type { FailedChange } from "#app/routes/menu/editor/changes/change.ts";
import { fieldOf, type Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { failureOf, kindOf } from "#app/routes/menu/editor/operations/operation-kinds.ts";
import { isPatchOfNothing, patchIn } from "#app/routes/menu/editor/operations/patch-fields.ts";
import { useMessages } from "#app/ui/messages.tsx";
import type { Conflict } from "./conflicts.ts";
import type { Stray } from "./strays.ts";

/** What the notice and its buttons say; `why` is left to the refusal unless another phone has changed the same. */
export function useChoice(
  { fields, again, failure }: FailedChange,
  conflicts: Conflict[],
  stray?: Stray,
) {
  const { failed, retry } = useMessages("editor");
  const { left } = useMessages("saving");
  const strayWords = useStrayWords();
  const { buttons } = useMessages("ui");
  const title = failed[failureOf(again)];
  const plain = { title, why: undefined, yes: buttons.tryAgain, no: retry.discard };
  if (stray) return { ...plain, ...strayWords(stray, fields, conflicts) };
  if (conflicts.length === 0 || failure?.reason === "full") return plain;
  const what = decisionOn(fields, again, conflicts);
  const yes = left.yes[what === "deleted" ? "edit" : what];
  const heading = what === "delete" ? title : left.title[what === "gone" ? "deleted" : what];
  return { title: heading, why: left.why[what], yes, no: left.no[what] };
}

/** Gives what the notice says of dishes without a place: how many they are, and why. Those that move are not tried again. */
function useStrayWords() {
  const { why, title, notMoved } = useMessages("saving").stray;
  return ({ what }: Stray, fields: Fields, { length: moved }: Conflict[]) => {
    const count = patchIn(fields)?.items.filter(isAddition).length ?? 0;
    return {
      ...(count > 0 && { title: title({ count }) }),
      ...(what === "move" && { title: notMoved({ count: moved }), yes: undefined }),
      ...(what !== "full" && { why: why[what === "item" ? "item" : "section"] }),
    };
  };
}

type Decision = "edit" | "undo" | "delete" | "deleted" | "gone";

/** What somebody has to decide on; nothing more where all that was to be changed is deleted. */
function decisionOn(fields: Fields, again: Fields, conflicts: Conflict[]): Decision {
  const patch = patchIn(fields);
  if (isPatchOfNothing(again)) return "deleted";
  if (fieldOf(fields, "as") === "undo") return "undo";
  if (conflicts.every(({ what }) => ["gone", "deleted"].includes(what))) return "gone";
  if (kindOf(fields)?.verb === "edit" && !patch) return "edit";
  return patch && patch.items.length + patch.sections.length > 0 ? "edit" : "delete";
}
