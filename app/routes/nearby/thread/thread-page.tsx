import { useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import type { Thread } from "#app/domain/posts/thread.ts";
import { postLimits } from "#app/domain/posts/limits.ts";
import { TextArea } from "#app/ui/text-field.tsx";
import { textLanguage } from "#app/ui/text-language.ts";
import { AgeQuestion } from "#app/routes/nearby/age-question.tsx";
import { ByLine } from "#app/routes/nearby/post/by-line.tsx";
import { MoreOfComment } from "#app/routes/nearby/post/more.tsx";
import { OwnPostActs } from "#app/routes/nearby/post/own-post-acts.tsx";
import { PostCard } from "#app/routes/nearby/post/post-card.tsx";
import { useCommentDraft } from "./use-comment-draft.ts";
import { useNow } from "#app/routes/nearby/use-now.ts";

interface ThreadPageProps extends Thread {
  now: number;
  /** What age to ask for before the first comment; null where that is done. */
  age: number | null;
  sendKey: string;
  answer: { problem?: string; text?: string } | undefined;
}

/** A post with its comments, and the form for one more. */
export function ThreadPage(props: ThreadPageProps) {
  const { post, comments, isHidden, age, sendKey, answer } = props;
  const now = useNow(props.now);
  return (
    <>
      <p>
        <Link to="/nearby">← Around you</Link>
      </p>
      <h1 className="unseen">A post by {post.handle.name}</h1>
      {isHidden && (
        <p className="notice">
          Only you can see this post: it was reported, and is hidden until a moderator has looked.
        </p>
      )}
      <PostCard post={post} now={now} isOpen />
      {post.isMine && <OwnPostActs post={post} />}
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
      {!isHidden && <CommentForm post={post} age={age} sendKey={sendKey} answer={answer} />}
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

function CommentForm({
  post,
  age,
  sendKey,
  answer,
}: Pick<ThreadPageProps, "post" | "age" | "sendKey" | "answer">) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useCommentDraft(form, post, sendKey);
  const isSending = useNavigation().formData?.get("operation") === "comment";
  return (
    <Form ref={form} className="stack" method="post" preventScrollReset onInput={draft.noteInput}>
      <input type="hidden" name="sendKey" value={draft.sendKey} />
      <TextArea
        id="text"
        name="text"
        label="Your comment"
        rows={3}
        maxLength={postLimits.commentLength}
        defaultValue={answer?.text}
        problem={answer?.problem}
        required
      />
      <AgeQuestion age={age} />
      <button className="button primary" name="operation" value="comment" disabled={isSending}>
        {isSending ? "Sending…" : "Send comment"}
      </button>
    </Form>
  );
}
