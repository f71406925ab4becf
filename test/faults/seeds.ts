import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { openDatabase } from "#app/db/database.ts";
import { accounts, shops } from "#app/db/schema.ts";
import { importMenu } from "#app/domain/menus/import.ts";
import type { Row } from "./row.ts";
import { CHAAT_HOUSE } from "#test/chaat-house.ts";
import { png } from "#test/pictures.ts";
import { logIn, quickHash } from "#test/sessions.ts";

const db = openDatabase(env.DB);

/** The shop of the matrix, which every member operation can change. */
export const SHOP = "chaat";

/** Why a menu may be answered while D1 fails, or while its copy cannot be written. */
export const LAST_COPY = {
  d1: "Its last copy is sent, which says how old it is",
  r2: "Its copy is written once it is sent, and again with the next view",
};
export const PASSWORD = "chaat-and-chutney-2026";
/** A key of the form of shops' pictures. */
export const PICTURE = `${"c".repeat(64)}.png`;

/** Stores the shop with its picture and a logged-in owner; returns the owner's headers. */
export async function storeShop(): Promise<Record<string, string>> {
  await importMenu(db, JSON.stringify(CHAAT_HOUSE), { shopId: SHOP, now: Date.now() });
  await db.update(shops).set({ imageKey: PICTURE }).where(eq(shops.id, SHOP));
  await env.IMAGES.put(PICTURE, png, { httpMetadata: { contentType: "image/png" } });
  const { account, cookie, token } = await logIn(SHOP);
  const login = { username: SHOP, passwordHash: quickHash(PASSWORD) };
  await db.update(accounts).set(login).where(eq(accounts.id, account.id));
  return { Cookie: cookie, "X-XSRF-TOKEN": token };
}

/** Stores a logged-in operator and returns their headers. */
export async function storeOperator(): Promise<Record<string, string>> {
  const { cookie } = await logIn(null);
  return { Cookie: cookie };
}

type Special = Omit<Row, "method" | "path">;

/** A page, requested as a document and by the framework's client. */
export function page(path: string, special: Special = {}): Row[] {
  return [file(path, special), file(dataOf(path), special)];
}

export function file(path: string, special: Special = {}): Row {
  return { method: "GET", path, ...special };
}

/** A form, sent by the browser itself and by the framework's client. */
export function form(
  path: string,
  fields: Record<string, string> | (() => BodyInit),
  special: Special = {},
): Row[] {
  const body = typeof fields === "function" ? fields : () => new URLSearchParams(fields);
  const plain = { method: "POST", path, body, ...special };
  const data = { ...plain, path: dataOf(path) };
  // The framework's client gets redirects in its own format.
  const isRedirect = special.doneBefore !== undefined && special.doneBefore < 400;
  return [plain, isRedirect ? { ...data, doneBefore: 202 } : data];
}

function dataOf(path: string): string {
  const [plain = "", query] = path.split("?");
  const data = plain === "/" ? "/_root.data" : `${plain}.data`;
  return query === undefined ? data : `${data}?${query}`;
}

/** What History keeps before a change: it may be there though the change failed. */
export const KEPT_VERSION: [RegExp, string][] = [
  [/^picture copies\/versions\//, "the next editing session of the same revision has its line"],
  [
    /^\w+ \{"id":\d+,"shop_id":"\w+","revision"/,
    "an editing session in which nothing changed is not shown",
  ],
];

/** What becomes of a session whose cookie never reached a browser. */
export const SPARE_SESSION: [RegExp, string] = [
  /^session new /,
  "nobody has its cookie, and KV lets it go after its time",
];
