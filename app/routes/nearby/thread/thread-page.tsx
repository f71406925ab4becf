import { useEffect, useRef, useState } from "react";
import { Form, Link, useSearchParams } from "react-router";
import { isOfKey } from "#app/device/form-problem.ts";
import { useNow } from "#app/device/use-now.ts";
import type { Thread } from "#app/domain/posts/thread.ts";
import { ByLine } from "#app/routes/nearby/components/by-line.tsx";
import { CheckNotice } from "#app/routes/nearby/components/check-notice.tsx";
import { Flagged } from "#app/routes/nearby/components/flagged.tsx";
import { MoreOfComment } from "#app/routes/nearby/components/more.tsx";
import { mayBeEdited, OwnPostActs } from "#app/routes/nearby/components/own-post-acts.tsx";
import { PostCard } from "#app/routes/nearby/components/post-card.tsx";
import { PushOffer } from "#app/routes/nearby/components/push-offer.tsx";
import { SHOWN_AT_ONCE, type ThreadAnswer } from "#app/routes/nearby/components/thread-answer.ts";
import { WhyHiddenInFull } from "#app/routes/nearby/components/why-hidden.tsx";
import { useFeedPath } from "#app/routes/nearby/components/use-feed-path.ts";
import { useProblemText } from "#app/routes/nearby/components/use-problem-text.ts";
import type { ShownWhyHidden } from "#app/routes/nearby/server/shown-notices.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { rich } from "#app/ui/rich-text.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import { CommentForm } from "./comment-form.tsx";
import { EditPost } from "./edit-post.tsx";
import { JustBlocked } from "./just-blocked.tsx";

interface ThreadPageProps extends Thread {
  /** Why only its author sees it; null where everybody does. */
  whyHidden: ShownWhyHidden | null;
  now: number;
  /** The age to confirm before the first comment; null if that is done. */
  age: number | null;
  sendKey: string;
  answer: ThreadAnswer | undefined;
}

const COMMENTING = new Set(["comment"]);
const EDITING = new Set(["edit"]);

/** The answer, if it is to one of these operations. */
function onlyTo(
  operations: ReadonlySet<unknown>,
  answer: ThreadAnswer | undefined,
): ThreadAnswer | undefined {
  return operations.has(answer?.operation) ? answer : undefined;
}

export function ThreadPage(props: ThreadPageProps) {
  const { post, comments, isHidden, check, whyHidden, age, sendKey, answer } = props;
  const { thread } = useMessages("nearby");
  const language = useLanguage();
  const handle = post.handle.name;
  const now = useNow(props.now);
  const sent = useLastSent(answer);
  const toComment = onlyTo(COMMENTING, answer);
  const isEditing = useIsEditing(props);
  // While the post is being edited there are none, unless somebody comments meanwhile.
  const hasComments = !isEditing || comments.length > 0;
  return (
    <>
      <p className="back">
        <Link to={useFeedPath()}>{thread.back}</Link>
      </p>
      <h1 className="unseen">
        {rich(thread.heading({ handle, name: <span lang={textLanguage(handle, language)} /> }))}
      </h1>
      <SightOfPost {...{ check, isHidden, whyHidden }} />
      {isEditing ? (
        <EditPost post={post} answer={onlyTo(EDITING, answer)} />
      ) : (
        <OpenedPost {...{ post, now, isHidden }} answer={onlyTo(SHOWN_AT_ONCE, answer)} />
      )}
      <Problem answer={answer} />
      <JustBlocked thread={post.publicId} answer={answer} />
      {hasComments && <Comments {...{ post, comments, now }} />}
      <p className="status" role="status">
        {sent !== undefined && !toComment?.problem && thread.sent}
      </p>
      <PushOffer isDue={sent !== undefined} />
      {!isHidden && hasComments && (
        <CommentForm
          // A new field for the next comment.
          key={sent}
          {...{ post, age, sendKey, isFirst: sent === undefined }}
          answer={toComment}
        />
      )}
    </>
  );
}

/** Tells authors who sees their post, where not everybody does. */
function SightOfPost({
  check,
  isHidden,
  whyHidden,
}: Pick<ThreadPageProps, "check" | "isHidden" | "whyHidden">) {
  if (check) return <CheckNotice check={check} isHidden={isHidden} />;
  return whyHidden && <WhyHiddenInFull why={whyHidden} />;
}

type OpenedPostProps = Pick<ThreadPageProps, "post" | "now" | "isHidden" | "answer">;

/** The post, and what can be done with it. */
function OpenedPost({ post, now, isHidden, answer }: OpenedPostProps) {
  return (
    <>
      <PostCard post={post} now={now} isOpen isHidden={isHidden} answer={answer} />
      {post.isMine && <OwnPostActs {...{ post, now, isHidden }} />}
    </>
  );
}

function Comments({ post, comments, now }: Pick<ThreadPageProps, "post" | "comments" | "now">) {
  const { card, thread } = useMessages("nearby");
  const language = useLanguage();
  return (
    <>
      <h2>{thread.comments}</h2>
      {comments.length === 0 && <p className="quiet">{thread.noComments}</p>}
      <ol className="comments">
        {comments.map((comment, index) => (
          <li key={comment.publicId} id={index === comments.length - 1 ? "last" : undefined}>
            <ByLine
              handle={comment.handle}
              time={comment.postedAt}
              isMine={comment.isMine && !comment.isHidden}
              now={now}
              mark={comment.isMine ? card.you : comment.isOfAuthor ? card.author : undefined}
            />
            <SightOfComment {...comment} />
            <Flagged isFlagged={comment.isFlagged && !comment.isMine}>
              <p className="text" lang={textLanguage(comment.text, language)}>
                {comment.text}
              </p>
            </Flagged>
            {comment.isMine ? (
              <DeleteComment publicId={comment.publicId} />
            ) : (
              <MoreOfComment
                thread={post.publicId}
                comment={comment.publicId}
                isOfAuthor={comment.isOfAuthor}
              />
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The same of a comment. */
function SightOfComment({ check, isHidden }: Pick<Thread, "check" | "isHidden">) {
  const { thread } = useMessages("nearby");
  if (check) return <CheckNotice check={check} isHidden={isHidden} />;
  return isHidden && <p className="notice">{thread.isCommentHidden}</p>;
}

function DeleteComment({ publicId }: { publicId: string }) {
  const { thread } = useMessages("nearby");
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="operation" value="delete-comment" />
      <button className="link" name="comment" value={publicId}>
        {thread.deleteComment}
      </button>
    </Form>
  );
}

/** Their problems stand on the card or in the form. */
const TOLD_ELSEWHERE: ReadonlySet<unknown> = new Set([...SHOWN_AT_ONCE, ...COMMENTING, ...EDITING]);

/** Scrolls into view, because the form may be far below. */
function Problem({ answer }: Pick<ThreadPageProps, "answer">) {
  const place = useRef<HTMLParagraphElement>(null);
  const isHere = answer !== undefined && !TOLD_ELSEWHERE.has(answer.operation);
  const problem = isHere ? answer.problem : undefined;
  const words = useProblemText(problem);
  useEffect(() => {
    if (problem) place.current?.scrollIntoView({ block: "nearest" });
  }, [problem]);
  return (
    <p ref={place} className="alert" role="alert" id="problem">
      {words}
    </p>
  );
}

/** Whether its author has asked in time for the form that changes a post's words. A refused form stays open. */
function useIsEditing({ post, now, answer }: ThreadPageProps): boolean {
  const [query] = useSearchParams();
  const isRefused = onlyTo(EDITING, answer)?.problem !== undefined;
  return post.isMine && query.has("edit") && (isRefused || mayBeEdited(post, now));
}

/** The key that was last used up on this page; undefined if none was. */
function useLastSent(answer: ThreadAnswer | undefined): string | undefined {
  const [last, setLast] = useState<string>();
  const isComment = answer?.operation === "comment";
  const isDone = isComment && (!answer.problem || isOfKey(answer.problem));
  if (isDone && answer.sendKey !== last) setLast(answer.sendKey);
  return last;
}
