import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { items, sections, shops } from "#app/db/schema.ts";
import { makeMenuFile } from "#test/makers.ts";
import { meterDatabase } from "#test/meter.ts";
import { importMenu } from "./import.ts";
import { addItem, deleteItem, editItem, moveItem, reorderItems } from "./items.ts";
import { openMenu, type Menu } from "./menus.ts";
import {
  addSection,
  deleteSection,
  moveSection,
  editSection,
  replaceSubheaders,
} from "./sections.ts";

const { d1, tally } = meterDatabase(env.DB);
const db = openDatabase(d1);
const NOW = Date.UTC(2026, 10, 20);

async function menuOf(shopId: string): Promise<Menu> {
  const menu = await openMenu(db, shopId);
  if (!menu) throw new Error(`no menu ${shopId}`);
  return menu;
}

/** Two shops, each with three sections of three items. */
beforeEach(async () => {
  await db.delete(shops);
  for (const shopId of ["ours", "theirs"]) {
    const file = JSON.stringify(makeMenuFile({ shopId, sections: 3, items: 9 }));
    await importMenu(db, file, { now: NOW });
  }
});

async function firstSection(shopId: string) {
  const [section] = (await menuOf(shopId)).sections;
  if (!section) throw new Error("no section");
  return section;
}

async function firstItem(shopId: string) {
  const [item] = (await firstSection(shopId)).items;
  if (!item) throw new Error("no item");
  return item;
}

describe("every operation", () => {
  const operations: [name: string, on: (section: number, item: number) => Promise<unknown>][] = [
    ["editSection", (sectionId) => editSection(db, "ours", { sectionId, name: "New" })],
    ["moveSection", (sectionId) => moveSection(db, "ours", { sectionId, to: 3 })],
    [
      "replaceSubheaders",
      (sectionId) => replaceSubheaders(db, "ours", { sectionId, subheaders: ["x"], revision: 1 }),
    ],
    ["deleteSection", (sectionId) => deleteSection(db, "ours", { sectionId })],
    ["addItem", (sectionId) => addItem(db, "ours", { sectionId, name: "Tea", pricePaise: 100 })],
    ["editItem", (_, itemId) => editItem(db, "ours", { itemId, name: "Tea", revision: 1 })],
    ["moveItem", (_, itemId) => moveItem(db, "ours", { itemId, to: 3 })],
    ["deleteItem", (_, itemId) => deleteItem(db, "ours", { itemId })],
    [
      "reorderItems",
      async (sectionId) => {
        const listed = await db.select().from(items).where(eq(items.sectionId, sectionId));
        const itemIds = listed.map(({ id }) => id).toReversed();
        return reorderItems(db, "ours", { sectionId, itemIds, revision: 1 });
      },
    ],
  ];

  it.each(operations)("%s changes the menu and moves its revision by one", async (_, operate) => {
    const before = await menuOf("ours");
    const [section, item] = [await firstSection("ours"), await firstItem("ours")];
    expect(await operate(section.id, item.id)).toBeDefined();
    const after = await menuOf("ours");
    expect(after.sections).not.toEqual(before.sections);
    expect(after.shop.revision).toBe(before.shop.revision + 1);
  });

  it.each(operations)(
    "%s finds nothing of another shop's, and changes neither menu",
    async (_, operate) => {
      const before = [await menuOf("ours"), await menuOf("theirs")];
      const [section, item] = [await firstSection("theirs"), await firstItem("theirs")];
      expect(await operate(section.id, item.id)).toBeUndefined();
      expect([await menuOf("ours"), await menuOf("theirs")]).toEqual(before);
    },
  );

  it.each(operations)("%s takes one read and one batch at most", async (name, operate) => {
    const [section, item] = [await firstSection("ours"), await firstItem("ours")];
    tally.trips = 0;
    await operate(section.id, item.id);
    expect(tally.trips).toBeLessThanOrEqual(
      ["moveItem", "deleteItem", "reorderItems"].includes(name) ? 2 : 1,
    );
  });
});

describe("addSection", () => {
  it("places the new one last", async () => {
    expect(await addSection(db, "ours", { name: "मिठाई" })).toMatchObject({
      ok: true,
      value: { name: "मिठाई", position: 4, subheaders: [] },
    });
    expect((await menuOf("ours")).shop.revision).toBe(NOW + 1);
  });

  it("is refused at 60 sections, and leaves the revision alone", async () => {
    for (let place = 4; place <= 60; place++) await addSection(db, "ours", { name: `S${place}` });
    const { revision } = (await menuOf("ours")).shop;
    expect(await addSection(db, "ours", { name: "One more" })).toEqual({
      ok: false,
      refusal: { reason: "full", most: 60 },
    });
    expect((await menuOf("ours")).shop.revision).toBe(revision);
  });

  it("finds no shop that is closed or not there", async () => {
    await db.update(shops).set({ closedAt: NOW }).where(eq(shops.id, "ours"));
    expect(await addSection(db, "ours", { name: "New" })).toBeUndefined();
    expect(await addSection(db, "nobody", { name: "New" })).toBeUndefined();
  });
});

describe("addItem", () => {
  it("is refused at 300 items of a section", async () => {
    await importMenu(db, JSON.stringify(makeMenuFile({ sections: 1, items: 300 })), {
      shopId: "ours",
      now: NOW,
    });
    const { id } = await firstSection("ours");
    const { id: itemId } = await firstItem("ours");
    await editItem(db, "ours", { itemId, position: 7 });
    const before = await menuOf("ours");
    const refused = await addItem(db, "ours", { sectionId: id, name: "Tea", pricePaise: 100 });
    expect(refused).toEqual({ ok: false, refusal: { reason: "full", most: 300 } });
    expect(await menuOf("ours")).toEqual(before);
  });
});

describe("what the caller saw is no longer so", () => {
  it("editItem is refused, and the other's change stands", async () => {
    const item = await firstItem("ours");
    await editItem(db, "ours", { itemId: item.id, pricePaise: 5000, revision: item.revision });
    const late = await editItem(db, "ours", {
      itemId: item.id,
      pricePaise: 9000,
      revision: item.revision,
    });
    expect(late).toEqual({ ok: false, refusal: { reason: "stale" } });
    expect(await firstItem("ours")).toMatchObject({ pricePaise: 5000, name: item.name });
  });

  it("deleteItem is refused after a change of the item, and nothing else moves", async () => {
    const { id: itemId, revision } = await firstItem("ours");
    await editItem(db, "ours", { itemId, pricePaise: 5000, revision });
    const before = await menuOf("ours");
    const late = await deleteItem(db, "ours", { itemId, revision });
    expect(late).toEqual({ ok: false, refusal: { reason: "stale" } });
    expect(await menuOf("ours")).toEqual(before);
    expect((await deleteItem(db, "ours", { itemId, revision: revision + 1 }))?.ok).toBe(true);
  });

  it.each([
    ["was changed", (itemId: number) => editItem(db, "ours", { itemId, pricePaise: 5000 })],
    [
      "came",
      (_: number, sectionId: number) =>
        addItem(db, "ours", { sectionId, name: "Tea", pricePaise: 100 }),
    ],
    [
      "took another's place",
      async (itemId: number, sectionId: number) => {
        await deleteItem(db, "ours", { itemId });
        return addItem(db, "ours", { sectionId, name: "Tea", pricePaise: 100 });
      },
    ],
  ])("deleteSection is refused after an item in it %s", async (_, change) => {
    const { id: sectionId, items } = await firstSection("ours");
    const seen = seenIn(items);
    await change(items[0]!.id, sectionId);
    const before = await menuOf("ours");
    const late = await deleteSection(db, "ours", { sectionId, seen });
    expect(late).toEqual({ ok: false, refusal: { reason: "stale" } });
    expect(await menuOf("ours")).toEqual(before);
    const { items: now } = await firstSection("ours");
    const again = await deleteSection(db, "ours", { sectionId, seen: seenIn(now) });
    expect(again?.ok).toBe(true);
  });

  const seenIn = (list: { id: number; revision: number }[]) => ({
    itemIds: list.map(({ id }) => id),
    revision: list.reduce((sum, item) => sum + item.revision, 0),
  });

  it("replaceSubheaders is refused after another's, and after an item came", async () => {
    const { id, revision } = await firstSection("ours");
    await addItem(db, "ours", { sectionId: id, name: "Tea", pricePaise: 100 });
    const late = await replaceSubheaders(db, "ours", {
      sectionId: id,
      subheaders: ["x"],
      revision,
    });
    expect(late).toEqual({ ok: false, refusal: { reason: "stale" } });
  });

  it("reorderItems says the same when it is asked again, as the first answer was lost", async () => {
    const { id: sectionId, items } = await firstSection("ours");
    const itemIds = items.map((item) => item.id).toReversed();
    const reorder = () => reorderItems(db, "ours", { sectionId, itemIds, revision: 1 });
    expect(await reorder()).toEqual(await reorder());
    expect((await firstSection("ours")).items.map((item) => item.id)).toEqual(itemIds);
  });

  it.each([
    ["an item too few", (ids: number[]) => ids.slice(1)],
    ["an item twice", (ids: number[]) => [ids[0] ?? 0, ids[0] ?? 0, ids[2] ?? 0]],
    ["an item of another section", (ids: number[]) => [...ids.slice(1), (ids[0] ?? 0) + 1000]],
  ])("reorderItems is refused with %s", async (_, spoil) => {
    const section = await firstSection("ours");
    const itemIds = spoil(section.items.map((item) => item.id));
    const refused = await reorderItems(db, "ours", { sectionId: section.id, itemIds, revision: 1 });
    expect(refused).toEqual({ ok: false, refusal: { reason: "stale" } });
    expect(await firstSection("ours")).toEqual(section);
  });
});

describe("positions that are not dense", () => {
  it("are made so by the next change of structure", async () => {
    await db.update(sections).set({ position: 7 }).where(eq(sections.shopId, "ours"));
    const { id } = await firstSection("ours");
    await moveSection(db, "ours", { sectionId: id, to: 2 });
    const moved = (await menuOf("ours")).sections;
    expect(moved.map((section) => section.position)).toEqual([1, 2, 3]);
    expect(moved[1]?.id).toBe(id);
  });
});
