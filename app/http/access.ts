import {
  redirectDocument,
  type MiddlewareFunction,
  type RouterContextProvider,
} from "react-router";
import { findAccount, type Account } from "#app/domain/accounts/accounts.ts";
import { account, database, ownShopId } from "./context.ts";
import { forbidden, notFound } from "./replies.ts";
import { readLogin } from "./sessions.ts";

/**
 * The account that a request is logged in to; undefined for everybody else. Reads KV if there is a session cookie, and
 * then the account in D1: its epoch decides, because KV may be a minute behind.
 */
export async function findCurrentAccount(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Account | undefined> {
  const login = await readLogin(request);
  return login && findAccount(context.get(database), login);
}

/** Lets through whoever is logged in, with `account` in the context; sends others to log in. */
export const requireLogin: MiddlewareFunction<Response> = async ({ request, url, context }) => {
  const found = await findCurrentAccount(request, context);
  if (!found) throw loginFirst(request, url);
  context.set(account, found);
};

/** Why somebody may not work on a shop: nobody is logged in, or an operator, or a member of another shop. */
export type Unadmitted = "not-logged-in" | NotAdmitted;
export type NotAdmitted = "operator" | "other-shop";

/** The shop that somebody may work on, or why not. */
export type Admission = { shopId: string } | { why: Unadmitted };

/**
 * Admits an owner or staff member to their own shop, which is also meant if none is `named`; nobody else, and to no
 * other shop.
 */
export async function admitMember(
  request: Request,
  context: Readonly<RouterContextProvider>,
  named: string | undefined,
): Promise<Admission> {
  const found = await findCurrentAccount(request, context);
  if (!found) return { why: "not-logged-in" };
  const { shopId } = found;
  if (shopId === null) return { why: "operator" };
  if ((named ?? shopId) !== shopId) return { why: "other-shop" };
  return { shopId };
}

/**
 * Lets an owner or staff member through to their own shop, which is also meant if the path names none, with
 * `ownShopId` in the context. Sends everybody who is not logged in to log in; others get a 403 with NotAdmitted.
 */
export const requireShopMember: MiddlewareFunction<Response> = async ({
  request,
  url,
  params,
  context,
}) => {
  const admitted = await admitMember(request, context, params["shop_id"]);
  if ("shopId" in admitted) context.set(ownShopId, admitted.shopId);
  else if (admitted.why === "not-logged-in") throw loginFirst(request, url);
  else throw forbidden(admitted.why);
};

/**
 * Lets operators through, with `account` in the context. Sends everybody who is not logged in to log in; others get a
 * 403.
 */
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
