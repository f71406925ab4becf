import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { CHAAT_HOUSE } from "#test/chaat-house.ts";
import { makeMenuFile } from "#test/makers.ts";
import { editorOf, formsOf, menuOf, sendForm } from "#test/editor.ts";
import { bytes, changed, lossy, riff, webpChunk } from "#test/pictures.ts";
import { logIn } from "#test/sessions.ts";
import { storeMenu } from "#test/stored-menus.ts";
import { ORIGIN, visit } from "#test/visit.ts";
import { NO_PHOTOS, photosToSend, type PhotoState } from "./photo-list.ts";
import { openPhotoQueue } from "./photo-queue.ts";
import type { PhotoStore, QueuedPhoto, SavedPhoto } from "./photo-store.ts";
import { uploadPhoto, type Trouble } from "./upload-photo.ts";

const COUNT = 40;

let shopId: string;
let cookie: string;
let itemIds: number[];

beforeEach(async () => {
  shopId = await storeMenu(makeMenuFile({ sections: 1, items: COUNT }));
  ({ cookie } = await logIn(shopId));
  itemIds = (await menuOf(shopId)).sections.flatMap(({ items }) => items.map(({ id }) => id));
});

/** What a device keeps: a page may end at any moment, and the next one finds it. */
function newDevice() {
  const kept = new Map<string, QueuedPhoto | SavedPhoto>();
  const store: PhotoStore = {
    list: async () => [...kept.values()],
    put: async (entry) => void kept.set(entry.key, entry),
    remove: async (key) => void kept.delete(key),
  };
  return { kept, store };
}

type Send = (path: string, init: RequestInit) => Promise<Response>;

const toServer: Send = (path, { method = "", body }) =>
  visit(path, { method, body: body ?? null, headers: { Origin: ORIGIN, Cookie: cookie } });

/** Every third request goes wrong: in turn it does not arrive, or arrives and its answer is lost. */
function badNetwork(): { send: Send; sent: () => number } {
  let sent = 0;
  return {
    sent: () => sent,
    async send(path, init) {
      sent += 1;
      const [isBad, isLostOnItsWay] = [sent % 3 === 0, sent % 6 === 0];
      if (isLostOnItsWay) throw new TypeError("no network");
      const reply = await toServer(path, init);
      if (isBad) throw new TypeError("no answer");
      return reply;
    },
  };
}

/** A page of the editor on a device, until it is closed. */
function openPage(store: PhotoStore, send: Send) {
  let state: PhotoState = NO_PHOTOS;
  let isClosed = false;
  const never = new Promise<never>(() => {});
  const queue = openPhotoQueue({
    // Nothing is done once the page is closed, whatever was on its way.
    store: {
      list: store.list,
      put: (entry) => (isClosed ? never : store.put(entry)),
      remove: (key) => (isClosed ? never : store.remove(key)),
    },
    upload: (photo) => (isClosed ? never : uploadPhoto(shopId, photo, send)),
    later: (_, act) => void setTimeout(act),
    onChange: (now) => (state = now),
    onSaved: () => {},
  });
  return {
    queue,
    now: () => state,
    close: () => (isClosed = true),
    async until(isSo: (state: PhotoState) => boolean) {
      while (!isSo(state)) await new Promise((resolve) => void setTimeout(resolve, 5));
    },
  };
}

/** A photo unlike any other: its height is its number. */
function photoOf(itemId: number, number: number): QueuedPhoto {
  const size = [0x40, 0x01, number & 0xff, number >> 8];
  const picture = riff(webpChunk("VP8 ", bytes(changed(lossy.subarray(20), 6, size))));
  const file = new File([picture as BlobPart], "photo", { type: "image/webp" });
  const small = new File([lossy as BlobPart], "photo", { type: "image/webp" });
  return { key: crypto.randomUUID(), itemId, large: file, small, since: number };
}

const photosNow = async () =>
  (await menuOf(shopId)).sections.flatMap(({ items }) => items.map(({ photoKey }) => photoKey));

describe("forty photos over a network that fails every third time, with a reload in the middle,", () => {
  it("are all saved, each once and with its own dish, and say where they are", async () => {
    const { revision } = (await menuOf(shopId)).shop;
    const before = new Set((await env.IMAGES.list()).objects.map(({ key }) => key));
    const device = newDevice();
    const network = badNetwork();
    const first = openPage(device.store, network.send);
    await first.queue.resume();
    for (const [index, itemId] of itemIds.entries()) {
      await first.queue.add(photoOf(itemId, 200 + index));
    }
    await first.until(({ saved }) => saved.length >= COUNT / 2);
    first.close();
    const half = [...device.kept.values()].filter((entry) => "photoKey" in entry).length;
    expect(half).toBeGreaterThanOrEqual(COUNT / 2);
    expect(half).toBeLessThan(COUNT);

    const second = openPage(device.store, network.send);
    await second.queue.resume();
    expect(second.now().saved).toHaveLength(half);
    expect(second.now().waiting).toHaveLength(COUNT - half);
    await second.until(({ waiting }) => waiting.length === 0);
    expect(second.now()).toMatchObject({ dropped: 0, trouble: undefined, isKept: true });
    expect(second.now().saved).toHaveLength(COUNT);

    expect(network.sent()).toBeGreaterThan(COUNT);
    const heights = (await photosNow()).map((key) => Number(/x(\d+)/.exec(key ?? "")?.[1]));
    expect(heights).toEqual(itemIds.map((_, index) => 200 + index));
    const after = (await env.IMAGES.list({ limit: 1000 })).objects.map(({ key }) => key);
    expect(after.filter((key) => !before.has(key))).toHaveLength(2 * COUNT);
    expect((await menuOf(shopId)).shop.revision).toBe(revision + COUNT);
    expect(device.kept.size).toBe(COUNT);
  }, 60_000);
});

describe("a photo that waits", () => {
  const alone = () => photoOf(itemIds[0] ?? 0, 200);

  it("is sent once the network is back", async () => {
    const device = newDevice();
    let isOnline = false;
    const page = openPage(device.store, (path, init) =>
      isOnline ? toServer(path, init) : Promise.reject(new TypeError("offline")),
    );
    await page.queue.resume();
    await page.queue.add(alone());
    await page.until(({ trouble }) => trouble === "network");
    expect([...device.kept.values()]).toMatchObject([{ since: 200 }]);
    isOnline = true;
    await page.until(({ waiting }) => waiting.length === 0);
    expect(page.now()).toMatchObject({ saved: [{ itemId: itemIds[0] }], trouble: undefined });
  });

  it.each<[string, () => Promise<string>, Trouble]>([
    ["nobody is logged in", async () => "", "logged-out"],
    [
      "another shop is logged in",
      async () => (await logIn(await storeMenu(CHAAT_HOUSE))).cookie,
      "other-shop",
    ],
    ["an operator is logged in", async () => (await logIn(null)).cookie, "other-shop"],
  ])("stays while %s, and goes with its shop's login", async (_, other, trouble) => {
    const own = cookie;
    cookie = await other();
    const device = newDevice();
    const page = openPage(device.store, toServer);
    await page.queue.resume();
    await page.queue.add(alone());
    await page.until((state) => state.trouble === trouble);
    expect((await photosNow())[0]).toBeNull();
    expect(device.kept.size).toBe(1);
    cookie = own;
    await page.until(({ saved }) => saved.length === 1);
    expect((await photosNow())[0]).not.toBeNull();
  });

  it("is dropped, and counted, if its item was deleted meanwhile", async () => {
    const device = newDevice();
    const page = openPage(device.store, toServer);
    await page.queue.resume();
    const menu = await menuOf(shopId);
    await sendForm(editorOf(menu), formsOf(menu)["delete-item"], { Cookie: cookie });
    await page.queue.add(alone());
    await page.until(({ dropped }) => dropped === 1);
    expect([page.now().waiting, device.kept.size]).toEqual([[], 0]);
  });

  it("and that the server refuses stays, with why, and holds up no other", async () => {
    const device = newDevice();
    const page = openPage(device.store, toServer);
    const damaged = { ...alone(), large: new File(["no picture"], "photo") };
    await page.queue.resume();
    await page.queue.add(damaged);
    await page.queue.add(photoOf(itemIds[1] ?? 0, 300));
    await page.until(({ saved, refused }) => saved.length === 1 && refused.size === 1);
    expect([...page.now().refused]).toEqual([[damaged.key, "image-unknown-format"]]);
    expect([page.now().waiting.length, photosToSend(page.now())]).toEqual([1, []]);
    // It holds up no count either: the next photo begins a new one.
    await page.queue.add(photoOf(itemIds[2] ?? 0, 301));
    await page.until(({ waiting }) => waiting.length === 1);
    expect(page.now().saved).toMatchObject([{ itemId: itemIds[2] }]);
    await page.queue.drop(damaged.itemId);
    expect([page.now().waiting, device.kept.has(damaged.key)]).toEqual([[], false]);
  });

  it("gives way to a newer one of its item, which is what the item has in the end", async () => {
    const device = newDevice();
    const page = openPage(device.store, toServer);
    await page.queue.add(alone());
    await page.queue.add(photoOf(itemIds[0] ?? 0, 300));
    expect(device.kept.size).toBe(1);
    await page.queue.resume();
    await page.until(({ saved }) => saved.length === 1);
    expect((await photosNow())[0]).toMatch(/-320x300\.webp$/);
  });

  it("is left to the page that has taken over", async () => {
    const device = newDevice();
    const page = openPage(device.store, toServer);
    await page.queue.resume();
    page.queue.pause();
    await page.queue.add(alone());
    const other = openPage(device.store, toServer);
    await other.queue.resume();
    await other.until(({ saved }) => saved.length === 1);
    expect(page.now()).toMatchObject({ waiting: [{ since: 200 }], saved: [] });
    await page.queue.resume();
    expect(page.now().waiting).toEqual([]);
  });

  it("is sent from a device that stores nothing, which says so", async () => {
    const full = () => Promise.reject(new Error("QuotaExceededError"));
    let isOnline = false;
    const page = openPage({ list: full, put: full, remove: full }, (path, init) =>
      isOnline ? toServer(path, init) : Promise.reject(new TypeError("offline")),
    );
    await page.queue.resume();
    await page.queue.add(alone());
    expect(page.now().isKept).toBe(false);
    await page.queue.resume();
    isOnline = true;
    await page.until(({ saved }) => saved.length === 1);
    expect((await photosNow())[0]).not.toBeNull();
  });
});

describe("a photo that is dropped", () => {
  it("while it is on its way is told of once it has arrived, so that it can be removed again", async () => {
    const [itemId = 0] = itemIds;
    let arrive = () => {};
    const slow: Send = async (path, init) => {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      return toServer(path, init);
    };
    const page = openPage(newDevice().store, slow);
    await page.queue.resume();
    await page.queue.add(photoOf(itemId, 300));
    const dropped = page.queue.drop(itemId);
    arrive();
    expect(await dropped).toBe(true);
    expect((await photosNow())[0]).not.toBeNull();
    expect(await page.queue.drop(itemId)).toBe(false);
  });
});

it("a page that had no room for one photo stops warning once the server has it", async () => {
  const [first = 0, second = 0] = itemIds;
  const { store } = newDevice();
  let isFull = true;
  const put: PhotoStore["put"] = async (entry) => {
    if (isFull) throw new DOMException("full", "QuotaExceededError");
    return store.put(entry);
  };
  const page = openPage({ ...store, put }, toServer);
  await page.queue.resume();
  await page.queue.add(photoOf(first, 300));
  expect(page.now().isKept).toBe(false);
  await page.until(({ waiting }) => waiting.length === 0);
  isFull = false;
  await page.queue.add(photoOf(second, 301));
  expect(page.now().isKept).toBe(true);
  await page.until(({ waiting }) => waiting.length === 0);
});

it("of two photos of a dish that are found in the store the later one alone is sent, on this visit and the next", async () => {
  const [itemId = 0] = itemIds;
  const device = newDevice();
  for (const number of [300, 301]) await device.store.put(photoOf(itemId, number));
  const page = openPage(device.store, toServer);
  await page.queue.resume();
  await page.until(({ waiting }) => waiting.length === 0);
  expect(page.now().saved).toHaveLength(1);
  page.close();
  expect(device.kept.size).toBe(1);
  const next = openPage(device.store, toServer);
  await next.queue.resume();
  await next.until(({ waiting }) => waiting.length === 0);
  expect((await photosNow())[0]).toContain("x301.");
});
