import { isRouteErrorResponse, Link, useActionData, useRouteError } from "react-router";
import { Failed } from "#app/ui/failed-page.tsx";
import { useMessages } from "#app/ui/messages.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { TextArea } from "#app/ui/text-field.tsx";
import type { ThreadAnswer } from "./thread-answer.ts";

export function ThreadBoundary() {
  const error = useRouteError();
  const isGone = isRouteErrorResponse(error) && error.status === 404;
  return isGone ? <ThreadGone /> : <Failed />;
}

function ThreadGone() {
  const { thread } = useMessages("nearby");
  const { text = "" } = useActionData<Partial<ThreadAnswer>>() ?? {};
  return (
    <div className="message">
      <PageHead title={thread.title} noindex />
      <h1>{thread.ended}</h1>
      <p>{thread.endedText}</p>
      {text !== "" && (
        <TextArea
          id="typed"
          name="typed"
          label={thread.endedTyped}
          defaultValue={text}
          rows={4}
          readOnly
        />
      )}
      <Link className="button" to="/nearby">
        {thread.seeNow}
      </Link>
    </div>
  );
}
