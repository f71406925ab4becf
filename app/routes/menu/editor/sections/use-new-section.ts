import { useCallback, useEffect, useRef } from "react";
import type { Section } from "#app/domain/menus/menus.ts";

/** Scrolls to a section. The focus goes to the first of these within its card that is there, else to the card. */
export function goToSection(id: number, ...selectors: string[]): void {
  const card = document.querySelector<HTMLElement>(`#section-${id}`);
  const goals = selectors.map((selector) => card?.querySelector<HTMLElement>(selector));
  card?.scrollIntoView({ block: "start" });
  (goals.find((goal) => goal) ?? card)?.focus({ preventScroll: true });
}

/** Returns a function that says that a section is being added here: it is gone to once it is there. */
export function useNewSection(sections: Section[]): () => void {
  const isAwaited = useRef(false);
  const known = useRef(new Set(sections.map(({ id }) => id)));
  useEffect(() => {
    const added = sections.find(({ id }) => !known.current.has(id));
    known.current = new Set(sections.map(({ id }) => id));
    if (!added || !isAwaited.current) return;
    isAwaited.current = false;
    goToSection(added.id, 'input[name="name"]', ".add-item");
  }, [sections]);
  return useCallback(() => {
    isAwaited.current = true;
  }, []);
}
