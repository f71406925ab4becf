import { Link } from "react-router";
import { minutesToWait } from "#app/durations.ts";
import { LastPosts } from "#app/routes/nearby/components/last-posts.tsx";
import { useMessages } from "#app/ui/messages.tsx";

interface TooManySquaresProps {
  /** In seconds. */
  retryAfter: number;
  /** Whether somebody with a place of their own looks at another corner. */
  isVisit: boolean;
}

/** In place of a feed, where somebody has looked from too many squares: when to try again, and what is there meanwhile. */
export function TooManySquares({ retryAfter, isVisit }: TooManySquaresProps) {
  const { feed } = useMessages("nearby");
  return (
    <>
      <h1>{feed.title}</h1>
      <p className="notice">{feed.tooMany({ minutes: minutesToWait(retryAfter) })}</p>
      {isVisit ? (
        <p>
          <Link to="/nearby">{feed.backToMine}</Link>
        </p>
      ) : (
        <LastPosts />
      )}
    </>
  );
}
