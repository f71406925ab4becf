import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { shops } from "#app/db/schema.ts";
import { editShop } from "./shop-details.ts";
import type { ShopDetails } from "./shop-details-input.ts";

const db = openDatabase(env.DB);
const NOW = Date.UTC(2026, 10, 20);

const details: ShopDetails = {
  name: "चाट House",
  description: "Since 1970",
  phoneNumber: "9000000003, 040-2345",
  foodType: "Pure veg",
  categories: ["Sweets", "Chaat", "12", "6"],
  footer: [
    { label: "Timings", text: "4 to 10" },
    { label: "6", text: "six" },
    { label: "2", text: "" },
    { label: "Timings", text: "Sundays 11 to 11" },
  ],
};

beforeEach(async () => {
  await db.delete(shops);
  const shop = { name: "Shop", revision: NOW, createdAt: NOW };
  await db.insert(shops).values([
    { ...shop, id: "ours", imageKey: "old.png" },
    { ...shop, id: "theirs", imageKey: "theirs.png" },
    { ...shop, id: "closed", imageKey: "closed.png", closedAt: NOW },
  ]);
});

const stored = () => db.select().from(shops).orderBy(shops.id);
const ours = async () => (await stored()).find(({ id }) => id === "ours");

describe("editShop", () => {
  it("replaces all that the shop says of itself, its lists in their order, and nothing else", async () => {
    const [closed, before, theirs] = await stored();
    const edited = await editShop(db, "ours", { details, revision: 1 }, { now: NOW });
    const wanted = { ...before, ...details, revision: NOW + 1, detailsRevision: 2 };
    expect(edited).toEqual({ ok: true, value: wanted });
    expect(await stored()).toEqual([closed, wanted, theirs]);
  });

  it("is refused as stale once another has edited it, whose edit stands", async () => {
    await editShop(
      db,
      "ours",
      { details: { ...details, name: "Theirs" }, revision: 1 },
      { now: NOW },
    );
    const before = await ours();
    const late = await editShop(db, "ours", { details, revision: 1 }, { now: NOW });
    expect(late).toEqual({ ok: false, refusal: { reason: "stale" } });
    expect(await ours()).toEqual(before);
    expect(await editShop(db, "ours", { details, revision: 2 }, { now: NOW })).toMatchObject({
      ok: true,
    });
  });

  it("is done although another has changed the menu meanwhile", async () => {
    await db
      .update(shops)
      .set({ revision: NOW + 9 })
      .where(eq(shops.id, "ours"));
    expect(await editShop(db, "ours", { details, revision: 1 }, { now: NOW })).toMatchObject({
      ok: true,
    });
    expect(await ours()).toMatchObject({ revision: NOW + 10 });
  });

  it.each(["closed", "nobody"])("finds no shop %s", async (shopId) => {
    const before = await stored();
    expect(await editShop(db, shopId, { details, revision: 1 }, { now: NOW })).toBeUndefined();
    expect(await stored()).toEqual(before);
  });
});
