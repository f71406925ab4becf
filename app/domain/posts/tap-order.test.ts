import { beforeEach, describe, expect, it } from "vitest";
import { posts } from "#app/db/community-schema.ts";
import { lastTaps } from "#app/db/last-taps-schema.ts";
import type { Writer } from "#app/domain/people/people.ts";
import { HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import { atOnce, newNeighbour, post, SECRET_OF_TESTS, stores } from "#test/neighbours.ts";
import { setJoin } from "./joins.ts";
import { setReaction } from "./reactions.ts";
import { openThread } from "./thread.ts";
import { readTapNumber, removeOldTaps } from "./tap-order.ts";

const { db } = stores;
const NOW = Date.UTC(2026, 5, 9, 18);

let ravi: Writer;
let plan: string;

beforeEach(async () => {
  await db.delete(posts);
  const asha = await newNeighbour(NOW);
  ravi = await newNeighbour(NOW);
  plan = (await post({ author: asha, kind: "plan", startsAt: NOW + HOUR_MS, now: NOW })).publicId;
});

interface Arriving {
  isOn: boolean;
  tapNumber: number | undefined;
  by?: Writer;
  now?: number;
}

const SWITCHES = {
  "a reaction": ({ by = ravi, now = NOW, ...tap }: Arriving) =>
    setReaction(db, by, { thread: plan, reaction: "thanks", ...tap }, atOnce(now)),
  "a join": ({ by = ravi, now = NOW, ...tap }: Arriving) =>
    setJoin(db, by, { thread: plan, ...tap }, atOnce(now)),
};

/** How many thanks and joins the post shows, and whether the reader gave one. */
async function shown() {
  const reader = { person: ravi, secret: SECRET_OF_TESTS };
  const thread = await openThread(db, reader, plan, atOnce(NOW));
  const thanks = thread?.post.reactions.find(({ reaction }) => reaction === "thanks");
  return [thanks, thread?.post.joins].map((given) => [given?.count ?? 0, given?.isMine ?? false]);
}

describe.each(Object.entries(SWITCHES))("%s", (name, tap) => {
  const given = async () => (await shown())[name === "a join" ? 1 : 0];

  it("that was taken back stays so if the tap that gave it arrives late", async () => {
    await tap({ isOn: false, tapNumber: 2 });
    expect(await tap({ isOn: true, tapNumber: 1 })).toBeTruthy();
    expect(await given()).toEqual([0, false]);
  });

  it("that was given again stays so if the tap in between arrives late, and counts once", async () => {
    await tap({ isOn: true, tapNumber: 1 });
    await tap({ isOn: true, tapNumber: 3 });
    await tap({ isOn: false, tapNumber: 2 });
    expect(await given()).toEqual([1, true]);
  });

  it("can be sent twice under one number, and then be taken back", async () => {
    for (const _ of [1, 2]) await tap({ isOn: true, tapNumber: 1 });
    expect(await given()).toEqual([1, true]);
    for (const _ of [1, 2]) await tap({ isOn: false, tapNumber: 2 });
    expect(await given()).toEqual([0, false]);
  });

  it("counts in order of arrival without a script, and after a minute if the clock was set back", async () => {
    await tap({ isOn: true, tapNumber: 9 });
    await tap({ isOn: false, tapNumber: undefined });
    expect(await given()).toEqual([0, false]);
    await tap({ isOn: true, tapNumber: 5 });
    expect(await given()).toEqual([0, false]);
    await tap({ isOn: true, tapNumber: 5, now: NOW + MINUTE_MS + 1 });
    expect(await given()).toEqual([1, true]);
  });

  it("of one neighbour does not hold back another's", async () => {
    await tap({ isOn: false, tapNumber: 9, by: await newNeighbour(NOW) });
    await tap({ isOn: true, tapNumber: 1 });
    expect(await given()).toEqual([1, true]);
  });
});

it("each reaction has its own order, and so does a join", async () => {
  await SWITCHES["a reaction"]({ isOn: false, tapNumber: 9 });
  await SWITCHES["a join"]({ isOn: true, tapNumber: 1 });
  expect(await shown()).toEqual([
    [0, false],
    [1, true],
  ]);
});

it("the order of taps is kept for minutes only", async () => {
  await SWITCHES["a join"]({ isOn: true, tapNumber: 1 });
  await removeOldTaps(db, { now: NOW + MINUTE_MS });
  expect(await db.$count(lastTaps)).toBe(1);
  await removeOldTaps(db, { now: NOW + HOUR_MS });
  expect(await db.$count(lastTaps)).toBe(0);
});

it.each([
  ["1795822885020", 1795822885020],
  ["-1", undefined],
  ["1e3", undefined],
  ["9".repeat(16), undefined],
  [undefined, undefined],
])("the number %s is read as %s", (written, tapNumber) => {
  expect(readTapNumber(written)).toBe(tapNumber);
});
