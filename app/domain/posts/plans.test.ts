import { expect, it } from "vitest";
import {
  awayFromCorner,
  newNeighbour,
  post,
  SECRET_OF_TESTS,
  stores,
  tileOf,
} from "#test/neighbours.ts";
import { block } from "#test/push-rows.ts";
import { HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import { listPostsAround } from "./around.ts";
import { hidePost } from "./hides.ts";
import { countNewPosts, listPostsNear } from "./feed.ts";
import { PAGE_LENGTH } from "./limits.ts";
import type { Reader } from "./live.ts";
import type { View } from "./posts-near.ts";

const { db } = stores;
const NOW = Date.UTC(2026, 5, 8, 12, 30);
/** What others write is seen from the next full minute on. */
const BEFORE = NOW - MINUTE_MS;
const stranger: Reader = { person: undefined, secret: SECRET_OF_TESTS };

/** Each test has a place of its own. */
let placesUsed = 0;
const newPlace = () => awayFromCorner(0, -(placesUsed += 60));

type Place = ReturnType<typeof newPlace>;

/** Posts plans by their names, that begin after so many minutes. */
async function postPlans(at: Place, plans: Record<string, number>, now = BEFORE) {
  for (const [text, minutes] of Object.entries(plans)) {
    await post({ at, kind: "plan", text, startsAt: NOW + minutes * MINUTE_MS, now });
  }
}

const viewOf = (at: Place, reach: View["reach"] = 10): View => {
  return { tile: tileOf(at), reach, kind: "plan" };
};
const look = (
  at: Place,
  { before = undefined as string | undefined, now = NOW, reader = stranger } = {},
) => listPostsNear(db, reader, viewOf(at), { before, now });
const textsOf = ({ posts }: { posts: { text: string }[] }) => posts.map(({ text }) => text);

it("plans stand in the order in which they begin, whenever and however near they were posted", async () => {
  const at = newPlace();
  await postPlans(at, { tomorrow: 1440, soon: 30 });
  await postPlans({ ...at, latitude: at.latitude + 7 / 111.195 }, { "far, in two hours": 120 });
  await postPlans({ ...at, latitude: at.latitude + 2 / 111.195 }, { "in an hour": 60 });
  await postPlans(at, { "in three days": 4319 });
  await post({ at, text: "No plan", now: NOW });
  expect(textsOf(await look(at))).toEqual([
    "soon",
    "in an hour",
    "far, in two hours",
    "tomorrow",
    "in three days",
  ]);
  const near = await listPostsNear(db, stranger, viewOf(at, 1), { now: NOW });
  expect(textsOf(near)).toEqual(["soon", "tomorrow", "in three days"]);
});

it("what has begun stays on top until two hours later", async () => {
  const at = newPlace();
  await postPlans(at, { first: 10, second: 70 });
  const textsAfter = async (minutes: number) =>
    textsOf(await look(at, { now: NOW + minutes * MINUTE_MS }));
  expect(await textsAfter(129)).toEqual(["first", "second"]);
  expect(await textsAfter(130)).toEqual(["second"]);
  expect(await textsAfter(190)).toEqual([]);
});

it("goes on page by page, also where many begin at the same time, whatever is posted meanwhile", async () => {
  const at = newPlace();
  const names = Array.from({ length: PAGE_LENGTH * 2 + 5 }, (_, n) => `plan ${n}`);
  await postPlans(at, Object.fromEntries(names.map((name, n) => [name, 60 + Math.floor(n / 30)])));
  const first = await look(at);
  await postPlans(at, { "sooner, meanwhile": 5 });
  const second = await look(at, { before: first.older ?? "" });
  const third = await look(at, { before: second.older ?? "" });
  const all = [first, second, third].flatMap(textsOf);
  expect(all).toHaveLength(names.length);
  expect(new Set(all)).toEqual(new Set(names));
  const starts = [first, second, third].flatMap(({ posts }) => posts.map((each) => each.startsAt));
  expect(starts).toEqual(starts.toSorted((a, b) => Number(a) - Number(b)));
  expect(third.older).toBeNull();
});

it("a cursor of plans leads nowhere among all posts, and one of theirs to the first plans", async () => {
  const at = newPlace();
  const many = Array.from({ length: PAGE_LENGTH + 1 }, (_, n) => [`plan ${n}`, 60 + n] as const);
  await postPlans(at, Object.fromEntries(many));
  const plans = await look(at);
  const all = { tile: tileOf(at), reach: 10 } as const;
  const newest = await listPostsNear(db, stranger, all, { now: NOW });
  const mixed = await listPostsNear(db, stranger, all, { before: plans.older ?? "", now: NOW });
  expect(textsOf(mixed)).toEqual(textsOf(newest));
  expect(textsOf(await look(at, { before: newest.older ?? "" }))).toEqual(textsOf(plans));
});

it("counts as new the plans that were posted since, whenever they begin, and nothing else", async () => {
  const at = newPlace();
  const count = (since: string, now: number) =>
    countNewPosts(db, stranger, viewOf(at), { since, now });
  await postPlans(at, { soon: 30, later: 600 });
  const { newest } = await look(at);
  expect(await count(newest, NOW)).toBe(0);
  await post({ at, text: "No plan", now: NOW + 2000 });
  await postPlans(at, { "new and soon": 5, "new and far off": 2000 }, NOW + 3000);
  expect(await count(newest, NOW + 4000)).toBe(0);
  expect(await count(newest, NOW + MINUTE_MS)).toBe(2);
  const again = await look(at, { now: NOW + MINUTE_MS });
  expect(await count(again.newest, NOW + MINUTE_MS)).toBe(0);
});

it("leaves out what this reader has hidden or blocked, and widens like the rest of the feed", async () => {
  const at = newPlace();
  const ravi = await newNeighbour(NOW);
  const hidden = await post({ at, kind: "plan", text: "hidden", now: BEFORE });
  const blocked = await post({ at, kind: "plan", text: "blocked", now: BEFORE });
  await postPlans({ ...at, latitude: at.latitude + 7 / 111.195 }, { "far away": 60 });
  await hidePost(db, ravi, hidden.publicId, { now: NOW });
  await block(ravi, blocked.author);
  const reader = { ...stranger, person: ravi };
  expect(textsOf(await look(at, { reader }))).toEqual(["far away"]);
  const around = { tile: tileOf(at), kind: "plan" } as const;
  const wide = await listPostsAround(db, reader, around, { now: NOW });
  expect([wide.reach, textsOf(wide)]).toEqual([10, ["far away"]]);
});

it("a plan of three days from now is among all posts until then, swept or not", async () => {
  const at = newPlace();
  await postPlans(at, { "in three days": 4319 });
  const all = { tile: tileOf(at), reach: 10 } as const;
  const textsAt = async (now: number) => textsOf(await listPostsNear(db, stranger, all, { now }));
  const end = NOW + 4319 * MINUTE_MS + 2 * HOUR_MS;
  expect(await textsAt(end - 1)).toEqual(["in three days"]);
  expect(await textsAt(end)).toEqual([]);
});
