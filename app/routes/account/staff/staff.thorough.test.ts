import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { accounts, shops } from "#app/db/schema.ts";
import { MINUTE_MS } from "#app/durations.ts";
import { verifyPassword } from "#app/platform/passwords.ts";
import { call } from "#test/api.ts";
import { editorOf, firstOf, formsOf, sendForm, storeEditableMenu } from "#test/editor.ts";
import { logIn, startSession } from "#test/sessions.ts";
import { submit, visit } from "#test/visit.ts";
import type { Menu } from "#app/domain/menus/menus.ts";

const db = openDatabase(env.DB);
const PAGE = "/shop/staff";
const PASSWORD = />((?:[a-z2-9]{4}-){2}[a-z2-9]{4})</;

let menu: Menu;
let owner: string;

beforeEach(async () => {
  menu = await storeEditableMenu();
  owner = (await logIn(menu.shop.id)).cookie;
});

afterEach(() => {
  vi.useRealTimers();
});

const look = async (Cookie = owner) => (await visit(PAGE, { headers: { Cookie } })).text();
const send = (fields: Record<string, string>, Cookie = owner) => submit(PAGE, fields, { Cookie });
const add = (name: string, Cookie = owner) => send({ operation: "add", name }, Cookie);

async function staffNamed(name: string, shopId = menu.shop.id) {
  const named = and(eq(accounts.shopId, shopId), eq(accounts.name, name));
  const [account] = await db.select().from(accounts).where(named);
  return account;
}

/** Sunita with a session of his own. */
async function sunita() {
  await add("Sunita");
  const account = await staffNamed("Sunita");
  if (!account) throw new Error("no Sunita");
  return { account, ...(await startSession(account)) };
}

const editorStatus = async (Cookie: string) =>
  (await visit(editorOf(menu), { headers: { Cookie } })).status;
const account = (id: number) => ({ account: String(id) });

describe("making a login", () => {
  it("shows its username and password, which log in, and a message to send them with", async () => {
    const response = await add(" Sunita ");
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    const username = `${menu.shop.id}-sunita`;
    const [, password = ""] = PASSWORD.exec(html) ?? [];
    expect(html).toContain(`<dd class="secret" lang="en">${username}</dd>`);
    const [, sent = ""] = /wa\.me\/\?text=([^"]*)"/.exec(html) ?? [];
    expect(decodeURIComponent(sent)).toContain(`Username: ${username}\nPassword: ${password}`);
    const stored = await staffNamed("Sunita");
    expect(await verifyPassword(password, stored?.passwordHash ?? "")).toBe(true);
    const later = await look();
    expect(later).toContain(username);
    expect(later).not.toMatch(PASSWORD);
    const login = await submit("/shop/login", { username, password });
    expect(login.headers.get("Location")).toBe(editorOf(menu));
  });

  it("shows the password to its owner for ten minutes, also beside a refusal, and to nobody else", async () => {
    const made = await add("Sunita");
    const [, password = ""] = PASSWORD.exec(await made.text()) ?? [];
    const [kept = ""] = made.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
    const withKept = (Cookie: string) => `${Cookie}; ${kept}`;
    const refused = await add("Sunita", withKept(owner));
    expect([refused.status, (await refused.text()).includes(password)]).toEqual([409, true]);
    expect(await look(withKept(owner))).toContain(password);
    const other = (await logIn(menu.shop.id)).cookie;
    expect(await look(withKept(other))).not.toMatch(PASSWORD);
    vi.setSystemTime(Date.now() + 10 * MINUTE_MS);
    expect(await look(withKept(owner))).not.toMatch(PASSWORD);
  });

  it("shows no password of a login that has ended or has got a new one", async () => {
    const keptBy = (reply: Response) => reply.headers.getSetCookie()[0]?.split(";")[0];
    const first = keptBy(await add("Sunita"));
    const staff = await staffNamed("Sunita");
    const reset = { operation: "new-password", ...account(staff?.id ?? 0), epoch: "1" };
    const second = keptBy(await send(reset));
    expect(await look(`${owner}; ${first}`)).not.toMatch(PASSWORD);
    expect(await look(`${owner}; ${second}`)).toMatch(PASSWORD);
    await send({ operation: "end", ...account(staff?.id ?? 0) });
    expect(await look(`${owner}; ${second}`)).not.toMatch(PASSWORD);
  });

  it.each([
    ["", "Please enter a name."],
    ["\u200B", "Please enter a name."],
    ["x".repeat(41), "That’s 41 characters. Please use at most 40."],
    ["Ra\nvi", "The name has a character that can’t be shown."],
  ])("named %j is refused beside the field, which keeps what was typed", async (name, words) => {
    const response = await add(name);
    const html = await response.text();
    expect([response.status, html.includes(words)]).toEqual([422, true]);
    expect(html).not.toMatch(PASSWORD);
    expect(await db.$count(accounts, eq(accounts.shopId, menu.shop.id))).toBe(1);
  });

  it("twice for one name makes one, and says so", async () => {
    await add("Sunita");
    const response = await add("Sunita");
    const html = await response.text();
    expect([response.status, html.includes("Somebody already has a login")]).toEqual([409, true]);
    expect(html).toContain('value="Sunita"');
  });

  it("ends at twenty, and the page says it instead of asking for a name", async () => {
    const full = Array.from({ length: 20 }, (_, index) => ({
      username: `${menu.shop.id}-${index}`,
      name: `Sunita ${index}`,
      passwordHash: "none",
      role: "staff" as const,
      shopId: menu.shop.id,
      createdAt: 1,
    }));
    for (const login of full) await db.insert(accounts).values(login);
    expect((await add("Asha")).status).toBe(409);
    const html = await look();
    expect(html).toContain("You have 20 logins");
    expect(html).not.toContain('name="name"');
  });
});

describe("a new password", () => {
  it("is shown, and logs the old one out with the very next request", async () => {
    const { account: staff, cookie } = await sunita();
    expect(await editorStatus(cookie)).toBe(200);
    const reset = { operation: "new-password", ...account(staff.id), epoch: "1" };
    const html = await (await send(reset)).text();
    const [, password = ""] = PASSWORD.exec(html) ?? [];
    const stored = await staffNamed("Sunita");
    expect(await verifyPassword(password, stored?.passwordHash ?? "")).toBe(true);
    expect(await editorStatus(cookie)).toBe(302);
    const again = await send(reset);
    expect([again.status, PASSWORD.test(await again.text())]).toEqual([409, false]);
  });
});

describe("ending a login", () => {
  it("stops its page, its forms, its photos and its API calls with the very next request", async () => {
    const { account: staff, cookie: Cookie, token } = await sunita();
    const { item } = firstOf(menu);
    const change = { method: "POST", path: `/qr/menu/delete/${menu.shop.id}` } as const;
    const asSunita = { Cookie, "X-XSRF-TOKEN": token };
    expect(await editorStatus(Cookie)).toBe(200);
    const ended = await send({ operation: "end", ...account(staff.id) });
    expect(await ended.text()).toContain("Sunita’s login has ended.");
    expect(await editorStatus(Cookie)).toBe(302);
    const forms = formsOf(menu);
    expect((await sendForm(editorOf(menu), forms["delete-item"], { Cookie })).status).toBe(302);
    const photo = sendForm(`${editorOf(menu)}/photos`, forms["change-item-photo"], { Cookie });
    expect((await photo).status).toBe(401);
    const called = await call({ ...change, body: { item_id: item.id }, headers: asSunita });
    expect(called.status).toBe(401);
    expect((await send({ operation: "end", ...account(staff.id) })).status).toBe(404);
  });
});

describe("who is not the owner", () => {
  const STRANGERS = {
    "nobody who is logged in": async () => "",
    "one of the staff": async () => (await logIn(menu.shop.id, { role: "staff" })).cookie,
    "an operator": async () => (await logIn(null)).cookie,
    "an operator in the shop's editor": async () => {
      const { cookie: Cookie } = await logIn(null);
      await submit(`/desk/shops/${menu.shop.id}`, { act: "open-editor" }, { Cookie });
      return Cookie;
    },
  };

  it.each(Object.entries(STRANGERS))("neither sees nor changes logins: %s", async (_, cookieOf) => {
    const { account: staff } = await sunita();
    const Cookie = await cookieOf();
    const status = Cookie === "" ? 302 : 403;
    for (const path of [PAGE, `${PAGE}.data`]) {
      const page = await visit(path, { headers: { Cookie } });
      expect([path, page.status]).toEqual([path, path === PAGE ? status : Cookie ? 403 : 202]);
      expect(await page.text()).not.toContain("Sunita");
    }
    const before = await db.select().from(accounts);
    for (const operation of ["add", "new-password", "end"]) {
      const form = { operation, name: "Asha", ...account(staff.id), epoch: "1" };
      const response = await send(form, Cookie);
      expect([operation, response.status]).toEqual([operation, status]);
      expect(await response.text()).not.toMatch(PASSWORD);
    }
    expect(await db.select().from(accounts)).toEqual(before);
  });

  it("but of another shop, gets nothing done with our logins' numbers", async () => {
    const { account: staff } = await sunita();
    const { cookie } = await logIn((await storeEditableMenu()).shop.id);
    const before = await db.select().from(accounts);
    for (const operation of ["new-password", "end"]) {
      const form = { operation, ...account(staff.id), epoch: "1" };
      expect((await send(form, cookie)).status).toBe(404);
    }
    expect(await look(cookie)).not.toContain("Sunita");
    expect(await db.select().from(accounts)).toEqual(before);
  });
});

it("a form that the page does not have is refused", async () => {
  for (const operation of ["", "new-password", "end", "own"]) {
    expect((await send({ operation })).status).toBe(400);
  }
});

it("the editor leads its owner here, and neither the staff nor an operator", async () => {
  const staff = await sunita();
  for (const [cookie, isLed] of [
    [owner, true],
    [staff.cookie, false],
  ] as const) {
    const page = await visit(editorOf(menu), { headers: { Cookie: cookie } });
    expect((await page.text()).includes('href="/shop/staff"')).toBe(isLed);
  }
});

it("History calls the staff by name", async () => {
  const { cookie: Cookie } = await sunita();
  await db.update(shops).set({ editedBy: null }).where(eq(shops.id, menu.shop.id));
  await sendForm(editorOf(menu), formsOf(menu)["edit-item"], { Cookie });
  const page = await visit(`${editorOf(menu)}/history`, { headers: { Cookie: owner } });
  const words = (await page.text()).replaceAll(/<!-- -->|<[^>]*>/g, " ");
  expect(words).toMatch(/Changed the price of.*Sunita\s*,/s);
  expect(words).not.toContain(`${menu.shop.id}-sunita`);
});
