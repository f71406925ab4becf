import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { items, sections, shops } from "#app/db/schema.ts";
import { smallKeyOf } from "#app/domain/menus/photo-key.ts";
import { DAY_MS } from "#app/durations.ts";
import { openImageBucket } from "#app/platform/image-bucket.ts";
import { baseline } from "#test/pictures.ts";
import { changeShopImage } from "./image.ts";
import { removeStrayImages, type StoredImages } from "./remove-stray-images.ts";

const db = openDatabase(env.DB);
const bucket = openImageBucket(env.IMAGES);
const shop = { name: "Shop", revision: 1, createdAt: 1 };

const keysInR2 = async () => (await env.IMAGES.list()).objects.map(({ key }) => key);
const keyWith = (begin: string) => `${begin.padEnd(64, "0")}.png`;

beforeEach(async () => {
  await db.delete(shops);
  await env.IMAGES.delete(await keysInR2());
});

it("a picture whose row was not written is removed a day later, and no other", async () => {
  await db.insert(shops).values([
    { ...shop, id: "ours" },
    { ...shop, id: "closed", imageKey: keyWith("c"), closedAt: 1 },
  ]);
  await changeShopImage({ db, images: bucket }, "ours", baseline);
  const others = [keyWith("c"), `posts/2026-11-20/x-1.png`, "menus/ours", `${"0".repeat(63)}.png`];
  for (const key of others) await env.IMAGES.put(key, "x");
  const staying = await keysInR2();
  const failing = { db: openDatabase(brokenOnce()), images: bucket };
  await expect(changeShopImage(failing, "ours", baseline)).rejects.toThrow();
  expect(await keysInR2()).toHaveLength(staying.length + 1);
  const now = Date.now();
  expect(await removeStrayImages({ db, images: bucket }, { now: now + DAY_MS - 60_000 })).toEqual({
    images: 0,
  });
  expect(await removeStrayImages({ db, images: bucket }, { now: now + DAY_MS })).toEqual({
    images: 1,
  });
  expect(await keysInR2()).toEqual(staying);
});

it("the photos of items stay in both their sizes, and go with their item, its section or its shop", async () => {
  const photos = ["a", "b", "c", "d"].map((letter) => `${letter.repeat(32)}-960x720.webp`);
  const [kept = "", ofItem = "", ofSection = "", ofShop = ""] = photos;
  await storePhotos("kkkk", [kept, ofItem]);
  await storePhotos("ssss", [ofSection]);
  await storePhotos("tttt", [ofShop]);
  for (const key of photos.flatMap((photo) => [photo, smallKeyOf(photo)])) {
    await env.IMAGES.put(key, "x");
  }
  const now = Date.now() + DAY_MS;
  expect(await removeStrayImages({ db, images: bucket }, { now })).toEqual({ images: 0 });
  await db.delete(items).where(eq(items.photoKey, ofItem));
  await db.delete(sections).where(eq(sections.shopId, "ssss"));
  await db.delete(shops).where(eq(shops.id, "tttt"));
  expect(await removeStrayImages({ db, images: bucket }, { now })).toEqual({ images: 6 });
  expect(await keysInR2()).toEqual([smallKeyOf(kept), kept]);
});

async function storePhotos(shopId: string, photos: string[]): Promise<void> {
  await db.insert(shops).values({ ...shop, id: shopId });
  const [section] = await db
    .insert(sections)
    .values({ shopId, name: "Chaat", position: 1 })
    .returning();
  const rows = photos.map((photoKey, index) => ({
    shopId,
    sectionId: section?.id ?? 0,
    name: "Samosa",
    position: index + 1,
    photoKey,
  }));
  await db.insert(items).values(rows);
}

function brokenOnce(): D1Database {
  const session = env.DB.withSession();
  const broken = new Proxy(session, {
    get(target, name) {
      if (name === "batch") return () => Promise.reject(new Error("D1 is down"));
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { withSession: () => broken } as unknown as D1Database;
}

/** Leftover images, of which a call lists at most four. */
function storeOf(keys: string[]) {
  const stored = new Set(keys.toSorted());
  let calls = 0;
  const images: StoredImages = {
    async listStored(_, after) {
      calls += 1;
      const listed = [...stored].filter((key) => key > after).slice(0, 4);
      return listed.map((key) => ({ key, uploadedAt: 0 }));
    },
    async remove(removed) {
      for (const key of removed) stored.delete(key);
    },
  };
  return { images, stored, calls: () => calls };
}

it("a run goes round all keys wherever it begins, and is bounded; the days after do the rest", async () => {
  const few = Array.from({ length: 256 }, (_, n) => keyWith(n.toString(16).padStart(2, "0")));
  for (const day of [1, 2, 255]) {
    const store = storeOf(few);
    const done = await removeStrayImages({ db, images: store.images }, { now: day * DAY_MS });
    expect([done, store.stored.size]).toEqual([{ images: 256 }, 0]);
  }
  const many = few.flatMap((key) =>
    Array.from({ length: 4 }, (_, n) => key.replace(/000\./, `00${n}.`)),
  );
  const store = storeOf(many);
  for (let day = 1; day <= 3; day += 1) {
    await removeStrayImages({ db, images: store.images }, { now: day * DAY_MS });
    expect(store.calls()).toBeLessThanOrEqual(day * 100);
  }
  expect(store.stored.size).toBe(0);
});
