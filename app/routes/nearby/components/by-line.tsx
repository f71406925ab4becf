import type { Handle } from "#app/domain/people/handles.ts";
import { timeSince } from "./words.ts";

interface ByLineProps {
  handle: Handle;
  /** When it was written, and the current time, in milliseconds UTC. */
  time: number;
  now: number;
  /** Follows the handle: “You”, “Author”. */
  mark?: string | undefined;
}

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
