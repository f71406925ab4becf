import { useLayoutEffect, useRef } from "react";

export interface Dot {
  /** From 1. */
  line: number;
  /** It asks, but does not hold anything up. */
  isMild: boolean;
}

/** The height of a line, as in list.css. */
const LINE_REM = 1.75;
/** How many lines are looked at from the first that is to be seen. */
const WINDOW = 60;

/** A dot at each line of the field that is to be looked at. `scrolled` is how many lines are above its upper edge. */
export function DoubtDots({ dots, scrolled }: { dots: Dot[]; scrolled: number }) {
  const box = useRef<HTMLDivElement>(null);
  const shown = dots.filter(({ line }) => line >= scrolled && line <= scrolled + WINDOW);
  useLayoutEffect(() => {
    for (const [at, dot] of [...(box.current?.children ?? [])].entries()) {
      const lines = (shown[at]?.line ?? 0) - 1 - scrolled;
      (dot as HTMLElement).style.translate = `0 ${lines * LINE_REM}rem`;
    }
  });
  return (
    <div ref={box} className="list-dots" aria-hidden="true">
      {shown.map(({ line, isMild }, index) => (
        <i key={`${line}-${index}`} data-mild={isMild} />
      ))}
    </div>
  );
}

/** How many lines of a field are above its upper edge. */
export function linesAbove(field: HTMLTextAreaElement): number {
  return field.scrollTop / parseFloat(getComputedStyle(field).lineHeight);
}
