import type { MiddlewareFunction } from "react-router";
import { checkEditorAccess } from "#app/http/access.ts";
import { member, ownShopId } from "#app/http/context.ts";
import type { PassingFailure } from "./operations/failure.ts";

/** As requireShopMember, for the editor's script: answers those who may not with a problem in JSON. */
export const requireShopMemberInJson: MiddlewareFunction<Response> = async ({
  request,
  params,
  context,
}) => {
  const access = await checkEditorAccess(request, context, params["shop_id"]);
  if (!("shopId" in access)) {
    if (access.why === "not-logged-in") throw problem({ reason: "logged-out" }, 401);
    const isOperator = access.why === "operator";
    throw problem({ reason: "other-shop", ...(isOperator && { role: "operator" }) }, 403);
  }
  context.set(ownShopId, access.shopId);
  context.set(member, access.member);
};

function problem(why: PassingFailure, status: number): Response {
  return Response.json({ problem: why }, { status });
}
