import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { menuVersions, versionPhotos } from "#app/db/menu-versions-schema.ts";
import { shops } from "#app/db/schema.ts";
import { deleteItem, editItem, addItem, moveItem } from "#app/domain/menus/items.ts";
import { openMenu, type Item, type Menu } from "#app/domain/menus/menus.ts";
import { deleteSection } from "#app/domain/menus/sections.ts";
import { UNTIL_SAID } from "#app/domain/menus/sold-out.ts";
import { removeStrayImages } from "#app/domain/shops/remove-stray-images.ts";
import { DAY_MS, MINUTE_MS } from "#app/durations.ts";
import { openImageBucket } from "#app/platform/image-bucket.ts";
import { editorNow, keepAs, NOON, OWNER, RAVI, stores } from "#test/history.ts";
import { meterDatabase } from "#test/meter.ts";
import { storeMenu } from "#test/stored-menus.ts";
import { keepVersion, VERSIONS_KEPT_MS } from "./keep-version.ts";
import { removeOldVersions } from "./remove-old-versions.ts";
import { restoreVersion, type Part } from "./restore-version.ts";
import { listVersions, MOST_VERSIONS, openVersion } from "./versions.ts";

const db = openDatabase(env.DB);

const HALF = { name: "Half", pricePaise: 400 };
const FULL = { name: "Full", pricePaise: 700 };

let shopId: string;

beforeEach(async () => {
  const section = (name: string) => ({
    section: name,
    items: [1, 2, 3].map((item) => ({ item: `${name}${item}`, price: 10 * item })),
  });
  shopId = await storeMenu({
    menu: { shop: { name: "S" }, sections: [section("A"), section("B")] },
  });
});

async function menuNow(): Promise<Menu> {
  const menu = await openMenu(db, shopId);
  if (!menu) throw new Error("no menu");
  return menu;
}

async function itemNamed(name: string): Promise<Item> {
  const items = (await menuNow()).sections.flatMap((section) => section.items);
  const item = items.find((each) => each.name === name);
  if (!item) throw new Error(`no ${name}`);
  return item;
}

const keep = (who: typeof RAVI | typeof OWNER, now: number) => keepAs(shopId, who, { now });

/** An editing session in which `change` is all that is done, and the id of its line. */
async function editingSession(
  who: typeof RAVI | typeof OWNER,
  now: number,
  change: () => Promise<unknown>,
) {
  await keep(who, now);
  await change();
  const lines = await linesAt(now);
  return lines[0]!.id;
}

const linesAt = async (now: number) => listVersions(stores, await menuNow(), { now });

const namesIn = ({ sections }: Menu) =>
  sections.map(({ name, items }) => [name, ...items.map((item) => item.name)]);

describe("a version is kept", () => {
  it("once an editing session: until somebody else changes the menu, or nobody has for half an hour", async () => {
    const at = [0, 3, 29, 55, 60, 61, 90, 121].map((minutes) => NOON + minutes * MINUTE_MS);
    const who = [RAVI, RAVI, RAVI, RAVI, OWNER, RAVI, RAVI, RAVI];
    for (const [index, moment] of at.entries()) {
      await keep(who[index]!, moment);
      await addItem(db, shopId, {
        sectionId: (await menuNow()).sections[0]!.id,
        name: `n${index}`,
        pricePaise: 100,
      });
    }
    const lines = await linesAt(at.at(-1)!);
    expect(lines.map((line) => [line.username, (line.at - NOON) / MINUTE_MS])).toEqual([
      ["Ravi", 121],
      ["Ravi", 61],
      ["asha", 60],
      ["Ravi", 0],
    ]);
    expect(lines.map(({ changes }) => changes?.added?.count)).toEqual([1, 2, 1, 4]);
  });

  it("at no cost to the changes that follow in the session", async () => {
    await keep(RAVI, NOON);
    const { d1, tally } = meterDatabase(env.DB);
    const editor = await editorNow(shopId, RAVI);
    const metered = { ...stores, db: openDatabase(d1) };
    await keepVersion(metered, { shopId, editor }, { now: NOON + 4 * MINUTE_MS });
    expect(tally.trips).toBe(0);
    await keepVersion(metered, { shopId, editor }, { now: NOON + 6 * MINUTE_MS });
    expect(tally.trips).toBe(1);
  });

  it("and says in counts, with a few names, what was done", async () => {
    const [a1, a2, a3] = await Promise.all(["A1", "A2", "A3"].map(itemNamed));
    const versionId = await editingSession(RAVI, NOON, async () => {
      await editItem(db, shopId, { itemId: a1!.id, pricePaise: 1500 });
      await editItem(db, shopId, {
        itemId: a2!.id,
        soldOutUntil: UNTIL_SAID,
        description: "Hot",
      });
      await deleteItem(db, shopId, { itemId: a3!.id });
      await moveItem(db, shopId, { itemId: a1!.id, to: 2 });
      await deleteSection(db, shopId, { sectionId: (await menuNow()).sections[1]!.id });
    });
    const [line] = await linesAt(NOON);
    expect(line).toMatchObject({ id: versionId, username: "Ravi", role: "staff", at: NOON });
    expect(line?.changes).toEqual({
      sectionsDeleted: { count: 1, first: ["B"] },
      deleted: { count: 4, first: ["A3", "B1", "B2"] },
      prices: { count: 1, first: [{ name: "A1", was: 1000, now: 1500 }] },
      soldOut: { count: 1, first: ["A2"] },
      moved: { count: 1, first: [expect.stringMatching("A[12]")] },
      edited: { count: 1, first: ["A2"] },
    });
  });

  it.each<[string, { name: string; pricePaise: number }[], object]>([
    ["added", [HALF, FULL, { name: "Family", pricePaise: 900 }], {}],
    ["removed", [HALF], {}],
    ["renamed", [HALF, { ...FULL, name: "Large" }], {}],
    ["put in another order", [FULL, HALF], {}],
    [
      "renamed while another has a new price",
      [
        { ...HALF, pricePaise: 450 },
        { ...FULL, name: "Large" },
      ],
      { prices: { count: 1, first: [{ name: "A1", size: "Half", was: 400, now: 450 }] } },
    ],
  ])("and tells of sizes that were %s", async (_, options, others) => {
    const { id } = await itemNamed("A1");
    await editItem(db, shopId, { itemId: id, options: [HALF, FULL] });
    await editingSession(OWNER, NOON, () => editItem(db, shopId, { itemId: id, options }));
    const [line] = await linesAt(NOON);
    expect(line?.changes).toEqual({ sizes: { count: 1, first: ["A1"] }, ...others });
  });

  it("and tells of a dish that stays sold out for longer", async () => {
    const { id } = await itemNamed("A1");
    await editItem(db, shopId, { itemId: id, soldOutUntil: NOON + DAY_MS });
    await editingSession(OWNER, NOON, () =>
      editItem(db, shopId, { itemId: id, soldOutUntil: UNTIL_SAID }),
    );
    const [line] = await linesAt(NOON);
    expect(line?.changes).toEqual({ soldOut: { count: 1, first: ["A1"] } });
  });

  it.each([
    ["hours", { hours: { week: [], exceptions: [] } }, { hours: true }],
    ["a detail", { address: "2 Lake Road" }, { details: ["address"] }],
    ["a place", { latitude: 12.9, longitude: 77.5 }, { details: ["place"] }],
    ["the picture", { imageKey: "new.png" }, { details: ["picture"] }],
    ["nothing", {}, {}],
  ])("and of a save of the details that changes %s tells that alone", async (_, values, told) => {
    await editingSession(OWNER, NOON, () =>
      db
        .update(shops)
        .set({ ...values, revision: NOON, detailsRevision: 9 })
        .where(eq(shops.id, shopId)),
    );
    const [line] = await linesAt(NOON);
    expect(line?.changes).toEqual(told);
  });

  it("and what was done stays written once the next session has changed the menu again", async () => {
    const { id } = await itemNamed("A1");
    await editingSession(RAVI, NOON, () => editItem(db, shopId, { itemId: id, pricePaise: 1500 }));
    await editingSession(OWNER, NOON + 1, () =>
      editItem(db, shopId, { itemId: id, pricePaise: 1700 }),
    );
    expect((await linesAt(NOON + 1)).map(({ changes }) => changes?.prices?.first)).toEqual([
      [{ name: "A1", was: 1500, now: 1700 }],
      [{ name: "A1", was: 1000, now: 1500 }],
    ]);
  });

  it("in R2, where the menu is as it was, and no other shop can open it", async () => {
    const before = await menuNow();
    const versionId = await editingSession(RAVI, NOON, () =>
      deleteSection(db, shopId, { sectionId: before.sections[0]!.id }),
    );
    const opened = await openVersion(stores, shopId, versionId);
    expect(opened?.menu.sections).toEqual(before.sections);
    expect(await openVersion(stores, "another", versionId)).toBeUndefined();
  });
});

describe("a restore", () => {
  /** By Asha, who sees the menu as it is. */
  async function restore(part: Omit<Part, "revision">, shop = shopId) {
    const { revision } = (await menuNow()).shop;
    const editor = await editorNow(shop, OWNER);
    const now = NOON + 5 * MINUTE_MS;
    return restoreVersion(stores, shop, { ...part, revision }, { editor, now });
  }

  /** Asha deletes A and a dish of B and changes another; then Ravi adds one. */
  async function afterMuch(): Promise<{ versionId: number; before: Menu }> {
    const before = await menuNow();
    const [a, b] = before.sections;
    const versionId = await editingSession(OWNER, NOON, async () => {
      await deleteSection(db, shopId, { sectionId: a!.id });
      await deleteItem(db, shopId, { itemId: b!.items[0]!.id });
      await editItem(db, shopId, { itemId: b!.items[1]!.id, name: "Changed" });
    });
    await keep(RAVI, NOON + MINUTE_MS);
    await addItem(db, shopId, { sectionId: b!.id, name: "New", pricePaise: 100 });
    return { versionId, before };
  }

  it("of all makes the menu what it was, with the same ids", async () => {
    const { versionId, before } = await afterMuch();
    expect((await restore({ versionId }))?.ok).toBe(true);
    const after = await menuNow();
    expect(namesIn(after)).toEqual(namesIn(before));
    const idsIn = ({ sections }: Menu) =>
      sections.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]);
    expect(idsIn(after)).toEqual(idsIn(before));
  });

  it("of a section leaves the others alone", async () => {
    const { versionId, before } = await afterMuch();
    const part = { versionId, sectionId: before.sections[0]!.id };
    await restore(part);
    expect(namesIn(await menuNow())).toEqual([
      ["A", "A1", "A2", "A3"],
      ["B", "Changed", "B3", "New"],
    ]);
  });

  it("of a dish puts it where it was, and leaves the others alone", async () => {
    const { versionId, before } = await afterMuch();
    const [, b] = before.sections;
    await restore({ versionId, itemId: b!.items[0]!.id });
    await restore({ versionId, itemId: b!.items[1]!.id });
    expect(namesIn(await menuNow())).toEqual([["B", "B1", "B2", "B3", "New"]]);
  });

  it("of a dish brings its section back with it, if that is gone", async () => {
    const { versionId, before } = await afterMuch();
    await restore({ versionId, itemId: before.sections[0]!.items[1]!.id });
    expect(namesIn(await menuNow())[0]).toEqual(["A", "A2"]);
  });

  it("can be undone by another", async () => {
    const { versionId } = await afterMuch();
    const later = await menuNow();
    const restored = await restore({ versionId });
    const before = restored?.ok ? (restored.value.before ?? 0) : 0;
    const undone = await restore({ versionId: before });
    expect(namesIn(await menuNow())).toEqual(namesIn(later));
    await restore({ versionId: undone?.ok ? (undone.value.before ?? 0) : 0 });
    const told = (await linesAt(NOON + 5 * MINUTE_MS)).map(({ restored }) => restored);
    const made = { at: NOON };
    expect(told).toEqual([made, { ...made, isUndone: true }, made, null, null]);
  });

  it.each([
    ["at once", true],
    ["one after the other", false],
  ])("is made once by two taps %s, which can be undone like one", async (_, isAtOnce) => {
    const { versionId } = await afterMuch();
    const { revision } = (await menuNow()).shop;
    const by = { editor: await editorNow(shopId, OWNER), now: NOON + 5 * MINUTE_MS };
    const tap = () => restoreVersion(stores, shopId, { versionId, revision }, by);
    const answers = isAtOnce ? await Promise.all([tap(), tap()]) : [await tap(), await tap()];
    expect(answers[1]).toEqual(answers[0]);
    expect(await linesAt(by.now)).toHaveLength(3);
  });

  it("changes nothing if the menu is not the one that was seen", async () => {
    const { versionId, before } = await afterMuch();
    const { revision } = (await menuNow()).shop;
    await addItem(db, shopId, { sectionId: before.sections[1]!.id, name: "Newer", pricePaise: 1 });
    const later = await menuNow();
    const by = { editor: await editorNow(shopId, OWNER), now: NOON + 5 * MINUTE_MS };
    const answer = await restoreVersion(stores, shopId, { versionId, revision }, by);
    expect(answer).toEqual({ ok: false, refusal: { reason: "stale" } });
    expect(await menuNow()).toEqual(later);
  });

  it("gives what was deleted a revision that it never had", async () => {
    const [a] = (await menuNow()).sections;
    const itemId = a!.items[0]!.id;
    await keep(OWNER, NOON);
    const versionId = (await linesAt(NOON))[0]!.id;
    await editItem(db, shopId, { itemId, pricePaise: 1 });
    await editItem(db, shopId, { itemId, pricePaise: 2 });
    const { revision } = await itemNamed("A1");
    await deleteSection(db, shopId, { sectionId: a!.id });
    await restore({ versionId });
    expect((await itemNamed("A1")).revision).toBeGreaterThan(revision);
    expect((await menuNow()).sections[0]!.revision).toBeGreaterThan(a!.revision);
  });

  it("leaves sold out what is sold out today", async () => {
    const { id } = await itemNamed("A1");
    const versionId = await editingSession(OWNER, NOON, () =>
      editItem(db, shopId, { itemId: id, soldOutUntil: UNTIL_SAID, name: "Changed" }),
    );
    await restore({ versionId });
    expect(await itemNamed("A1")).toMatchObject({ id, soldOutUntil: UNTIL_SAID });
  });

  it("brings back as sold out what was when it was deleted", async () => {
    const { id } = await itemNamed("A1");
    await editItem(db, shopId, { itemId: id, soldOutUntil: UNTIL_SAID });
    const versionId = await editingSession(OWNER, NOON, () =>
      deleteItem(db, shopId, { itemId: id }),
    );
    await restore({ versionId });
    expect(await itemNamed("A1")).toMatchObject({ id, soldOutUntil: UNTIL_SAID });
  });

  it.each(["another shop's", "a missing", "a part that was not there of a"])(
    "of %s version changes nothing",
    async (which) => {
      const { versionId } = await afterMuch();
      const before = await menuNow();
      const asked: Record<string, [string, object]> = {
        "another shop's": [
          await storeMenu({ menu: { shop: { name: "T" }, sections: [] } }),
          { versionId },
        ],
        "a missing": [shopId, { versionId: 999_999 }],
        "a part that was not there of a": [shopId, { versionId, itemId: 999_999 }],
      };
      const [shop, part] = asked[which]!;
      expect(await restore(part as { versionId: number }, shop)).toBeUndefined();
      expect(await menuNow()).toEqual(before);
    },
  );
});

describe("what is old goes:", () => {
  const keysInR2 = async () => (await env.COPIES.list({ prefix: `versions/${shopId}/` })).objects;

  it("versions after 90 days, with their objects", async () => {
    await keep(RAVI, NOON);
    await removeOldVersions(stores, { now: NOON + 90 * DAY_MS - 1 });
    expect(await keysInR2()).toHaveLength(1);
    await removeOldVersions(stores, { now: NOON + 90 * DAY_MS });
    expect(await keysInR2()).toHaveLength(0);
    expect(await linesAt(NOON)).toHaveLength(0);
  });

  it("and of each shop all but the newest 200", async () => {
    await keep(RAVI, NOON);
    const { revision } = (await menuNow()).shop;
    const line = { shopId, accountId: 1, username: "u", role: "owner" as const, changes: {} };
    const lines = Array.from({ length: MOST_VERSIONS }, (_, index) => ({
      ...line,
      at: NOON + index,
      revision: revision + 1 + index,
    }));
    for (const part of [lines.slice(0, 100), lines.slice(100)].flatMap((half) => [
      half.slice(0, 10),
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((tenth) => half.slice(tenth * 10, tenth * 10 + 10)),
    ])) {
      await db.insert(menuVersions).values(part);
    }
    expect(await removeOldVersions(stores, { now: NOON })).toEqual({ versions: 1 });
    expect(await keysInR2()).toHaveLength(0);
    expect(await linesAt(NOON)).toHaveLength(MOST_VERSIONS);
  });

  it("a photo that was taken off the menu, once no version names it", async () => {
    const photoKey = `${"a".repeat(32)}-960x720.webp`;
    const { id } = await itemNamed("A1");
    await editItem(db, shopId, { itemId: id, photoKey });
    await env.IMAGES.put(photoKey, "x");
    const now = Date.now() + DAY_MS;
    await editingSession(RAVI, now, () => editItem(db, shopId, { itemId: id, photoKey: null }));
    const images = openImageBucket(env.IMAGES);
    await removeStrayImages({ db, images }, { now });
    expect(await env.IMAGES.head(photoKey)).not.toBeNull();
    await removeOldVersions(stores, { now: now + VERSIONS_KEPT_MS });
    expect(
      await db.select().from(versionPhotos).where(eq(versionPhotos.photoKey, photoKey)),
    ).toEqual([]);
    await removeStrayImages({ db, images }, { now: now + VERSIONS_KEPT_MS });
    expect(await env.IMAGES.head(photoKey)).toBeNull();
  });
});
