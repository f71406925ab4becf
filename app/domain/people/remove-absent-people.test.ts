import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { blocks } from "#app/db/blocks-schema.ts";
import { people, posts } from "#app/db/community-schema.ts";
import { moveCodes } from "#app/db/move-codes-schema.ts";
import { openDatabase } from "#app/db/database.ts";
import { DAY_MS } from "#app/durations.ts";
import { newNeighbour, post } from "#test/neighbours.ts";
import { removeAbsentPeople } from "./remove-absent-people.ts";

const db = openDatabase(env.DB);
const NOW = Date.UTC(2026, 5, 1);

const idsKept = async () => (await db.select({ id: people.id }).from(people)).map(({ id }) => id);
beforeEach(() => db.delete(people));

it("forgets who has not come for 90 days, with what hangs on them, and nobody else", async () => {
  const absent = await newNeighbour(NOW - 90 * DAY_MS);
  const rare = await newNeighbour(NOW - 89 * DAY_MS);
  const names = {
    publicId: "block-1",
    postId: 0,
    fromId: 0,
    handle: "Quiet Mynah",
    createdAt: NOW,
  };
  await db.insert(blocks).values({ personId: absent.id, blockedId: rare.id, ...names });
  await db.insert(moveCodes).values({ personId: absent.id, codeHash: "x", expiresAt: NOW });
  expect(await removeAbsentPeople(db, { now: NOW })).toEqual({ people: 1 });
  expect(await idsKept()).toEqual([rare.id]);
  expect([await db.$count(blocks), await db.$count(moveCodes)]).toEqual([0, 0]);
  expect(await removeAbsentPeople(db, { now: NOW })).toEqual({ people: 0 });
});

it("waits for the posts of theirs that are still to be swept away, as their rows know the photos", async () => {
  const author = await newNeighbour(NOW - 95 * DAY_MS);
  await post({ author, now: NOW - 95 * DAY_MS });
  expect(await removeAbsentPeople(db, { now: NOW })).toEqual({ people: 0 });
  await db.delete(posts);
  expect(await removeAbsentPeople(db, { now: NOW })).toEqual({ people: 1 });
});

it("goes on batch by batch until nobody is left", async () => {
  const visits = Array.from({ length: 1201 }, (_, n) => n);
  await env.DB.prepare(
    `INSERT INTO people (key_hash, created_at, last_seen_at)
     SELECT 'hash-' || value, value, value FROM json_each(?)`,
  )
    .bind(JSON.stringify(visits))
    .run();
  expect(await removeAbsentPeople(db, { now: NOW })).toEqual({ people: 1201 });
  expect(await idsKept()).toEqual([]);
});
