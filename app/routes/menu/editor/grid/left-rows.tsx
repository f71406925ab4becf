import { useEffect, useRef } from "react";
import type { Section } from "#app/domain/menus/menus.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { openList } from "#app/routes/menu/editor/list/list-opening.ts";
import { writeBlock } from "./block.ts";
import { useRefusedText } from "./use-refused-text.ts";
import type { LeftRow } from "./use-left-rows.ts";

interface LeftRowsProps {
  section: Section;
  rows: LeftRow[];
  /** Whether they were pasted just now, and not on an earlier visit. */
  isNew: boolean;
  onClose: () => void;
}

/** What of a pasted block found no place, so that nothing of it is lost: it can be read as a list. */
export function LeftRows({ section, rows, isNew, onClose }: LeftRowsProps) {
  const { pasted } = useMessages("grid");
  const { asList, close } = useMessages("saving").pasted;
  const text = writeBlock(rows.map(({ cells }) => cells));
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
      <Reasons rows={rows} />
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

/** How much of a long text is shown. */
const MOST_SHOWN = 40;

/** What in those rows no dish can have, each once, and why. */
function Reasons({ rows }: Pick<LeftRowsProps, "rows">) {
  const { columns, refused } = useMessages("grid");
  const refusedText = useRefusedText();
  const sentences = rows.flatMap(({ why }) => {
    if (!why) return [];
    const text = why.text.length > MOST_SHOWN ? `${why.text.slice(0, MOST_SHOWN)}…` : why.text;
    const column = columns[why.column];
    const cell = text === "" ? column : refused.cell({ column, text });
    return [`${cell}: ${refusedText(why.refusal)}`];
  });
  if (sentences.length === 0) return null;
  return (
    <ul>
      {[...new Set(sentences)].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
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
