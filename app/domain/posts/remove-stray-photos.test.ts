import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { DAY_MS, HOUR_MS } from "#app/durations.ts";
import { stores, post } from "#test/neighbours.ts";
import { png } from "#test/pictures.ts";
import { report } from "#test/reports.ts";
import { removeStrayPhotos } from "./remove-stray-photos.ts";

const { db, images } = stores;
const NOON = Date.UTC(2026, 2, 2, 12);

const keysInR2 = async () => (await env.IMAGES.list()).objects.map(({ key }) => key);
beforeEach(async () => env.IMAGES.delete(await keysInR2()));

it("takes no photo of a post that can be seen, whenever in the day it was written", async () => {
  const now = NOON;
  for (const age of [0, 12, 13, 23]) await post({ files: [png], now: now - age * HOUR_MS });
  const shop = `${"a".repeat(64)}.png`;
  await env.IMAGES.put(shop, png);
  expect(await removeStrayPhotos(stores, { now })).toEqual({ photos: 0 });
  expect(await keysInR2()).toHaveLength(5);
  const lateNight = Date.UTC(2026, 2, 3) - 1;
  expect(await removeStrayPhotos(stores, { now: lateNight + DAY_MS - 1 })).toEqual({
    photos: 0,
  });
});

it("goes on batch by batch, across the days, and where it was interrupted", async () => {
  const put = (day: string, n: number) => env.IMAGES.put(`posts/${day}/${n}-1.png`, "x");
  const days = ["2026-02-01", "2026-02-25", "2026-02-28", "2026-03-02"];
  for (const day of days) await Promise.all(Array.from({ length: 3 }, (_, n) => put(day, n)));
  const small = {
    ...images,
    list: (prefix: string, _: number, after?: string) => images.list(prefix, 4, after),
  };
  let calls = 0;
  const killed = {
    ...small,
    async remove(keys: string[]) {
      if (++calls === 2) throw new Error("killed");
      await images.remove(keys);
    },
  };
  await expect(removeStrayPhotos({ db, images: killed }, { now: NOON })).rejects.toThrow("killed");
  expect(await keysInR2()).toHaveLength(8);
  expect(await removeStrayPhotos({ db, images: small }, { now: NOON })).toEqual({ photos: 2 });
  expect(await removeStrayPhotos({ db, images: small }, { now: NOON })).toEqual({ photos: 0 });
  expect(await keysInR2()).toHaveLength(6);
});

it("takes no photo that was reported and is still to be copied as evidence, and goes on behind it", async () => {
  const now = NOON + 120 * HOUR_MS;
  const first = await post({ files: [png], now: NOON });
  await report({ thread: first.publicId, now: NOON });
  await post({ files: [png], now: NOON });
  const one = {
    ...images,
    list: (prefix: string, _: number, after?: string) => images.list(prefix, 1, after),
  };
  await env.DB.exec("DELETE FROM posts");
  await env.DB.exec("UPDATE cases SET photos_kept_at = NULL");
  expect(await removeStrayPhotos({ db, images: one }, { now })).toEqual({ photos: 1 });
  expect(await keysInR2()).toEqual([expect.stringContaining(first.publicId)]);
  await env.DB.exec("UPDATE cases SET photos_kept_at = 1");
  expect(await removeStrayPhotos(stores, { now })).toEqual({ photos: 1 });
});
