import { useEffect, useRef, useState } from "react";
import { Form, Link } from "react-router";
import type { Thread } from "#app/domain/posts/thread.ts";
import { useFeedPath } from "#app/routes/nearby/feed/use-feed-path.ts";
import { ByLine } from "#app/routes/nearby/post/by-line.tsx";
import { MoreOfComment } from "#app/routes/nearby/post/more.tsx";
import { OwnPostActs } from "#app/routes/nearby/post/own-post-acts.tsx";
import { PostCard } from "#app/routes/nearby/post/post-card.tsx";
import { isOfKey } from "#app/routes/nearby/problem.ts";
import { useNow } from "#app/routes/nearby/use-now.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import type { ThreadAnswer } from "./answer.ts";
import { CommentForm } from "./comment-form.tsx";

interface ThreadPageProps extends Thread {
  now: number;
  /** What age to ask for before the first comment; null where that is done. */
  age: number | null;
  sendKey: string;
  answer: ThreadAnswer | undefined;
}

/** A post with its comments, and the form for one more. */
export function ThreadPage(props: ThreadPageProps) {
  const { post, comments, isHidden, age, sendKey, answer } = props;
  const now = useNow(props.now);
  const sent = useLastSent(answer);
  const answerTo = (operation: string) => (answer?.operation === operation ? answer : undefined);
  const toCard = answerTo("react");
  const toComment = answerTo("comment");
  return (
    <>
      <p className="back">
        <Link to={useFeedPath()}>← Around you</Link>
      </p>
      <h1 className="unseen">A post by {post.handle.name}</h1>
      {isHidden && (
        <p className="notice">
          Only you can see this post: it was reported, and is hidden until a moderator has looked.
        </p>
      )}
      <PostCard post={post} now={now} isOpen answer={toCard} />
      {post.isMine && <OwnPostActs post={post} />}
      <Problem answer={(toCard ?? toComment) ? undefined : answer} />
      <Comments {...{ post, comments, now }} />
      <p className="status" role="status">
        {sent !== undefined && !toComment?.problem && "Your comment is there."}
      </p>
      {!isHidden && (
        <CommentForm
          // Once it is sent, there is an empty field for the next.
          key={sent}
          {...{ post, age, sendKey, isFirst: sent === undefined }}
          answer={toComment}
        />
      )}
    </>
  );
}

function Comments({ post, comments, now }: Pick<ThreadPageProps, "post" | "comments" | "now">) {
  return (
    <>
      <h2>Comments</h2>
      {comments.length === 0 && <p className="quiet">Nobody has answered yet.</p>}
      <ol className="comments">
        {comments.map((comment, index) => (
          <li key={comment.publicId} id={index === comments.length - 1 ? "last" : undefined}>
            <ByLine
              handle={comment.handle}
              time={comment.postedAt}
              now={now}
              mark={comment.isMine ? "You" : comment.isOfAuthor ? "Author" : undefined}
            />
            <p className="text" lang={textLanguage(comment.text)}>
              {comment.text}
            </p>
            {comment.isMine ? (
              <DeleteComment publicId={comment.publicId} />
            ) : (
              <MoreOfComment thread={post.publicId} comment={comment.publicId} />
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

function DeleteComment({ publicId }: { publicId: string }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="operation" value="delete-comment" />
      <button className="link" name="comment" value={publicId}>
        Delete your comment
      </button>
    </Form>
  );
}

/** What was wrong with an act, brought into view: it may have been asked for far below. */
function Problem({ answer }: Pick<ThreadPageProps, "answer">) {
  const place = useRef<HTMLParagraphElement>(null);
  const problem = answer?.problem;
  useEffect(() => {
    if (problem) place.current?.scrollIntoView({ block: "nearest" });
  }, [problem]);
  return (
    <p ref={place} className="alert" role="alert" id="problem">
      {problem?.words}
    </p>
  );
}

/** The key that was used up last from this page, by a comment or by what was there before; undefined for none. */
function useLastSent(answer: ThreadAnswer | undefined): string | undefined {
  const [last, setLast] = useState<string>();
  const isComment = answer?.operation === "comment";
  const isDone = isComment && (!answer.problem || isOfKey(answer.problem));
  if (isDone && answer.sendKey !== last) setLast(answer.sendKey);
  return last;
}
