import { beforeEach, describe, expect, it } from "vitest";
import { blocks } from "#app/db/blocks-schema.ts";
import { joins, posts } from "#app/db/community-schema.ts";
import type { Writer } from "#app/domain/people/people.ts";
import { HOUR_MS } from "#app/durations.ts";
import { atOnce, newNeighbour, post, SECRET_OF_TESTS, stores } from "#test/neighbours.ts";
import { block } from "#test/push-rows.ts";
import { reportAway } from "#test/reports.ts";
import { setJoin } from "./joins.ts";
import { resolvePost } from "./own-posts.ts";
import { openThread } from "./thread.ts";

const { db } = stores;
const NOW = Date.UTC(2026, 5, 9, 18);
const OWN = { ok: false, refusal: { reason: "own-thing" } };

let asha: Writer;
let ravi: Writer;
let plan: string;
let help: string;

beforeEach(async () => {
  await db.delete(posts);
  asha = await newNeighbour(NOW);
  ravi = await newNeighbour(NOW);
  plan = (await post({ author: asha, kind: "plan", startsAt: NOW + HOUR_MS, now: NOW })).publicId;
  help = (await post({ author: asha, kind: "help", now: NOW })).publicId;
});

const join = (isOn: boolean, { by = ravi, thread = plan, now = NOW } = {}) =>
  setJoin(db, by, { thread, isOn }, atOnce(now));
const joinsFor = async (person: Writer, thread = plan) =>
  (await openThread(db, { person, secret: SECRET_OF_TESTS }, thread, atOnce(NOW)))?.post.joins;

describe("somebody who is in on a plan", () => {
  it("counts once, however often it is sent, and no more once it is taken back", async () => {
    for (const _ of [1, 2]) expect(await join(true)).toEqual({ ok: true, value: { isOn: true } });
    await join(true, { by: await newNeighbour(NOW) });
    expect(await joinsFor(ravi)).toEqual({ count: 2, isMine: true });
    for (const _ of [1, 2]) expect(await join(false)).toEqual({ ok: true, value: { isOn: false } });
    expect(await joinsFor(ravi)).toEqual({ count: 1, isMine: false });
  });

  it("is a number to everybody, its author too", async () => {
    await join(true);
    expect(await joinsFor(asha)).toEqual({ count: 1, isMine: false });
  });

  it("can still join while it goes on, and not once it has ended", async () => {
    const end = NOW + 3 * HOUR_MS;
    expect(await join(true, { now: end - 1 })).toMatchObject({ ok: true });
    expect(await join(false, { now: end })).toBeUndefined();
    expect(await joinsFor(asha)).toMatchObject({ count: 1 });
  });

  it("is not its author, nor can anybody be in on an update", async () => {
    expect(await join(true, { by: asha })).toEqual(OWN);
    const update = await post({ now: NOW });
    expect(await join(true, { thread: update.publicId })).toBeUndefined();
    expect(await db.$count(joins)).toBe(0);
  });
});

describe("somebody who can help", () => {
  it("counts until help has come, and can then only take it back", async () => {
    const on = { thread: help };
    await join(true, on);
    await resolvePost(db, asha, { publicId: help, isResolved: true }, { now: NOW });
    const late = await join(true, { ...on, by: await newNeighbour(NOW) });
    expect(late).toEqual({ ok: false, refusal: { reason: "helped" } });
    expect(await joinsFor(asha, help)).toMatchObject({ count: 1 });
    expect(await join(false, on)).toMatchObject({ ok: true });
    expect(await joinsFor(asha, help)).toMatchObject({ count: 0 });
  });
});

describe("nobody joins what they cannot see", () => {
  it("where they have blocked its author, who joins theirs as before", async () => {
    await block(ravi, asha);
    expect(await join(true)).toBeUndefined();
    expect(await joinsFor(asha)).toMatchObject({ count: 0 });
    await db.delete(blocks);
    await block(asha, ravi);
    expect(await join(true)).toMatchObject({ ok: true });
  });

  it("where reports have hidden it, from its author too", async () => {
    await reportAway({ thread: plan, now: NOW });
    for (const by of [ravi, asha]) expect(await join(true, { by })).toBeUndefined();
    const rows = await db.select().from(posts);
    expect(rows.every(({ joinCount }) => joinCount === 0)).toBe(true);
  });
});
