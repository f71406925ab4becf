import { database, images, member, ownShopId } from "#app/http/context.ts";
import { LARGEST_FORM, readForm } from "#app/http/forms.ts";
import { keepForHistory } from "#app/http/menu-history.ts";
import { methodNotAllowed } from "#app/http/replies.ts";
import { requireShopMemberInJson } from "#app/routes/menu/editor/json-access.ts";
import { readOperation } from "#app/routes/menu/editor/operations/operations.ts";
import { performOperation } from "#app/routes/menu/editor/operations/perform-operation.ts";
import { REFUSAL_STATUSES } from "#app/routes/menu/editor/operations/refusal-statuses.ts";
import type { Route } from "./+types/photos-route";
import type { PhotoReply } from "./upload-photo.ts";

export const middleware: Route.MiddlewareFunction[] = [requireShopMemberInJson];

/** Takes a photo from the queue of a browser, once for each key. Answers in JSON. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, LARGEST_FORM);
  const read = form.ok ? readOperation([...form.value]) : form;
  if (!read.ok) return problem(read.refusal, REFUSAL_STATUSES[read.refusal.reason]);
  if (read.value.operation !== "change-item-photo") return problem({ reason: "missing" }, 404);
  const shopId = context.get(ownShopId);
  const at = { db: context.get(database), images: context.get(images), now: Date.now() };
  await keepForHistory(context, shopId, { editor: context.get(member) });
  const outcome = await performOperation({ ...at, shopId }, read.value);
  if (outcome?.ok) return Response.json(outcome.value);
  const refusal = outcome?.refusal ?? { reason: "missing" as const };
  return problem(refusal, REFUSAL_STATUSES[refusal.reason]);
}

function problem(refusal: { reason: string; code?: string }, status: number): Response {
  const { reason, code } = refusal;
  return Response.json({ problem: { reason, code } } satisfies PhotoReply, { status });
}

export function loader() {
  return methodNotAllowed(["POST"]);
}
