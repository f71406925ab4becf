import type { Handle } from "#app/domain/people/handles.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";
import { Rangoli } from "./rangoli.tsx";
import { timeSince } from "./words.ts";

interface ByLineProps {
  handle: Handle;
  /** When it was written, in milliseconds UTC like `now`. */
  time: number;
  now: number;
  /** Follows the handle: “You”, “Author”. */
  mark?: string | undefined;
  /** Precedes the time: “Plan”. */
  kind?: string;
  isEdited?: boolean;
  /** Whether the reader wrote it and others will see it, which takes a little longer for a newcomer's posts. */
  isMine?: boolean;
}

export function ByLine(props: ByLineProps) {
  const { handle, time, now, mark, kind, isEdited = false, isMine = false } = props;
  const messages = useMessages("nearby");
  return (
    <p className="by-line">
      <Rangoli handle={handle} />
      <span className="who">
        <b lang={textLanguage(handle.name, useLanguage())}>{handle.name}</b>
        {mark !== undefined && <span className="mark">{mark}</span>}
      </span>
      <span className="when">
        {kind !== undefined && (
          <>
            <em>{kind}</em> ·{" "}
          </>
        )}
        {isMine && time > now ? (
          messages.card.early
        ) : (
          <time dateTime={new Date(time).toISOString()}>{timeSince(time, now, messages)}</time>
        )}
        {isEdited && ` · ${messages.card.edited}`}
      </span>
    </p>
  );
}
