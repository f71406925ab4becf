import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { accounts, shops } from "#app/db/schema.ts";
import { countOpening } from "#app/domain/shops/openings.ts";
import { newFormToken, signFormToken } from "#app/platform/form-token.ts";
import { plainWordsIn, speakPseudo } from "#test/pseudo.ts";
import { inOneMinute } from "#test/one-minute.ts";
import { logIn, quickHash } from "#test/sessions.ts";
import { newAddress, submit, visit } from "#test/visit.ts";

const db = openDatabase(env.DB);
const HINDI = { Cookie: "language=hi" };
let owner = "";

speakPseudo();

beforeAll(async () => {
  await db.batch([db.delete(accounts), db.delete(shops)]);
  await db.insert(shops).values({ id: "chaat", name: "चाट", revision: 1, createdAt: 1 });
  const { account, cookie } = await logIn("chaat");
  await db
    .update(accounts)
    .set({ username: "7", passwordHash: quickHash("right") })
    .where(eq(accounts.id, account.id));
  owner = cookie;
  const { cookie: staff } = await logIn("chaat", { role: "staff" });
  AS_STAFF.headers.Cookie = `${staff}; language=hi`;
});
afterEach(() => vi.restoreAllMocks());

const tokenOf = (form: string) =>
  signFormToken(env.SESSION_SECRET, form, newFormToken(Date.now() - 60_000));
const send = (form: string, fields: Record<string, string>) =>
  submit(`/hi/${form}`, { token: tokenOf(form), ...fields });
const change = (fields: Record<string, string>) =>
  submit("/shop/account", fields, { Cookie: `${owner}; language=hi` });

const ofStaff = (fields: Record<string, string>) =>
  submit("/shop/staff", fields, { Cookie: `${owner}; language=hi` });

async function staffId(): Promise<string> {
  const [login] = await db.select().from(accounts).where(eq(accounts.name, "7"));
  return String(login?.id);
}

async function shareOpened(): Promise<Response> {
  await countOpening(db, "chaat", { now: Date.now() });
  return visit("/shop/share", LOGGED_IN());
}

async function overAndOver(once: () => Promise<Response>): Promise<Response> {
  for (let time = 0; time < 25; time++) await once();
  return once();
}

async function withoutDatabase(ask: () => Promise<Response>): Promise<Response> {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(env.DB, "withSession").mockImplementation(() => {
    throw new Error("down");
  });
  return ask();
}

const SCREENS: [name: string, status: number, open: () => Promise<Response>][] = [
  ["home", 200, () => visit("/hi")],
  ["contact", 200, () => visit("/hi/contact")],
  ["contact, sent", 200, () => visit("/hi/contact?sent")],
  ["contact, with nothing in it", 422, () => send("contact", {})],
  ["contact, all wrong", 422, () => send("contact", { email: "7", phone: "7", message: "\u200B" })],
  ["contact, too long", 422, () => send("contact", { email: "7".repeat(300), message: "\0" })],
  ["contact, trapped", 400, () => send("contact", { ...MESSAGE, website: "7" })],
  ["contact, too old", 400, () => send("contact", { ...MESSAGE, token: "" })],
  ["contact, unreadable", 400, () => visit("/hi/contact", UNREADABLE)],
  ["contact, too large", 413, () => send("contact", { ...MESSAGE, message: "7".repeat(270_000) })],
  ["contact, not kept", 503, () => withoutDatabase(() => send("contact", MESSAGE))],
  ["add a shop", 200, () => visit("/hi/add-shop")],
  ["add a shop, sent", 200, () => visit("/hi/add-shop?sent")],
  ["add a shop, with nothing in it", 422, () => send("add-shop", {})],
  ["forgot the login", 200, () => visit("/hi/login-help")],
  ["forgot the login, sent", 200, () => visit("/hi/login-help?sent")],
  ["forgot the login, with nothing in it", 422, () => send("login-help", {})],
  ["login", 200, () => visit("/shop/login", { headers: HINDI })],
  ["login, changes wait", 200, () => visit("/shop/login?waiting", { headers: HINDI })],
  ["login, wrong", 401, () => submit("/shop/login", LOGIN, HINDI)],
  ["login, too often", 429, () => overAndOver(() => submit("/shop/login", LOGIN, SAME_ADDRESS))],
  ["login, not checked", 503, () => withoutDatabase(() => submit("/shop/login", LOGIN, HINDI))],
  ["account", 200, () => visit("/shop/account", LOGGED_IN())],
  ["share, not opened yet", 200, () => visit("/shop/share", LOGGED_IN())],
  ["share", 200, () => shareOpened()],
  ["a stand", 200, () => visit("/shop/share/stand", LOGGED_IN())],
  ["stands of tables", 200, () => visit("/shop/share/stand?tables=2", LOGGED_IN())],
  [
    "share, for an operator",
    403,
    async () =>
      visit("/shop/share", { headers: { Cookie: `${(await logIn(null)).cookie}; language=hi` } }),
  ],
  ["share, failed", 503, () => withoutDatabase(() => visit("/shop/share", LOGGED_IN()))],
  ["stands of no tables", 200, () => visit("/shop/share/stand?tables=x", LOGGED_IN())],
  ["account, too short a password", 422, () => change({ ...CHANGE, new: "7" })],
  ["account, wrong password", 422, () => change({ ...CHANGE, current: "7" })],
  ["account, failed", 503, () => withoutDatabase(() => visit("/shop/account", LOGGED_IN()))],
  ["staff", 200, () => visit("/shop/staff", LOGGED_IN())],
  ["staff, a login", 200, () => ofStaff({ operation: "add", name: "7" })],
  ["staff, with a login", 200, () => visit("/shop/staff", LOGGED_IN())],
  ["staff, the same login", 409, () => ofStaff({ operation: "add", name: "7" })],
  ["staff, without a name", 422, () => ofStaff({ operation: "add", name: "" })],
  ["staff, too long a name", 422, () => ofStaff({ operation: "add", name: "7".repeat(99) })],
  ["staff, an unreadable name", 422, () => ofStaff({ operation: "add", name: "7\u00077" })],
  ["staff, what is gone", 404, () => ofStaff({ operation: "end", account: "999999" })],
  [
    "staff, an ended login",
    200,
    async () => ofStaff({ operation: "end", account: await staffId() }),
  ],
  ["staff, for somebody on it", 403, () => visit("/shop/staff", AS_STAFF)],
];
const AS_STAFF = { headers: { Cookie: "" } };
const MESSAGE = { email: "7@7.example", phone: "", message: "7" };
const LOGIN = { username: "7", password: "wrong" };
const CHANGE = { operation: "change-password", current: "right", new: "tamarind-and-dates-2026" };
const SAME_ADDRESS = { ...HINDI, ...newAddress() };
const UNREADABLE = { method: "POST", body: "7", headers: { Origin: "http://nukkad.test" } };
const LOGGED_IN = () => ({ headers: { Cookie: `${owner}; language=hi` } });

describe("in another language, no text from outside the catalogue is on", () => {
  it.each(SCREENS)("%s", async (_, status, open) => {
    await inOneMinute(async () => {
      const page = await open();
      expect(page.status).toBe(status);
      const html = await page.text();
      expect(html).toContain('<html lang="hi">');
      expect(await plainWordsIn(new Response(html, page))).toEqual([]);
    });
  });

  it("a page, unless one is there", async () => {
    const page =
      '<body>Śámósá <b>and</b><a aria-label="Close" lang="en">x</a><i title="Open"></i></body>';
    expect(await plainWordsIn(new Response(page))).toEqual(["and", "Open"]);
  });
});
