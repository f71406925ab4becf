import { Form, Link, useFetcher } from "react-router";
import type { ShownPost } from "#app/domain/posts/shown-post.ts";
import { useFeedPath } from "#app/routes/nearby/feed/use-feed-path.ts";
import { MoreIcon } from "#app/routes/nearby/icon.tsx";
import { reportPath } from "#app/routes/nearby/report/report-path.ts";
import type { ThreadAnswer } from "#app/routes/nearby/thread/answer.ts";

interface MoreOfPostProps {
  post: ShownPost;
  /** Whether its thread is open, which is left once the post is hidden; a feed goes on without it. */
  isOpen: boolean;
}

/** What anybody can do about a post of somebody else: report it or a photo of it, hide it, block who wrote it. */
export function MoreOfPost({ post: { publicId, photos, handle }, isOpen }: MoreOfPostProps) {
  return (
    <More label={`More about the post by ${handle.name}`}>
      <li>
        <Link to={reportPath(publicId, "post")}>Report this post</Link>
      </li>
      {photos.map(({ name, number }) => (
        <li key={name}>
          <Link to={reportPath(publicId, `photo-${number}`)}>
            Report {photos.length === 1 ? "the photo" : `photo ${number}`}
          </Link>
        </li>
      ))}
      <li>
        <HideButton thread={publicId} isOpen={isOpen} />
      </li>
      <BlockButton thread={publicId} of="post" staysHere={!isOpen} />
    </More>
  );
}

interface MoreOfCommentProps {
  /** The public ids of the post and of the comment. */
  thread: string;
  comment: string;
}

/** The same for a comment. */
export function MoreOfComment({ thread, comment }: MoreOfCommentProps) {
  return (
    <More label="More about this comment">
      <li>
        <Link to={reportPath(thread, comment)}>Report this comment</Link>
      </li>
      <BlockButton thread={thread} of={comment} staysHere />
    </More>
  );
}

/** Whether somebody has just hidden this post in their feed, or why they could not. */
export function useHiding(thread: string): { isHidden: boolean; problem: string | undefined } {
  const { data } = useFetcher<ThreadAnswer>({ key: hidingOf(thread) });
  return { isHidden: data !== undefined && !data.problem, problem: data?.problem?.words };
}

function hidingOf(thread: string): string {
  return `hide ${thread}`;
}

function More({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <details className="more menu">
      <summary aria-label={label}>
        <MoreIcon />
      </summary>
      <ul>{children}</ul>
    </details>
  );
}

function HideButton({ thread, isOpen }: { thread: string; isOpen: boolean }) {
  const fetcher = useFetcher({ key: hidingOf(thread) });
  const Around = isOpen ? Form : fetcher.Form;
  return (
    <Around method="post" action={`/nearby/posts/${thread}`}>
      <input type="hidden" name="from" value={useFeedPath()} />
      <input type="hidden" name="isOpen" value={isOpen ? "yes" : "no"} />
      <button name="operation" value="hide-post">
        Hide this post
      </button>
    </Around>
  );
}

interface BlockButtonProps {
  thread: string;
  of: string;
  /** Whether the page that it stands on is there afterwards too. */
  staysHere: boolean;
}

function BlockButton({ thread, of, staysHere }: BlockButtonProps) {
  return (
    <li>
      <Form method="post" action={`/nearby/posts/${thread}`} preventScrollReset={staysHere}>
        <input type="hidden" name="of" value={of} />
        <input type="hidden" name="from" value={useFeedPath()} />
        <button name="operation" value="block">
          Block this person
        </button>
      </Form>
    </li>
  );
}
