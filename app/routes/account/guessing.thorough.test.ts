import { env, exports } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { accounts, hourlyCounts, shops } from "#app/db/schema.ts";
import { createAccounts } from "#app/domain/accounts/accounts.ts";
import { DAY_MS, HOUR_MS } from "#app/durations.ts";
import { openHandOver } from "#test/hand-over.ts";
import { call } from "#test/api.ts";
import { cookieOf, logIn, quickHash } from "#test/sessions.ts";
import { newAddress, submit, visit } from "#test/visit.ts";

const db = openDatabase(env.DB);
const PASSWORD = "a stall at the corner";
// No test before has used up the tries of a minute for these.
const OWNER = `Owner-${crypto.randomUUID()}`;
const OTHER = `other-${crypto.randomUUID()}`;

const passwordHash = quickHash(PASSWORD);

beforeAll(async () => {
  await db.insert(shops).values({ id: "chaat", name: "Shop", revision: 1, createdAt: 1 });
  const account = { passwordHash, role: "owner", shopId: "chaat" } as const;
  await createAccounts(
    db,
    [OWNER, OTHER].map((username) => ({ ...account, username })),
    { now: 1 },
  );
});
beforeEach(async () => {
  await db.delete(hourlyCounts);
  await db.update(accounts).set({ passwordHash });
  vi.setSystemTime(Math.floor(Date.now() / HOUR_MS) * HOUR_MS + HOUR_MS / 2);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The limits of a minute are not what these tests are about. */
function withoutLimitsOfAMinute() {
  for (const limiter of [env.LOGINS_PER_ADDRESS, env.LOGINS_PER_USERNAME]) {
    vi.spyOn(limiter, "limit").mockResolvedValue({ success: true });
  }
}

const tryLogin = (fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  submit("/shop/login", { username: OWNER, password: PASSWORD, ...fields }, headers);
/** By the API, which takes less time than a page. */
const guess = (headers: Record<string, string> = {}, username = OWNER) =>
  call({
    method: "POST",
    path: "/shops/login",
    body: { username, password: "wrong password" },
    headers: { ...newAddress(), ...headers },
  });

async function guessTimes(times: number, ...how: Parameters<typeof guess>): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) statuses.push((await guess(...how)).status);
  return statuses;
}

/** A fixed number of tries could fall into two minutes on a slow machine, and each has a limit of its own. */
async function guessUntilRefused(...how: Parameters<typeof guess>): Promise<void> {
  for (let n = 0; n < 60; n += 1) if ((await guess(...how)).status === 429) return;
  throw new Error("No try was refused");
}

/** As if so many wrong passwords had been tried in this hour, once one was. */
async function failTimes(times: number, ...how: Parameters<typeof guess>): Promise<void> {
  expect((await guess(...how)).status).toBe(401);
  await db.update(hourlyCounts).set({ count: times });
}

const deviceIn = (reply: Response) =>
  cookieOf(reply.headers.getSetCookie().find((each) => /^(__Host-)?device=/.test(each)) ?? null);

/** The header of a phone on which somebody has logged in, and out again. */
async function knownPhone(username = OWNER) {
  return { Cookie: deviceIn(await tryLogin({ username })) };
}

describe("while sixty-five addresses try wrong passwords,", () => {
  it("the right password works from a phone that has logged in before, on every login", async () => {
    const phone = await knownPhone();
    const statuses = await Promise.all(Array.from({ length: 65 }, () => guess()));
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([401, 429]));
    expect((await guess()).status).toBe(429);
    expect((await tryLogin({}, phone)).status).toBe(302);
    const body = { username: OWNER, password: PASSWORD };
    const headers = { ...phone, ...newAddress() };
    expect((await call({ method: "POST", path: "/shops/login", body, headers })).status).toBe(200);
  });

  it("a phone that is known gets in behind an address that tries too much", async () => {
    const phone = await knownPhone(OTHER);
    const address = newAddress();
    await guessUntilRefused(address, OTHER);
    const right = { username: OTHER };
    expect((await tryLogin(right, address)).status).toBe(429);
    expect((await tryLogin(right, { ...address, ...phone })).status).toBe(302);
  });
});

describe("thirty wrong passwords in an hour", () => {
  beforeEach(withoutLimitsOfAMinute);

  it("lock a username for browsers that are not known, until the hour is over", async () => {
    expect(await guessTimes(31)).toEqual([...Array<number>(30).fill(401), 429]);
    const refused = await tryLogin();
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "1800"]);
    expect(refused.headers.has("Set-Cookie")).toBe(false);
    expect(await refused.text()).toContain(
      "Too many attempts. Please try again in 30 minutes, or use a phone you’ve logged in on before.",
    );
    expect((await tryLogin({ username: `${OWNER.toUpperCase()} ` })).status).toBe(429);
    expect((await tryLogin({ username: OTHER })).status).toBe(302);
    vi.setSystemTime(Date.now() + HOUR_MS / 2);
    expect((await tryLogin()).status).toBe(302);
  });

  it("do so for a username that nobody has as well", async () => {
    await failTimes(29, {}, `nobody-${OTHER}`);
    expect(await guessTimes(2, {}, `nobody-${OTHER}`)).toEqual([401, 429]);
  });

  it("are not made of right ones", async () => {
    for (let n = 0; n < 31; n += 1) expect((await tryLogin()).status).toBe(302);
  });

  it("on a phone that is known lock that phone, and nobody else", async () => {
    const [stolen, other] = [await knownPhone(), await knownPhone()];
    await failTimes(29, stolen);
    expect(await guessTimes(2, stolen)).toEqual([401, 429]);
    expect((await tryLogin({}, stolen)).status).toBe(429);
    expect((await tryLogin({}, other)).status).toBe(302);
    expect((await tryLogin()).status).toBe(302);
  });

  it("are all that is stored of it, under a hash from which no username can be read", async () => {
    await guess();
    expect(await db.select().from(hourlyCounts)).toEqual([
      { key: expect.stringMatching(/^[\w-]{43}$/), count: 1, endsAt: Date.now() + HOUR_MS / 2 },
    ]);
  });
});

describe("an owner with a new phone, while others guess,", () => {
  beforeEach(withoutLimitsOfAMinute);

  it("gets in by the link that the desk sends with a new password", async () => {
    await failTimes(30);
    const { cookie } = await logIn(null);
    const [owner] = await db.select().from(accounts).where(eq(accounts.username, OWNER));
    const reset = {
      act: "reset-password",
      account: String(owner?.id),
      epoch: String(owner?.epoch),
    };
    const made = await submit("/desk/shops/chaat", reset, { Cookie: cookie });
    const html = await (await openHandOver(made, cookie)).text();
    const [, query = ""] = /\/shop\/login(\?\S+)/.exec(html) ?? [];
    const [, password = ""] = /Password: ([\w-]*)/.exec(html) ?? [];
    expect((await tryLogin({ password })).status).toBe(429);

    const followed = await visit(`/shop/login${query.replaceAll("&amp;", "&")}`);
    expect([followed.status, followed.headers.get("Location")]).toEqual([302, "/shop/login"]);
    expect((await tryLogin({ password }, { Cookie: deviceIn(followed) })).status).toBe(302);
    const forged = await visit(
      `/shop/login${query.replace(OWNER, OTHER).replaceAll("&amp;", "&")}`,
    );
    expect([forged.status, forged.headers.has("Set-Cookie")]).toEqual([200, false]);
  });
});

describe("a phone is known", () => {
  beforeEach(async () => {
    withoutLimitsOfAMinute();
    await failTimes(30);
  });

  it("to the accounts that logged in on it, and to no other", async () => {
    expect((await tryLogin({}, await knownPhone(OTHER))).status).toBe(429);
    await db.delete(hourlyCounts);
    const first = deviceIn(await tryLogin({ username: OTHER }));
    const both = deviceIn(await tryLogin({}, { Cookie: first }));
    await failTimes(30);
    await failTimes(30, {}, OTHER);
    expect((await tryLogin({}, { Cookie: both })).status).toBe(302);
    expect((await tryLogin({ username: OTHER }, { Cookie: both })).status).toBe(302);
  });

  it("by what we signed alone, and for a year", async () => {
    await db.delete(hourlyCounts);
    const { Cookie } = await knownPhone();
    const written = decodeURIComponent(Cookie.slice("device=".length));
    const [token = ""] = JSON.parse(atob(written));
    await failTimes(30);
    const withToken = (value: unknown) => ({
      Cookie: `device=${encodeURIComponent(btoa(JSON.stringify(value)))}`,
    });
    expect((await tryLogin({}, withToken([token]))).status).toBe(302);
    const other = token.replace(/^./, (first: string) => (first === "-" ? "_" : "-"));
    const forged = [`x${token}`, `${token}x`, other, token.split(".")[0], 7, {}];
    for (const value of [...forged.map((each) => [each]), "x", null, {}]) {
      expect((await tryLogin({}, withToken(value))).status).toBe(429);
    }
    expect((await tryLogin({}, { Cookie: "device=%E0%A4%A" })).status).toBe(429);
    vi.setSystemTime(Date.now() + 364 * DAY_MS);
    await failTimes(30);
    expect((await tryLogin({}, { Cookie })).status).toBe(302);
    vi.setSystemTime(Date.now() + 2 * DAY_MS);
    await failTimes(30);
    expect((await tryLogin({}, { Cookie })).status).toBe(429);
  });

  it("by a cookie that no script reads, and that says nothing of who it is", async () => {
    await db.delete(hourlyCounts);
    const request = (origin: string) =>
      exports.default.fetch(
        new Request(`${origin}/shop/login`, {
          method: "POST",
          redirect: "manual",
          headers: { Origin: origin, ...newAddress() },
          body: new URLSearchParams({ username: OWNER, password: PASSWORD }),
        }),
      );
    const written = async (origin: string) =>
      (await request(origin)).headers.getSetCookie().find((each) => each.includes("device=")) ?? "";
    const [pair = "", ...attributes] = (await written("https://nukkad.test")).split("; ");
    expect(pair).toMatch(/^__Host-device=/);
    expect(atob(decodeURIComponent(pair.split("=")[1] ?? ""))).not.toContain(OWNER.slice(6));
    expect(attributes.toSorted()).toEqual([
      "HttpOnly",
      "Max-Age=31536000",
      "Path=/",
      "SameSite=Lax",
      "Secure",
    ]);
  });
});
