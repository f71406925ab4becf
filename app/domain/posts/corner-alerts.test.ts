import { eq, isNotNull } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { people, posts } from "#app/db/community-schema.ts";
import { cornerAlerts } from "#app/db/conversations-schema.ts";
import type { Writer } from "#app/domain/people/people.ts";
import type { Reach } from "#app/domain/places/cover.ts";
import { DAY_MS, MINUTE_MS } from "#app/durations.ts";
import { awayFromCorner, CORNER, newNeighbour, post, stores, tileOf } from "#test/neighbours.ts";
import { block } from "#test/push-rows.ts";
import { publishPost } from "./publish.ts";
import { alertIn, askForAlert, endAlert, removeOldAlerts, renewAlert } from "./corner-alerts.ts";

const { db } = stores;
const NOW = Date.UTC(2026, 10, 20, 6, 30, 12, 345);
const MINUTE = NOW - 12_345;

let asha: Writer;
let ravi: Writer;
beforeEach(async () => {
  await db.delete(people);
  asha = await newNeighbour(NOW);
  ravi = await newNeighbour(NOW);
  await askForAlert(db, asha, tileOf(CORNER), { now: NOW });
});

async function alertAt(now: number) {
  const [row] = await db.select().from(cornerAlerts).where(eq(cornerAlerts.personId, asha.id));
  return row && alertIn(row, now);
}
/** Has a post written so many kilometres away, and gives how many wishes are met by now. */
async function postAt(km: number, reach: Reach, author = ravi) {
  await post({ author, at: awayFromCorner(km), reach, now: NOW });
  return { met: await db.$count(cornerAlerts, isNotNull(cornerAlerts.metAt)) };
}

it("a wish is met by the next post whose reach includes its tile, from the next full minute on", async () => {
  expect(await alertAt(NOW)).toEqual({ tile: tileOf(CORNER), askedAt: MINUTE, isMet: false });
  expect(await postAt(0, 1)).toEqual({ met: 1 });
  expect((await alertAt(MINUTE + MINUTE_MS - 1))?.isMet).toBe(false);
  expect((await alertAt(MINUTE + MINUTE_MS))?.isMet).toBe(true);
});

it("a post that is sent again meets nothing that was asked for since", async () => {
  const sending = {
    post: {
      kind: "update",
      text: "Hello",
      venue: "",
      reach: 1,
      hours: 6,
      tile: tileOf(CORNER),
      startsAt: null,
    },
    files: [],
    sendKey: "sent-twice",
  } as const;
  const publish = () => publishPost(stores, ravi, sending, { clock: () => NOW });
  expect(await publish()).toMatchObject({ ok: true, value: { isNew: true } });
  await askForAlert(db, asha, tileOf(CORNER), { now: NOW + MINUTE_MS });
  expect(await publish()).toMatchObject({ ok: true, value: { isNew: false } });
  expect((await alertAt(NOW + DAY_MS))?.isMet).toBe(false);
});

it.each<[number, Reach, number]>([
  [0.5, 1, 1],
  [2, 1, 0],
  [2.5, 3, 1],
  [4, 3, 0],
  [9, 10, 1],
  [11, 10, 0],
])("a post %s km away that reaches %s km meets %s wishes", async (km, reach, met) => {
  expect(await postAt(km, reach)).toEqual({ met });
});

it("no wish is met by one's own post, nor by one of somebody blocked", async () => {
  expect(await postAt(0, 10, asha)).toEqual({ met: 0 });
  await block(asha, ravi);
  expect(await postAt(0, 10)).toEqual({ met: 0 });
  const mira = await newNeighbour(NOW);
  await block(mira, asha);
  expect(await postAt(0, 10, mira)).toEqual({ met: 1 });
});

describe("what was posted just before a wish, and nobody has seen yet,", () => {
  const ask = (now = NOW) => askForAlert(db, asha, tileOf(CORNER), { now });
  const isMet = async () => (await alertAt(MINUTE + MINUTE_MS))?.isMet;
  beforeEach(async () => {
    await db.delete(posts);
    await endAlert(db, asha);
  });

  it("meets it at the next full minute", async () => {
    await post({ author: ravi, now: NOW - 1 });
    await ask();
    expect((await alertAt(MINUTE + MINUTE_MS - 1))?.isMet).toBe(false);
    expect(await isMet()).toBe(true);
  });

  it("meets one that begins anew", async () => {
    await post({ author: ravi, now: MINUTE - 1 });
    await ask(MINUTE - 2);
    const met = await alertAt(NOW);
    if (!met) throw new Error("there is no wish");
    expect(met.isMet).toBe(true);
    await post({ author: ravi, now: NOW - 1 });
    await renewAlert(db, asha, met, { now: NOW });
    expect([(await alertAt(NOW))?.isMet, await isMet()]).toEqual([false, true]);
  });

  it("does not where they had seen it, or could not", async () => {
    await post({ author: ravi, now: MINUTE - 1 });
    await post({ author: asha, now: NOW - 1 });
    await post({ author: ravi, reach: 1, at: awayFromCorner(2), now: NOW - 1 });
    const mira = await newNeighbour(NOW);
    await block(asha, mira);
    await post({ author: mira, now: NOW - 1 });
    const hidden = await post({ author: ravi, now: NOW - 1 });
    await db.update(posts).set({ hiddenAt: NOW }).where(eq(posts.publicId, hidden.publicId));
    await ask();
    expect(await isMet()).toBe(false);
  });
});

it("somebody has one wish, the last one, until they take it back or 30 days have passed", async () => {
  const elsewhere = tileOf(awayFromCorner(50));
  await postAt(0, 1);
  await askForAlert(db, asha, elsewhere, { now: NOW + DAY_MS });
  expect(await alertAt(NOW + DAY_MS)).toMatchObject({ tile: elsewhere, isMet: false });
  expect(await postAt(0, 10)).toEqual({ met: 0 });
  await endAlert(db, asha);
  expect(await alertAt(NOW)).toBeUndefined();
  await askForAlert(db, asha, elsewhere, { now: NOW });
  expect(await removeOldAlerts(db, { now: NOW + 30 * DAY_MS - MINUTE_MS })).toEqual({ alerts: 0 });
  expect(await removeOldAlerts(db, { now: NOW + 30 * DAY_MS })).toEqual({ alerts: 1 });
});
