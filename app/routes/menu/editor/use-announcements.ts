import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { useMessages } from "#app/ui/messages.tsx";
import type { Editor } from "./editor-context.ts";

/** The live announcement, and the focus, which stays on what was moved. */
export function useAnnouncements() {
  const { moved } = useMessages("editor");
  const [said, announce] = useState("");
  const focusOn = useRef<string[]>([]);
  useLayoutEffect(() => {
    const goals = focusOn.current.map((selector) => document.querySelector<HTMLElement>(selector));
    const goal = goals.find((one) => one);
    // Browsers close a sheet with what is moved in the page.
    if (goal && !goal.checkVisibility()) goal.closest<HTMLElement>("[popover]")?.showPopover();
    goal?.focus({ preventScroll: true });
    focusOn.current = [];
  });
  const announceMove = useCallback<Editor["announceMove"]>(
    ({ name, to, count }, ...selectors) => {
      focusOn.current = selectors;
      announce(moved({ name, to, count }));
    },
    [moved],
  );
  return { said, announce, announceMove };
}
