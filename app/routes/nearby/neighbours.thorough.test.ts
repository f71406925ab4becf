import { env } from "cloudflare:workers";
import { createHash } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { people } from "#app/db/community-schema.ts";
import { openDatabase } from "#app/db/database.ts";
import { DAY_S } from "#app/durations.ts";
import { CORNER } from "#test/neighbours.ts";
import { NEARBY_PATHS, newPhone, type Phone } from "#test/phone.ts";

/* Who neighbours are: what their browsers hold, what we keep, and what others can tell. */

const db = openDatabase(env.DB);

afterEach(() => vi.restoreAllMocks());

const sessionCookie = (reply: Response) =>
  reply.headers.getSetCookie().find((cookie) => /^(__Host-)?neighbour=/.test(cookie));

/** The threads of what this phone has posted, newest first. */
async function ownThreads(phone: Phone): Promise<string[]> {
  const page = await (await phone.get("/nearby/mine")).text();
  return [...new Set(page.match(/\/nearby\/posts\/[\w-]{16}(?=")/g))];
}

async function textOf(phone: Phone, path: string) {
  return (await (await phone.get(path)).text()).replaceAll(/<!-- -->|<script.*?<\/script>/gs, "");
}

const comment = (phone: Phone, thread: string, text: string) =>
  phone.send(thread, {
    operation: "comment",
    text,
    isOldEnough: "yes",
    sendKey: crypto.randomUUID(),
  });

describe("the cookie of a neighbour", () => {
  it.each([
    ["http://nukkad.test", "neighbour=", false],
    ["https://nukkad.test", "__Host-neighbour=", true],
  ])("at %s is for this server alone, and for 90 days", async (origin, name, isSecure) => {
    const cookie = sessionCookie(await newPhone({ origin }).publish()) ?? "";
    const parts = cookie.split("; ");
    expect(parts[0]?.startsWith(name)).toBe(true);
    expect(parts).toEqual(
      expect.arrayContaining(["HttpOnly", "SameSite=Lax", "Path=/", `Max-Age=${90 * DAY_S}`]),
    );
    expect(parts.includes("Secure")).toBe(isSecure);
    expect(cookie).not.toContain("Domain");
  });

  it("is renewed for whoever comes again after a week, and left alone before", async () => {
    const phone = newPhone();
    await phone.publish();
    const at = Date.now();
    const clock = vi.spyOn(Date, "now");
    clock.mockReturnValue(at + 6 * DAY_S * 1000);
    expect(sessionCookie(await phone.get("/nearby"))).toBeUndefined();
    clock.mockReturnValue(at + 8 * DAY_S * 1000);
    expect(sessionCookie(await phone.get("/nearby"))).toContain(`Max-Age=${90 * DAY_S}`);
    expect(sessionCookie(await phone.get("/nearby"))).toBeUndefined();
  });

  it("names a key in KV, which ends by itself, and of which D1 has the hash alone", async () => {
    const { keys: before } = await env.SESSIONS.list();
    await newPhone().publish();
    const { keys } = await env.SESSIONS.list();
    const made = keys.find(({ name }) => !before.some((other) => other.name === name));
    const days = (Number(made?.expiration) - Date.now() / 1000) / DAY_S;
    expect(Math.round(days)).toBe(90);
    const { key } = JSON.parse((await env.SESSIONS.get(made?.name ?? "")) ?? "{}") as {
      key: string;
    };
    expect(key).toMatch(/^[\w-]{43}$/);
    const rows = await db.select().from(people);
    const hash = createHash("sha256").update(key).digest("base64url");
    expect(rows.filter(({ keyHash }) => keyHash === hash)).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(key);
  });
});

describe("nobody becomes a neighbour", () => {
  it("by reading, wherever they look", async () => {
    const author = newPhone();
    await author.publish();
    const [thread = ""] = await ownThreads(author);
    const before = [await db.$count(people), (await env.SESSIONS.list()).keys.length];
    const phone = newPhone();
    await phone.goTo(CORNER);
    for (const path of NEARBY_PATHS.map((path) => path.replace(/:\w+/, thread.slice(14)))) {
      for (const asked of [path, `${path}.data`]) {
        expect([asked, sessionCookie(await phone.get(asked))]).toEqual([asked, undefined]);
      }
    }
    expect([await db.$count(people), (await env.SESSIONS.list()).keys.length]).toEqual(before);
  });

  it("by saying to be too young, or nothing; they go on reading", async () => {
    const phone = newPhone();
    await phone.goTo(CORNER);
    const before = await db.$count(people);
    for (const isOldEnough of ["no", ""]) {
      const refused = await phone.publish({ isOldEnough, text: "Let me in" });
      expect([refused.status, sessionCookie(refused)]).toEqual([403, undefined]);
      const page = await refused.text();
      expect(page).toContain("You have to be 13 or older to take part here");
      expect(page).toContain("Let me in");
    }
    expect(await db.$count(people)).toBe(before);
    expect((await phone.get("/nearby")).status).toBe(200);
  });
});

it("the age is asked before the first write alone, and is that of the country", async () => {
  const rules = env.LEAST_AGE;
  try {
    env.LEAST_AGE = "13 IN=18 KR=14";
    for (const [country, age] of [
      ["IN", 18],
      ["KR", 14],
      ["US", 13],
    ] as const) {
      const phone = newPhone({ country });
      await phone.goTo(CORNER);
      expect(await textOf(phone, "/nearby")).not.toContain("or older?");
      expect(await textOf(phone, "/nearby/new")).toContain(`Are you ${age} or older?`);
      expect((await phone.publish({ isOldEnough: "" })).status).toBe(403);
      expect((await phone.publish()).status).toBe(303);
      expect((await phone.publish({ isOldEnough: "" })).status).toBe(303);
      expect(await textOf(phone, "/nearby/new")).not.toContain("or older?");
    }
  } finally {
    env.LEAST_AGE = rules;
  }
});

it("where KV does not write, a session that is to be renewed is read with all the same", async () => {
  const author = newPhone();
  await author.publish({ text: "Reading goes on" });
  vi.spyOn(env.SESSIONS, "put").mockRejectedValue(new Error("KV is down"));
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 8 * DAY_S * 1000);
  expect((await author.get("/nearby/mine")).status).toBe(200);
  expect(errors.mock.calls.join()).toContain("KV is down");
});

it("without KV strangers read, nobody is taken for a stranger, and nobody is made", async () => {
  const author = newPhone();
  await author.publish({ text: "Reading goes on" });
  const failing = () => Promise.reject(new Error("KV is down"));
  vi.spyOn(env.SESSIONS, "get").mockImplementation(failing);
  vi.spyOn(env.SESSIONS, "put").mockImplementation(failing);
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  const stranger = newPhone();
  await stranger.goTo(CORNER);
  expect(await textOf(stranger, "/nearby")).toContain("Reading goes on");
  expect(errors).not.toHaveBeenCalled();
  expect((await author.get("/nearby")).status).toBe(503);
  expect(errors.mock.calls.join()).toContain("KV is down");
  const before = await db.$count(people);
  expect((await newPhone().publish()).status).toBe(503);
  expect(await db.$count(people)).toBe(before);
});

describe("a handle", () => {
  it("is one person's in all of a thread, another in the next, and says who wrote the post", async () => {
    const [asha, ravi] = [newPhone(), newPhone()];
    await asha.publish({ text: "First" });
    await asha.publish({ text: "Second" });
    const threads = await ownThreads(asha);
    expect(threads).toHaveLength(2);
    const handles = [];
    for (const thread of threads) {
      await comment(asha, thread, "Asha's answer");
      await comment(ravi, thread, "Ravi's question");
      await comment(ravi, thread, "Ravi's answer");
      const page = await textOf(newPhone(), thread);
      const names = [...page.matchAll(/class="who"><b>([^<]+)</g)].map(([, name]) => name);
      const [post, byAsha, byRavi, againByRavi] = names;
      expect(names).toHaveLength(4);
      expect([byAsha, againByRavi]).toEqual([post, byRavi]);
      expect(byRavi).not.toBe(post);
      expect(page.match(/class="mark">Author</g)?.length).toBe(1);
      handles.push(post, byRavi);
    }
    expect(new Set(handles).size).toBe(4);
  });
});

describe("an address from which too much comes in a minute is told so", () => {
  const acts: [string, RateLimit, (phone: Phone, thread: string) => Promise<Response>][] = [
    ["a first post", env.NEIGHBOURS_PER_ADDRESS, (phone) => phone.publish()],
    ["a post", env.POSTS_PER_ADDRESS, (phone) => phone.publish()],
    ["a comment", env.COMMENTS_PER_ADDRESS, (phone, thread) => comment(phone, thread, "Yes")],
  ];

  it.each(acts)("for %s", async (_, limiter, act) => {
    const author = newPhone();
    await author.publish();
    const [thread = ""] = await ownThreads(author);
    const limit = vi.spyOn(limiter, "limit").mockResolvedValue({ success: false });
    const phone = newPhone({ address: "203.0.113.1" });
    await phone.goTo(CORNER);
    const refused = await act(phone, thread);
    expect(limit.mock.calls).toEqual([[{ key: "203.0.113.1" }]]);
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "60"]);
    expect(await refused.text()).toContain(
      "You’ve sent a lot in a short time. Please try again in",
    );
    expect((await phone.get("/nearby")).status).toBe(200);
  });
});
