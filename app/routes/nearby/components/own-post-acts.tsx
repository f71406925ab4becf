import { Form } from "react-router";
import type { ShownPost } from "#app/domain/posts/shown-post.ts";

/** What authors can do with their post: say that help has come, and delete it. */
export function OwnPostActs({ post: { publicId, kind, isResolved } }: { post: ShownPost }) {
  return (
    <Form className="actions" method="post" action={`/nearby/posts/${publicId}`}>
      {kind === "help" && <ResolveButton isResolved={isResolved} />}
      <details className="confirm">
        <summary className="button danger">Delete</summary>
        <p>It is gone at once, with its photos and comments.</p>
        <button className="button danger" name="operation" value="delete">
          Delete this post
        </button>
      </details>
    </Form>
  );
}

function ResolveButton({ isResolved }: { isResolved: boolean }) {
  return (
    <>
      <input type="hidden" name="isResolved" value={isResolved ? "no" : "yes"} />
      <button className="button" name="operation" value="resolve">
        {isResolved ? "I still need help" : "Help has come"}
      </button>
    </>
  );
}
