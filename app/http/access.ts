import {
  redirectDocument,
  type MiddlewareFunction,
  type RouterContextProvider,
} from "react-router";
import { findAccount, type Member } from "#app/domain/accounts/accounts.ts";
import { account, database, member, ownShopId, requestId } from "./context.ts";
import { log } from "./log.ts";
import { forbidden, notFound } from "./replies.ts";
import { readLogin } from "./sessions.ts";

/** Undefined where nobody is logged in. The epoch in D1 decides, because KV may be a minute behind. */
export async function findCurrentAccount(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Member | undefined> {
  const login = await readLogin(request);
  return login && findAccount(context.get(database), login);
}

/** Lets through whoever is logged in, with `account` in the context; sends others to log in. */
export const requireLogin: MiddlewareFunction<Response> = async ({ request, url, context }) => {
  const found = await findCurrentAccount(request, context);
  if (!found) throw loginFirst(request, url);
  context.set(account, found);
};

/** Why a logged-in account may not work on a shop: it is an operator's, or another shop's. */
export type Forbidden = "operator" | "other-shop";

export type AccessDenial = "not-logged-in" | Forbidden;

export type ShopAccess = { shopId: string; member: Member } | { why: AccessDenial };

/** Whether an owner or staff member is logged in to this shop; if none is `named`, to any. Operators have no shop of their own. */
export async function checkShopAccess(
  request: Request,
  context: Readonly<RouterContextProvider>,
  named: string | undefined,
): Promise<ShopAccess> {
  return accessOf(await findCurrentAccount(request, context), named);
}

/**
 * As checkShopAccess, but lets in an operator, too, who has opened this shop's editor from the desk: each of their
 * requests has a line in the log.
 */
export async function checkEditorAccess(
  request: Request,
  context: Readonly<RouterContextProvider>,
  named: string | undefined,
): Promise<ShopAccess> {
  const found = await findCurrentAccount(request, context);
  const shopId = found?.role === "operator" ? found.worksFor : null;
  if (!found || shopId === null || (named ?? shopId) !== shopId) return accessOf(found, named);
  log("on behalf", { requestId: context.get(requestId), operator: found.id, shop: shopId });
  return { shopId, member: found };
}

function accessOf(found: Member | undefined, named: string | undefined): ShopAccess {
  if (!found) return { why: "not-logged-in" };
  const { shopId } = found;
  if (shopId === null) return { why: "operator" };
  if ((named ?? shopId) !== shopId) return { why: "other-shop" };
  return { shopId, member: found };
}

/** Puts `ownShopId` and the `member` who works for it, or an operator on its behalf, into the context; others log in or get a 403 `Forbidden`. */
export const requireShopMember: MiddlewareFunction<Response> = async ({
  request,
  url,
  params,
  context,
}) => {
  const access = await checkEditorAccess(request, context, params["shop_id"]);
  if ("shopId" in access) {
    context.set(ownShopId, access.shopId);
    context.set(member, access.member);
  } else if (access.why === "not-logged-in") throw loginFirst(request, url);
  else throw forbidden(access.why);
};

/** Lets a shop's owner through, with `account` and `ownShopId` in the context. Sends the logged-out to log in; others get a 403 `owner-only`. */
export const requireOwner: MiddlewareFunction<Response> = async ({ request, url, context }) => {
  const found = await findCurrentAccount(request, context);
  if (!found) throw loginFirst(request, url);
  if (found.role !== "owner" || found.shopId === null) throw forbidden("owner-only");
  context.set(account, found);
  context.set(ownShopId, found.shopId);
};

/** Lets operators through, with `account` in the context. Sends the logged-out to log in; others get a 403. */
export const requireOperator: MiddlewareFunction<Response> = async ({ request, url, context }) => {
  // The router matches escaped paths too; a lock in front of the Worker may not.
  if (!/^\/desk(?:[/.]|$)/.test(new URL(request.url).pathname))
    throw notFound("The desk is at /desk");
  const found = await findCurrentAccount(request, context);
  if (!found) throw loginFirst(request, url);
  if (found.role !== "operator") throw forbidden("The desk is for operators");
  context.set(account, found);
};

/** Redirects to the login page, and from there back. What a form sent is not sent again. */
function loginFirst({ method }: Request, { pathname, search }: URL): Response {
  const next = method === "POST" ? pathname : pathname + search;
  // As a document, because this page's policy does not allow the login page its styles.
  return redirectDocument(`/shop/login?next=${encodeURIComponent(next)}`);
}
