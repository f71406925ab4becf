import type { Handle } from "#app/domain/people/handles.ts";
import { timeSince } from "#app/routes/nearby/words.ts";

interface ByLineProps {
  handle: Handle;
  /** When it was written, and the time now; both in milliseconds UTC. */
  time: number;
  now: number;
  /** Stands behind the handle: “You”, “Author”. */
  mark?: string | undefined;
}

/** Who wrote something, by their handle in this thread, and how long ago. */
export function ByLine({ handle, time, now, mark }: ByLineProps) {
  return (
    <p className="by-line">
      <span className={`dot colour-${handle.colour}`} aria-hidden="true">
        {handle.name.slice(0, 1)}
      </span>
      <span className="who">
        <b>{handle.name}</b>
        {mark !== undefined && <span className="mark">{mark}</span>}
      </span>
      <time dateTime={new Date(time).toISOString()}>{timeSince(time, now)}</time>
    </p>
  );
}
