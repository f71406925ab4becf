import { env } from "cloudflare:workers";
import { openDatabase } from "#app/db/database.ts";
import { accounts } from "#app/db/schema.ts";
import type { Menu } from "#app/domain/menus/menus.ts";
import { firstOf } from "./editor.ts";
import { logIn, quickHash } from "./sessions.ts";
import { visit } from "./visit.ts";

/** A JSON API call as the first app sends it, which is not a browser. */
export interface ApiCall {
  method: "GET" | "POST" | "PUT";
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface ApiReply {
  status: number;
  type: string;
  headers: Headers;
  text: string;
  json: unknown;
}

/** Makes a call. Its body is sent as JSON, or unchanged if it is a text. */
export async function call({ method, path, body, headers = {} }: ApiCall): Promise<ApiReply> {
  const response = await visit(path, {
    method,
    headers: { ...(body === undefined ? {} : { "Content-Type": "application/json" }), ...headers },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    type: response.headers.get("Content-Type") ?? "",
    headers: response.headers,
    text,
    json: text === "" ? undefined : JSON.parse(text),
  };
}

/** The headers of somebody logged in to a shop, or of an operator if that is null. */
export async function loginHeaders(
  ...who: Parameters<typeof logIn>
): Promise<Record<string, string>> {
  const { cookie, token } = await logIn(...who);
  return { Cookie: cookie, "X-XSRF-TOKEN": token };
}

/** The calls that change a menu, whose caller must work for its shop. */
export const MEMBER_CALLS = [
  "add-item",
  "update-item",
  "delete-item",
  "add-section",
  "update-section",
  "move-section",
  "delete-section",
  "update-subheaders",
] as const;

export const CALLS = [...MEMBER_CALLS, "open-menu", "login", "contact", "add-shop"] as const;
export type CallName = (typeof CALLS)[number];

/**
 * Each call as the first app sends it. Members' calls change this menu, which must have two sections. The login needs
 * `storeLogin` first.
 */
export function callsOf(menu: Menu): Record<CallName, ApiCall> {
  const { section, item } = firstOf(menu);
  const shopId = menu.shop.id;
  const post = (path: string, body: object): ApiCall => ({ method: "POST", path, body });
  const put = (path: string, body: object): ApiCall => ({ method: "PUT", path, body });
  const chosen = { section_id: section.id };
  return {
    "open-menu": { method: "GET", path: `/qr/menu/${shopId}` },
    "add-item": post(`/qr/menu/add/${shopId}`, {
      ...chosen,
      item: "Dahi Vada",
      price: 72.5,
      metadata: {},
    }),
    "update-item": put(`/qr/menu/update/${shopId}`, {
      item_id: item.id,
      item: "Golgappa",
      price: 35,
      item_order: 1,
      submenu: { Plate: 65 },
    }),
    "delete-item": post(`/qr/menu/delete/${shopId}`, { item_id: item.id }),
    "add-section": post(`/section/add/${shopId}`, { section: "Rolls" }),
    "update-section": put(`/section/update/${shopId}`, { ...chosen, section: "Street Food" }),
    "move-section": put(`/section/update/${shopId}`, { ...chosen, section_order: 2 }),
    "delete-section": post(`/section/delete/${shopId}`, chosen),
    "update-subheaders": put(`/section/subheader/${section.id}`, {
      ...chosen,
      subheaders: ["From 4 pm"],
    }),
    login: post("/shops/login", { username: shopId, password: PASSWORD }),
    contact: post("/qr/contact", {
      email: "asha@example.com",
      phone: "9000000003",
      message: "Namaste!",
    }),
    "add-shop": post("/add_shop", {
      shop_name: "Asha Chaat Corner",
      phone_number: "0000000003",
      message: "",
    }),
  };
}

const PASSWORD = "chaat-and-chutney-2026";

/** Makes the account for the call `login`: the owner of this menu's shop. */
export async function storeLogin({ shop }: Menu): Promise<void> {
  const passwordHash = quickHash(PASSWORD);
  await openDatabase(env.DB)
    .insert(accounts)
    .values({ username: shop.id, passwordHash, role: "owner", shopId: shop.id, createdAt: 1 });
}
