import { startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Section } from "#app/domain/menus/menus.ts";
import { typedParts } from "#app/routes/menu/editor/forms/typed-forms.ts";
import { foldedAtFirst, sectionOf } from "./first-folds.ts";
import { keepFolds, recallFolds, type Folds } from "./fold-store.ts";

/** Which sections are unfolded, as this browser remembers it for each shop. What is new is unfolded. */
export function useFolds(shopId: string, sections: Section[], opened: string) {
  const [folded] = useState(() => foldedAtFirst(sections, opened));
  const [chosen, setChosen] = useState<Folds>({});
  const choices = useRef<Folds>({});
  const ids = useRef<number[]>([]);
  useEffect(() => {
    ids.current = sections.map(({ id }) => id);
  }, [sections]);
  const unfoldTyped = useEffectEvent((folds: Folds) => {
    const typed = typedParts(shopId).flatMap((part) => sectionOf(sections, part) ?? []);
    return { ...folds, ...Object.fromEntries(typed.map(({ id }) => [id, true])) };
  });
  useEffect(() => {
    choices.current = unfoldTyped(recallFolds(shopId));
    startTransition(() => setChosen(choices.current));
  }, [shopId]);
  const setOpen = useCallback(
    (id: number, isOpen: boolean) => {
      choices.current = { ...choices.current, [id]: isOpen };
      keepFolds(shopId, choices.current, ids.current);
      startTransition(() => setChosen(choices.current));
    },
    [shopId],
  );
  const isOpen = useCallback((id: number) => chosen[id] ?? !folded.has(id), [chosen, folded]);
  return { isOpen, setOpen };
}
