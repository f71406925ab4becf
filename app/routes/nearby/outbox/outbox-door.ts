import { methodNotAllowed } from "#app/http/replies.ts";
import { receivePost } from "#app/routes/nearby/compose/receive-post.ts";
import { problemReply } from "#app/routes/nearby/problem-reply.ts";
import type { Route } from "./+types/outbox-door";

/** Publishes a post from the outbox of a browser, once for each of its keys. What came of it is told as JSON. */
export async function action({ request, context }: Route.ActionArgs) {
  const { outcome } = await receivePost({ request, context });
  if (!outcome.ok) return problemReply(outcome.refusal);
  return Response.json({ publicId: outcome.value.publicId });
}

export function loader() {
  return methodNotAllowed(["POST"]);
}
