import { isNotNull } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { people, posts } from "#app/db/community-schema.ts";
import { conversations, cornerAlerts } from "#app/db/conversations-schema.ts";
import { shops } from "#app/db/schema.ts";
import { cases } from "#app/db/moderation-schema.ts";
import { writeTile } from "#app/domain/places/tiles.ts";
import { MINUTE_MS } from "#app/durations.ts";
import { storeShop, writeOnBoard } from "#test/corner-shops.ts";
import { awayFromCorner, CORNER, post, stores, tileOf } from "#test/neighbours.ts";
import { newPhone, type Phone } from "#test/phone.ts";
import { report } from "#test/reports.ts";
import { visit } from "#test/visit.ts";

const { db } = stores;
const DESERT = awayFromCorner(200);

beforeEach(async () => {
  for (const table of [shops, people, posts, cases]) await db.delete(table);
});

const textOf = async (reply: Response | Promise<Response>) =>
  (await (await reply).text()).replaceAll(/<!-- -->|<script.*?<\/script>/gs, "");

const tileText = () => writeTile(tileOf(DESERT));

/** As at the next full minute after a wish was met. */
async function passMinute() {
  expect(await db.$count(cornerAlerts, isNotNull(cornerAlerts.metAt))).toBe(1);
  await db.update(cornerAlerts).set({ metAt: Date.now() - MINUTE_MS });
}

/** What the way to one's own page says on this page, to the eye and to who hears it. */
async function badgeOn(phone: Phone, path: string) {
  const page = await textOf(phone.get(path));
  const [, attributes = "", inner = ""] =
    /<a([^>]*href="\/nearby\/mine"[^>]*)>(.*?)<\/a>/s.exec(page) ?? [];
  const number = /class="news-badge">([^<]*)</.exec(inner)?.[1];
  const label = /aria-label="([^"]*)"/.exec(attributes)?.[1];
  return number === undefined && label === undefined ? "none" : `${number}: ${label}`;
}

async function newcomer(at = CORNER): Promise<Phone> {
  const phone = newPhone();
  await phone.goTo(at);
  return phone;
}

const commentOn = (phone: Phone, thread: string, text: string) =>
  phone.send(`/nearby/posts/${thread}`, {
    operation: "comment",
    text,
    isOldEnough: "yes",
    sendKey: crypto.randomUUID(),
  });

/** Asha comments on a post of Ravi's, and is answered. */
async function answered() {
  const [asha, ravi] = [await newcomer(), await newcomer()];
  await ravi.publish({ text: "Water tanker" });
  const thread = (await db.select().from(posts)).at(-1)?.publicId ?? "";
  await commentOn(asha, thread, "When does it come?");
  await commentOn(ravi, thread, "He is back at four");
  return { asha, ravi, thread };
}

describe("an answer in a conversation", () => {
  it("is told by a badge on every page but its own, until the thread was opened", async () => {
    const { asha, ravi, thread } = await answered();
    for (const path of ["/nearby", "/nearby/new", "/nearby/place", "/nearby/mine"])
      expect([path, await badgeOn(asha, path)]).toEqual([path, "1: Mine, 1 new"]);
    expect(await badgeOn(ravi, "/nearby")).toBe("1: Mine, 1 new");
    expect(await badgeOn(await newcomer(), "/nearby")).toBe("none");
    expect(await badgeOn(asha, `/nearby/posts/${thread}`)).toBe("none");
    expect(await badgeOn(asha, "/nearby")).toBe("none");
    expect(await badgeOn(ravi, "/nearby")).toBe("1: Mine, 1 new");
  });

  it("stays new where a browser has only fetched the thread in advance", async () => {
    const { asha, thread } = await answered();
    const cookies = [...asha.jar].map(([name, value]) => `${name}=${value}`).join("; ");
    for (const name of ["Sec-Purpose", "Purpose"]) {
      const headers = { Cookie: cookies, [name]: "prefetch;prerender" };
      expect((await visit(`/nearby/posts/${thread}`, { headers })).status).toBe(200);
    }
    expect(await badgeOn(asha, "/nearby")).toBe("1: Mine, 1 new");
  });

  it("stands on Mine with who said it in that thread, and on nobody else's", async () => {
    const { asha, ravi, thread } = await answered();
    const mine = await textOf(asha.get("/nearby/mine"));
    expect(mine).toMatch(/Water tanker.*He is back at four.*1 new/s);
    const shown = await textOf(asha.get(`/nearby/posts/${thread}`));
    const [handle = "?"] =
      /[A-Z][a-z]+ [A-Z][a-z]+(?=<\/b><span class="mark">Author)/.exec(shown) ?? [];
    expect(mine).toContain(handle);
    expect(await textOf(asha.get("/nearby/mine"))).not.toContain("1 new");
    const [stranger, own] = await Promise.all(
      [await newcomer(), ravi].map((phone) => textOf(phone.get("/nearby/mine"))),
    );
    expect(stranger).not.toMatch(/Water tanker|When does it come|He is back/);
    // Ravi's own post stands among his posts, and not a second time.
    expect(own?.match(/Water tanker/g)).toHaveLength(1);
    expect(own).not.toContain("When does it come?");
  });
});

it("a decision of moderators is told by the badge until Mine was opened, not by fetching it in advance", async () => {
  const asha = await newcomer();
  await asha.publish({ text: "Cheap phones" });
  const thread = (await db.select().from(posts)).at(-1)?.publicId ?? "";
  await report({ thread, now: Date.now() });
  await db.update(cases).set({ decision: "hide", reason: "Spam", decidedAt: Date.now() });
  expect(await badgeOn(asha, "/nearby")).toBe("1: Mine, 1 new");
  const cookies = [...asha.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  await visit("/nearby/mine", { headers: { Cookie: cookies, "Sec-Purpose": "prefetch" } });
  expect(await badgeOn(asha, "/nearby")).toBe("1: Mine, 1 new");
  expect(await badgeOn(asha, "/nearby/mine")).toBe("none");
  expect(await badgeOn(asha, "/nearby")).toBe("none");
});

describe("who is alone at a corner", () => {
  const ask = (phone: Phone, operation = "ask-alert") =>
    phone.send("/nearby/mine", { operation, from: "/nearby" });
  const offerOn = async (phone: Phone) =>
    /role="switch" aria-checked="(\w+)"/.exec(await textOf(phone.get("/nearby")))?.[1];

  it("can ask to be told of the next post, is led back, and can take it back", async () => {
    const asha = await newcomer(DESERT);
    expect(await offerOn(asha)).toBe("false");
    const asked = await ask(asha);
    expect([asked.status, asked.headers.get("Location")]).toEqual([303, "/nearby"]);
    expect(await offerOn(asha)).toBe("true");
    expect(await textOf(asha.get("/nearby/mine"))).toContain("We’ll tell you, once");
    await ask(asha, "end-alert");
    expect(await offerOn(asha)).toBe("false");
    expect(await db.$count(cornerAlerts)).toBe(0);
  });

  it("is told by the badge, on Mine and on the feed how many there are, once", async () => {
    const asha = await newcomer(DESERT);
    await ask(asha);
    for (const text of ["The first", "The second"]) {
      const ravi = await newcomer(DESERT);
      await ravi.publish({ text, tile: tileText() });
    }
    await passMinute();
    expect(await badgeOn(asha, "/nearby/new")).toBe("1: Mine, 1 new");
    expect(await textOf(asha.get("/nearby/mine"))).toContain("Somebody has posted there");
    const feed = await textOf(asha.get("/nearby"));
    expect(feed).toContain("2 posts since you asked us to tell you.");
    expect(feed).not.toContain('role="switch"');
    expect(await textOf(asha.get("/nearby"))).not.toContain("since you asked");
    expect(await badgeOn(asha, "/nearby/new")).toBe("none");
  });

  it("finds it also where five boards are nearer, and is told once", async () => {
    const asha = await newcomer(DESERT);
    await ask(asha);
    for (const name of ["Poha", "Idli", "Vada", "Upma", "Dosa"]) {
      await writeOnBoard(await storeShop(DESERT), [name], Date.now());
    }
    const tile = writeTile(tileOf(awayFromCorner(205)));
    await (await newcomer(DESERT)).publish({ text: "Five kilometres off", tile, reach: "10" });
    expect(await textOf(asha.get("/nearby"))).not.toContain("Five kilometres off");
    await passMinute();
    expect(await textOf(asha.get("/nearby"))).toContain("Five kilometres off");
    expect(await db.$count(cornerAlerts)).toBe(0);
    expect(await textOf(asha.get("/nearby"))).not.toContain("Five kilometres off");
  });

  it("goes on waiting where the post is gone before they come", async () => {
    const asha = await newcomer(DESERT);
    await ask(asha);
    await (await newcomer(DESERT)).publish({ tile: tileText() });
    await passMinute();
    await db.delete(posts);
    expect(await offerOn(asha)).toBe("true");
    expect(await db.select().from(cornerAlerts)).toMatchObject([{ metAt: null }]);
  });

  it("reads so after posting, and that neighbours see it only where there are some", async () => {
    const asha = await newcomer(DESERT);
    await asha.publish({ tile: tileText() });
    expect(await textOf(asha.get("/nearby?posted"))).toContain(
      "Nobody else within 10 km has posted",
    );
    expect(await offerOn(asha)).toBe("false");
    const narrow = await textOf(asha.get("/nearby?posted&within=1"));
    expect(narrow).not.toMatch(/Nobody else within|neighbours can see it/);
    await post({ at: DESERT, now: Date.now() });
    expect(await textOf(asha.get("/nearby?posted"))).toContain(
      "Your neighbours will see it within a minute.",
    );
    expect(await offerOn(asha)).toBeUndefined();
  });
});

it("what somebody has not commented on is no conversation of theirs, however often they read it", async () => {
  const { thread } = await answered();
  const reader = await newcomer();
  await reader.get(`/nearby/posts/${thread}`);
  expect(await db.$count(conversations)).toBe(2);
});
