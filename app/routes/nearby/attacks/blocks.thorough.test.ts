import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MINUTE_MS } from "#app/durations.ts";
import { writeTile } from "#app/domain/places/tiles.ts";
import { filledIn, formsIn } from "#test/forms-in.ts";
import { awayFromCorner, tileOf } from "#test/neighbours.ts";
import type { Phone } from "#test/phone.ts";
import { settledPhone } from "#test/settled-phone.ts";

/*
 * An attacker blocks, unblocks and blocks again, and compares all that can be seen with before and with a private window:
 * which posts are one neighbour's? Everything is asked of the routes, by the steps of a minute, as deployed.
 */

const atOnce = env.FEED_STEP_MS;
let now = 0;
let at = awayFromCorner(0);
let places = 0;
beforeEach(() => {
  env.FEED_STEP_MS = String(MINUTE_MS);
  now = Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS + 5_000;
  vi.useFakeTimers({ toFake: ["Date"], now });
  at = awayFromCorner(200, (places += 60));
});
afterEach(() => {
  env.FEED_STEP_MS = atOnce;
  vi.useRealTimers();
});

const toNextMinute = () => vi.setSystemTime((now += MINUTE_MS));

/** The phone of somebody who is not new, or what they write would show later. */
const phoneHere = () => settledPhone(at);

async function publish(phone: Phone, text: string): Promise<string> {
  const tile = writeTile(tileOf(at));
  await phone.publish({ text: `<${text}>`, tile, kind: "update" });
  const mine = await textOf(phone, "/nearby/mine");
  const path = [...mine.matchAll(/\/nearby\/posts\/[\w-]{16}/g)].map(([each]) => each);
  for (const each of new Set(path)) {
    const thread = await textOf(phone, each);
    if (new RegExp(`class="text[^>]*>&lt;${text}&gt;`).test(thread)) return each;
  }
  throw new Error(`${text} was not published`);
}

const say = (phone: Phone, path: string, text: string) =>
  phone.send(path, {
    operation: "comment",
    text: `<${text}>`,
    isOldEnough: "yes",
    sendKey: crypto.randomUUID(),
  });

const textOf = async (phone: Phone, path: string) =>
  (await (await phone.get(path)).text()).replaceAll("<!-- -->", "");

/** The words in <> of all that is to be seen from here: feeds and their older pages, each thread, and one's own page. */
async function all(phone: Phone, threads: readonly string[]): Promise<Set<string>> {
  const pages = ["/nearby?within=10", "/nearby", "/nearby?kind=update&within=3", "/nearby/mine"];
  const seen = await Promise.all([...pages, ...threads].map((path) => textOf(phone, path)));
  const { older } = { older: /before=([\w-]+)/.exec(seen[0] ?? "")?.[1] };
  if (older) seen.push(await textOf(phone, `/nearby/older?within=10&before=${older}`));
  const words = seen.flatMap((page) => [
    ...page.matchAll(/(?:&lt;|<|\\u003c)([a-z]+ \d)(?:&gt;|>)/g),
  ]);
  return new Set(words.map(([, word = ""]) => word));
}

const act = (phone: Phone, path: string, fields: Record<string, string>) =>
  phone.send(path, { from: "/nearby", ...fields });

/** Blocks and gives what takes it back. */
async function block(phone: Phone, path: string, of = "post"): Promise<string> {
  const reply = await act(phone, path, { operation: "block", of });
  expect(reply.status).toBe(303);
  return /block=([\w-]{16})/.exec(reply.headers.get("Location") ?? "")?.[1] ?? "none";
}

/** The public id of the comment with these words. */
async function commentWith(phone: Phone, path: string, words: string): Promise<string> {
  const [, behind = ""] = (await textOf(phone, path)).split(`&lt;${words}&gt;`);
  return /of=([\w-]{16})/.exec(behind)?.[1] ?? "none";
}

const missing = (before: Set<string>, after: Set<string>) =>
  [...before].filter((word) => !after.has(word)).toSorted();

describe("a block joins one neighbour's posts", () => {
  it("no: of what stood before, nothing but the thread itself vanishes, however often one blocks and compares", async () => {
    const [victim, other, attacker] = [await phoneHere(), await phoneHere(), await phoneHere()];
    const victims = [];
    for (const n of [1, 2, 3]) victims.push(await publish(victim, `post ${n}`));
    const others = [await publish(other, "other 1"), await publish(other, "other 2")];
    toNextMinute();
    // The victim has a name in threads of others, and answers below their own posts.
    const [busy = ""] = others;
    await say(victim, busy, "answer 1");
    await say(victim, victims[1] ?? "", "answer 2");
    await say(attacker, busy, "attack 1");
    toNextMinute();
    const threads = [...victims, ...others];
    const before = await all(attacker, threads);
    expect(before.size).toBe(8);
    const [first = "", second = "", third = ""] = victims;
    const answer = await commentWith(attacker, busy, "answer 1");
    let joined = 0;
    for (const [path, of, own] of [
      [first, "post", ["post 1"]],
      [second, "post", ["answer 2", "post 2"]],
      [third, "post", ["post 3"]],
      [busy, answer, ["answer 1"]],
      [first, "post", ["post 1"]],
    ] as const) {
      const taken = await block(attacker, path, of);
      for (const _ of [1, 2]) {
        const gone = missing(before, await all(attacker, threads));
        expect(gone).toEqual(own);
        joined += gone.length - own.length;
        toNextMinute();
      }
      await act(attacker, path, { operation: "unblock", block: taken });
      expect(missing(before, await all(attacker, threads))).toEqual([]);
    }
    expect(joined).toBe(0);
    // Two at once, then one taken back: the other stands.
    const [one] = [await block(attacker, first), await block(attacker, second)];
    await act(attacker, "/nearby/mine", { operation: "unblock", block: one });
    expect(missing(before, await all(attacker, threads))).toEqual(["answer 2", "post 2"]);
  });

  it("no: what the blocked writes where they had a name before stays, so that no gap names them", async () => {
    const [victim, other, attacker] = [await phoneHere(), await phoneHere(), await phoneHere()];
    const [first, second] = [await publish(victim, "post 1"), await publish(victim, "post 2")];
    const theirs = await publish(other, "other 1");
    await say(victim, theirs, "answer 1");
    toNextMinute();
    await block(attacker, first);
    toNextMinute();
    await say(victim, second, "answer 2");
    await say(victim, theirs, "answer 3");
    toNextMinute();
    const stranger = await phoneHere();
    const [seen, known] = [
      await all(attacker, [first, second, theirs]),
      await all(stranger, [first, second, theirs]),
    ];
    expect(missing(known, seen)).toEqual(["post 1"]);
  });

  it("no: counts on cards, what is new and the list of blocks agree with what is seen", async () => {
    const [victim, attacker] = [await phoneHere(), await phoneHere()];
    const [first, second] = [await publish(victim, "post 1"), await publish(victim, "post 2")];
    const mine = await publish(attacker, "mine 1");
    toNextMinute();
    const names = [];
    for (const path of [first, second]) {
      names.push(/More about the post by ([^"]+)"/.exec(await textOf(attacker, path))?.[1] ?? "");
      await block(attacker, path);
    }
    toNextMinute();
    await say(victim, mine, "later 1");
    await publish(victim, "post 3");
    toNextMinute();
    const own = await textOf(attacker, "/nearby/mine");
    // One row each, by the names they had: not one person.
    expect(own.match(/aria-label="Unblock [^"]+"/g)?.toSorted()).toEqual(
      names.map((name) => `aria-label="Unblock ${name}"`).toSorted(),
    );
    expect(own).not.toMatch(/1 comment\b|1 new/);
    const feed = await textOf(attacker, "/nearby?within=3");
    expect(feed).not.toMatch(/1 comment\b/);
    expect(await all(attacker, [mine])).toEqual(new Set(["mine 1"]));
    const stranger = await phoneHere();
    expect(await textOf(stranger, "/nearby?within=3")).toMatch(/1 comment\b/);
    const since = /"newest":"([\w-]+)"/.exec(feed)?.[1] ?? "";
    await publish(victim, "post 4");
    toNextMinute();
    const fresh = async (phone: Phone) =>
      (await phone.get(`/nearby/fresh?within=3&since=${since}`)).json();
    expect([await fresh(attacker), await fresh(stranger)]).toEqual([{ count: 0 }, { count: 1 }]);
  });
});

describe("whoever is blocked can tell", () => {
  /** All that a phone is answered, without what differs at each request. */
  async function answersOf(phone: Phone, paths: readonly string[]) {
    const replies = await Promise.all(
      paths.map(async (path) => {
        const reply = await phone.get(path);
        return `${reply.status} ${[...reply.headers.keys()].join()} ${await reply.text()}`;
      }),
    );
    return replies.map((reply) =>
      reply
        .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, "uuid")
        .replaceAll(/nonce[^,>\s]*/g, "nonce")
        .replaceAll(/[\w-]{36,}/g, "cursor"),
    );
  }

  it("no: no response of any route differs, and they answer, react and join as before", async () => {
    const [blocked, blocker] = [await phoneHere(), await phoneHere()];
    const theirs = await publish(blocked, "post 1");
    const mine = await publish(blocker, "mine 1");
    await say(blocked, mine, "answer 1");
    await say(blocker, theirs, "answer 2");
    toNextMinute();
    const paths = [
      ["/nearby", "/nearby?within=10", "/nearby/fresh?within=3&since=x", "/nearby/older?before=x"],
      ["/nearby/mine", "/nearby/mine.data", "/nearby.data", "/nearby/mine/export"],
      [theirs, mine, `${mine}/report?of=post`, `${mine}.data`],
    ].flat();
    await answersOf(blocked, paths);
    const before = await answersOf(blocked, paths);
    await block(blocker, theirs);
    expect(await answersOf(blocked, paths)).toEqual(before);
    expect((await say(blocked, mine, "answer 3")).status).toBe(303);
    const reacted = await act(blocked, mine, { operation: "react", reaction: "love on" });
    expect(reacted.status).toBe(303);
    toNextMinute();
    expect(await all(blocked, [mine, theirs])).toEqual(
      new Set(["post 1", "mine 1", "answer 1", "answer 2", "answer 3"]),
    );
  });
});

describe("without JavaScript", () => {
  it("a block asks first, offers to undo itself, and after ten in a day says so in both languages", async () => {
    const [other, reader] = [await phoneHere(), await phoneHere()];
    const thread = await publish(other, "other 1");
    toNextMinute();
    await say(await phoneHere(), thread, "answer 1");
    toNextMinute();
    const page = await textOf(reader, thread);
    expect(page).toMatch(
      /<details class="confirm"><summary>Block this person<\/summary><p>[^<]*They won’t be told/,
    );
    const forms = await formsIn(await reader.get(thread), thread);
    const [ofPost, ofComment] = forms.filter(({ fields }) =>
      fields.some(([, value]) => value === "block"),
    );
    if (!ofPost || !ofComment) throw new Error("no form to block");
    let last = "";
    for (let n = 1; n <= 10; n += 1) {
      const reply = await reader.sendPlain(thread, filledIn(n % 2 ? ofComment : ofPost, {}));
      expect(reply.status).toBe(303);
      last = reply.headers.get("Location") ?? "";
      const led = await reader.get(last);
      const html = await led.clone().text();
      expect(html).toContain("Blocked. You won’t see what they post from now on.");
      const undo = (await formsIn(led, thread)).find(({ fields }) =>
        fields.some(([, value]) => value === "unblock"),
      );
      if (!undo) throw new Error("no form to undo");
      expect((await reader.sendPlain(thread, undo)).status).toBe(303);
      expect(await textOf(reader, thread)).toContain("&lt;answer 1&gt;");
    }
    const refused = await reader.sendPlain(thread, filledIn(ofPost, {}));
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, expect.any(String)]);
    expect(await refused.text()).toContain("You’ve blocked 10 people in a day");
    reader.jar.set("language", "hi");
    const hindi = await reader.sendPlain(thread, filledIn(ofPost, {}));
    expect(await hindi.text()).toContain("एक दिन में 10 से ज़्यादा लोगों को ब्लॉक नहीं किया जा सकता");
    expect(await textOf(reader, thread)).toContain("&lt;other 1&gt;");
  });
});
