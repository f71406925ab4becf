import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { shops } from "#app/db/schema.ts";
import { baseline } from "#test/pictures.ts";
import { changeShopImage, removeShopImage } from "./image.ts";

const db = openDatabase(env.DB);
const NOW = Date.UTC(2026, 10, 20);

const kept = new Set<string>();
const images = {
  put: async (key: string) => void kept.add(key),
  remove: async (key: string) => void kept.delete(key),
};
const stores = { db, images };

beforeEach(async () => {
  await db.delete(shops);
  const shop = { name: "Shop", revision: NOW, createdAt: NOW };
  await db.insert(shops).values([
    { ...shop, id: "ours", imageKey: "old.png" },
    { ...shop, id: "theirs", imageKey: "theirs.png" },
    { ...shop, id: "closed", imageKey: "closed.png", closedAt: NOW },
  ]);
  kept.clear();
  for (const key of ["old.png", "theirs.png", "closed.png"]) kept.add(key);
});

const rowOf = async (id: string) => (await db.select().from(shops).where(eq(shops.id, id)))[0];

async function change(shopId: string, picture: Uint8Array): Promise<string> {
  const changed = await changeShopImage(stores, shopId, picture);
  return changed?.ok ? changed.value.imageKey : "";
}

describe("changeShopImage", () => {
  it("replaces the former picture, which is deleted", async () => {
    const key = await change("ours", baseline);
    expect(key).toMatch(/^[0-9a-f]{64}\.jpg$/);
    expect(await rowOf("ours")).toMatchObject({ imageKey: key, revision: NOW + 1 });
    expect([...kept]).toEqual(["theirs.png", "closed.png", key]);
    expect(await rowOf("theirs")).toMatchObject({ imageKey: "theirs.png", revision: NOW });
  });

  it("gives each upload a key of its own, be it the same picture of the same shop", async () => {
    const keys = [
      await change("ours", baseline),
      await change("ours", baseline),
      await change("theirs", baseline),
    ];
    expect(new Set(keys).size).toBe(3);
    expect([...kept]).toEqual(["closed.png", ...keys.slice(1)]);
  });

  it("refuses what is no picture, and leaves the one that is there", async () => {
    const refused = await changeShopImage(stores, "ours", new Uint8Array(64));
    expect(refused).toMatchObject({ ok: false, refusal: { path: "image" } });
    expect(await rowOf("ours")).toMatchObject({ imageKey: "old.png", revision: NOW });
    expect(kept.has("old.png")).toBe(true);
  });

  it.each(["closed", "nobody"])("keeps nothing for a shop %s", async (shopId) => {
    expect(await changeShopImage(stores, shopId, baseline)).toBeUndefined();
    expect([...kept]).toEqual(["old.png", "theirs.png", "closed.png"]);
  });
});

describe("removeShopImage", () => {
  it("takes the picture away, once", async () => {
    for (const before of ["old.png", null]) {
      expect(await removeShopImage(stores, "ours")).toEqual({ before });
      expect(await rowOf("ours")).toMatchObject({ imageKey: null });
      expect([...kept]).toEqual(["theirs.png", "closed.png"]);
    }
  });

  it.each(["closed", "nobody"])("finds no shop %s", async (shopId) => {
    expect(await removeShopImage(stores, shopId)).toBeUndefined();
    expect(kept.has("closed.png")).toBe(true);
  });
});
