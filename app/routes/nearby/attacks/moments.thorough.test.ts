import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import { writeTile } from "#app/domain/places/tiles.ts";
import { awayFromCorner, tileOf } from "#test/neighbours.ts";
import { newPhone, type Phone } from "#test/phone.ts";
import { png } from "#test/pictures.ts";
import { newSubscriber } from "#test/push-rows.ts";
import { settledPhone } from "#test/settled-phone.ts";
import worker from "#workers/app.ts";

/*
 * An attacker looks as often as they like, keeps all cursors, and measures what is answered: when was something written?
 * What is done at any second of one minute must look the same to them, to the last sign, from the next minute on, and like
 * nothing until then: 60 seconds of doubt.
 */

const atOnce = env.FEED_STEP_MS;
let start = 0;
let places = 0;
beforeEach(() => {
  env.FEED_STEP_MS = String(MINUTE_MS);
  start = Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS + MINUTE_MS;
  vi.useFakeTimers({ toFake: ["Date"], now: start });
});
afterEach(() => {
  env.FEED_STEP_MS = atOnce;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Place = ReturnType<typeof awayFromCorner>;

/** The phone of somebody who is not new, or what they write would show later. */
const phoneAt = (place: Place) => settledPhone(place);

/** A neighbour with a post, one who can help and one who might, and an attacker nearby. */
async function scene() {
  const place = awayFromCorner(-200, (places += 60));
  const [victim, attacker] = [await phoneAt(place), await phoneAt(place)];
  const [helper, other] = [await phoneAt(place), await phoneAt(place)];
  const tile = writeTile(tileOf(place));
  vi.setSystemTime(start - MINUTE_MS);
  await victim.publish({ text: "Old words", tile });
  const old = await threadOf(victim);
  await act(attacker, old, { operation: "comment", text: "First", sendKey: crypto.randomUUID() });
  await act(victim, old, { operation: "react", reaction: "love on" });
  await act(helper, old, { operation: "join", isOn: "yes" });
  vi.setSystemTime(start);
  return { victim, attacker, helper, other, old, place, tile };
}

/** The newest thread of somebody. */
const threadOf = async (phone: Phone) =>
  /\/nearby\/posts\/[\w-]{16}/.exec(await textOf(phone, "/nearby/mine"))?.[0] ?? "none";

const textOf = async (phone: Phone, path: string) =>
  (await (await phone.get(path)).text()).replaceAll("<!-- -->", "");

/** The cursor of the newest posts that a feed shows. */
const newestOf = async (phone: Phone) =>
  /"newest":"([\w-]+)"/.exec(await textOf(phone, "/nearby"))?.[1] ?? "";

const act = (phone: Phone, path: string, fields: Record<string, string>) =>
  phone.send(path, { from: "/nearby", isOldEnough: "yes", ...fields });

/** What an attacker sees: no ids, keys and cursors, which are drawn anew, nor their own clock. */
async function seenBy(phone: Phone, paths: readonly string[]) {
  const replies = await Promise.all(
    paths.map(async (path) => {
      const reply = await phone.get(path);
      return `${path} ${reply.status} ${await reply.text()}`;
    }),
  );
  return replies.map((reply) =>
    reply
      .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, "uuid")
      .replaceAll(/nonce[^,>\s]*/g, "nonce")
      .replaceAll(/[\w-]{36,}/g, "cursor")
      .replaceAll(String(Date.now()), "now"),
  );
}

const SECONDS = [0, 1, 29, 59];

describe("the exact moment leaks", () => {
  const acts: [string, (set: Awaited<ReturnType<typeof scene>>) => Promise<unknown>][] = [
    ["a post", ({ victim, tile }) => victim.publish({ text: "New words", tile })],
    [
      "a comment",
      ({ victim, old }) =>
        act(victim, old, { operation: "comment", text: "Later", sendKey: crypto.randomUUID() }),
    ],
    [
      "a reaction",
      ({ victim, old }) => act(victim, old, { operation: "react", reaction: "sad on" }),
    ],
    [
      "a reaction taken back",
      ({ victim, old }) => act(victim, old, { operation: "react", reaction: "love off" }),
    ],
    [
      "help that has come",
      ({ victim, old }) => act(victim, old, { operation: "resolve", isResolved: "yes" }),
    ],
    ["an offer to help", ({ other, old }) => act(other, old, { operation: "join", isOn: "yes" })],
    [
      "an offer taken back",
      ({ helper, old }) => act(helper, old, { operation: "join", isOn: "no" }),
    ],
  ];

  /** What was read before the act may hide it: the cache of the data centre forgets when it wants to. */
  const caching = [
    ["from a page that was cached before", () => {}],
    [
      "from what is read anew",
      () => void vi.spyOn(caches.default, "match").mockResolvedValue(undefined),
    ],
  ] as const;

  describe.each(caching)("%s", (_how, forget) => {
    it.each(acts)(
      "not of %s: nothing of it is seen within its minute, whoever asks",
      async (_, done) => {
        const set = await scene();
        forget();
        const { attacker, victim, old } = set;
        const newest = await newestOf(attacker);
        const paths = [
          ["/nearby", "/nearby?within=10", "/nearby?kind=help&within=1", "/nearby.data"],
          [`/nearby/fresh?within=10&since=${newest}`, `/nearby/older?within=10&before=${newest}`],
          [old, `${old}.data`, `${old}/report?of=post`, "/nearby/mine", "/nearby/mine/export"],
        ].flat();
        vi.setSystemTime(start + 2_000);
        const before = await seenBy(attacker, paths);
        vi.setSystemTime(start + 3_000);
        await done(set);
        for (const second of [3, 59]) {
          vi.setSystemTime(start + second * 1000);
          const strip = (all: string[]) =>
            all.map((each) => each.replaceAll(/"exportedAt":\s*"[^"]*"/g, "exported"));
          expect(strip(await seenBy(attacker, paths))).toEqual(strip(before));
        }
        vi.setSystemTime(start + MINUTE_MS);
        expect(await seenBy(attacker, paths)).not.toEqual(before);
        expect((await victim.get(old)).status).toBe(200);
      },
    );
  });

  it("not of a post by its own address, which its author may have passed on", async () => {
    const { victim, attacker, tile } = await scene();
    vi.setSystemTime(start + 3_000);
    await victim.publish({ text: "New words", tile, photos: png });
    const path = await threadOf(victim);
    const photo = /\/images\/[\w-]+\.png/.exec(await textOf(victim, path))?.[0] ?? "none";
    const paths = [path, `${path}.data`, `${path}/report?of=post`];
    const statuses = async () =>
      Promise.all(paths.map(async (each) => (await attacker.get(each)).status));
    vi.setSystemTime(start + 59_999);
    expect(await statuses()).toEqual([404, 404, 404]);
    vi.setSystemTime(start + MINUTE_MS);
    expect([await statuses(), (await attacker.get(photo)).status]).toEqual([[200, 200, 200], 200]);
  });

  it("not by a cursor, of whatever second: each counts the same posts as new", async () => {
    const { victim, attacker, tile } = await scene();
    const cursors: string[] = [];
    for (const second of [5, 15, 25, 35, 45, 55]) {
      vi.setSystemTime(start + second * 1000);
      if (second === 35) await victim.publish({ text: "New words", tile });
      vi.setSystemTime(start + second * 1000 + 500);
      cursors.push(await newestOf(attacker));
    }
    vi.setSystemTime(start + MINUTE_MS + 1_000);
    const fresh = (since: string) => attacker.get(`/nearby/fresh?within=10&since=${since}`);
    const counts = await Promise.all(cursors.map(async (each) => (await fresh(each)).json()));
    expect(counts).toEqual(cursors.map(() => ({ count: 1 })));
  });

  it("not by any time on a page, nor by the moment at which a post ends", async () => {
    for (const second of [1, 59]) {
      const { victim, attacker, tile } = await scene();
      vi.setSystemTime(start + second * 1000 + 7);
      await victim.publish({ text: "An hour", tile, hours: "1" });
      const path = await threadOf(victim);
      vi.setSystemTime(start + MINUTE_MS + second * 1000 + 7);
      const said = { operation: "comment", text: "Later", sendKey: crypto.randomUUID() };
      await act(attacker, path, { ...said, sendKey: crypto.randomUUID() });
      await act(victim, path, said);
      vi.setSystemTime(start + 2 * MINUTE_MS + 13);
      const pages = ["/nearby.data", `${path}.data`, "/nearby/mine.data"];
      for (const page of await seenBy(attacker, pages)) {
        const times = page.match(/\b1[7-9]\d{11}\b/g) ?? [];
        expect(times.length).toBeGreaterThan(0);
        expect(times.filter((time) => Number(time) % MINUTE_MS !== 0)).toEqual([]);
      }
      const statusAt = async (time: number) => {
        vi.setSystemTime(time);
        return (await attacker.get(path)).status;
      };
      const end = start + HOUR_MS;
      expect([await statusAt(end - 1), await statusAt(end)]).toEqual([200, 404]);
    }
  });

  it("not by a notification: a call for help is told once, at the full minute", async () => {
    await env.DB.exec("DELETE FROM push_subscriptions");
    await env.DB.exec("DELETE FROM push_progress");
    const { victim, place, tile } = await scene();
    await newSubscriber({ tile: tileOf(place) });
    const told = vi
      .spyOn(globalThis, "fetch")
      .mockImplementation(async () => new Response(null, { status: 201 }));
    const cron = (scheduledTime: number) =>
      worker.scheduled(createScheduledController({ cron: "* * * * *", scheduledTime }));
    await cron(start);
    const before = told.mock.calls.length;
    vi.setSystemTime(start + 3_000);
    await victim.publish({ text: "Help me", tile });
    await cron(start + 59_999);
    expect(told.mock.calls.length - before).toBe(0);
    await cron(start + MINUTE_MS);
    expect(told.mock.calls.length - before).toBe(1);
  });

  it("not of words that were changed: the old ones stand until the next minute, but for their author", async () => {
    const { victim, attacker, tile } = await scene();
    await victim.publish({ text: "Unanswered", tile });
    const path = await threadOf(victim);
    vi.setSystemTime(start + MINUTE_MS + 7_000);
    await textOf(attacker, "/nearby");
    const edit = { operation: "edit", text: "Changed words", venue: "" };
    expect((await act(victim, `${path}?edit`, edit)).status).toBeLessThan(400);
    expect(await textOf(victim, path)).toContain("Changed words");
    for (const page of [path, "/nearby"]) {
      const seen = await textOf(attacker, page);
      expect([seen.includes("Unanswered"), seen.includes("Changed words")]).toEqual([true, false]);
      expect(seen).not.toContain("· edited");
    }
    vi.setSystemTime(start + 2 * MINUTE_MS);
    for (const page of [path, "/nearby"]) expect(await textOf(attacker, page)).toContain("Changed");
  });

  it("not by a photo: its max-age is of whole minutes, the same for every second", async () => {
    const ages = new Set<string | null>();
    for (const second of SECONDS) {
      const { victim, attacker, tile } = await scene();
      vi.setSystemTime(start + second * 1000);
      await victim.publish({ text: "With a photo", tile, hours: "1", photos: png });
      const path = await threadOf(victim);
      const photo = /\/images\/[\w-]+\.png/.exec(await textOf(victim, path))?.[0] ?? "none";
      vi.setSystemTime(start + MINUTE_MS + 4_321);
      const reply = await attacker.get(photo);
      expect(reply.status).toBe(200);
      expect(["Last-Modified", "Age", "Date"].map((name) => reply.headers.get(name))).toEqual([
        null,
        null,
        null,
      ]);
      ages.add(reply.headers.get("Cache-Control"));
    }
    expect([...ages]).toEqual([`private, max-age=${58 * 60}`]);
  });

  it("not by the order among posts of one minute, though an attacker posts before and after", async () => {
    const rounds = 12;
    let asWritten = 0;
    for (let n = 0; n < rounds; n += 1) {
      const { victim, attacker, tile } = await scene();
      vi.setSystemTime(start + 1_000);
      await attacker.publish({ text: "Before it", tile });
      vi.setSystemTime(start + 30_000);
      await victim.publish({ text: "In between", tile });
      vi.setSystemTime(start + MINUTE_MS);
      const seen = await textOf(attacker, "/nearby?within=1");
      if (seen.indexOf("In between") < seen.indexOf("Before it")) asWritten += 1;
    }
    // By a fair coin, one of 2,000 runs has all of them on one side.
    expect(asWritten).toBeGreaterThan(0);
    expect(asWritten).toBeLessThan(rounds);
  });

  it("not by the order among comments of one minute, while those of one neighbour stay in theirs", async () => {
    let asWritten = 0;
    for (let n = 0; n < 12; n += 1) {
      const { victim, attacker, old } = await scene();
      const say = (phone: Phone, text: string) =>
        act(phone, old, { operation: "comment", text, sendKey: crypto.randomUUID() });
      for (const [second, phone, text] of [
        [1, attacker, "Probe one"],
        [30, victim, "In between"],
        [31, victim, "And more"],
        [59, attacker, "Probe two"],
      ] as const) {
        vi.setSystemTime(start + second * 1000);
        await say(phone, text);
      }
      vi.setSystemTime(start + MINUTE_MS);
      const seen = await textOf(newPhone(), old);
      const places = ["Probe one", "Probe two", "In between", "And more"].map((text) =>
        seen.indexOf(text),
      );
      const [one = 0, two = 0, between = 0, more = 0] = places;
      expect([one < two, between < more]).toEqual([true, true]);
      // The attacker's stand together: nothing of another is ever between them.
      expect(between > one && between < two).toBe(false);
      if (one < between) asWritten += 1;
    }
    expect(asWritten).toBeGreaterThan(0);
    expect(asWritten).toBeLessThan(12);
  });
});
