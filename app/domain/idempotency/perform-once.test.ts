import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { idempotencyReplies } from "#app/db/schema.ts";
import { addItem, deleteItem, editItem } from "#app/domain/menus/items.ts";
import type { Menu } from "#app/domain/menus/menus.ts";
import { addSection, deleteSection } from "#app/domain/menus/sections.ts";
import { DAY_MS } from "#app/durations.ts";
import { firstOf, menuOf, storeEditableMenu } from "#test/editor.ts";
import { removeOldAnswers, type Once } from "./perform-once.ts";

const db = openDatabase(env.DB);
const once: Once = { key: "first", now: 1_000 };
const other: Once = { key: "second", now: 1_000 };

let menu: Menu;
let shopId: string;
beforeEach(async () => {
  await db.delete(idempotencyReplies);
  menu = await storeEditableMenu();
  shopId = menu.shop.id;
});

/** Every operation that takes a key. */
const OPERATIONS: Record<string, (once?: Once) => Promise<unknown>> = {
  "adding a section": (once) => addSection(db, shopId, { name: "Rolls" }, once),
  "deleting a section": (once) =>
    deleteSection(db, shopId, { sectionId: firstOf(menu).section.id }, once),
  "adding an item": (once) =>
    addItem(
      db,
      shopId,
      {
        sectionId: firstOf(menu).section.id,
        name: "Tea ☕",
        pricePaise: 1050,
        metadata: { a: [1] },
      },
      once,
    ),
  "deleting an item": (once) => deleteItem(db, shopId, { itemId: firstOf(menu).item.id }, once),
};

describe.each(Object.entries(OPERATIONS))("%s", (_, perform) => {
  it("is done once for a key, and answered alike both times", async () => {
    const first = await perform(once);
    expect(first).toMatchObject({ ok: true });
    const after = await menuOf(shopId);
    expect(await perform(once)).toEqual(first);
    expect(await menuOf(shopId)).toEqual(after);
  });

  it("is done once though it is sent many times at once", async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => perform(once)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await menuOf(shopId)).shop.revision).toBe(menu.shop.revision + 1);
  });

  it("is not done where its key was used for something else", async () => {
    await addSection(db, shopId, { name: "Another" }, once);
    const before = await menuOf(shopId);
    expect(await perform(once)).toEqual({ ok: false, refusal: { reason: "key-reused" } });
    expect(await menuOf(shopId)).toEqual(before);
  });

  it("leaves no answer where there is no key", async () => {
    await perform();
    expect(await db.select().from(idempotencyReplies)).toEqual([]);
  });
});

describe("the first answer", () => {
  it("is given again though what was added has changed since, or is gone", async () => {
    const { section } = firstOf(menu);
    const tea = { sectionId: section.id, name: "Tea", pricePaise: 1000 };
    const first = await addItem(db, shopId, tea, once);
    if (!first?.ok) throw new Error("not added");
    await editItem(db, shopId, { itemId: first.value.id, name: "Chai" });
    expect(await addItem(db, shopId, tea, once)).toEqual(first);
    await deleteItem(db, shopId, { itemId: first.value.id });
    expect(await addItem(db, shopId, tea, once)).toEqual(first);
    expect(firstOf(await menuOf(shopId)).section.items).toHaveLength(section.items.length);
  });

  it("is not stored for what was refused or not found: it is tried again", async () => {
    const gone = { sectionId: 999_999, name: "Tea", pricePaise: 1000 };
    expect(await addItem(db, shopId, gone, once)).toBeUndefined();
    expect(await addItem(db, shopId, { ...gone, name: "Chai" }, once)).toBeUndefined();
    for (let place = 3; place <= 60; place++) await addSection(db, shopId, { name: `S${place}` });
    const full = { ok: false, refusal: { reason: "full", most: 60 } };
    expect(await addSection(db, shopId, { name: "More" }, once)).toEqual(full);
    await deleteSection(db, shopId, { sectionId: firstOf(menu).section.id });
    expect(await addSection(db, shopId, { name: "More" }, once)).toMatchObject({ ok: true });
  });

  it("belongs to one shop: another uses the same key for its own", async () => {
    const theirs = await storeEditableMenu();
    await addSection(db, shopId, { name: "Rolls" }, once);
    const added = await addSection(db, theirs.shop.id, { name: "Cakes" }, once);
    expect(added).toMatchObject({ ok: true, value: { name: "Cakes" } });
  });

  it("is let go of after a day", async () => {
    await addSection(db, shopId, { name: "Rolls" }, once);
    await addSection(db, shopId, { name: "Cakes" }, { ...other, now: once.now + 1 });
    expect(await removeOldAnswers(db, { now: once.now + DAY_MS })).toEqual({ answers: 1 });
    expect(await removeOldAnswers(db, { now: once.now + DAY_MS })).toEqual({ answers: 0 });
    expect(await db.select().from(idempotencyReplies)).toMatchObject([{ key: "second" }]);
  });
});
