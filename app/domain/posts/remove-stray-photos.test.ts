import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { post } from "#test/neighbours.ts";
import { png } from "#test/pictures.ts";
import { openImageBucket } from "#app/platform/image-bucket.ts";
import { removeStrayPhotos } from "./remove-stray-photos.ts";

const images = openImageBucket(env.IMAGES);
const NOON = Date.UTC(2026, 2, 2, 12);
const HOUR = 60 * 60 * 1000;

const keysInR2 = async () => (await env.IMAGES.list()).objects.map(({ key }) => key);
beforeEach(async () => env.IMAGES.delete(await keysInR2()));

it("takes no photo of a post that can be seen, whenever in the day it was written", async () => {
  const now = NOON;
  for (const age of [0, 12, 13, 23]) await post({ files: [png], now: now - age * HOUR });
  const shop = `${"a".repeat(64)}.png`;
  await env.IMAGES.put(shop, png);
  expect(await removeStrayPhotos(images, { now })).toEqual({ photos: 0 });
  expect(await keysInR2()).toHaveLength(5);
  // Even of those that end in the last millisecond of the day after.
  const lateNight = Date.UTC(2026, 2, 3) - 1;
  expect(await removeStrayPhotos(images, { now: lateNight + 24 * HOUR - 1 })).toEqual({
    photos: 0,
  });
});

it("goes on batch by batch, across the days, and where it was interrupted", async () => {
  const put = (day: string, n: number) => env.IMAGES.put(`posts/${day}/${n}-1.png`, "x");
  const days = ["2026-02-01", "2026-02-27", "2026-02-28", "2026-03-02"];
  for (const day of days) await Promise.all(Array.from({ length: 3 }, (_, n) => put(day, n)));
  const small = { ...images, list: (prefix: string) => images.list(prefix, 4) };
  let calls = 0;
  const killed = {
    ...small,
    async remove(keys: string[]) {
      if (++calls === 2) throw new Error("killed");
      await images.remove(keys);
    },
  };
  await expect(removeStrayPhotos(killed, { now: NOON })).rejects.toThrow("killed");
  expect(await keysInR2()).toHaveLength(8);
  expect(await removeStrayPhotos(small, { now: NOON })).toEqual({ photos: 2 });
  expect(await removeStrayPhotos(small, { now: NOON })).toEqual({ photos: 0 });
  expect(await keysInR2()).toHaveLength(6);
});
