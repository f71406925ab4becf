import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useRef,
  useState,
} from "react";
import { useBeforeUnload } from "react-router";
import type { Menu } from "#app/domain/menus/menus.ts";
import { nextChanges, withChanges, type Change } from "./changes.ts";
import { readOperation, type Fields } from "./operations.ts";
import type { SaveState } from "./save-status.tsx";
import { useServer } from "./use-server.ts";
import { whenNobodyTypes } from "./when-nobody-types.ts";

/** What a plain form has come to, if the page comes from one. */
interface PlainForm {
  failed: Change | undefined;
  wasSaved: boolean;
}

/**
 * Keeps what the owner does: it is shown at once, sent one after the other, and the menu is asked for anew
 * when the last is answered.
 */
export function useChanges(first: Menu, { failed, wasSaved }: PlainForm) {
  const [changes, dispatch] = useReducer(nextChanges, failed ? [failed] : []);
  const { send, reply, reload, menu } = useServer(
    first,
    changes.every(({ state, isInNextMenu }) => state === "failed" || isInNextMenu),
  );
  const [arrived, setArrived] = useState(menu);
  if (menu !== arrived) {
    setArrived(menu);
    dispatch({ type: "menu-arrived" });
  }
  const [hasSaved, setHasSaved] = useState(wasSaved);
  if (!hasSaved && changes.some(({ state }) => state === "saved")) setHasSaved(true);

  const isSaving = changes.some(({ state }) => state === "saving");
  const next = changes.find(({ state }) => state === "waiting");
  useEffect(() => {
    if (reply)
      dispatch({ type: "answered", problem: "problem" in reply ? reply.problem : undefined });
  }, [reply]);
  useEffect(() => {
    if (!next || isSaving) return;
    dispatch({ type: "sent", id: next.id });
    send(next.fields);
  }, [next, isSaving, send]);
  const isIdle = !next && !isSaving;
  useReloading(isIdle, reply !== undefined, () => {
    dispatch({ type: "menu-asked-for" });
    reload();
  });
  useWarning(changes.some(({ state }) => state !== "saved"));

  const lastId = useRef(failed?.id ?? 0);
  const submit = useCallback((fields: Fields, replaces?: number) => {
    lastId.current += 1;
    dispatch({ type: "made", change: changeOf(lastId.current, fields), replaces });
  }, []);
  const discard = useCallback((id: number) => dispatch({ type: "discarded", id }), []);
  const shown = useMemo(() => withChanges(menu, changes), [menu, changes]);
  return { shown, changes, state: saveState(changes, hasSaved), submit, discard };
}

function saveState(changes: Change[], hasSaved: boolean): SaveState | undefined {
  if (changes.some(({ state }) => state === "waiting" || state === "saving")) return "saving";
  if (changes.some(({ state }) => state === "failed")) return "not-saved";
  return hasSaved ? "saved" : undefined;
}

function changeOf(id: number, fields: Fields): Change {
  const read = readOperation(fields);
  if (read.ok) return { id, fields, operation: read.value, state: "waiting" };
  return { id, fields, state: "failed", problem: read.refusal };
}

/**
 * Asks for the menu when all is answered, and when its owner comes back to the page: another may have changed
 * it meanwhile.
 */
function useReloading(isIdle: boolean, hasAnswer: boolean, reload: () => void): void {
  const ask = useEffectEvent(reload);
  useEffect(() => {
    return isIdle && hasAnswer ? whenNobodyTypes(() => ask()) : undefined;
  }, [isIdle, hasAnswer]);
  useEffect(() => {
    if (!isIdle) return;
    let stop = () => {};
    function onReturn(): void {
      stop();
      if (document.visibilityState === "visible") stop = whenNobodyTypes(() => ask());
    }
    document.addEventListener("visibilitychange", onReturn);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", onReturn);
    };
  }, [isIdle]);
}

/** Has the browser ask before the page is left while something is not saved. */
function useWarning(isNeeded: boolean): void {
  useBeforeUnload(
    useCallback(
      (event: BeforeUnloadEvent) => {
        if (isNeeded) event.preventDefault();
      },
      [isNeeded],
    ),
  );
}
