import { env } from "cloudflare:workers";
import { RouterContextProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cornerPath } from "#app/domain/places/corner-link.ts";
import { columnAndRow, numbered, writeTile, type Tile } from "#app/domain/places/tiles.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import { doChores } from "#app/http/chores.ts";
import { database } from "#app/http/context.ts";
import { admitToSquare } from "#app/http/squares.ts";
import { readCookie, writeCookie } from "#test/nearby-cookies.ts";
import { awayFromCorner, CORNER, stores, tileOf } from "#test/neighbours.ts";
import { newPhone, type Phone } from "#test/phone.ts";
import { newAddress, ORIGIN } from "#test/visit.ts";

/* Somebody wants to see what is posted all over a city, square by square, or to keep others from looking. */

/** As http/squares.ts has it. */
const OF_SESSION = 30;
const OF_ADDRESS = 200;
const BEGIN = Date.UTC(2026, 10, 27, 9, 10);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: BEGIN });
  await env.DB.exec("DELETE FROM square_counts");
});
afterEach(() => void vi.useRealTimers());

const { x, y } = columnAndRow(tileOf(CORNER));
/** A square of the city, other ones for each `part` of it. */
const square = (n: number, part = 0): Tile => numbered(x + (n % 20), y + Math.floor(n / 20) + part);

/** Makes this the place of a phone, by a cookie that no reply of ours has set. */
function standAt(phone: Phone, tile: Tile): void {
  writeCookie(phone, "places", [{ tile: writeTile(tile), name: "" }]);
}

type Look = (phone: Phone, tile: Tile) => Promise<Response>;

const feedOf = (tile: Tile) => `${cornerPath(tile)}&within=1`;
const byCookie: Look = (phone, tile) => {
  standAt(phone, tile);
  return phone.get("/nearby?within=1");
};
const byCount: Look = (phone, tile) => {
  standAt(phone, tile);
  return phone.get("/nearby/fresh?since=x");
};
const byOlder: Look = (phone, tile) => {
  standAt(phone, tile);
  return phone.get("/nearby/older?before=x");
};
const byCorner: Look = (phone, tile) => phone.get(feedOf(tile));
const byForm: Look = (phone, tile) =>
  phone.send("/nearby/place", { tile: writeTile(tile), name: "x" });
const byWish: Look = async (phone, tile) => {
  standAt(phone, tile);
  return phone.send("/nearby/mine", { operation: "ask-alert" });
};

const context = new RouterContextProvider();
context.set(database, stores.db);

type Looker = Parameters<typeof admitToSquare>[1]["looker"];

/** Looks from a square as somebody at this address, by default without a session, as a request does but without its page. */
async function lookFrom(address: string, tile: Tile, looker?: Looker): Promise<boolean> {
  const request = new Request(ORIGIN, { headers: { "CF-Connecting-IP": address } });
  const seen = { tile, looker, counted: [] };
  return (await admitToSquare({ request, context }, seen, Date.now())).ok;
}

/** Looks from the first `count` squares, each from a new address, as the neighbour who came last. */
async function lookAsNewest(count: number): Promise<void> {
  const looker = await newestNeighbour();
  for (let n = 0; n < count; n += 1)
    expect(await lookFrom(newAddress()["CF-Connecting-IP"], square(n), looker)).toBe(true);
}

async function newestNeighbour(): Promise<Looker> {
  const newest = env.DB.prepare("SELECT id FROM people ORDER BY id DESC");
  return (await newest.first<{ id: number }>()) ?? undefined;
}

/** Has nobody look from another square at this address within the hour. */
async function useUp(address: string, part: number): Promise<void> {
  for (let n = 0; await lookFrom(address, square(n, part)); n += 1)
    expect(n).toBeLessThan(OF_ADDRESS);
}

/** How many of many squares are answered when one after the other is asked for. */
async function answered(look: (n: number) => Promise<Response>, squares: number) {
  let count = 0;
  for (let n = 0; n < squares; n += 1) count += (await look(n)).status < 400 ? 1 : 0;
  return count;
}

/** A phone with a session, made by a post. */
async function neighbourPhone(options: Parameters<typeof newPhone>[0] = {}): Promise<Phone> {
  const phone = newPhone(options);
  expect((await phone.publish({ kind: "update" })).status).toBe(303);
  return phone;
}

describe("more squares in an hour than allowed, from one address", () => {
  it("by rewriting the cookie of places, come to 200, and no other way leads to one more", async () => {
    const address = "203.0.113.76";
    const phone = newPhone({ address });
    for (let n = 0; n < OF_ADDRESS - 20; n += 1) await lookFrom(address, square(n));
    // The whole page only near the limit; before that the count of new posts, which goes by the same cookie.
    const look = (n: number) => (n < 10 ? byCount : byCookie)(phone, square(OF_ADDRESS - 20 + n));
    expect(await answered(look, 24)).toBe(20);
    for (const look of [byCount, byOlder, byCorner, byForm, byCookie]) {
      expect((await look(phone, square(299))).status).toBe(429);
    }
    vi.setSystemTime(BEGIN + HOUR_MS);
    expect((await byCookie(phone, square(299))).status).toBe(200);
  });

  it.each([
    ["the number of new posts", byCount],
    ["links to corners", byCorner],
    ["the form", byForm],
    ["the posts before a cursor", byOlder],
  ])("by %s are each counted", async (_, look) => {
    const phone = await neighbourPhone();
    await lookAsNewest(OF_SESSION - 5);
    expect(await answered((n) => look(phone, square(OF_SESSION - 5 + n)), 8)).toBe(5);
  });

  it("by fresh sessions, a new one for each square, come to 200", async () => {
    const address = "203.0.113.77";
    for (let n = 0; n < OF_ADDRESS - 10; n += 1) await lookFrom(address, square(n));
    const look = (n: number) => byCount(newPhone({ address }), square(OF_ADDRESS - 10 + n));
    expect(await answered(look, 20)).toBe(10);
  });

  it("by fresh sessions, each from another network of one household, come to 200", async () => {
    const addressOf = (n: number) => `2001:db8:5:${(0x4200 + n).toString(16)}::1`;
    for (let n = 0; n < OF_ADDRESS - 10; n += 1) await lookFrom(addressOf(n), square(n));
    const look = (n: number) => byCount(newPhone({ address: addressOf(n) }), square(n));
    expect(await answered((n) => look(OF_ADDRESS - 10 + n), 20)).toBe(10);
  });

  it("by one session come to 30, whatever it asks, and another one at its address goes on", async () => {
    const address = "203.0.113.78";
    const phone = await neighbourPhone({ address });
    const ways = [byCookie, byCorner, byCount, byForm, byOlder];
    await lookAsNewest(OF_SESSION - 10);
    const look = (n: number) =>
      ways[n % ways.length]?.(phone, square(OF_SESSION - 10 + n)) ?? Response.error();
    expect(await answered(async (n) => look(n), 20)).toBe(10);
    expect((await byCookie(newPhone({ address }), square(61))).status).toBe(200);
  });

  it("by a session that takes another address for each square come to 30", async () => {
    const phone = await neighbourPhone();
    const session = phone.jar.get("neighbour") ?? "";
    await lookAsNewest(OF_SESSION - 10);
    const look = (n: number) => {
      const next = newPhone({ address: `198.51.100.${n}`, cookies: { neighbour: session } });
      return byCookie(next, square(OF_SESSION - 10 + n));
    };
    expect(await answered(look, 20)).toBe(10);
  });

  it("that somebody wishes to be told of are counted as well", async () => {
    const phone = await neighbourPhone();
    await lookAsNewest(OF_SESSION - 2);
    expect(await answered((n) => byCookie(phone, square(OF_SESSION - 2 + n)), 4)).toBe(2);
    expect((await byWish(phone, square(41))).status).toBe(429);
    expect((await byWish(phone, square(1))).status).toBe(303);
  });
});

describe("hoarded proofs of squares", () => {
  const hoard = async (phone: Phone, part: number) => {
    const proofs: object[] = [];
    for (let n = 0; n < 12; n += 1) {
      await byCount(phone, square(n, part));
      proofs.push(...readCookie(phone, "squares").slice(0, 1));
    }
    return proofs as { tile: string }[];
  };

  it.each([
    ["a stranger, used by another one", false, OF_ADDRESS],
    ["a session", true, OF_SESSION],
  ])("of days, collected by %s, open no more squares in an hour", async (_, isKnown, most) => {
    const address = "203.0.113.79";
    const phone = isKnown ? await neighbourPhone({ address }) : newPhone({ address });
    const looker = isKnown ? await newestNeighbour() : undefined;
    const hoarded: { tile: string }[] = [];
    for (const part of [0, 1]) {
      vi.setSystemTime(BEGIN + part * 5 * HOUR_MS);
      hoarded.push(...(await hoard(phone, part * 4)));
    }
    vi.setSystemTime(BEGIN + 8 * 5 * HOUR_MS);
    // There is room for some of them, and a few are too many.
    for (let n = 0; n < most - 20; n += 1)
      expect(await lookFrom(address, square(n, 20), looker)).toBe(true);
    const user = isKnown ? phone : newPhone({ address });
    const spend = (n: number) => {
      const proof = hoarded[n] ?? { tile: "" };
      writeCookie(user, "squares", [proof]);
      writeCookie(user, "places", [{ tile: proof.tile, name: "" }]);
      return user.get("/nearby/fresh?since=x");
    };
    expect([hoarded.length, await answered(spend, hoarded.length)]).toEqual([24, 20]);
  });

  it("are nobody else's, nor of another square or hour", async () => {
    const address = "203.0.113.80";
    const phone = await neighbourPhone({ address });
    await byCookie(phone, square(0));
    const [proof] = readCookie(phone, "squares");
    // The address has no room left: only what is proven is answered.
    await useUp(address, 20);
    const spend = async (user: Phone, changes: object, tile = square(0)) => {
      writeCookie(user, "squares", [{ ...proof, ...changes }]);
      return (await byCookie(user, tile)).status;
    };
    expect(await spend(phone, {})).toBe(200);
    expect(await spend(phone, { tile: writeTile(square(299)) }, square(299))).toBe(429);
    const another = newPhone({ address });
    await another.publish({ kind: "update" });
    expect(await spend(another, {}, square(298))).toBe(429);
    expect(await spend(newPhone({ address: "203.0.113.81" }), { hour: 1e9 })).toBe(200);
  });
});

describe("whoever uses up the squares of an address", () => {
  const address = "203.0.113.82";
  it("shuts no neighbour there out from their own square, in this hour or the next", async () => {
    const neighbour = await neighbourPhone({ address });
    await neighbour.goTo(CORNER);
    for (const hours of [0, 1]) {
      vi.setSystemTime(BEGIN + hours * HOUR_MS);
      await useUp(address, 40);
      expect((await byCount(newPhone({ address }), square(299))).status).toBe(429);
      expect((await neighbour.get("/nearby")).status).toBe(200);
    }
  });

  it("leaves a stranger there what they had, in plain words, until the hour is over", async () => {
    const stranger = newPhone({ address });
    await stranger.goTo(CORNER);
    await useUp(address, 40);
    const far = { tile: writeTile(square(299)), name: "Far" };
    const refused = await stranger.send("/nearby/place", far);
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "3000"]);
    expect(await refused.text()).toContain("Please try again in 50 minutes.");
    expect(await (await stranger.get("/nearby")).text()).toContain("The corner");
    const visit = await stranger.get(feedOf(square(298)));
    expect([visit.status, visit.headers.get("Retry-After")]).toEqual([429, "3000"]);
    const html = await visit.text();
    expect(html).toContain("Please try again in 50 minutes.");
    expect(html).toContain("Back to my place");
    stranger.jar.set("language", "hi");
    expect(await (await stranger.get(feedOf(square(298)))).text()).toContain("50 मिनट बाद");
    vi.setSystemTime(BEGIN + 50 * MINUTE_MS);
    expect((await stranger.get(feedOf(square(298)))).status).toBe(200);
  });
});

it("a traveller looks from thirty squares an hour, back and forth, and from as many in the next", async () => {
  const phone = await neighbourPhone();
  const thirty = [...Array(OF_SESSION).keys()];
  for (const [hours, squares] of [[...thirty, ...thirty], thirty].entries()) {
    vi.setSystemTime(BEGIN + hours * HOUR_MS);
    for (const n of squares) {
      const there = await phone.goTo(awayFromCorner(n + hours * 40));
      expect([n, there.status]).toEqual([n, 303]);
    }
  }
});

it("a cookie of places of the release before keeps them all, and counts each once it is looked from", async () => {
  const phone = newPhone();
  const before = [square(1), square(2)].map((tile, n) => ({
    tile: writeTile(tile),
    name: `Place ${n}`,
  }));
  writeCookie(phone, "places", before);
  expect(await (await phone.get("/nearby")).text()).toContain("Place 0");
  const list = await (await phone.get("/nearby/place")).text();
  expect(list).toContain("Place 0");
  expect(list).toContain("Place 1");
});

it("what is counted tells neither who looked nor from where, nor which hours are of one, and is gone a day later", async () => {
  const phone = await neighbourPhone({ address: "203.0.113.83" });
  const read = async () =>
    (await env.DB.prepare("SELECT key, slots FROM square_counts").all()).results;
  await phone.goTo(CORNER);
  const first = await read();
  vi.setSystemTime(BEGIN + HOUR_MS);
  await phone.get("/nearby");
  const all = await read();
  expect(first).toHaveLength(2);
  expect(new Set(all.flatMap(Object.values)).size).toBe(2 * all.length);
  const tile = tileOf(CORNER);
  expect(JSON.stringify(all)).not.toMatch(new RegExp(`203\\.|session|${tile}|${x}|${y}`));
  await doChores("0 21 * * *", BEGIN + DAY_MS);
  expect(await read()).toEqual([]);
});
