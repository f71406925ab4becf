import { useEffect, useRef } from "react";
import type { Section } from "#app/domain/menus/menus.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { openList } from "#app/routes/menu/editor/list/list-opening.ts";
import { writeBlock } from "./block.ts";

interface LeftRowsProps {
  section: Section;
  rows: string[][];
  /** Whether they were pasted just now, and not on an earlier visit. */
  isNew: boolean;
  onClose: () => void;
}

/** What of a pasted block found no place, so that nothing of it is lost: it can be read as a list. */
export function LeftRows({ section, rows, isNew, onClose }: LeftRowsProps) {
  const { pasted } = useMessages("grid");
  const { asList, close } = useMessages("saving").pasted;
  const text = writeBlock(rows);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    return isNew && rows.length > 0 && box.current ? keepInSight(box.current) : undefined;
  }, [isNew, rows]);
  return (
    <div
      ref={box}
      className="left-rows"
      role="group"
      aria-label={pasted.left({ count: rows.length })}
    >
      <p>{pasted.left({ count: rows.length })}</p>
      <textarea
        readOnly
        rows={Math.min(rows.length, 6)}
        aria-label={pasted.left({ count: rows.length })}
        value={text}
      />
      <button
        type="button"
        className="text-button"
        onClick={() => {
          openList({ text, sectionId: section.id });
          onClose();
        }}
      >
        {asList}
      </button>
      <button type="button" className="text-button quiet" onClick={onClose}>
        {close}
      </button>
    </div>
  );
}

/**
 * Keeps what stands below a grid in view while that grows, as a large block takes several frames, until somebody types,
 * taps or scrolls.
 */
function keepInSight(box: HTMLElement): () => void {
  const watching = new ResizeObserver(() => box.scrollIntoView({ block: "nearest" }));
  for (const grown of [box, box.previousElementSibling]) if (grown) watching.observe(grown);
  const listening = new AbortController();
  const stop = () => {
    watching.disconnect();
    listening.abort();
  };
  for (const type of ["keydown", "pointerdown", "wheel"]) {
    addEventListener(type, stop, { signal: listening.signal });
  }
  return stop;
}
