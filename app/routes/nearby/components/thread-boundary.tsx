import { isRouteErrorResponse, Link, useRouteError } from "react-router";
import { Failed } from "#app/ui/failed-page.tsx";

/** Takes the place of a thread, and of pages that belong to one, after an error. */
export function ThreadBoundary() {
  const error = useRouteError();
  const isGone = isRouteErrorResponse(error) && error.status === 404;
  return isGone ? <ThreadGone /> : <Failed />;
}

function ThreadGone() {
  return (
    <div className="message">
      <h1>This post has ended</h1>
      <p>What neighbours post is gone after a day at the latest.</p>
      <Link className="button" to="/nearby">
        See what is going on now
      </Link>
    </div>
  );
}
