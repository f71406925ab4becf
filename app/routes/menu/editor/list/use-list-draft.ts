import { useCallback, useEffect, useRef, useState } from "react";
import { keepList, markListSent, recallList } from "./kept-list.ts";
import { EMPTY_DRAFT, opened, type ChangeDraft, type ListDraft } from "./list-draft.ts";
import type { ListOpening } from "./list-opening.ts";

/** The draft of a shop. It outlives the screen, a reload and the tab; `send` ends it as it is sent. */
export function useListDraft(
  shopId: string,
  opening: ListOpening,
): [ListDraft, ChangeDraft, send: () => void] {
  const [draft, setDraft] = useState(() => opened(recallList(shopId), opening));
  const last = useRef(draft);
  // At once, so that what is kept is the latest even before React comes to it.
  const change = useCallback<ChangeDraft>(
    (next) => {
      last.current = next(last.current);
      setDraft(last.current);
      keepList(shopId, () => last.current);
    },
    [shopId],
  );
  useEffect(() => {
    // It was pasted elsewhere, where nothing has kept it.
    if (opening.text !== "") keepList(shopId, () => last.current);
  }, [shopId, opening]);
  const send = useCallback(() => {
    markListSent(shopId);
    last.current = EMPTY_DRAFT;
    setDraft(EMPTY_DRAFT);
  }, [shopId]);
  return [draft, change, send];
}
