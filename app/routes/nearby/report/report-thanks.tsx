import { Form, Link } from "react-router";
import { useFeedPath } from "#app/routes/nearby/components/use-feed-path.ts";

interface ReportThanksProps {
  thread: string;
  of: string;
  isChildSafety: boolean;
  /** What is still visible; null if it is hidden by now. */
  seen: "post" | "photo" | "comment" | null;
}

/** Thanks for a report, and what happens next. */
export function ReportThanks({ thread, of, isChildSafety, seen }: ReportThanksProps) {
  const feed = useFeedPath();
  return (
    <div className="report">
      <h1>Thank you</h1>
      <p role="status">We have your report. {whatHappens(isChildSafety, seen !== null)}</p>
      <p>Whoever posted it is not told that it was you.</p>
      <h2>You need not see it</h2>
      <Form className="actions" method="post" action={`/nearby/posts/${thread}`}>
        <input type="hidden" name="of" value={of} />
        <input type="hidden" name="from" value={feed} />
        {seen === "post" && (
          <button className="button" name="operation" value="hide-post">
            Hide this post
          </button>
        )}
        <button className="button" name="operation" value="block">
          Block this person
        </button>
      </Form>
      <p className="quiet">
        Whoever you block, you see nothing more of theirs, and they nothing of yours.
      </p>
      <p>
        <Link to={feed}>Back to what is around you</Link>
      </p>
    </div>
  );
}

function whatHappens(isChildSafety: boolean, isSeen: boolean): string {
  if (!isSeen) {
    return "Nobody but our moderators and its author can see it now. A person looks at it as soon as possible.";
  }
  return isChildSafety
    ? "Our moderators have looked at it before, and found it to be fine. A person looks again as soon as possible."
    : "A person looks at it, and decides within 7 days at the latest. It is hidden at once if enough neighbours report it.";
}
