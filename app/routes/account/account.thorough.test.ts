import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { accounts, shops } from "#app/db/schema.ts";
import { verifyPassword } from "#app/platform/passwords.ts";
import { inOneMinute } from "#test/one-minute.ts";
import { cookieOf, logIn, quickHash, startSession } from "#test/sessions.ts";
import { submit, visit } from "#test/visit.ts";

const db = openDatabase(env.DB);
const CURRENT = "a stall at the corner";
const passwordHash = quickHash(CURRENT);

beforeEach(async () => {
  await db.batch([db.delete(accounts), db.delete(shops)]);
  await db.insert(shops).values({ id: "chaat", name: "Shop", revision: 1, createdAt: 1 });
});
afterEach(() => vi.restoreAllMocks());

/** An owner whose password is CURRENT, logged in on two devices. */
async function onTwoDevices() {
  const { account, cookie } = await logIn("chaat");
  await db.update(accounts).set({ passwordHash }).where(eq(accounts.id, account.id));
  const { cookie: other } = await startSession(account);
  return { account, cookie, other };
}

async function storedHash(id: number): Promise<string> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id));
  return account?.passwordHash ?? "";
}

const change = (cookie: string, fields: Record<string, string>) =>
  submit(
    "/shop/account",
    { operation: "change-password", current: CURRENT, new: "samosa at seven", ...fields },
    { Cookie: cookie },
  );

const statusAt = async (path: string, cookie: string) =>
  (await visit(path, { headers: { Cookie: cookie } })).status;
const isLoggedIn = async (cookie: string) => (await statusAt("/shop/account", cookie)) === 200;
const sessionIds = async () => (await env.SESSIONS.list()).keys.map(({ name }) => name);

describe("the account page", () => {
  it("says who is logged in, and leads back to the menu", async () => {
    const { cookie, account } = await logIn("chaat", { role: "staff" });
    const html = await (await visit("/shop/account", { headers: { Cookie: cookie } })).text();
    expect(html).toContain("<h1>Your login</h1>");
    expect(html).toContain(`<b>${account.username}</b>`);
    expect(html).toContain('href="/shop/edit/menu/chaat"');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain('<form action="/shop/logout" method="post">');
  });

  it("is there for an operator, without a menu", async () => {
    const { cookie } = await logIn(null);
    const response = await visit("/shop/account", { headers: { Cookie: cookie } });
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('href="/desk">Go to the desk');
    expect(html).not.toContain("/shop/edit/menu");
  });

  it("sends who is not logged in to log in, and does nothing for them", async () => {
    const { account } = await onTwoDevices();
    for (const response of [await visit("/shop/account"), await change("", {})]) {
      expect([response.status, response.headers.get("Location")]).toEqual([
        302,
        "/shop/login?next=%2Fshop%2Faccount",
      ]);
    }
    expect(await storedHash(account.id)).toBe(passwordHash);
  });

  it("sends the client router to log in as well, and from there to the page, not its data", async () => {
    const response = await visit("/shop/account.data?x=1");
    expect(await response.text()).toContain("/shop/login?next=%2Fshop%2Faccount%3Fx%3D1");
  });

  it("refuses a form that it does not have", async () => {
    const { cookie } = await logIn("chaat");
    for (const operation of ["", "delete-everything"]) {
      const response = await submit("/shop/account", { operation }, { Cookie: cookie });
      expect(response.status).toBe(400);
    }
  });
});

describe("changing the password", () => {
  it("ends every other session, and gives this browser one of a new id", async () => {
    const { account, cookie, other } = await onTwoDevices();
    const before = await sessionIds();
    const response = await change(cookie, {});
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(
      "Your password has been changed. You’re logged out on all other devices.",
    );
    const renewed = cookieOf(response.headers.get("Set-Cookie"));
    expect(renewed).not.toBe(cookie);
    const after = await sessionIds();
    expect(after.filter((id) => !before.includes(id))).toHaveLength(1);
    expect(before.filter((id) => !after.includes(id))).toHaveLength(1);
    expect(await Promise.all([renewed, cookie, other].map(isLoggedIn))).toEqual([
      true,
      false,
      false,
    ]);
    expect(await verifyPassword("samosa at seven", await storedHash(account.id))).toBe(true);
  });

  it.each([
    ["short", /Your new password must be at least 8 characters long/],
    ["12345678", /Too many people use this password/],
    ["with-LOGIN-%-in-it", /Your new password can’t contain your username/],
  ])("to %s is refused in words beside the field", async (password, words) => {
    const { account, cookie, other } = await onTwoDevices();
    const number = account.username.split("-")[1] ?? "";
    const response = await change(cookie, { new: password.replace("%", number) });
    expect([response.status, response.headers.has("Set-Cookie")]).toEqual([422, false]);
    const [field] = /<input[^>]* id="new".*?<button/s.exec(await response.text()) ?? [];
    expect(field).toMatch(words);
    expect(field).toContain('aria-invalid="true"');
    expect(await isLoggedIn(other)).toBe(true);
    expect(await storedHash(account.id)).toBe(passwordHash);
  });

  it("with a wrong current password is refused, and nothing changes", async () => {
    const { account, cookie, other } = await onTwoDevices();
    for (const current of ["wrong", "", "samosa at seven", "x".repeat(5_000)]) {
      const response = await change(cookie, { current });
      expect(response.status).toBe(422);
      expect(await response.text()).toContain("That’s not your current password.");
    }
    expect(await Promise.all([cookie, other].map(isLoggedIn))).toEqual([true, true]);
    expect(await storedHash(account.id)).toBe(passwordHash);
  });

  it("is counted among the tries to log in", async () => {
    await inOneMinute(async () => {
      const { account, cookie } = await onTwoDevices();
      for (let tries = 0; tries < 60; tries++) {
        await env.LOGINS_PER_USERNAME.limit({ key: account.username });
      }
      const response = await change(cookie, {});
      expect([response.status, response.headers.get("Retry-After")]).toEqual([429, "60"]);
      expect(await response.text()).toContain("Too many attempts. Please wait a minute");
      expect(await storedHash(account.id)).toBe(passwordHash);
    });
  });
});

describe("logging out", () => {
  it("ends this session in KV, clears the cookie, and leaves other devices alone", async () => {
    const { cookie, other } = await onTwoDevices();
    const before = await sessionIds();
    const response = await submit("/shop/logout", {}, { Cookie: cookie });
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/shop/login"]);
    expect(response.headers.getSetCookie()[0]).toBe(
      "session=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax",
    );
    expect(await sessionIds()).toHaveLength(before.length - 1);
    expect(await Promise.all([cookie, other].map(isLoggedIn))).toEqual([false, true]);
  });

  it("is possible for who is logged out already", async () => {
    const response = await submit("/shop/logout", {});
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/shop/login"]);
  });

  it.each([
    ["/shop/edit/menu/chaat", "/shop/login?next=%2Fshop%2Fedit%2Fmenu%2Fchaat"],
    ["//evil.example", "/shop/login"],
  ])("leads by the login to %s, if that is a page of ours", async (next, goal) => {
    const { cookie } = await logIn("chaat");
    const path = `/shop/logout?next=${encodeURIComponent(next)}`;
    const response = await submit(path, {}, { Cookie: cookie });
    expect([response.status, response.headers.get("Location")]).toEqual([303, goal]);
  });

  it("does not happen by following a link", async () => {
    const { cookie } = await logIn("chaat");
    const response = await visit("/shop/logout", { headers: { Cookie: cookie } });
    expect([response.status, response.headers.get("Location")]).toEqual([302, "/shop/login"]);
    expect(await isLoggedIn(cookie)).toBe(true);
  });
});

describe("logging out everywhere", () => {
  it("ends every session of the account, and of no other", async () => {
    const { cookie, other } = await onTwoDevices();
    const somebody = await logIn("chaat");
    const response = await submit(
      "/shop/account",
      { operation: "log-out-everywhere" },
      { Cookie: cookie },
    );
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/shop/login"]);
    expect(response.headers.get("Set-Cookie")).toMatch(/^session=;.*1970/);
    const cookies = [cookie, other, somebody.cookie];
    expect(await Promise.all(cookies.map(isLoggedIn))).toEqual([false, false, true]);
  });

  it("holds although KV still has the sessions", async () => {
    const { cookie, other } = await onTwoDevices();
    vi.spyOn(env.SESSIONS, "delete").mockResolvedValue();
    await submit("/shop/account", { operation: "log-out-everywhere" }, { Cookie: cookie });
    expect(await Promise.all([cookie, other].map(isLoggedIn))).toEqual([false, false]);
  });
});
