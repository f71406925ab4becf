import { env, exports } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { contactMessages, shopRequests } from "#app/db/enquiries-schema.ts";
import type { Menu } from "#app/domain/menus/menus.ts";
import { call, callsOf, CALLS, loginHeaders, storeLogin } from "#test/api.ts";
import { menuOf, storeEditableMenu } from "#test/editor.ts";
import { logIn, startSession } from "#test/sessions.ts";
import { newAddress } from "#test/visit.ts";

const db = openDatabase(env.DB);
let menu: Menu;

beforeAll(async () => {
  menu = await storeEditableMenu();
  await storeLogin(menu);
});

/** Every call that a session has to be proven for. */
const GUARDED = CALLS.filter((name) => name !== "open-menu" && name !== "login");

describe("a call that carries a session, with a token that is", () => {
  let cookie: string;
  /** Tokens that are not this session's. */
  let wrong: [string, Record<string, string>][];

  beforeAll(async () => {
    const own = await logIn(menu.shop.id);
    const sameAccount = await startSession(own.account);
    const staff = await logIn(menu.shop.id, { role: "staff" });
    const { token } = own;
    cookie = `${own.cookie}; XSRF-TOKEN=${token}`;
    wrong = [
      ["in the cookie alone", {}],
      ["empty", { "X-XSRF-TOKEN": "" }],
      ["made up", { "X-XSRF-TOKEN": "x".repeat(token.length) }],
      ["cut", { "X-XSRF-TOKEN": token.slice(0, -1) }],
      ["longer", { "X-XSRF-TOKEN": `${token}x` }],
      ["in other letters", { "X-XSRF-TOKEN": token.toLowerCase() }],
      ["of another session of the account", { "X-XSRF-TOKEN": sameAccount.token }],
      ["of another account of the shop", { "X-XSRF-TOKEN": staff.token }],
      ["the session itself", { "X-XSRF-TOKEN": own.cookie.replace("session=", "") }],
    ];
  });

  beforeEach(async () => {
    await db.batch([db.delete(contactMessages), db.delete(shopRequests)]);
  });

  it.each(GUARDED)("wrong, is refused: %s", async (name) => {
    for (const [which, said] of wrong) {
      const headers = { Cookie: cookie, ...said };
      const { status, type, json } = await call({ ...callsOf(menu)[name], headers });
      expect({ which, status, type, json }).toEqual({
        which,
        status: 403,
        type: "application/problem+json",
        json: {
          title: "Not allowed",
          status: 403,
          detail: "X-XSRF-TOKEN must say what the cookie XSRF-TOKEN says",
        },
      });
    }
    expect(await menuOf(menu.shop.id)).toEqual(menu);
    expect(await db.$count(contactMessages)).toBe(0);
    expect(await db.$count(shopRequests)).toBe(0);
  });

  it.each(["contact", "add-shop"] as const)("right, is taken: %s", async (name) => {
    const headers = await loginHeaders(menu.shop.id);
    expect((await call({ ...callsOf(menu)[name], headers })).status).toBe(201);
  });

  it("missing, is refused however the cookie is written", async () => {
    const [name, value = ""] = (cookie.split(";")[0] ?? "").split(/=(.*)/s);
    for (const written of [`${name} =${value}`, ` ${name}= ${value}`, `a=b;${name}\t=${value}`]) {
      const headers = { Cookie: written };
      const { status } = await call({ ...callsOf(menu)["add-section"], headers });
      expect([written, status]).toEqual([written, 403]);
    }
  });

  it("missing, may log in, and read", async () => {
    const headers = { Cookie: cookie };
    expect((await call({ ...callsOf(menu).login, headers })).status).toBe(200);
    expect((await call({ ...callsOf(menu)["open-menu"], headers })).status).toBe(200);
  });

  it("missing, may not call with a cookie that we did not sign, nor one that is over", async () => {
    for (const other of [`${cookie.split(";")[0]}x`, "session=", "session=x"]) {
      const headers = { Cookie: `theme=dark;${other}` };
      expect((await call({ ...callsOf(menu).contact, headers })).status).toBe(403);
    }
  });
});

describe("a login", () => {
  /** Logs in by the API or by the page, and gives the cookies that come with it. */
  async function logInAt(origin: string, path: string) {
    const { body } = callsOf(menu).login;
    const isPage = path === "/shop/login";
    const response = await exports.default.fetch(
      new Request(origin + path, {
        method: "POST",
        redirect: "manual",
        headers: {
          Origin: origin,
          ...newAddress(),
          ...(isPage ? {} : { "Content-Type": "application/json" }),
        },
        body: isPage ? new URLSearchParams(body as Record<string, string>) : JSON.stringify(body),
      }),
    );
    return { headers: response.headers, cookies: response.headers.getSetCookie().map(readCookie) };
  }

  function readCookie(setCookie: string) {
    const [pair = "", ...attributes] = setCookie.split("; ");
    const [name = "", value = ""] = pair.split(/=(.*)/);
    return { name, value, attributes: attributes.toSorted() };
  }

  const AGE_AND_PATH = ["Max-Age=2592000", "Path=/", "SameSite=Lax"];
  const WAYS = ["/shops/login", "/shop/login"].flatMap((path) => [
    { path, origin: "http://nukkad.test", session: "session", secure: [] },
    { path, origin: "https://nukkad.test", session: "__Host-session", secure: ["Secure"] },
  ]);

  it.each(WAYS)("at $path on $origin sets a token that scripts can read", async (way) => {
    const { headers, cookies } = await logInAt(way.origin, way.path);
    expect(cookies).toEqual([
      {
        name: way.session,
        value: expect.any(String),
        attributes: ["HttpOnly", ...AGE_AND_PATH, ...way.secure],
      },
      {
        name: "XSRF-TOKEN",
        value: expect.stringMatching(/^[\w-]{43}$/),
        attributes: [...AGE_AND_PATH, ...way.secure],
      },
      expect.objectContaining({ name: expect.stringMatching(/^(__Host-)?device$/) }),
    ]);
    const [session, token] = cookies;
    // The API tells it to apps that cannot read our cookies as well.
    const told = way.path === "/shops/login" ? token?.value : null;
    expect(headers.get("X-XSRF-TOKEN")).toBe(told);
    const change = async (said: string | undefined) => {
      const sent = {
        Cookie: `${session?.name}=${session?.value}`,
        "X-XSRF-TOKEN": said ?? "",
        "Content-Type": "application/json",
      };
      const init = { method: "POST", headers: sent, body: '{"section":"Rolls"}' };
      const path = `${way.origin}/section/add/${menu.shop.id}`;
      return (await exports.default.fetch(new Request(path, init))).status;
    };
    expect(await change(undefined)).toBe(403);
    expect(await change(token?.value)).toBe(201);
  });

  it("leaves no token behind when it ends", async () => {
    const { cookie } = await logIn(menu.shop.id);
    const response = await exports.default.fetch(
      new Request("http://nukkad.test/shop/logout", {
        method: "POST",
        redirect: "manual",
        headers: { Cookie: cookie, Origin: "http://nukkad.test" },
      }),
    );
    const cleared = response.headers.getSetCookie().map(readCookie);
    expect(cleared.map(({ name, value }) => `${name}=${value}`)).toEqual([
      "session=",
      "XSRF-TOKEN=",
    ]);
    for (const { attributes } of cleared) expect(attributes).toContain("Path=/");
  });
});
