import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from "react";
import type { Menu } from "#app/domain/menus/menus.ts";
import { useGoneForms } from "#app/routes/menu/editor/conflicts/use-gone-forms.ts";
import { useStraysBack } from "#app/routes/menu/editor/conflicts/use-strays-back.ts";
import type { Editor } from "#app/routes/menu/editor/editor-context.ts";
import { wouldBeLost } from "#app/routes/menu/editor/forms/typed-forms.ts";
import type { LastingFailure } from "#app/routes/menu/editor/operations/failure.ts";
import type { Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { fetchPicture, isOfPicture } from "#app/routes/menu/editor/undo/picture-steps.ts";
import { useBeforeUnload } from "#app/ui/use-before-unload.ts";
import type { Change } from "./change.ts";
import { withChanges } from "./changes.ts";
import { draftKeys } from "./draft-keys.ts";
import { firstState, nextState, type EditorEvent, type EditorState } from "./editor-state.ts";
import { changeFound, changeOf } from "./make-change.ts";
import type { SaveState } from "./save-status.tsx";
import { useKeptChanges } from "./use-kept-changes.ts";
import { useSending } from "./use-sending.ts";

interface PhotoOfItem {
  itemId: number;
  photoKey: string;
}

interface Opening {
  /** What a plain form came back with. */
  failed: Change | undefined;
  wasSaved: boolean;
  /** Whether the menu is the one that this phone saw last. */
  isFromPhone: boolean;
}

/** Applies changes at once, and keeps them on this phone until the server has them. */
export function useChanges(first: Menu, { failed, wasSaved, isFromPhone }: Opening) {
  const [state, dispatch] = useReducer(nextState, first, (menu) =>
    firstState(menu, failed ? [failed] : [], isFromPhone),
  );
  const { menu, changes, steps, hold } = state;
  const [keys] = useState(draftKeys);
  const { isReady, isStored, isLost } = useKeptChanges(first.shop, changes, (found) =>
    dispatch({ type: "found", changes: found.map(changeFound) }),
  );
  const newId = useIds(failed?.id ?? 0);
  const { isSaved, noteRefused } = useSaved(changes, { wasSaved, newId });
  useSending({ state, dispatch, keys, newId, isReady });
  useBeforeUnload(() => !isStored || wouldBeLost());

  const make = useMake(dispatch, newId);
  const changed = useMemo(() => withChanges(menu, changes), [menu, changes]);
  useGoneForms(changed, changes, make);
  useStraysBack(changed, changes, make);
  const submit = useSubmit(make, dispatch, changed.shop.imageKey);
  const discard = useCallback((id: number) => dispatch({ type: "discarded", id }), []);
  const notePhoto = useCallback((photo: PhotoOfItem) => {
    dispatch({ type: "photo-saved", ...photo });
  }, []);
  const count = changes.filter(isOnItsWay).length;
  return {
    changed,
    /** What the server has, and undefined until it has answered. */
    known: state.isFromPhone ? undefined : state,
    changes,
    saving: { state: saveState(state, isSaved), count },
    held: {
      why: count > 0 ? hold?.why : undefined,
      count,
      isSafe: !isLost,
      isFromPhone: state.isFromPhone,
    },
    undoing: { steps, make, changes, isHeld: hold !== undefined },
    submit,
    discard,
    noteRefused,
    notePhoto,
    keyOf: keys.keyOf,
  };
}

/** Whether the last thing that somebody did is saved. What the editor itself refuses is no change. */
function useSaved(
  changes: readonly Change[],
  { wasSaved, newId }: { wasSaved: boolean; newId: () => number },
) {
  const [last, setLast] = useState({ id: 0, isSaved: wasSaved });
  const id = changes.findLast(({ state }) => state === "saved")?.id ?? 0;
  if (id > last.id) setLast({ id, isSaved: true });
  // Above those of changes that are still on their way.
  const noteRefused = useCallback(() => setLast({ id: newId(), isSaved: false }), [newId]);
  return { isSaved: last.isSaved, noteRefused };
}

/** Makes a change of fields and gives its id: one that retries another, or that undoes or repeats the last. */
export type Make = (
  fields: Fields,
  options: {
    replaces?: number | undefined;
    as?: "undo" | "redo";
    /** Whether nobody made it by hand. */
    isAutomatic?: true;
    /** Whether the picture whose place it takes is being fetched. */
    awaitsFormer?: true;
    /** Given if it is not to be sent before somebody decides. */
    failure?: LastingFailure;
  },
) => number;

/** Makes a change, for Undo with the picture of the shop that it replaces. The function stays the same. */
function useSubmit(
  make: Make,
  dispatch: (event: EditorEvent) => void,
  imageKey: string | null,
): Editor["submit"] {
  const key = useRef(imageKey);
  useEffect(() => {
    key.current = imageKey;
  }, [imageKey]);
  return useCallback(
    (fields, replaces) => {
      if (!isOfPicture(fields)) return void make(fields, { replaces });
      const id = make(fields, { replaces, awaitsFormer: true });
      void fetchPicture(key.current).then((former) =>
        dispatch({ type: "former-known", id, former }),
      );
    },
    [make, dispatch],
  );
}

/** Gives changes ids that go on from the last one, and above those of earlier visits; each leaves the two next ones free. */
function useIds(last: number): () => number {
  const lastId = useRef(last);
  return useCallback(() => {
    lastId.current = Math.max(lastId.current + 3, Date.now());
    return lastId.current;
  }, []);
}

function useMake(dispatch: (event: EditorEvent) => void, newId: () => number): Make {
  return useCallback(
    (fields, { failure, awaitsFormer, ...options }) => {
      const made = { ...changeOf(newId(), fields), ...(awaitsFormer && { awaitsFormer }) };
      const change: Change = failure ? { ...made, state: "failed", failure } : made;
      dispatch({ type: "made", change, ...options });
      return change.id;
    },
    [dispatch, newId],
  );
}

function isOnItsWay({ state }: Change): boolean {
  return state === "waiting" || state === "saving";
}

function saveState({ changes, hold }: EditorState, isSaved: boolean): SaveState | undefined {
  if (changes.some(isOnItsWay)) return hold ? "waiting" : "saving";
  if (changes.some(({ state }) => state === "failed")) return "not-saved";
  return isSaved ? "saved" : undefined;
}
