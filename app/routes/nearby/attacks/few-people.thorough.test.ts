import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { wholeParent, writePlace } from "#app/domain/places/post-place.ts";
import {
  columnAndRow,
  numbered,
  parentOf,
  writeTile,
  type Tile,
} from "#app/domain/places/tiles.ts";
import { LEAST_WRITERS } from "#app/domain/posts/few-people.ts";
import type { FeedPage } from "#app/domain/posts/feed.ts";
import { doChores } from "#app/http/chores.ts";
import { DAY_MS, HOUR_MS } from "#app/durations.ts";
import { awayFromCorner, tileOf } from "#test/neighbours.ts";
import { newPhone, type Phone } from "#test/phone.ts";
import { newAddress } from "#test/visit.ts";

/* Somebody wants to know who wrote a post where hardly anybody writes, by its square. */

let towns = 0;

/** The north-western tile of a parent in which nobody has written yet. */
function newTown(): Tile {
  const { x, y } = columnAndRow(tileOf(awayFromCorner(300 + 60 * ++towns)));
  return numbered(x - (x % 4), y - (y % 4));
}

function step(tile: Tile, east: number, south: number): Tile {
  const { x, y } = columnAndRow(tile);
  return numbered(x + east, y + south);
}

async function publish(tile: Tile, text: string, phone = newPhone(), reach = "3"): Promise<Phone> {
  const fields = { kind: "update", text, reach, tile: writeTile(tile) };
  const reply = await phone.publish(fields);
  expect([text, reply.status]).toEqual([text, 303]);
  return phone;
}

/** Phones whose sessions have been there for some hours. */
async function phonesOfStanding(count: number, addressOf = newAddress): Promise<Phone[]> {
  const elsewhere = newTown();
  const phones: Phone[] = [];
  for (let n = 0; n < count; n += 1) {
    const phone = newPhone({ address: addressOf()["CF-Connecting-IP"] });
    phones.push(await publish(elsewhere, `Elsewhere ${n}`, phone));
  }
  const before = Date.now() - 7 * HOUR_MS;
  await env.DB.prepare("UPDATE people SET created_at = ?").bind(before).run();
  return phones;
}

async function textsSeen(phone: Phone, tile: Tile, within: number): Promise<string[]> {
  const at = `at=${writeTile(tile)}&within=${within}`;
  const reply = await phone.get(`/nearby/older?${at}&before=none`);
  expect(reply.status).toBe(200);
  return (await reply.json<FeedPage>()).posts.map(({ text }) => text);
}

/** What the tables know of where posts were written, by their texts. */
async function storedPlaces(prefix: string): Promise<Record<string, number>> {
  const { results } = await env.DB.prepare("SELECT text, tile FROM posts WHERE text LIKE ?")
    .bind(`${prefix}%`)
    .all<{ text: string; tile: number }>();
  return Object.fromEntries(results.map(({ text, tile }) => [text, tile]));
}

const SIXTEEN = Array.from({ length: 16 }, (_, n) => [n % 4, Math.floor(n / 4)] as const);

describe("somebody alone in a square", () => {
  it("is not found by moving around: from anywhere, a post of each of the sixteen squares looks the same", async () => {
    const town = newTown();
    for (const [east, south] of SIXTEEN) {
      await publish(step(town, east, south), `Alone at ${east} ${south}`);
    }
    const counts = new Map<number, number>();
    // Steps of three, so that the viewers' own squares lie differently in theirs.
    for (let south = -8; south <= 11; south += 3) {
      for (let east = -8; east <= 11; east += 3) {
        for (const within of [1, 3]) {
          const seen = await textsSeen(newPhone(), step(town, east, south), within);
          counts.set(seen.length, (counts.get(seen.length) ?? 0) + 1);
        }
      }
    }
    // All of them or none; and the viewers stood on both sides of the border.
    expect([...counts.keys()].toSorted((one, other) => one - other)).toEqual([0, 16]);
    const places = Object.values(await storedPlaces("Alone at"));
    expect(new Set(places)).toEqual(new Set([wholeParent(town)]));
  });

  it("is not found by what is stored of the post, nor by what any page says", async () => {
    const town = newTown();
    const tile = step(town, 2, 1);
    const phone = await publish(tile, "A lonely post");
    const all = await env.DB.prepare("SELECT * FROM posts WHERE text = 'A lonely post'").first();
    const { public_id: id = "" } = all as { public_id?: string };
    const written = [tile, writeTile(tile), columnAndRow(tile).x, columnAndRow(tile).y].map(String);
    for (const trace of written) expect(Object.values(all ?? {}).map(String)).not.toContain(trace);
    const { posts } = await (
      await phone.get("/nearby/mine/export")
    ).json<{
      posts: { square: string }[];
    }>();
    expect(posts.map(({ square }) => square)).toEqual([writePlace(wholeParent(tile))]);
    const link = await (await newPhone().get(`/nearby/posts/${id}`)).text();
    const twin = step(town, 0, 3);
    await publish(twin, "A lonely post, too");
    const { public_id: other = "" } =
      (await env.DB.prepare("SELECT public_id FROM posts WHERE text = 'A lonely post, too'").first<{
        public_id: string;
      }>()) ?? {};
    const description = (html: string) =>
      /name="description" content="([^"]*)"/.exec(html)?.[1] ?? "none";
    const twinLink = await (await newPhone().get(`/nearby/posts/${other}`)).text();
    expect(description(link)).toBe(description(twinLink));
    for (const trace of written.slice(0, 2)) expect(link).not.toContain(trace);
  });

  it("sees their own post in their own square, and is told by the form to whom it may belong", async () => {
    const tile = step(newTown(), 3, 3);
    const phone = await publish(tile, "My own post", newPhone(), "1");
    await phone.send("/nearby/place", { tile: writeTile(tile), name: "Home" });
    expect(await textsSeen(phone, tile, 1)).toEqual(["My own post"]);
    expect(await (await phone.get("/nearby/new")).text()).toContain("about 2.4 km");
  });
});

describe("whoever makes up the missing people", () => {
  const others = LEAST_WRITERS - 1;

  it("with ten fresh sessions gains nothing, before a post or after it", async () => {
    const tile = step(newTown(), 1, 1);
    for (let n = 0; n < others; n += 1) await publish(tile, `Fresh before ${n}`);
    const [victim] = await phonesOfStanding(1);
    for (let n = 0; n < 6; n += 1) await publish(tile, `Fresh ${n}`);
    await publish(tile, "Fresh, the victim", victim);
    for (let n = 6; n < 12; n += 1) await publish(tile, `Fresh ${n}`);
    expect(new Set(Object.values(await storedPlaces("Fresh")))).toEqual(
      new Set([wholeParent(tile)]),
    );
  });

  it("with sessions of standing changes nothing of what is stored already", async () => {
    const town = newTown();
    const tile = step(town, 0, 0);
    const [victim, ...sybils] = await phonesOfStanding(1 + LEAST_WRITERS);
    await publish(tile, "Stays wide, the victim", victim);
    const farCorner = step(town, 6, 6);
    const seen = () => textsSeen(newPhone(), farCorner, 3);
    expect(await seen()).toEqual(["Stays wide, the victim"]);
    const made: Record<string, number> = {};
    for (const [n, phone] of sybils.entries()) {
      await publish(tile, `Crossing ${n}`, phone);
      Object.assign(made, await storedPlaces("Crossing"));
    }
    // The victim counts, and so the fifth in all is the fourth of them.
    const wide = wholeParent(tile);
    expect(Object.values(made)).toEqual([wide, wide, wide, tile, tile]);
    expect(await storedPlaces("Stays wide")).toEqual({ "Stays wide, the victim": wide });
    expect(await seen()).toContain("Stays wide, the victim");
    expect(await seen()).not.toContain("Crossing 4");
  });

  it("beforehand, with many sessions with standing at one address, counts as one", async () => {
    const tile = step(newTown(), 3, 0);
    // A household has many IPv6 addresses.
    let n = 0;
    const atHome = () => ({
      "CF-Connecting-IP": `2001:db8:77:${(0x4200 + (n += 1)).toString(16)}::1`,
    });
    const [victim, ...neighbours] = await phonesOfStanding(LEAST_WRITERS);
    const sybils = await phonesOfStanding(8, atHome);
    for (const [index, phone] of sybils.entries()) await publish(tile, `Sybil ${index}`, phone);
    await publish(tile, "Sybils, the victim", victim);
    expect(new Set(Object.values(await storedPlaces("Sybil")))).toEqual(
      new Set([wholeParent(tile)]),
    );
    // Whoever comes from elsewhere still counts.
    for (const [index, phone] of neighbours.entries()) await publish(tile, `Real ${index}`, phone);
    const [last] = Object.values(await storedPlaces(`Real ${neighbours.length - 1}`));
    expect(last).toBe(tile);
  });

  it("counts nobody twice, nor who wrote in another square of the parent", async () => {
    const tile = step(newTown(), 1, 2);
    const [victim, twice, beside, third, fourth] = await phonesOfStanding(5);
    for (const n of [1, 2]) await publish(tile, `Counted twice ${n}`, twice);
    await publish(step(tile, 0, 1), "Counted beside", beside);
    await publish(tile, "Counted fourth", fourth);
    await publish(tile, "Counted third", third);
    await publish(tile, "Counted last", victim);
    const wide = wholeParent(tile);
    expect(new Set(Object.values(await storedPlaces("Counted")))).toEqual(new Set([wide]));
  });
});

it("who wrote in a square cannot be read, is noted for those with standing alone, and is gone a day later", async () => {
  await env.DB.prepare("DELETE FROM square_writers").run();
  const tile = step(newTown(), 2, 2);
  const [phone] = await phonesOfStanding(1);
  await publish(tile, "Noted once", newPhone());
  const read = async () => (await env.DB.prepare("SELECT * FROM square_writers").all()).results;
  expect(await read()).toEqual([]);
  await publish(tile, "Noted twice", phone);
  await publish(step(tile, 1, 0), "Noted beside", phone);
  const rows = await read();
  expect(rows).toHaveLength(2);
  for (const key of ["square", "writer"]) expect(new Set(rows.map((row) => row[key])).size).toBe(2);
  for (const { square, writer, wrote_at: at } of rows) {
    expect(`${String(square)} ${String(writer)}`).toMatch(/^[\w-]{43} [\w-]{43}$/);
    expect(Number(at) % HOUR_MS).toBe(0);
  }
  expect(JSON.stringify(rows)).not.toContain(String(parentOf(tile)));
  await phone?.send("/nearby/mine", { operation: "delete-data" });
  await doChores("*/5 * * * *", Date.now() + DAY_MS);
  expect(await read()).toEqual([]);
});
