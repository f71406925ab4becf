import { redirect, type RouterContextProvider } from "react-router";
import { brand } from "#app/brand.ts";
import type { DeskShopWithOwners } from "#app/domain/shops/desk-shops.ts";
import { menuPath } from "#app/domain/shops/menu-link.ts";
import { account } from "#app/http/context.ts";
import { queryForDevice } from "#app/http/devices.ts";
import { keepShown, readShown, type ShownLogin } from "#app/http/shown-login.ts";
import { messagesIn } from "#app/messages/catalogues.server.ts";
import { LANGUAGES, localPath, privatePath, type Language } from "#app/messages/languages.ts";
import { reachOf, type Reach } from "./reach.ts";

/** What a shop's owner is told: where their menu is, and how they log in. */
export interface HandOver extends Pick<ShownLogin, "username" | "password" | "news"> {
  shopId: string;
  shopName: string;
  reach: Reach;
  messages: { language: Language; text: string }[];
}

interface Asked {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Leads to the page of a new login. A form that is sent again, by Back or a reload, would have nothing to show. */
export async function leadToHandOver(
  { request, context }: Asked,
  shopId: string,
  login: ShownLogin,
): Promise<Response> {
  const path = shopPath(shopId);
  const headers = await keepShown(request, { path, maker: context.get(account) }, login);
  return redirect(`${path}/hand-over`, { status: 303, headers });
}

/** The login that this operator made for the shop within the last minutes; undefined if none, or changed since. */
export async function findShown(
  { request, context }: Asked,
  { id, owners }: Pick<DeskShopWithOwners, "id" | "owners">,
): Promise<ShownLogin | undefined> {
  const kept = { path: shopPath(id), maker: context.get(account) };
  const login = await readShown(request, kept, Date.now());
  return owners.some(({ username, epoch }) => username === login?.username && epoch === login.epoch)
    ? login
    : undefined;
}

function shopPath(shopId: string): string {
  return `/desk/shops/${shopId}`;
}

/** Writes the message in every language; the operator knows which one the owner reads. */
export function writeHandOver(shop: DeskShopWithOwners, login: ShownLogin): HandOver {
  const { username, password, news } = login;
  return {
    shopId: shop.id,
    shopName: shop.name,
    reach: reachOf(shop, news),
    username,
    password,
    news,
    messages: LANGUAGES.map((language) => ({ language, text: written(shop, login, language) })),
  };
}

function written(
  { id, name: shopName }: DeskShopWithOwners,
  { username, password, news, madeAt }: ShownLogin,
  language: Language,
): string {
  const { handOver } = messagesIn(language, "menu");
  // The owner's phone becomes a known device; a new login has no limit yet that others could use up.
  const query = news === "password" ? queryForDevice(username, madeAt) : "";
  const rest = handOver.rest({
    menu: brand.homeAddress + localPath(language, menuPath(id)),
    login: brand.homeAddress + privatePath(language, `/shop/login${query}`),
    username,
    password,
  });
  return `${handOver[news]({ shopName })}\n\n${rest}`;
}
