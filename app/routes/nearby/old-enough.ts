import { AGE_FIELD } from "#app/domain/people/input.ts";
import { readTexts } from "#app/http/forms.ts";
import { methodNotAllowed } from "#app/http/replies.ts";
import { neighbour } from "#app/routes/nearby/server/neighbour.ts";
import { writingRefusalReply } from "#app/routes/nearby/server/refusal-reply.ts";
import type { Route } from "./+types/old-enough";

/**
 * Makes a neighbour of somebody who says they are old enough, before they send anything. Keys count for each
 * neighbour, so a first post whose answer is lost would otherwise be published twice.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readTexts(request);
  const met = await context.get(neighbour).meetWriter(form.ok && form.value[AGE_FIELD] === "yes");
  return met.ok ? Response.json({}) : writingRefusalReply(met.refusal, context);
}

export function loader() {
  return methodNotAllowed(["POST"]);
}
