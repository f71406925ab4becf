import { Form, useFetcher } from "react-router";
import { sendTap } from "#app/device/taps.ts";
import type { ShownPost } from "#app/domain/posts/shown-post.ts";
import { HiddenFields } from "#app/ui/hidden-fields.tsx";
import { useMessages } from "#app/ui/messages.tsx";
import { AgeForm } from "./age-form.tsx";
import { CheckIcon } from "./icon.tsx";
import type { ThreadAnswer } from "./thread-answer.ts";
import { answerStillToGive } from "./use-age-to-ask.ts";
import { usePathHere } from "./use-feed-path.ts";
import { useOptimisticJoin } from "./use-optimistic-join.ts";
import { useProblemText } from "./use-problem-text.ts";

interface JoinProps {
  post: ShownPost;
  /** Whether the reader can join here; else only the number is shown. */
  hasActs: boolean;
  /** The page's answer to a join that was sent as a plain form. */
  answer: ThreadAnswer | undefined;
}

/** How many are in on a plan or can help, and for everybody but the author a button to be among them. */
export function Join({ post, hasActs, answer }: JoinProps) {
  const { kind, isMine, isResolved, joins } = post;
  if (kind === "update") return null;
  if (isMine || isResolved || !hasActs) return <HowMany kind={kind} count={joins.count} />;
  return <JoinForm post={post} kind={kind} answer={answer} />;
}

type JoinKind = "plan" | "help";

function HowMany({ kind, count }: { kind: JoinKind; count: number }) {
  const { join } = useMessages("nearby");
  if (count === 0) return null;
  return (
    <p className="joined">
      <CheckIcon /> {kind === "plan" ? join.ofPlan({ count }) : join.ofHelp({ count })}
    </p>
  );
}

function JoinForm({ post, kind, answer }: Omit<JoinProps, "hasActs"> & { kind: JoinKind }) {
  const { join } = useMessages("nearby");
  // By its key the thread knows of a tap in the feed that is still under way.
  const fetcher = useFetcher<ThreadAnswer>({ key: `join ${post.publicId}` });
  const here = usePathHere();
  const { isMine, count, change } = useOptimisticJoin(post, fetcher);
  const { problem, age = null } = answerStillToGive(fetcher, answer) ?? {};
  const words = useProblemText(problem);
  const action = `/nearby/posts/${post.publicId}`;
  // The wanted state, not a toggle, so that it can be sent twice.
  const fields = { operation: "join", from: here, isOn: isMine && age === null ? "no" : "yes" };
  const send = (tapped: Record<string, string>) => {
    change(tapped["isOn"] === "yes");
    sendTap(fetcher.submit, action, tapped);
  };
  return (
    <div className="join">
      <Form
        method="post"
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          send(fields);
        }}
      >
        <HiddenFields fields={fields} />
        <button className="button" aria-pressed={isMine}>
          {isMine && <CheckIcon />}
          {count === 0 ? join[kind] : join.counted({ words: join[kind], count })}
        </button>
      </Form>
      {age !== null && (
        <AgeForm className="stack" {...{ action, fields, send, age }} problem={words}>
          {join[kind]}
        </AgeForm>
      )}
      <p className="alert" role="alert">
        {age === null && words}
      </p>
    </div>
  );
}
