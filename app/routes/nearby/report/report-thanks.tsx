import { Form, Link } from "react-router";
import { MOST_DAYS } from "#app/domain/reports/due.ts";
import { useFeedPath } from "#app/routes/nearby/components/use-feed-path.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { PageHead } from "#app/ui/page-head.tsx";

interface ReportThanksProps {
  thread: string;
  of: string;
  isChildSafety: boolean;
  /** What is still visible; null if it is hidden by now. */
  seen: "post" | "photo" | "comment" | null;
  /** Whether it stands behind a tap. */
  isFlagged: boolean;
  isBoard: boolean | undefined;
}

export function ReportThanks(props: ReportThanksProps) {
  const { thread, of, seen, isBoard } = props;
  const feed = useFeedPath();
  const { thanks } = useMessages("safety");
  const { more } = useMessages("nearby");
  const whatHappens = useWhatHappens(props);
  return (
    <div className="report">
      <PageHead title={thanks.title} noindex />
      <h1>{thanks.title}</h1>
      <p role="status">{whatHappens}</p>
      <p>{thanks.anonymous}</p>
      <h2>{seen === "post" ? thanks.unwanted : thanks.unwantedPerson}</h2>
      <Form className="actions" method="post" action={`/nearby/posts/${thread}`}>
        <input type="hidden" name="of" value={of} />
        <input type="hidden" name="from" value={feed} />
        {seen === "post" && (
          <button className="button" name="operation" value="hide-post">
            {more.hide}
          </button>
        )}
        <details className="confirm">
          <summary className="button">{isBoard ? more.blockShop : more.block}</summary>
          <p>{isBoard ? more.blockShopText : thanks.blockHint}</p>
          <button className="button danger" name="operation" value="block">
            {isBoard ? more.blockShopNow : more.blockNow}
          </button>
        </details>
      </Form>
      <p>
        <Link to={feed}>{thanks.toFeed}</Link>
      </p>
    </div>
  );
}

function useWhatHappens({ of, seen, isFlagged, isChildSafety }: ReportThanksProps) {
  const { thanks } = useMessages("safety");
  if (seen === null) return of.startsWith("photo-") ? thanks.hiddenPhoto : thanks.hidden;
  if (isFlagged) return thanks.flagged;
  return isChildSafety ? thanks.queued : thanks.waiting({ days: MOST_DAYS });
}
