import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { posts } from "#app/db/community-schema.ts";
import { cases } from "#app/db/moderation-schema.ts";
import { HOUR_MS } from "#app/durations.ts";
import { stores, post } from "#test/neighbours.ts";
import { png } from "#test/pictures.ts";
import { report } from "#test/reports.ts";
import { removeExpiredPosts } from "./remove-posts.ts";

const { db } = stores;
const NOW = Date.UTC(2026, 5, 3, 18);
const END = NOW + HOUR_MS;
const failing = {
  ...stores,
  evidence: { ...stores.evidence, put: () => Promise.reject(new Error("R2 is away")) },
};

const idsLeft = async () => (await db.select({ id: posts.id }).from(posts)).map(({ id }) => id);

beforeEach(async () => {
  for (const table of ["cases", "posts"]) await env.DB.exec(`DELETE FROM ${table}`);
});

/** Posts with a reported photo that is still to be copied; gives their ids. */
async function postOwed(copies: number): Promise<number[]> {
  const { publicId } = await post({ files: [png], hours: 1, now: NOW });
  await report({ thread: publicId, now: NOW });
  const numbers = JSON.stringify(Array.from({ length: copies }, (_, n) => n + 1));
  await env.DB.batch([
    env.DB.prepare("UPDATE cases SET photos_kept_at = NULL"),
    env.DB.prepare(
      `INSERT INTO posts (id, public_id, person_id, send_key, digest, expires_at, tile, parent_tile, reach, kind, text, photos)
       SELECT posts.id + value, public_id || value, person_id, send_key || value, digest, expires_at, tile, parent_tile,
         reach, kind, text, photos FROM posts, json_each(?)`,
    ).bind(numbers),
    env.DB.prepare(
      `INSERT INTO cases (subject, thing, post_id, snapshot, opened_at, due_at)
       SELECT subject || value, thing, post_id + value, snapshot, opened_at, due_at FROM cases, json_each(?)`,
    ).bind(numbers),
  ]);
  return idsLeft();
}

it("what is still to be copied as evidence waits, and keeps nothing behind it from being swept away", async () => {
  const owed = await postOwed(205);
  await post({ files: [png], hours: 1, now: NOW + 1 });
  await post({ hours: 1, now: NOW + 2 });
  const sweep = removeExpiredPosts(failing, { now: END + 2 });
  await expect(sweep).rejects.toThrow("could not be kept");
  expect(await idsLeft()).toEqual(owed);
  expect((await env.IMAGES.list()).objects).toHaveLength(1);
  expect(await removeExpiredPosts(stores, { now: END + 2 })).toEqual({ posts: 206, photos: 206 });
  expect(await db.$count(cases)).toBe(206);
  expect((await env.IMAGES.list()).objects).toEqual([]);
});
