import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import type { Menu } from "#app/domain/menus/menus.ts";
import type { Change } from "#app/routes/menu/editor/changes/change.ts";
import type { Make } from "#app/routes/menu/editor/changes/use-changes.ts";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import { JUST_ADDED } from "#app/routes/menu/editor/entry/use-entry.ts";
import { Icon } from "#app/routes/menu/editor/icon.tsx";
import { fieldOf } from "#app/routes/menu/editor/operations/fields.ts";
import { patchIn } from "#app/routes/menu/editor/operations/patch-fields.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { replayOutcome, type Replay } from "./replay-outcome.ts";
import { replayed, type Steps, type ReplayedStep } from "./steps.ts";
import {
  lastRefusal,
  listenForRefusals,
  redoRefused,
  takeBackRefused,
  undoRefused,
} from "./taken-back.ts";
import { askedDeletion } from "./undone-deletion.ts";
import { wishOf } from "./wish-of.ts";

interface UndoButtonsProps {
  steps: Steps;
  /** The menu as the owner sees it. */
  menu: Menu;
  make: Make;
  changes: readonly Change[];
  /** Whether nothing is sent at the moment. */
  isHeld: boolean;
}

/** Undo and Redo, each always in its place; also by Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y where nobody is typing. */
export function UndoButtons({ steps, menu, make, changes, isHeld }: UndoButtonsProps) {
  const { undo } = useMessages("saving");
  const { announce, discard } = useEditor();
  const asked = askedDeletion(changes, steps.done.at(-1)?.changeId ?? 0);
  const announceOnce = useReplayAnnouncement(changes, isHeld);
  const refusedAt = useSyncExternalStore(listenForRefusals, lastRefusal, () => 0);
  const go = (as: "undo" | "redo") => {
    const step = (as === "undo" ? steps.done : steps.undone).at(-1);
    if (as === "undo" && takeBackRefused(step?.changeId ?? 0)) return announce(undo.said.undo);
    if (as === "undo" && asked) {
      discard(asked.id);
      return announce(undo.said.undo);
    }
    const way = step && replayed(steps, as, menu);
    if (!way) return;
    announceOnce({ id: replay(way, as, { make, changeId: step.changeId }), as });
    showWhat(way.fields);
  };
  useUndoKeys(go);
  return (
    <>
      <button
        type="button"
        className="icon-button needs-script"
        aria-label={undo.undo}
        title={undo.undo}
        aria-disabled={steps.done.length === 0 && refusedAt === 0 && !asked}
        onClick={() => go("undo")}
      >
        <Icon name="undo" />
      </button>
      <button
        type="button"
        className="icon-button needs-script"
        aria-label={undo.redo}
        title={undo.redo}
        aria-disabled={steps.undone.length === 0}
        onClick={() => go("redo")}
      >
        <Icon name="redo" />
      </button>
    </>
  );
}

/** Says what came of a step that was undone, or done again, once the server has answered. */
function useReplayAnnouncement(changes: readonly Change[], isHeld: boolean) {
  const { undo } = useMessages("saving");
  const { announce } = useEditor();
  const awaited = useRef<Replay>(undefined);
  useEffect(() => {
    const { current: replay } = awaited;
    const outcome = replay && replayOutcome(replay, changes, isHeld);
    if (!outcome) return;
    awaited.current = undefined;
    // Nothing was undone: what was refused with it stays.
    if (outcome === "failed") return redoRefused(replay.id);
    announce(outcome === "done" ? undo.said[replay.as] : undo.changedSince[replay.as]);
  }, [changes, isHeld, announce, undo]);
  return (replay: Replay) => {
    awaited.current = replay;
  };
}

/** Undoes what the change with this id did, or does again what it undid, and what was refused with it. Gives its id. */
function replay(
  { fields, failure }: ReplayedStep,
  as: "undo" | "redo",
  { make, changeId }: { make: Make; changeId: number },
): number {
  if (as === "redo") redoRefused(changeId);
  const id = make(fields, { as, ...(failure && { failure }) });
  if (as === "undo") undoRefused(changeId, id);
  return id;
}

function useUndoKeys(go: (as: "undo" | "redo") => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const as = wishOf(event);
    if (!as || isTypingIn(event.target) || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    go(as);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}

const FIELDS = "input, textarea, select";

/** Whether the keys are to undo the typing. */
function isTypingIn(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || !target.matches(FIELDS)) return false;
  return target.closest(`[${JUST_ADDED}]`) === null;
}

/** Scrolls to the first thing that a step is about, once it is there. */
function showWhat(way: [string, FormDataEntryValue][]): void {
  const patch = patchIn(way);
  const [item] = patch?.items ?? [];
  const [section] = patch?.sections ?? [];
  const id = item ? `item-${item.id}` : section && `section-${section.id}`;
  const isOfShop = fieldOf(way, "operation") !== "patch-menu";
  requestAnimationFrame(() => {
    const thing = isOfShop ? document.body : id && document.getElementById(id);
    if (thing) thing.scrollIntoView({ block: isOfShop ? "start" : "nearest" });
  });
}
