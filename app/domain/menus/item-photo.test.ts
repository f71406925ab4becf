import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { openImageBucket } from "#app/platform/image-bucket.ts";
import { firstOf, menuOf } from "#test/editor.ts";
import { CHAAT_HOUSE } from "#test/chaat-house.ts";
import {
  baseline,
  BEHIND_JFIF,
  bytes,
  changed,
  exif,
  lossy,
  png,
  riff,
  SECRET,
  segment,
  translucent,
  webpChunk,
  withPieces,
} from "#test/pictures.ts";
import { storeMenu } from "#test/stored-menus.ts";
import { changeItemPhoto, removeItemPhoto } from "./item-photo.ts";
import { smallKeyOf, sizeOf } from "./photo-key.ts";

const db = openDatabase(env.DB);
const stores = { db, images: openImageBucket(env.IMAGES) };

const keysInR2 = async () => (await env.IMAGES.list()).objects.map(({ key }) => key);
const bytesOf = async (key: string) => (await env.IMAGES.get(key))?.bytes();

/** A WebP that says it is so large; nobody decodes it. */
const webpOf = (width: number, height: number, weight = 0) => {
  const le = (value: number) => [value & 0xff, (value >> 8) & 0xff];
  const frame = changed(lossy.subarray(20), 6, [...le(width), ...le(height)]);
  return riff(webpChunk("VP8 ", bytes(frame, new Uint8Array(weight))));
};
const large = webpOf(960, 720);
const small = webpOf(144, 144);

let shopId: string;
let itemId: number;
beforeEach(async () => {
  await env.IMAGES.delete(await keysInR2());
  shopId = await storeMenu(CHAAT_HOUSE);
  itemId = firstOf(await menuOf(shopId)).item.id;
});

const itemNow = async () => firstOf(await menuOf(shopId)).item;
const revisionNow = async () => (await menuOf(shopId)).shop.revision;

async function change(sent: { large: Uint8Array; small?: Uint8Array }, once?: string) {
  const changed = await changeItemPhoto(
    stores,
    shopId,
    { itemId, ...sent },
    once === undefined ? undefined : { key: once, now: 1 },
  );
  if (!changed?.ok) throw new Error(JSON.stringify(changed));
  return changed.value.photoKey;
}

describe("a photo of an item", () => {
  it("is two pictures under one key, which says how large it is", async () => {
    const key = await change({ large, small });
    expect(key).toMatch(/^[0-9a-f]{32}-960x720\.webp$/);
    expect(sizeOf(key)).toEqual({ width: 960, height: 720 });
    expect(await bytesOf(key)).toEqual(large);
    expect(await bytesOf(smallKeyOf(key))).toEqual(small);
    expect((await itemNow()).photoKey).toBe(key);
  });

  it("moves the shop's revision, for diners, and not the item's, as nobody's edit is outdated", async () => {
    const [before, revision] = [await itemNow(), await revisionNow()];
    await change({ large, small });
    expect((await itemNow()).revision).toBe(before.revision);
    expect(await revisionNow()).toBe(revision + 1);
  });

  it("is stored without anything about who took it, where and when, in both its sizes", async () => {
    const laden = withPieces(baseline, BEHIND_JFIF, segment(0xe1, exif("MM", 1)));
    expect(new TextDecoder("latin1").decode(laden)).toContain(SECRET);
    await change({ large: laden, small: laden });
    const keys = await keysInR2();
    expect(keys).toHaveLength(2);
    for (const key of keys) {
      expect(new TextDecoder("latin1").decode(await bytesOf(key))).not.toContain(SECRET);
    }
  });

  it("takes the place of the one before, whose pictures stay in store for undo", async () => {
    const before = await change({ large, small });
    const key = await change({ large: png, small: png });
    expect((await itemNow()).photoKey).toBe(key);
    const keys = [before, key].flatMap((each) => [each, smallKeyOf(each)]);
    expect((await keysInR2()).toSorted()).toEqual(keys.toSorted());
  });

  it("that is sent again under its key, as no answer came, is stored once", async () => {
    const key = await change({ large, small }, "a-key");
    const revision = await revisionNow();
    expect(await change({ large, small }, "a-key")).toBe(key);
    expect((await keysInR2()).toSorted()).toEqual([smallKeyOf(key), key].toSorted());
    expect(await revisionNow()).toBe(revision);
  });

  it("that is sent again late does not undo the newer one", async () => {
    await change({ large, small }, "a-key");
    const newer = await change({ large: png, small: png }, "b-key");
    await change({ large, small }, "a-key");
    expect((await itemNow()).photoKey).toBe(newer);
    // Of each sent once; what the late one stored is gone.
    expect(await keysInR2()).toHaveLength(4);
  });

  it("serves as its own small one if no script has made one, and it is light enough", async () => {
    const key = await change({ large });
    expect(await bytesOf(smallKeyOf(key))).toEqual(large);
  });

  it("is off the menu once it is removed, and stays in store for undo", async () => {
    await change({ large, small });
    expect(await removeItemPhoto(db, shopId, { itemId })).toBeTruthy();
    expect(await keysInR2()).toHaveLength(2);
    expect((await itemNow()).photoKey).toBeNull();
  });
});

describe("is refused, with nothing stored and the photo before it in its place:", () => {
  const heavy = webpOf(960, 720, 512 * 1024);

  it.each<[string, { large: Uint8Array; small?: Uint8Array }, string]>([
    [
      "a large picture over 960 pixels wide",
      { large: webpOf(961, 720), small },
      "item-photo-too-large",
    ],
    ["a large picture over 512 KB", { large: heavy, small }, "item-photo-too-large"],
    [
      "a small picture over 144 pixels wide",
      { large, small: webpOf(145, 144) },
      "item-photo-too-large",
    ],
    [
      "a small picture over 40 KB",
      { large, small: webpOf(144, 144, 40 * 1024) },
      "item-photo-too-large",
    ],
    [
      "a single picture over 40 KB",
      { large: webpOf(960, 720, 40 * 1024) },
      "item-photo-too-large-alone",
    ],
    [
      "a single picture over 960 pixels wide",
      { large: webpOf(961, 720) },
      "item-photo-too-large-alone",
    ],
    [
      "a strip as high as 3 of its widths",
      { large: webpOf(300, 901), small },
      "item-photo-too-long",
    ],
    [
      "a strip as wide as 3 of its heights",
      { large: webpOf(901, 300), small },
      "item-photo-too-long",
    ],
    ["a small picture that is a strip", { large, small: webpOf(40, 144) }, "item-photo-too-long"],
    ["pictures of two formats", { large, small: png }, "image-other-format"],
    ["what is no picture", { large: bytes("<svg>"), small }, "image-unknown-format"],
    ["a small one that is no picture", { large, small: bytes("<svg>") }, "image-unknown-format"],
    ["a picture that is cut off", { large: translucent.subarray(0, -9), small }, "image-damaged"],
  ])("%s", async (_, sent, code) => {
    const before = await change({ large, small });
    const refused = await changeItemPhoto(stores, shopId, { itemId, ...sent });
    expect(refused).toMatchObject({ ok: false, refusal: { path: "photo", code } });
    expect((await itemNow()).photoKey).toBe(before);
    expect(await keysInR2()).toHaveLength(2);
  });

  it("a photo of another shop's item, or of one that is gone", async () => {
    const theirs = await storeMenu(CHAAT_HOUSE);
    for (const [shop, item] of [
      [theirs, itemId],
      [shopId, 0],
    ] as const) {
      const sent = { itemId: item, large, small };
      expect(await changeItemPhoto(stores, shop, sent, { key: "k", now: 1 })).toBeUndefined();
      expect(await removeItemPhoto(db, shop, { itemId: item })).toBeUndefined();
    }
    expect(await keysInR2()).toEqual([]);
    expect((await itemNow()).photoKey).toBeNull();
  });

  it("and of its two pictures none is kept as a photo if one could not be stored", async () => {
    let puts = 0;
    const put: typeof stores.images.put = (key, photo) =>
      puts++ === 0 ? stores.images.put(key, photo) : Promise.reject(new Error("R2 is down"));
    const failing = { db, images: { ...stores.images, put } };
    await expect(changeItemPhoto(failing, shopId, { itemId, large, small })).rejects.toThrow();
    expect((await itemNow()).photoKey).toBeNull();
  });
});
