import { useCallback, useLayoutEffect, useRef, useState } from "react";
import type { Editor } from "./editor-context.ts";

/** The live announcement, and the focus, which stays on what was moved. */
export function useTelling() {
  const [said, announce] = useState("");
  const focusOn = useRef<string[]>([]);
  useLayoutEffect(() => {
    const goals = focusOn.current.map((selector) => document.querySelector<HTMLElement>(selector));
    goals.find((goal) => goal)?.focus({ preventScroll: true });
    focusOn.current = [];
  });
  const tellMove = useCallback<Editor["tellMove"]>(({ name, to, count }, ...selectors) => {
    focusOn.current = selectors;
    announce(`${name}, ${to} of ${count}`);
  }, []);
  return { said, announce, tellMove };
}
