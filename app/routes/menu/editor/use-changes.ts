import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from "react";
import { useBeforeUnload } from "react-router";
import type { Menu } from "#app/domain/menus/menus.ts";
import { withChanges, type Change } from "./changes.ts";
import type { Editor } from "./editor-context.ts";
import { nextState, type EditorEvent } from "./editor-state.ts";
import { fieldOf, type Fields } from "./fields.ts";
import { readOperation } from "./operations.ts";
import { isAhead, refreshed } from "./refreshed.ts";
import type { SaveState } from "./save-status.tsx";
import { useReloading } from "./use-reloading.ts";
import { useServer } from "./use-server.ts";
import { isTyping } from "./when-nobody-types.ts";

interface PhotoOfItem {
  itemId: number;
  photoKey: string;
}

interface PlainForm {
  failed: Change | undefined;
  wasSaved: boolean;
}

/** Applies changes at once, sends them one at a time, and requests the menu after the last answer. */
export function useChanges(first: Menu, { failed, wasSaved }: PlainForm) {
  const [{ menu, changes, missed, lost }, dispatch] = useReducer(nextState, {
    menu: first,
    changes: failed ? [failed] : [],
    missed: 0,
    lost: 0,
  });
  const { send, reply, reload, loaded } = useServer();
  const [hasSaved, setHasSaved] = useState(wasSaved);
  if (!hasSaved && changes.some(({ state }) => state === "saved")) setHasSaved(true);

  const isSaving = changes.some(({ state }) => state === "saving");
  const next = changes.find(({ state }) => state === "waiting");
  useEffect(() => {
    if (reply)
      dispatch({ type: "answered", failure: "problem" in reply ? reply.problem : undefined });
  }, [reply]);
  useEffect(() => {
    if (!next || isSaving) return;
    dispatch({ type: "sent", id: next.id });
    send(fieldsToSend(next, menu, changes));
  }, [next, isSaving, send, menu, changes]);
  useEffect(() => {
    if (loaded?.menu) dispatch({ type: "menu-arrived", menu: loaded.menu, isTyping: isTyping() });
    else if (loaded) dispatch({ type: "menu-lost" });
  }, [loaded]);
  const isIdle = !next && !isSaving;
  useReloading({ isIdle, hasAnswer: reply !== undefined, missed, lost }, () => {
    dispatch({ type: "menu-asked-for" });
    reload();
  });
  useLeaveWarning(changes.some(({ state }) => state !== "saved"));

  const submit = useSubmit(dispatch, failed?.id ?? 0);
  const discard = useCallback((id: number) => dispatch({ type: "discarded", id }), []);
  const notePhoto = useCallback((photo: PhotoOfItem) => {
    dispatch({ type: "photo-saved", ...photo });
  }, []);
  const shown = useMemo(() => withChanges(menu, changes), [menu, changes]);
  const saving = { state: saveState(changes, hasSaved), submit, discard, notePhoto };
  return { shown, changes, ...saving };
}

/** Makes a change of what was typed; the ids go on from the last one. */
function useSubmit(dispatch: (event: EditorEvent) => void, last: number): Editor["submit"] {
  const lastId = useRef(last);
  return useCallback(
    (fields, replaces) => {
      lastId.current += 1;
      dispatch({ type: "made", change: changeOf(lastId.current, fields), replaces });
    },
    [dispatch],
  );
}

function useLeaveWarning(isUnsaved: boolean): void {
  useBeforeUnload(
    useCallback(
      (event: BeforeUnloadEvent) => {
        if (isUnsaved || document.querySelector("form[data-typed]")) event.preventDefault();
      },
      [isUnsaved],
    ),
  );
}

/** An addition gets a key, so that a retry after a lost answer is not done twice. */
function isUnnamedAddition(fields: Fields): boolean {
  const operation = fieldOf(fields, "operation");
  const isAddition = operation === "add-section" || operation === "add-item";
  return isAddition && fieldOf(fields, "key") === undefined && isSecureContext;
}

function named(): Fields[number] {
  return ["key", crypto.randomUUID()];
}

/** A change that relied on one that failed is rebased on what is known to be saved. */
function fieldsToSend(change: Change, menu: Menu, changes: Change[]): Fields {
  const saved = changes.filter(({ state }) => state === "saved");
  const known = withChanges(menu, saved);
  const isInDoubt = change.isInDoubt || isAhead(change.fields, known);
  return isInDoubt ? refreshed(change.fields, known) : change.fields;
}

function saveState(changes: Change[], hasSaved: boolean): SaveState | undefined {
  if (changes.some(({ state }) => state === "waiting" || state === "saving")) return "saving";
  if (changes.some(({ state }) => state === "failed")) return "not-saved";
  return hasSaved ? "saved" : undefined;
}

function changeOf(id: number, typed: Fields): Change {
  const fields = isUnnamedAddition(typed) ? [...typed, named()] : typed;
  const read = readOperation(fields);
  if (read.ok) return { id, fields, operation: read.value, state: "waiting" };
  return { id, fields, state: "failed", failure: read.refusal };
}
