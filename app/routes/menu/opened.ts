import { countOpening } from "#app/domain/shops/openings.ts";
import { isShopId } from "#app/domain/shops/shop-id.ts";
import { database } from "#app/http/context.ts";
import { limitOpenings, mayBeCounted } from "#app/http/openings.ts";
import { methodNotAllowed, retryHeaders } from "#app/http/replies.ts";
import type { Route } from "./+types/opened";

/** A phone reports, once a day, that it opened this menu. Only the count is kept, nothing else of the request. */
export async function action({ request, params: { shop_id: shopId }, context }: Route.ActionArgs) {
  if (!mayBeCounted(request) || !isShopId(shopId)) return new Response(null, { status: 204 });
  const allowed = await limitOpenings({ request, context });
  if (!allowed.ok) {
    return new Response(null, { status: 429, headers: retryHeaders(allowed.refusal) });
  }
  await countOpening(context.get(database), shopId, { now: Date.now() });
  return new Response(null, { status: 204 });
}

export function loader() {
  return methodNotAllowed(["POST"]);
}
