import { methodNotAllowed } from "#app/http/replies.ts";
import { writingRefusalReply } from "#app/routes/nearby/server/refusal-reply.ts";
import type { Route } from "./+types/outbox";
import { receivePost } from "./receive-post.ts";

/** Publishes a post from the outbox of a browser, once for each key. Answers in JSON. */
export async function action({ request, context }: Route.ActionArgs) {
  const { outcome } = await receivePost({ request, context });
  if (!outcome.ok) return writingRefusalReply(outcome.refusal, context);
  const { publicId, isHeld } = outcome.value;
  return Response.json({ publicId, isHeld });
}

export function loader() {
  return methodNotAllowed(["POST"]);
}
