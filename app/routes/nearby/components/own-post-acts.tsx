import { Form } from "react-router";
import type { ShownPost } from "#app/domain/posts/shown-post.ts";
import { useMessages } from "#app/ui/messages.tsx";

/** What authors can do with their post: say that help has come, and delete it. */
export function OwnPostActs({ post: { publicId, kind, isResolved } }: { post: ShownPost }) {
  const { own } = useMessages("nearby");
  const { buttons } = useMessages("ui");
  return (
    <Form className="actions" method="post" action={`/nearby/posts/${publicId}`}>
      {kind === "help" && <ResolveButton isResolved={isResolved} />}
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
