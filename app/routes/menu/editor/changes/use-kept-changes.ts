import { useEffect, useEffectEvent, useRef, useState } from "react";
import { forgetSent } from "#app/device/drafts/kept-texts.ts";
import { newQueue } from "#app/device/in-turn.ts";
import type { Shop } from "#app/domain/menus/menus.ts";
import {
  holdPage,
  listAbandoned,
  openChangeStore,
  untilGone,
  type ChangeStore,
  type KeptChange,
} from "./change-store.ts";
import type { Change } from "./change.ts";

/** After this time a store that does not answer is taken for one that stores nothing. */
const PATIENCE_MS = 2_000;

interface Kept {
  /** Whether this phone has a change, or cannot store it: only then it is sent. */
  isReady: (change: Change) => boolean;
  /** Whether all that the server does not have is stored by now. */
  isStored: boolean;
  /** Whether this browser could not store some of it. */
  isLost: boolean;
}

/** Keeps the changes on this phone until the server has them. `adopt` gets those of pages that are gone. */
export function useKeptChanges(
  shop: Pick<Shop, "id" | "name">,
  changes: readonly Change[],
  adopt: (changes: KeptChange[]) => void,
): Kept {
  const [store] = useState(() => openChangeStore(shop.id));
  const [page] = useState(() => `${Date.now()} ${Math.random()}`);
  const { id, name } = shop;
  const [inTurn] = useState(newQueue);
  const known = useRef(new Map<number, Change>());
  /** What forgets the texts that a change was typed in: at the latest once the server has it. */
  const forgetting = useRef(new Map<number, () => void>());
  const [stored, setStored] = useState<ReadonlyMap<number, "kept" | "lost">>(new Map());
  useAdopting(store, page, adopt);

  useEffect(() => {
    const unsaved = new Map(
      changes.filter(({ state }) => state !== "saved").map((change) => [change.id, change]),
    );
    const forget = forgetSent();
    const putAll = [...unsaved].flatMap(([changeId, change]) => {
      if (isAsKept(known.current.get(changeId), change)) return [];
      forgetting.current.set(changeId, forget);
      known.current.set(changeId, change);
      const putting = inTurn(() =>
        within(PATIENCE_MS, store.put(keptOf(change, { page, shop: { id, name } }))),
      );
      void putting.then(
        () => setStored((before) => new Map(before).set(changeId, "kept")),
        () => setStored((before) => new Map(before).set(changeId, "lost")),
      );
      return [putting];
    });
    if (putAll.length > 0) void Promise.all(putAll).then(forget, () => {});
    // Afterwards, so that what is left of a change is kept before the change is not.
    for (const changeId of known.current.keys()) {
      if (unsaved.has(changeId)) continue;
      known.current.delete(changeId);
      forgetting.current.get(changeId)?.();
      forgetting.current.delete(changeId);
      void inTurn(() => store.remove(changeId)).catch(() => {});
    }
  }, [changes, store, page, inTurn, id, name]);

  return {
    isReady: ({ id }) => stored.has(id),
    isStored: changes.every(({ id, state }) => state === "saved" || stored.get(id) === "kept"),
    isLost: changes.some(({ id, state }) => state !== "saved" && stored.get(id) === "lost"),
  };
}

/** Gives `adopt` what closed pages have left, and what pages that are open now leave when they close. */
function useAdopting(
  store: ChangeStore,
  page: string,
  adopt: (changes: KeptChange[]) => void,
): void {
  const take = useEffectEvent(adopt);
  useEffect(() => {
    const waiting = new AbortController();
    const { signal } = waiting;
    const awaited = new Set<string>();
    async function look(): Promise<void> {
      const { changes, open } = await listAbandoned(store, page);
      if (signal.aborted) return;
      if (changes.length > 0) take(changes);
      for (const other of open) {
        if (awaited.has(other)) continue;
        awaited.add(other);
        void untilGone(other, signal)
          .then(look)
          .catch(() => {});
      }
    }
    const lookAgain = () => void look().catch(() => {});
    holdPage(page);
    lookAgain();
    // For pages that were opened after this one.
    document.addEventListener("visibilitychange", lookAgain, { signal });
    return () => waiting.abort();
  }, [store, page]);
}

/** Whether it is being sent makes no difference: that ends with the page. */
function isAsKept(kept: Change | undefined, { fields, failure }: Change): boolean {
  return kept !== undefined && kept.fields === fields && kept.failure === failure;
}

function keptOf(
  { id, fields, state, failure, wasSent, seen }: Change,
  whose: Required<Pick<KeptChange, "page" | "shop">>,
): KeptChange {
  const known = { ...(failure && { failure, ...(wasSent && { wasSent }) }), ...(seen && { seen }) };
  return { id, ...whose, fields, state: state === "failed" ? state : "waiting", ...known };
}

function within<T>(milliseconds: number, act: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  setTimeout(reject, milliseconds);
  return Promise.race([act, promise]);
}
