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
import { withChanges, type Change } from "./changes.ts";
import { nextState } from "./editor-state.ts";
import { fieldOf, type Fields } from "./fields.ts";
import { readOperation } from "./operations.ts";
import { refreshed } from "./refreshed.ts";
import type { SaveState } from "./save-status.tsx";
import { useServer } from "./use-server.ts";
import { isTyping, whenNobodyTypes } from "./when-nobody-types.ts";

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
      dispatch({ type: "answered", problem: "problem" in reply ? reply.problem : undefined });
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

/** An addition whose answer is lost is sent again under the same name, and done once. */
function isUnnamedAddition(fields: Fields): boolean {
  const operation = fieldOf(fields, "operation");
  const isAddition = operation === "add-section" || operation === "add-item";
  return isAddition && fieldOf(fields, "key") === undefined && isSecureContext;
}

function named(): Fields[number] {
  return ["key", crypto.randomUUID()];
}

/** A change that counted on one that failed is made ready for what is known to be saved. */
function fieldsToSend(change: Change, menu: Menu, changes: Change[]): Fields {
  if (!change.isInDoubt) return change.fields;
  const saved = changes.filter(({ state }) => state === "saved");
  return refreshed(change.fields, withChanges(menu, saved));
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
  return { id, fields, state: "failed", problem: read.refusal };
}

interface Standing {
  isIdle: boolean;
  hasAnswer: boolean;
  missed: number;
  lost: number;
}

const RETRY_MS = 3_000;

/**
 * Asks for the menu when all is answered, again where it was missed, and when its owner comes back to the page
 * or to the network: another may have changed it meanwhile.
 */
function useReloading({ isIdle, hasAnswer, missed, lost }: Standing, reload: () => void): void {
  const ask = useEffectEvent(reload);
  useEffect(() => {
    if (!isIdle || !hasAnswer) return;
    let stop = () => {};
    // The longer it does not come, the less often it is asked for: every half minute at last.
    const delay = missed > 0 ? RETRY_MS * Math.min(lost, 10) : 0;
    const timer = setTimeout(() => (stop = whenNobodyTypes(() => ask())), delay);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isIdle, hasAnswer, missed, lost]);
  useEffect(() => {
    if (!isIdle) return;
    let stop = () => {};
    function onReturn(): void {
      stop();
      if (document.visibilityState === "visible") stop = whenNobodyTypes(() => ask());
    }
    document.addEventListener("visibilitychange", onReturn);
    addEventListener("online", onReturn);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", onReturn);
      removeEventListener("online", onReturn);
    };
  }, [isIdle]);
}

/** Has the browser ask before the page is left while something is not saved, or only typed. */
function useWarning(isUnsaved: boolean): void {
  useBeforeUnload(
    useCallback(
      (event: BeforeUnloadEvent) => {
        const fields = [...document.querySelectorAll<HTMLInputElement>("main input")];
        if (isUnsaved || fields.some(isTypedInto)) event.preventDefault();
      },
      [isUnsaved],
    ),
  );
}

function isTypedInto({ type, value, defaultValue }: HTMLInputElement): boolean {
  return type !== "hidden" && value !== defaultValue;
}
