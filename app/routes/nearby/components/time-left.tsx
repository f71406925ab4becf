import type { ShownPost } from "#app/domain/posts/shown-post.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { timeLeft } from "./words.ts";

interface TimeLeftProps {
  post: Pick<ShownPost, "postedAt" | "endsAt">;
  /** In milliseconds UTC. */
  now: number;
}

/** How long a post has left, in words beside its ring. */
export function TimeLeft({ post, now }: TimeLeftProps) {
  const messages = useMessages("nearby");
  return (
    <span className="time-left">
      <Ring post={post} now={now} /> {timeLeft(post.endsAt, now, messages)}
    </span>
  );
}

/** The share of its life that a post has left, drawn as a ring; the words beside it say the same. */
export function Ring({ post: { postedAt, endsAt }, now }: TimeLeftProps) {
  const left = Math.round(100 * Math.min(1, Math.max(0, (endsAt - now) / (endsAt - postedAt))));
  return (
    <svg className="ring" viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
      <circle cx="10" cy="10" r="8" />
      <circle
        cx="10"
        cy="10"
        r="8"
        pathLength="100"
        strokeDasharray={`${left} 100`}
        transform="rotate(-90 10 10)"
      />
    </svg>
  );
}
