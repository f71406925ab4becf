import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from "react";
import type { Menu } from "#app/domain/menus/menus.ts";
import { useBeforeUnload } from "#app/ui/use-before-unload.ts";
import { withChanges, type Change } from "./changes.ts";
import { draftKeys } from "./draft-keys.ts";
import type { Editor } from "./editor-context.ts";
import { firstState, nextState, type EditorEvent, type EditorState } from "./editor-state.ts";
import type { LastingFailure } from "./failure.ts";
import type { Fields } from "./fields.ts";
import { changeFound, changeOf } from "./make-change.ts";
import { fetchPicture, isOfPicture, type FormerPicture } from "./picture-steps.ts";
import type { SaveState } from "./save-status.tsx";
import { useKeptChanges } from "./use-kept-changes.ts";
import { useSending } from "./use-sending.ts";

interface PhotoOfItem {
  itemId: number;
  photoKey: string;
}

interface PlainForm {
  failed: Change | undefined;
  wasSaved: boolean;
}

/** Applies changes at once, and keeps them on this phone until the server has them. */
export function useChanges(first: Menu, { failed, wasSaved }: PlainForm) {
  const [state, dispatch] = useReducer(nextState, first, (menu) =>
    firstState(menu, failed ? [failed] : []),
  );
  const { menu, changes, steps, hold } = state;
  const [keys] = useState(draftKeys);
  const [hasSaved, setHasSaved] = useState(wasSaved);
  if (!hasSaved && changes.some((change) => change.state === "saved")) setHasSaved(true);
  const { isReady, isStored, isLost } = useKeptChanges(first.shop.id, changes, (found) =>
    dispatch({ type: "found", changes: found.map(changeFound) }),
  );
  const newId = useIds(failed?.id ?? 0);
  useSending({ state, dispatch, keys, newId, isReady });
  useBeforeUnload(() => !isStored || document.querySelector("form[data-typed]") !== null);

  const make = useMake(dispatch, newId);
  const changed = useMemo(() => withChanges(menu, changes), [menu, changes]);
  const submit = useSubmit(make, changed.shop.imageKey);
  const discard = useCallback((id: number) => dispatch({ type: "discarded", id }), []);
  const notePhoto = useCallback((photo: PhotoOfItem) => {
    dispatch({ type: "photo-saved", ...photo });
  }, []);
  const count = changes.filter(isOnItsWay).length;
  return {
    changed,
    changes,
    saving: { state: saveState(state, hasSaved), count },
    held: { why: count > 0 ? hold?.why : undefined, count, isSafe: !isLost },
    undoing: { steps, make },
    submit,
    discard,
    notePhoto,
    keyOf: keys.keyOf,
  };
}

/** Makes a change of fields: one that retries another, or that undoes or repeats the last. */
export type Make = (
  fields: Fields,
  options: {
    replaces?: number | undefined;
    as?: "undo" | "redo";
    former?: FormerPicture;
    /** Given if it is not to be sent before somebody decides. */
    failure?: LastingFailure;
  },
) => void;

/** Makes a change, for Undo with the picture of the shop that it replaces. The function stays the same. */
function useSubmit(make: Make, imageKey: string | null): Editor["submit"] {
  const key = useRef(imageKey);
  useEffect(() => {
    key.current = imageKey;
  }, [imageKey]);
  return useCallback(
    (fields, replaces) => {
      if (!isOfPicture(fields)) return make(fields, { replaces });
      void fetchPicture(key.current).then((former) => make(fields, { replaces, former }));
    },
    [make],
  );
}

/** Gives changes ids that go on from the last one, and above those of earlier visits; each leaves the next one free. */
function useIds(last: number): () => number {
  const lastId = useRef(last);
  return useCallback(() => {
    lastId.current = Math.max(lastId.current + 2, Date.now());
    return lastId.current;
  }, []);
}

function useMake(dispatch: (event: EditorEvent) => void, newId: () => number): Make {
  return useCallback(
    (fields, { failure, ...options }) => {
      const made = changeOf(newId(), fields);
      const change: Change = failure ? { ...made, state: "failed", failure } : made;
      dispatch({ type: "made", change, ...options });
    },
    [dispatch, newId],
  );
}

function isOnItsWay({ state }: Change): boolean {
  return state === "waiting" || state === "saving";
}

function saveState({ changes, hold }: EditorState, hasSaved: boolean): SaveState | undefined {
  if (changes.some(isOnItsWay)) return hold ? "waiting" : "saving";
  if (changes.some(({ state }) => state === "failed")) return "not-saved";
  return hasSaved ? "saved" : undefined;
}
