import { Form, Link, useFetcher } from "react-router";
import type { ShownPost } from "#app/domain/posts/shown-post.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { hidingOf } from "./hiding.ts";
import { MoreIcon } from "./icon.tsx";
import { useFeedPath } from "./use-feed-path.ts";

interface MoreOfPostProps {
  post: ShownPost;
  /** Whether the post's thread is open: it is left once the post is hidden, while a feed stays. */
  isOpen: boolean;
}

export function MoreOfPost({ post: { publicId, photos, handle, board }, isOpen }: MoreOfPostProps) {
  const { more, report } = useMessages("nearby");
  return (
    <More label={board ? more.ofBoard({ shop: board.name }) : more.ofPost({ handle: handle.name })}>
      <li>
        <Link to={reportPath(publicId, "post")}>{report.post}</Link>
      </li>
      {photos.map(({ name, number }) => (
        <li key={name}>
          <Link to={reportPath(publicId, `photo-${number}`)}>
            {more.reportPhoto({ photos: photos.length, number })}
          </Link>
        </li>
      ))}
      <li>
        <HideButton thread={publicId} isOpen={isOpen} />
      </li>
      <BlockButton thread={publicId} of="post" who={board ? "shop" : "author"} isOpen={isOpen} />
    </More>
  );
}

interface MoreOfCommentProps {
  thread: string;
  comment: string;
  /** Whether the author of the post wrote it. */
  isOfAuthor: boolean;
}

export function MoreOfComment({ thread, comment, isOfAuthor }: MoreOfCommentProps) {
  const { more, report } = useMessages("nearby");
  return (
    <More label={more.ofComment}>
      <li>
        <Link to={reportPath(thread, comment)}>{report.comment}</Link>
      </li>
      <BlockButton thread={thread} of={comment} who={isOfAuthor ? "author" : "commenter"} isOpen />
    </More>
  );
}

/** The address at which something is reported: `of` is `post`, `photo-1`, or the public id of a comment. */
export function reportPath(thread: string, of: string): string {
  return `/nearby/posts/${thread}/report?${new URLSearchParams({ of })}`;
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
  const { more } = useMessages("nearby");
  const fetcher = useFetcher({ key: hidingOf(thread) });
  const Around = isOpen ? Form : fetcher.Form;
  return (
    <Around method="post" action={`/nearby/posts/${thread}`}>
      <input type="hidden" name="from" value={useFeedPath()} />
      <input type="hidden" name="isOpen" value={isOpen ? "yes" : "no"} />
      <button name="operation" value="hide-post">
        {more.hide}
      </button>
    </Around>
  );
}

interface BlockButtonProps {
  thread: string;
  of: string;
  /** Of whom: the shop of a board, the post's author, or somebody who commented. */
  who: "shop" | "author" | "commenter";
  isOpen: boolean;
}

/** Says first what it does, and asks whether that is wanted. */
function BlockButton({ thread, of, who, isOpen }: BlockButtonProps) {
  const { more } = useMessages("nearby");
  const fetcher = useFetcher({ key: hidingOf(thread) });
  const Around = isOpen ? Form : fetcher.Form;
  const texts = {
    shop: more.blockShopText,
    author: more.blockText,
    commenter: more.blockCommentText,
  };
  return (
    <li>
      <Around
        method="post"
        action={`/nearby/posts/${thread}`}
        // Only who blocks the author of the thread leaves it.
        preventScrollReset={!isOpen || who === "commenter"}
      >
        <input type="hidden" name="of" value={of} />
        <input type="hidden" name="from" value={useFeedPath()} />
        <input type="hidden" name="isOpen" value={isOpen ? "yes" : "no"} />
        <details className="confirm">
          <summary>{who === "shop" ? more.blockShop : more.block}</summary>
          <p>{texts[who]}</p>
          <button className="button danger" name="operation" value="block">
            {who === "shop" ? more.blockShopNow : more.blockNow}
          </button>
        </details>
      </Around>
    </li>
  );
}
