import { useLayoutEffect, useRef, type RefObject } from "react";

interface StayingPut {
  /** The menu. */
  menu: RefObject<HTMLDivElement | null>;
  /** To be called just before its item moves. */
  beforeMove: () => void;
}

/** Keeps a menu where it is on the screen while its item moves, so that the next tap hits the same button. */
export function useStayingPut(position: number): StayingPut {
  const menu = useRef<HTMLDivElement>(null);
  const before = useRef<{ top: number; position: number }>(undefined);
  const aside = useRef(0);
  useLayoutEffect(() => {
    const element = menu.current;
    if (!element || !before.current || before.current.position === position) return;
    const { top } = before.current;
    const toGo = () => element.getBoundingClientRect().top - top;
    // The page scrolls along as far as it goes; beyond its ends, the menu leaves its item.
    scrollBy({ top: toGo(), behavior: "instant" });
    aside.current -= toGo();
    element.style.translate = `0 ${aside.current}px`;
    before.current = undefined;
  });
  const beforeMove = () => {
    const top = menu.current?.getBoundingClientRect().top;
    before.current = top === undefined ? undefined : { top, position };
  };
  return { menu, beforeMove };
}
