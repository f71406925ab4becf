import { redirect, type RouterContextProvider } from "react-router";
import { leaveEditor, openEditor } from "#app/domain/accounts/on-behalf.ts";
import { account, database } from "#app/http/context.ts";

type Context = Readonly<RouterContextProvider>;

/** Leads into the shop's editor, or the part of it that `query` opens; undefined where the shop is closed and has none. */
export async function enterEditor(
  context: Context,
  shopId: string,
  query: "" | "?open=paste-list" = "",
): Promise<Response | undefined> {
  const behalf = { shopId, operator: context.get(account) };
  const isOpen = await openEditor(context.get(database), behalf, { now: Date.now() });
  return isOpen ? redirect(`/shop/edit/menu/${shopId}${query}`, 303) : undefined;
}

/** Leads back from the shop's editor to its page at the desk. */
export async function exitEditor(context: Context, shopId: string): Promise<Response> {
  const behalf = { shopId, operator: context.get(account) };
  await leaveEditor(context.get(database), behalf, { now: Date.now() });
  return redirect(`/desk/shops/${shopId}`, 303);
}
