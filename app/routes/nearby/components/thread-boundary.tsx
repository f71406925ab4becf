import { isRouteErrorResponse, Link, useRouteError } from "react-router";
import { Failed } from "#app/ui/failed-page.tsx";
import { useMessages } from "#app/ui/messages.tsx";
import { PageHead } from "#app/ui/page-head.tsx";

export function ThreadBoundary() {
  const error = useRouteError();
  const isGone = isRouteErrorResponse(error) && error.status === 404;
  return isGone ? <ThreadGone /> : <Failed />;
}

function ThreadGone() {
  const { thread } = useMessages("nearby");
  return (
    <div className="message">
      <PageHead title={thread.title} noindex />
      <h1>{thread.ended}</h1>
      <p>{thread.endedText}</p>
      <Link className="button" to="/nearby">
        {thread.seeNow}
      </Link>
    </div>
  );
}
