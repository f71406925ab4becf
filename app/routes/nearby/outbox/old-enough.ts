import { neighbour } from "#app/http/context.ts";
import { readTexts } from "#app/http/forms.ts";
import { methodNotAllowed } from "#app/http/replies.ts";
import { AGE_FIELD } from "#app/routes/nearby/age-field.ts";
import { problemReply } from "#app/routes/nearby/problem-reply.ts";
import type { Route } from "./+types/old-enough";

/**
 * Makes a neighbour of who says to be old enough, before anything of theirs is sent. A post is there once for each
 * neighbour: of somebody who becomes one with their first post, and never gets the reply, it would be there twice.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readTexts(request);
  const met = await context.get(neighbour).meetWriter(form.ok && form.value[AGE_FIELD] === "yes");
  return met.ok ? Response.json({}) : problemReply(met.refusal);
}

export function loader() {
  return methodNotAllowed(["POST"]);
}
