import { Form, Link } from "react-router";
import { EDITABLE_MS } from "#app/domain/posts/limits.ts";
import type { ShownPost } from "#app/domain/posts/shown-post.ts";
import { useMessages } from "#app/ui/messages.tsx";

interface OwnPostActsProps {
  post: ShownPost;
  /** In milliseconds UTC. */
  now: number;
  isHidden: boolean;
}

/** Whether the words of one's own post may still be changed, as far as its page knows. */
export function mayBeEdited({ commentCount, joins, postedAt }: ShownPost, now: number): boolean {
  return commentCount === 0 && joins.count === 0 && now < postedAt + EDITABLE_MS;
}

/** What authors can do with their post: say that help has come, change its words, and delete it. */
export function OwnPostActs({ post, now, isHidden }: OwnPostActsProps) {
  const { publicId, kind, isResolved, isFlagged } = post;
  const { own } = useMessages("nearby");
  const { buttons } = useMessages("ui");
  const isEditable = !isHidden && !isFlagged && mayBeEdited(post, now);
  return (
    <Form className="actions" method="post" action={`/nearby/posts/${publicId}`}>
      {kind === "help" && <ResolveButton isResolved={isResolved} />}
      {isEditable && (
        <Link className="button" to={`/nearby/posts/${publicId}?edit`}>
          {buttons.edit}
        </Link>
      )}
      <details className="confirm">
        <summary className="button danger">{buttons.delete}</summary>
        <p>{own.deleteText}</p>
        <button className="button danger" name="operation" value="delete">
          {own.deletePost}
        </button>
      </details>
    </Form>
  );
}

/** Says, without opening the thread, that help has come; nothing for what is no call for help. */
export function ResolveAct({ post: { publicId, kind, isResolved } }: { post: ShownPost }) {
  if (kind !== "help") return null;
  return (
    <Form className="actions" method="post" action={`/nearby/posts/${publicId}`}>
      <ResolveButton isResolved={isResolved} />
    </Form>
  );
}

function ResolveButton({ isResolved }: { isResolved: boolean }) {
  const { own } = useMessages("nearby");
  return (
    <>
      <input type="hidden" name="isResolved" value={isResolved ? "no" : "yes"} />
      <button className="button" name="operation" value="resolve">
        {isResolved ? own.needHelp : own.helped}
      </button>
    </>
  );
}
