import { env, exports } from "cloudflare:workers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { posts } from "#app/db/community-schema.ts";
import { openDatabase } from "#app/db/database.ts";
import { writeTile } from "#app/domain/places/tiles.ts";
import { MINUTE_MS } from "#app/durations.ts";
import { storeShop, writeOnBoard } from "#test/corner-shops.ts";
import { awayFromCorner, type CORNER, post, tileOf, settleAll } from "#test/neighbours.ts";
import { newPhone } from "#test/phone.ts";
import { logIn } from "#test/sessions.ts";

/* The page of a square that all share, as phones see it, through the cache of the data centre. */

const db = openDatabase(env.DB);
const atOnce = env.FEED_STEP_MS;
/** Five seconds into a minute. */
const NOW = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS + 5_000;

beforeEach(() => {
  env.FEED_STEP_MS = String(MINUTE_MS);
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
});
afterEach(() => {
  env.FEED_STEP_MS = atOnce;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function phoneAt(place: typeof CORNER) {
  const phone = newPhone();
  await phone.goTo(place);
  return phone;
}

async function loggedInAt(place: typeof CORNER, shopId: string | null) {
  const phone = await phoneAt(place);
  const [name = "", value = ""] = (await logIn(shopId)).cookie.split("=");
  phone.jar.set(name, value);
  return phone;
}

const textOf = async (reply: Response) => (await reply.text()).replaceAll("<!-- -->", "");

it("what others write shows from the next full minute on, and one's own at once", async () => {
  // Nobody else has looked from there: what they saw may still be cached.
  const at = awayFromCorner(160);
  const [asha, ravi] = [await phoneAt(at), await phoneAt(at)];
  const words = "Who has a ladder?";
  expect(await textOf(await ravi.get("/nearby"))).not.toContain(words);
  await asha.send("/nearby/old-enough", { isOldEnough: "yes" });
  await settleAll();
  expect((await asha.publish({ text: words, tile: writeTile(tileOf(at)) })).status).toBe(303);
  expect(await textOf(await asha.get("/nearby"))).toContain(words);
  for (const ms of [1, MINUTE_MS - 5_001]) {
    vi.setSystemTime(NOW + ms);
    expect(await textOf(await ravi.get("/nearby"))).not.toContain(words);
  }
  vi.setSystemTime(NOW + MINUTE_MS - 5_000);
  expect(await textOf(await ravi.get("/nearby"))).toContain(words);
});

it("what is cached answers no request, and replies tell nothing of its age", async () => {
  const put = vi.spyOn(caches.default, "put");
  const at = awayFromCorner(80);
  await post({ at, text: "Seen by all", now: NOW - 5 * MINUTE_MS });
  const phone = await phoneAt(at);
  const reply = await phone.get("/nearby?within=3");
  expect(await textOf(reply)).toContain("Seen by all");
  await vi.waitFor(() => expect(put).toHaveBeenCalledTimes(2));
  const again = await phone.get("/nearby?within=3");
  expect(await textOf(again)).toContain("Seen by all");
  expect(put).toHaveBeenCalledTimes(2);
  for (const each of [reply, again]) {
    expect(each.headers.get("Cache-Control")).toBe("private, no-store");
    for (const name of ["Age", "CF-Cache-Status"]) expect(each.headers.get(name)).toBeNull();
  }
  const addresses = put.mock.calls.map(([request]) => new Request(request).url);
  for (const address of addresses) {
    const asked = await exports.default.fetch(new Request(address, { redirect: "manual" }));
    expect([asked.ok, (await asked.text()).includes("personId")]).toEqual([false, false]);
    expect(new URL(address).hostname).toBe("shared-pages.invalid");
  }
});

it("whoever works for a shop sees its first board at once, and everybody else once the page is no longer cached", async () => {
  const put = vi.spyOn(caches.default, "put");
  const at = awayFromCorner(240);
  const shop = await storeShop(at);
  const [owner, operator] = [await loggedInAt(at, shop), await loggedInAt(at, null)];
  const stranger = await phoneAt(at);
  expect(await textOf(await stranger.get("/nearby"))).not.toContain("Kachori");
  await vi.waitFor(() => expect(put).toHaveBeenCalled());
  await settleAll();
  await writeOnBoard(shop, ["Kachori"], NOW);
  expect(await textOf(await operator.get("/nearby"))).not.toContain("Kachori");
  expect(await textOf(await owner.get("/nearby"))).toContain("Kachori");
  vi.setSystemTime(NOW + MINUTE_MS);
  expect(await textOf(await stranger.get("/nearby"))).toContain("Kachori");
});

it("where the cache fails, the feed is read from the database", async () => {
  const at = awayFromCorner(120);
  await post({ at, text: "Seen by all", now: NOW - 5 * MINUTE_MS });
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  for (const method of ["match", "put"] as const)
    vi.spyOn(caches.default, method).mockRejectedValue(new Error("cache is down"));
  const phone = await phoneAt(at);
  expect(await textOf(await phone.get("/nearby"))).toContain("Seen by all");
  expect(errors.mock.calls.join()).toContain("shared pages");
});

it("a post hidden a moment ago is on nobody's next page", async () => {
  const at = awayFromCorner(200);
  await post({ at, text: "Not for long", now: NOW - 5 * MINUTE_MS });
  const [one, other] = [await phoneAt(at), await phoneAt(at)];
  for (const phone of [one, other])
    expect(await textOf(await phone.get("/nearby"))).toContain("Not for long");
  await db.update(posts).set({ hiddenAt: NOW });
  for (const phone of [one, other])
    expect(await textOf(await phone.get("/nearby"))).not.toContain("Not for long");
});
