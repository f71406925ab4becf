import type { MiddlewareFunction } from "react-router";
import { checkEditorAccess } from "#app/http/access.ts";
import { member, ownShopId } from "#app/http/context.ts";
import type { PassingFailure } from "./failure.ts";

/** As requireShopMember, for the editor's script: answers those who may not with a problem in JSON. */
export const requireShopMemberInJson: MiddlewareFunction<Response> = async ({
  request,
  params,
  context,
}) => {
  const access = await checkEditorAccess(request, context, params["shop_id"]);
  if (!("shopId" in access)) {
    throw access.why === "not-logged-in" ? problem("logged-out", 401) : problem("other-shop", 403);
  }
  context.set(ownShopId, access.shopId);
  context.set(member, access.member);
};

function problem(reason: PassingFailure["reason"], status: number): Response {
  return Response.json({ problem: { reason } }, { status });
}
