import { env, exports } from "cloudflare:workers";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { shops } from "#app/db/schema.ts";
import { createAccounts } from "#app/domain/accounts/accounts.ts";
import { DAY_S } from "#app/durations.ts";
import { addressKey } from "#app/platform/rate-limit.ts";
import { inOneMinute } from "#test/one-minute.ts";
import { cookieOf, logIn, quickHash } from "#test/sessions.ts";
import { newAddress, ORIGIN, submit, visit } from "#test/visit.ts";

const db = openDatabase(env.DB);
const PASSWORD = "a stall at the corner";
const NOW = Date.UTC(2026, 10, 20);

beforeAll(async () => {
  const shop = { name: "Shop", revision: 1, createdAt: NOW };
  await db.insert(shops).values([
    { ...shop, id: "chaat" },
    { ...shop, id: "closed", closedAt: NOW },
  ]);
  const passwordHash = quickHash(PASSWORD);
  await createAccounts(
    db,
    [
      { username: "sharma", passwordHash, role: "owner", shopId: "chaat" },
      { username: "verma", passwordHash, role: "owner", shopId: "closed" },
      { username: "operator", passwordHash, role: "operator", shopId: null },
    ],
    { now: NOW },
  );
});
afterEach(() => vi.restoreAllMocks());

/** Sends the login form with what is right, but for `fields`. */
function tryLogin(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const words = { username: "sharma", password: PASSWORD, ...fields };
  return submit("/shop/login", words, headers);
}

const locationOf = ({ status, headers }: Response) => [status, headers.get("Location")];
const sessionIds = async () => (await env.SESSIONS.list()).keys.map(({ name }) => name);

describe("logging in", () => {
  it("leads to the shop's editor, with a cookie of a month that scripts cannot read", async () => {
    const response = await tryLogin({});
    expect(locationOf(response)).toEqual([302, "/shop/edit/menu/chaat"]);
    const [pair, ...attributes] = String(response.headers.getSetCookie()[0]).split("; ");
    expect(pair).toMatch(/^session=[\w%.+/=-]{40,}$/);
    expect(attributes.toSorted()).toEqual([
      "HttpOnly",
      "Max-Age=2592000",
      "Path=/",
      "SameSite=Lax",
    ]);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  });

  it("on https has a cookie that is bound to this host", async () => {
    const response = await exports.default.fetch(
      new Request("https://nukkad.test/shop/login", {
        method: "POST",
        redirect: "manual",
        headers: { Origin: "https://nukkad.test", ...newAddress() },
        body: new URLSearchParams({ username: "sharma", password: PASSWORD }),
      }),
    );
    expect(response.headers.get("Set-Cookie")).toMatch(/^__Host-session=.*; Path=\/;.*; Secure/);
    expect(response.headers.get("Set-Cookie")).not.toContain("Domain");
  });

  it("keeps in KV who logged in at which epoch, for as long, and nothing secret", async () => {
    const before = new Set(await sessionIds());
    await tryLogin({});
    const { keys } = await env.SESSIONS.list();
    const made = keys.filter(({ name }) => !before.has(name));
    expect(made).toHaveLength(1);
    expect(made[0]?.expiration).toBeGreaterThan(Date.now() / 1000 + 29.9 * DAY_S);
    expect(await env.SESSIONS.get(String(made[0]?.name), "json")).toEqual({
      accountId: expect.any(Number),
      shopId: "chaat",
      username: "sharma",
      epoch: 1,
    });
  });

  it("makes a session of a new id each time, and ends the one that it came with", async () => {
    const first = cookieOf((await tryLogin({})).headers.get("Set-Cookie"));
    const ids = await sessionIds();
    const again = await tryLogin({}, { Cookie: first });
    const second = cookieOf(again.headers.get("Set-Cookie"));
    expect(second).not.toBe(first);
    expect((await sessionIds()).filter((id) => !ids.includes(id))).toHaveLength(1);
    expect((await visit("/shop/login", { headers: { Cookie: first } })).status).toBe(200);
    expect((await visit("/shop/login", { headers: { Cookie: second } })).status).toBe(302);
  });

  it.each([
    ["/shop/account", "/shop/account"],
    ["/shop/edit/menu/chaat?x=1", "/shop/edit/menu/chaat?x=1"],
    ["//evil.example", "/shop/edit/menu/chaat"],
    ["https://evil.example/", "/shop/edit/menu/chaat"],
    ["/shop/login", "/shop/edit/menu/chaat"],
  ])("with next %s leads to %s", async (next, path) => {
    expect(locationOf(await tryLogin({ next }))).toEqual([302, path]);
  });

  it("takes the username in whatever case, and with a blank that the keyboard added", async () => {
    expect(locationOf(await tryLogin({ username: " SHARMA " }))).toEqual([
      302,
      "/shop/edit/menu/chaat",
    ]);
  });

  it("leads an operator, who has no shop, to the account", async () => {
    expect(locationOf(await tryLogin({ username: "operator" }))).toEqual([302, "/desk"]);
  });
});

describe("a login that fails", () => {
  it("says the same for every reason, and keeps the username but not the password", async () => {
    const failures: Record<string, string>[] = [
      { password: "wrong password" },
      { password: PASSWORD.toUpperCase() },
      { password: "" },
      { password: "x".repeat(5_000) },
      { username: "nobody" },
      { username: "verma" },
      { username: "" },
      { username: "x".repeat(90) },
    ];
    const pages = failures.map(async (fields) => {
      const response = await tryLogin(fields);
      expect(response.status).toBe(401);
      expect(response.headers.has("Set-Cookie")).toBe(false);
      const html = await response.text();
      const username = fields["username"] ?? "sharma";
      expect(html).toContain(`value="${username}"`);
      expect(html).toMatch(/<p[^>]* role="alert"[^>]*>Invalid username or password<\/p>/);
      expect(html).not.toMatch(/<input[^>]*type="password"[^>]*value=/);
      return htmlBeforeScripts(html)
        .replaceAll(`value="${username}"`, "value")
        .replace(`/login-help?shop=${username}`, "/login-help");
    });
    expect(new Set(await Promise.all(pages)).size).toBe(1);
  });

  it.each<[string, RequestInit]>([
    ["JSON", { body: "{}", headers: { "Content-Type": "application/json" } }],
    ["a broken form", { body: "--", headers: { "Content-Type": "multipart/form-data" } }],
    ["a form of a megabyte", { body: new URLSearchParams({ username: "x".repeat(1e6) }) }],
    ["nothing", {}],
  ])("fails so with %s as well", async (_, init) => {
    const headers = new Headers(init.headers);
    headers.set("Origin", ORIGIN);
    const response = await visit("/shop/login", { method: "POST", ...init, headers });
    expect(response.status).toBe(401);
    expect(await response.text()).toContain("Invalid username or password");
  });

  it("brings who has no JavaScript back to the password, and to what is said of it", async () => {
    const html = await (await tryLogin({ password: "wrong password" })).text();
    const [, password = ""] = /<input([^>]*type="password"[^>]*)>/.exec(html) ?? [];
    expect(password.toLowerCase()).toContain("autofocus");
    expect(password).toContain('aria-describedby="problem"');
    expect(html).toMatch(/role="alert" id="problem">Invalid username or password</);
  });

  it("escapes what was typed", async () => {
    const html = await (await tryLogin({ username: '"><script>x' })).text();
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;x"');
    expect(html).not.toContain("<script>x");
  });
});

describe("too many tries", () => {
  const newUsername = () => `Wanted-${crypto.randomUUID()}`;
  const times = <T>(number: number, act: () => Promise<T>) =>
    Promise.all(Array.from({ length: number }, act));
  /** Stands for so many earlier tries, without the hashing that they would cost. */
  const count = (limiter: RateLimit, number: number, key: string) =>
    times(number, () => limiter.limit({ key }));

  it("from one address are refused for a minute, the right password among them", async () => {
    await inOneMinute(async () => {
      const address = newAddress();
      const tries = await times(20, () => tryLogin({ password: "" }, address));
      expect(tries.map(({ status }) => status)).toEqual(Array(20).fill(401));
      const response = await tryLogin({}, address);
      expect([response.status, response.headers.get("Retry-After")]).toEqual([429, "60"]);
      expect(response.headers.has("Set-Cookie")).toBe(false);
      const html = await response.text();
      expect(html).toContain("Too many attempts. Please wait a minute, then try again.");
      expect(html).toContain('value="sharma"');
      expect((await tryLogin({})).status).toBe(302);
    });
  });

  it("cannot be counted while the limiters fail, and then everybody may try", async () => {
    for (const limiter of [env.LOGINS_PER_ADDRESS, env.LOGINS_PER_USERNAME]) {
      vi.spyOn(limiter, "limit").mockRejectedValue(new Error("the limiter is away"));
    }
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    expect((await tryLogin({})).status).toBe(302);
    expect((await tryLogin({ password: "not that" })).status).toBe(401);
    // One line for each login.
    expect(logged).toHaveBeenCalledTimes(2);
    expect(String(logged.mock.calls)).not.toMatch(/sharma|not that/);
  });

  it("are counted for the whole of an IPv6 household", async () => {
    await inOneMinute(async () => {
      const household = newAddress()["CF-Connecting-IP"];
      const at = (host: number) => ({ "CF-Connecting-IP": household.replace(/1$/, String(host)) });
      for (let host = 1; host <= 20; host++) await tryLogin({ password: "" }, at(host));
      expect((await tryLogin({ password: "" }, at(99))).status).toBe(429);
      expect((await tryLogin({ password: "" })).status).toBe(401);
    });
  });

  it("for one username from many addresses are refused, in whatever case it is written", async () => {
    await inOneMinute(async () => {
      const username = newUsername();
      await count(env.LOGINS_PER_USERNAME, 59, username.toLowerCase());
      expect((await tryLogin({ username: username.toUpperCase() })).status).toBe(401);
      expect((await tryLogin({ username })).status).toBe(429);
      expect((await tryLogin({ username: "another" })).status).toBe(401);
    });
  });

  it("from one address alone do not lock a username", async () => {
    await inOneMinute(async () => {
      const address = newAddress();
      const username = newUsername();
      await count(env.LOGINS_PER_ADDRESS, 18, addressKey(address["CF-Connecting-IP"]));
      await count(env.LOGINS_PER_USERNAME, 55, username.toLowerCase());
      await times(20, () => tryLogin({ username }, address));
      expect((await tryLogin({ username }, address)).status).toBe(429);
      expect((await tryLogin({ username })).status).toBe(401);
    });
  });
});

describe("the login page", () => {
  it("is a form that needs no JavaScript, and nothing for search engines", async () => {
    const response = await visit("/shop/login");
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(html).toContain("<title>Shop Login | Nukkad</title>");
    expect(html).toContain("<h1>Shop Login</h1>");
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toMatch(/<form[^>]* action="\/shop\/login" method="post"/);
    expect(html).toContain('<button class="button primary">Login</button>');
    expect(html).not.toContain('type="hidden"');
  });

  it("carries a next of ours along in a hidden field, and no other", async () => {
    const html = async (next: string) =>
      (await visit(`/shop/login?next=${encodeURIComponent(next)}`)).text();
    expect(await html("/shop/account?x=1&y")).toContain(
      '<input type="hidden" name="next" value="/shop/account?x=1&amp;y"/>',
    );
    expect(await html("//evil.example")).not.toContain('type="hidden"');
  });

  it("says to whose changes wait on the phone that they are safe, in both languages, after a wrong password too", async () => {
    const path = "/shop/login?next=%2Fshop%2Fedit%2Fmenu%2Fchaat&waiting";
    const safe = "Your changes are safe on this phone. Log in to send them.</p>";
    expect(await (await visit(path)).text()).toContain(safe);
    const inHindi = await visit(path, { headers: { Cookie: "language=hi" } });
    expect(await inHindi.text()).toContain(">आपके बदलाव");
    const wrong = await submit(path, { username: "nobody", password: "not that" });
    expect(await wrong.text()).toContain(safe);
    expect(await (await visit("/shop/login?next=/shop/account")).text()).not.toContain(safe);
  });

  it("takes on who is logged in already, to next where that is ours", async () => {
    const { cookie } = await logIn("chaat");
    const at = async (query: string) =>
      locationOf(await visit(`/shop/login${query}`, { headers: { Cookie: cookie } }));
    expect(await at("")).toEqual([302, "/shop/edit/menu/chaat"]);
    expect(await at("?next=/shop/account")).toEqual([302, "/shop/account"]);
    expect(await at("?next=//evil.example")).toEqual([302, "/shop/edit/menu/chaat"]);
    const operator = await logIn(null);
    const response = await visit("/shop/login", { headers: { Cookie: operator.cookie } });
    expect(locationOf(response)).toEqual([302, "/desk"]);
  });

  it("is shown to who holds a cookie that we did not make", async () => {
    const { cookie } = await logIn("chaat");
    const [name, value = ""] = cookie.split(/=(.*)/);
    for (const forged of [
      `${name}=${value.slice(0, -1)}`,
      `${name}=x${value}`,
      `${name}=${value.split(".")[0]}`,
      `${name}=${btoa('"some-id"')}.${value.split(".")[1]}`,
      `${name}=%E0%A4%A; ${name}=;`,
      `__Host-${cookie}`,
    ]) {
      const response = await visit("/shop/login", { headers: { Cookie: forged } });
      expect([forged, response.status]).toEqual([forged, 200]);
    }
  });
});

describe("without KV", () => {
  it("public pages work, for those with a cookie too, and the login's cannot tell who comes", async () => {
    const { cookie } = await logIn("chaat");
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    vi.spyOn(env.SESSIONS, "get").mockRejectedValue(new Error("KV is down"));
    const at = async (path: string) => (await visit(path, { headers: { Cookie: cookie } })).status;
    expect(await at("/")).toBe(200);
    expect(await at("/menu/chaat")).toBe(200);
    expect(logged).not.toHaveBeenCalled();
    expect(await at("/shop/login")).toBe(503);
    expect(String(logged.mock.calls[0]?.[0])).toContain("KV is down");
  });
});

describe("while a part is down", () => {
  it.each(["put", "get"] as const)(
    "a login cannot be checked, where KV fails to %s, and is not called wrong",
    async (method) => {
      const { cookie } = await logIn("chaat");
      vi.spyOn(console, "error").mockImplementation(() => {});
      vi.spyOn(env.SESSIONS, method).mockRejectedValue(new Error("KV is down"));
      const response = await tryLogin({}, method === "get" ? { Cookie: cookie } : {});
      expect([response.status, response.headers.has("Set-Cookie")]).toEqual([503, false]);
      if (method === "get") return;
      const html = await response.text();
      expect(html).toContain("We can’t check your login right now. Please try again in a moment.");
      expect(html).toMatch(/<input[^>]*name="username"[^>]*value="sharma"/);
    },
  );
});

describe("without a secret", () => {
  it("the login's pages fail with a line that says so, and public pages work", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    vi.spyOn(env, "SESSION_SECRET", "get").mockReturnValue("");
    expect((await visit("/menu/chaat")).status).toBe(200);
    expect(logged).not.toHaveBeenCalled();
    expect((await visit("/shop/login")).status).toBe(500);
    expect(String(logged.mock.calls[0]?.[0])).toContain("SESSION_SECRET must be set");
    const response = await tryLogin({});
    expect([response.status, response.headers.has("Set-Cookie")]).toEqual([500, false]);
  });
});

/** The page up to its scripts, which hold what the page does, without what differs at every rendering. */
function htmlBeforeScripts(html: string): string {
  return (html.split("<script")[0] ?? "").replaceAll(/nonce="[^"]*"/g, "");
}
