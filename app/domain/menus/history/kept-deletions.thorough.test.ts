import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addItem, deleteItem, editItem, moveItem } from "#app/domain/menus/items.ts";
import { openMenu, type Menu } from "#app/domain/menus/menus.ts";
import { patchMenu } from "#app/domain/menus/patch/patch-menu.ts";
import { addSection, deleteSection } from "#app/domain/menus/sections.ts";
import { UNTIL_SAID } from "#app/domain/menus/sold-out.ts";
import { HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import { openDatabase } from "#app/db/database.ts";
import { editorNow, keepAs, NOON, OWNER, RAVI, stores } from "#test/history.ts";
import { meterDatabase } from "#test/meter.ts";
import { storeMenu } from "#test/stored-menus.ts";
import { keepVersion } from "./keep-version.ts";
import { restoreVersion } from "./restore-version.ts";
import { listVersions, openVersion } from "./versions.ts";

const { db } = stores;

let shopId: string;
let now: number;

beforeEach(async () => {
  const items = [1, 2, 3].map((item) => ({ item: `A${item}`, price: 10 * item }));
  shopId = await storeMenu({ menu: { shop: { name: "S" }, sections: [{ section: "A", items }] } });
  now = NOON;
});

async function menuNow(): Promise<Menu> {
  const menu = await openMenu(db, shopId);
  if (!menu) throw new Error("no menu");
  return menu;
}

const idOf = async (name: string) =>
  (await menuNow()).sections.flatMap(({ items }) => items).find((item) => item.name === name)!.id;
const sectionId = async () => (await menuNow()).sections[0]!.id;

async function add(name: string): Promise<number> {
  now += MINUTE_MS;
  await keepAs(shopId, RAVI, { now });
  await addItem(db, shopId, { sectionId: await sectionId(), name, pricePaise: 100 });
  return idOf(name);
}

async function edit(name: string, values: object): Promise<void> {
  now += MINUTE_MS;
  await keepAs(shopId, RAVI, { now });
  await editItem(db, shopId, { itemId: await idOf(name), ...values });
}

async function remove(name: string): Promise<void> {
  const itemId = await idOf(name);
  now += MINUTE_MS;
  await keepAs(shopId, RAVI, { now, deleted: { items: [itemId] } });
  await deleteItem(db, shopId, { itemId });
}

const versions = async () => listVersions(stores, await menuNow(), { now });

async function itemsKept(): Promise<string[][]> {
  const opened = (await versions()).map(({ id }) => openVersion(stores, shopId, id));
  return (await Promise.all(opened)).map((each) =>
    each!.menu.sections.flatMap(({ items }) => items.map(({ name }) => name)),
  );
}

describe("what is added and deleted within one editing session is in a version:", () => {
  it("a dish, which can be put back as it was", async () => {
    await add("New");
    await edit("New", { description: "Hot", pricePaise: 700 });
    const itemId = await idOf("New");
    await remove("New");
    expect(await itemsKept()).toEqual([
      ["A1", "A2", "A3", "New"],
      ["A1", "A2", "A3"],
    ]);
    const [version] = await versions();
    expect(version?.changes).toEqual({ deleted: { count: 1, first: ["New"] } });
    const { revision } = (await menuNow()).shop;
    const part = { versionId: version!.id, itemId, revision };
    await restoreVersion(stores, shopId, part, { editor: await editorNow(shopId, OWNER), now });
    const [section] = (await menuNow()).sections;
    expect(section?.items.at(-1)).toMatchObject({ description: "Hot", pricePaise: 700 });
  });

  it("a section with its dishes", async () => {
    now += MINUTE_MS;
    await keepAs(shopId, RAVI, { now });
    await addSection(db, shopId, { name: "B" });
    const b = (await menuNow()).sections.find(({ name }) => name === "B")!.id;
    await addItem(db, shopId, { sectionId: b, name: "B1", pricePaise: 100 });
    now += MINUTE_MS;
    await keepAs(shopId, RAVI, { now, deleted: { sections: [b] } });
    await deleteSection(db, shopId, { sectionId: b });
    expect((await itemsKept())[0]).toEqual(["A1", "A2", "A3", "B1"]);
  });

  it("what was changed before it was deleted, with the change", async () => {
    await add("New");
    await edit("A1", { pricePaise: 5500 });
    await remove("A1");
    const [latest] = await versions();
    const opened = await openVersion(stores, shopId, latest!.id);
    expect(opened?.menu.sections[0]?.items[0]).toMatchObject({ name: "A1", pricePaise: 5500 });
  });
});

describe("a deletion is no reason for another version", () => {
  it.each([
    ["where the last one has it all", async () => {}],
    ["where others were added since", async () => void (await add("New"))],
    [
      "where only its place is new",
      async () => {
        await add("New");
        await moveItem(db, shopId, { itemId: await idOf("A2"), to: 3 });
      },
    ],
    ["where it has only sold out", async () => edit("A2", { soldOutUntil: UNTIL_SAID })],
  ])("%s", async (_, before) => {
    await edit("A3", { description: "First" });
    await before();
    await remove("A2");
    expect(await versions()).toHaveLength(1);
  });

  it("one after another: of twenty new dishes the first brings one for all", async () => {
    const names = Array.from({ length: 20 }, (_, index) => `N${index}`);
    for (const name of names) await add(name);
    for (const name of names) await remove(name);
    expect((await itemsKept()).map(({ length }) => length)).toEqual([23, 3]);
  });

  it("nor is reading, once a version has all: the second deletion makes no trip to the database", async () => {
    await add("N1");
    await add("N2");
    const [first, second] = [await idOf("N1"), await idOf("N2")];
    await remove("N1");
    const { d1, tally } = meterDatabase(env.DB);
    const metered = { ...stores, db: openDatabase(d1) };
    const change = {
      editor: await editorNow(shopId, RAVI),
      deleted: { items: [second], sections: [] },
    };
    await keepVersion(metered, { shopId, ...change }, { now });
    expect(tally.trips).toBe(0);
    const patch = { sections: [], items: [], deletedSections: [], deletedItems: [second] };
    await patchMenu(db, shopId, patch);
    const after = {
      editor: await editorNow(shopId, RAVI),
      deleted: { items: [first], sections: [] },
    };
    await keepVersion(metered, { shopId, ...after }, { now });
    expect(tally.trips).toBe(0);
  });
});

it("an editing session without a pause ends after six hours", async () => {
  for (let minutes = 0; minutes <= 12 * 60; minutes += 20) {
    now = NOON + minutes * MINUTE_MS;
    await keepAs(shopId, RAVI, { now });
    await editItem(db, shopId, { itemId: await idOf("A1"), pricePaise: 100 + minutes });
  }
  expect((await versions()).map(({ at }) => (at - NOON) / HOUR_MS)).toEqual([12, 6, 0]);
});
