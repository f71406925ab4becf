import { useCallback, useEffect, useRef, useState } from "react";
import { keepSoon, markSent, recallText } from "#app/device/drafts/kept-texts.ts";
import { typedName } from "#app/routes/menu/editor/forms/typed-forms.ts";
import { asKept, EMPTY_DRAFT, opened, type ChangeDraft, type ListDraft } from "./list-draft.ts";
import type { ListOpening } from "./list-opening.ts";

/** The draft of a shop. It outlives the screen, a reload and the tab; `send` ends it as it is sent. */
export function useListDraft(
  shopId: string,
  opening: ListOpening,
): [ListDraft, ChangeDraft, send: () => void] {
  const key = typedName(shopId, "list");
  const [draft, setDraft] = useState(() => opened(readDraft(key), opening));
  const last = useRef(draft);
  // At once, so that what is kept is the latest even before React comes to it.
  const change = useCallback<ChangeDraft>(
    (next) => {
      last.current = next(last.current);
      setDraft(last.current);
      keepSoon(key, () => asKept(last.current));
    },
    [key],
  );
  useEffect(() => {
    // It was pasted elsewhere, where nothing has kept it.
    if (opening.text !== "") keepSoon(key, () => asKept(last.current));
  }, [key, opening]);
  const send = useCallback(() => {
    markSent(key);
    last.current = EMPTY_DRAFT;
    setDraft(EMPTY_DRAFT);
  }, [key]);
  return [draft, change, send];
}

function readDraft(key: string): ListDraft {
  const kept = JSON.parse(recallText(key) ?? "null") as ListDraft | null;
  return { ...EMPTY_DRAFT, ...kept };
}
