import type { ReactNode } from "react";
import type { ShownPost } from "#app/domain/posts/shown-post.ts";
import { localDate } from "#app/domain/shops/local-time.ts";
import { dayParts } from "#app/messages/days.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { ClockIcon } from "./icon.tsx";
import { whenText } from "./when-text.ts";

interface OccasionProps {
  post: ShownPost;
  /** In milliseconds UTC. */
  now: number;
  /** The place, which stands below the time of a plan. */
  children: ReactNode;
}

/** When a plan begins, with its leaf of the calendar, or by when help is needed; and where. */
export function Occasion({ post: { kind, startsAt, isResolved }, now, children }: OccasionProps) {
  const { when } = useMessages("nearby");
  const language = useLanguage();
  if (startsAt === null || isResolved) return children;
  const time = (
    <time dateTime={new Date(startsAt).toISOString()}>
      {whenText(kind, startsAt, now, { when, language })}
    </time>
  );
  if (kind !== "plan") {
    return (
      <>
        {children}
        <p className="needed-by">
          <ClockIcon /> {time}
        </p>
      </>
    );
  }
  return (
    <div className="occasion">
      <CalendarLeaf at={startsAt} />
      <div>
        <p className="begins">
          <ClockIcon /> {time}
        </p>
        {children}
      </div>
    </div>
  );
}

/** The day at `at` (ms UTC) as a calendar leaf; the words beside it say the same. */
export function CalendarLeaf({ at }: { at: number }) {
  const { weekday, day } = dayParts(localDate(at), useLanguage());
  return (
    <p className="calendar-leaf" aria-hidden="true">
      <span>{weekday}</span>
      <b>{day}</b>
    </p>
  );
}
