import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { accounts, deskLog, shops } from "#app/db/schema.ts";
import { makeMenuFile } from "#test/makers.ts";
import { importMenu, replaceMenu } from "./import.ts";
import { openMenu } from "./menus.ts";
import { addSection } from "./sections.ts";

const db = openDatabase(env.DB);
const NOW = Date.UTC(2026, 10, 20);
const operator = { id: 1, username: "asha" };
const NEW = makeMenuFile({ name: "New", sections: 3, items: 7 });

beforeEach(async () => {
  await db.delete(shops);
  const file = makeMenuFile({ shopId: "chaat", name: "Old", sections: 2, items: 5 });
  await importMenu(db, JSON.stringify(file), { now: NOW });
  await db
    .insert(accounts)
    .values({ ...operator, passwordHash: "none", role: "operator", createdAt: 1 })
    .onConflictDoNothing();
});

const opened = () => openMenu(db, "chaat");
const acts = () =>
  db
    .select()
    .from(deskLog)
    .where(eq(deskLog.createdAt, NOW + 1));
const replace = (file: object, seen: number, now = NOW + 1, shopId = "chaat") =>
  replaceMenu(db, JSON.stringify(file), { shopId, seen, operator }, { now });
const shopSaying = (shop: object) => ({ menu: { shop: { name: "Old", ...shop }, sections: [] } });

describe("replaceMenu", () => {
  it("replaces the menu that was seen, and logs it in words", async () => {
    expect(await replace({}, NOW)).toMatchObject({ refusal: { path: "menu" } });
    expect(await replace(NEW, NOW)).toMatchObject({ ok: true, value: { sections: 3, items: 7 } });
    expect(await opened()).toMatchObject({ shop: { name: "New", revision: NOW + 1 } });
    expect(await acts()).toMatchObject([
      { act: "import-menu", subject: "chaat", detail: "sections: 3, items: 7" },
    ]);
  });

  it("is refused as stale where the menu has changed since, and changes and logs nothing", async () => {
    await addSection(db, "chaat", { name: "Added meanwhile" });
    const before = await opened();
    const logged = await db.$count(deskLog);
    expect(await replace(NEW, NOW, NOW + 2)).toEqual({ ok: false, refusal: { reason: "stale" } });
    expect(await opened()).toEqual(before);
    expect(await db.$count(deskLog)).toBe(logged);
  });

  it.each([
    ["a menu", NEW],
    ["a menu without a section", shopSaying({})],
  ])("makes no shop of %s where there is none", async (_, file) => {
    const logged = await db.$count(deskLog);
    expect(await replace(file, NOW, NOW, "nobody")).toBeUndefined();
    expect((await db.select().from(shops)).map(({ id }) => id)).toEqual(["chaat"]);
    expect(await db.$count(deskLog)).toBe(logged);
  });

  it("is done once where two have seen the same menu", async () => {
    const outcomes = await Promise.all([replace(NEW, NOW), replace(NEW, NOW)]);
    expect(outcomes.filter((outcome) => outcome?.ok)).toHaveLength(1);
    expect((await opened())?.shop.revision).toBe(NOW + 1);
  });
});

describe("a shop's details in an import", () => {
  it("stay where the file leaves them blank", async () => {
    const before = (await opened())?.shop;
    const blank = { description: " ", categories: [], shop_metadata: { phone_number: "" } };
    const imported = await replace(shopSaying(blank), NOW);
    expect((await opened())?.shop).toMatchObject({
      description: before?.description,
      categories: before?.categories,
      phoneNumber: "9000000003",
      foodType: before?.foodType,
      footer: before?.footer,
    });
    expect(imported).toMatchObject({ value: { notes: [] } });
  });

  it("are named with what they were where the file gives others", async () => {
    const others = {
      categories: ["Sweets"],
      shop_metadata: { phone_number: "98", food_type: "Veg & Non-veg", footer: { GST: "5%" } },
    };
    const imported = await replace(shopSaying({ ...others, name: "New" }), NOW);
    expect(imported?.ok && imported.value.notes).toEqual([
      { path: "menu.shop.name", code: "detail-replaced", values: { old: "Old" } },
      { path: "menu.shop.categories", code: "detail-replaced", values: { old: "Andhra, Biryani" } },
      {
        path: "menu.shop.shop_metadata.phone_number",
        code: "detail-replaced",
        values: { old: "9000000003" },
      },
      {
        path: "menu.shop.shop_metadata.footer",
        code: "detail-replaced",
        values: { old: "Timings: 11 am to 11 pm, GST: Prices include GST" },
      },
    ]);
    expect((await opened())?.shop.phoneNumber).toBe("98");
  });
});
