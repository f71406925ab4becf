import { useEffect, useEffectEvent, useState } from "react";
import { forgetSeenMenus } from "#app/device/seen-menus.ts";
import type { Reply } from "#app/routes/menu/editor/operations/failure.ts";
import { lastRestore } from "#app/device/last-restore.ts";
import type { Change } from "./change.ts";
import { newIdsIn } from "./changes.ts";
import type { DraftKeys } from "./draft-keys.ts";
import type { EditorEvent, EditorState } from "./editor-state.ts";
import { fieldsToSend } from "./make-change.ts";
import type { Loaded } from "./requests.ts";
import { useReloading } from "./use-reloading.ts";
import { useResuming } from "./use-resuming.ts";
import { useServer } from "./use-server.ts";
import { isTyping } from "./when-nobody-types.ts";

interface Sending {
  state: EditorState;
  dispatch: (event: EditorEvent) => void;
  keys: DraftKeys;
  /** Gives an id that no change has; the two next ones are free too. */
  newId: () => number;
  /** Whether a change may be sent, as this phone has it. */
  isReady: (change: Change) => boolean;
}

/** Sends the changes one at a time, and requests the menu after the last answer. */
export function useSending({ state, dispatch, keys, newId, isReady }: Sending): void {
  const { menu, changes, hold, missed, lost, isFromPhone } = state;
  const [wasFromPhone] = useState(isFromPhone);
  const [asksAtOnce] = useState(() => isFromPhone || isRestoredHere(menu.shop.id));
  const { send, reply, reload, loaded } = useServer(menu.shop.id);
  const saving = changes.find((change) => change.state === "saving");
  const next = changes.find((change) => change.state === "waiting");
  const isFree = !saving && hold?.isOver !== false;
  const isReadyToGo = next !== undefined && isReady(next) && !next.awaitsFormer && isFree;
  const nextId = isReadyToGo ? next.id : undefined;

  const onReply = useEffectEvent((answer: Reply) => {
    if ("problem" in answer) return dispatch({ type: "answered", failure: answer.problem });
    const ids = newIdsIn(changes, { added: answer });
    if (ids) keys.note(ids);
    dispatch({ type: "answered", added: answer, restId: newId() });
  });
  useEffect(() => {
    if (reply) onReply(reply);
  }, [reply]);
  useEffect(() => {
    if (nextId !== undefined) dispatch({ type: "sent", id: nextId });
  }, [nextId, dispatch]);
  const savingId = saving?.id;
  // Only now: until it is marked as sent, a second move of the same dish takes its place.
  const sendIt = useEffectEvent(() => saving && send(fieldsToSend(saving, menu, changes)));
  useEffect(() => {
    if (savingId !== undefined) sendIt();
  }, [savingId]);
  useResuming(hold, () => dispatch({ type: "resumed" }));
  // Not if a section is gone: the row that somebody is in would go with it.
  const isChoiceWaiting = changes.some(
    ({ failure, awaitsMenu }) => failure?.reason === "stale" && awaitsMenu,
  );
  const onLoaded = useEffectEvent(({ menu, restored, isRefused }: Loaded) => {
    if (isRefused && wasFromPhone) void leaveSeenMenu();
    if (!menu) return dispatch({ type: "menu-lost" });
    const isTypingNow = isTyping(isChoiceWaiting);
    dispatch({ type: "menu-arrived", menu, restored, isTyping: isTypingNow });
  });
  useEffect(() => {
    if (loaded) onLoaded(loaded);
  }, [loaded]);
  const isIdle = !next && !saving;
  const hasAnswer = reply !== undefined || asksAtOnce;
  useReloading({ isIdle, hasAnswer, missed, lost, isChoiceWaiting }, () => {
    dispatch({ type: "menu-asked-for" });
    reload();
  });
}

/** Not on the server, where no restore is known. */
function isRestoredHere(shopId: string): boolean {
  return typeof document !== "undefined" && lastRestore(shopId) !== null;
}

/** Whose login has ended does not go on looking at a menu: the server leads to another one. */
async function leaveSeenMenu(): Promise<void> {
  await forgetSeenMenus();
  location.reload();
}
