import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import type { Menu } from "#app/domain/menus/menus.ts";
import { openImageBucket } from "#app/platform/image-bucket.ts";
import { changedForm, firstOf, formsOf, menuOf, storeEditableMenu } from "#test/editor.ts";
import { seenIn } from "#test/plain-menu.ts";
import type { Fields } from "./fields.ts";
import { readOperation, type OperationName } from "./operations.ts";
import { performOperation } from "./perform-operation.ts";

const db = openDatabase(env.DB);
const images = openImageBucket(env.IMAGES);

let menu: Menu;
beforeEach(async () => {
  menu = await storeEditableMenu();
});

/** Does what a form says, and gives the menu as it then is. */
async function perform(form: Fields): Promise<Menu> {
  const operation = readOperation(form);
  if (!operation.ok) throw new Error(operation.refusal.code);
  const at = { db, images, shopId: menu.shop.id, now: 1 };
  expect(await performOperation(at, operation.value)).toMatchObject({ ok: true });
  menu = await menuOf(menu.shop.id);
  return menu;
}

const names = (list: { name: string }[]) => list.map(({ name }) => name);

describe("sections", () => {
  it.each<[OperationName, string[]]>([
    ["add-section", ["Chaat", "Sweets", "Rolls"]],
    ["rename-section", ["Street Food", "Sweets"]],
    ["delete-section", ["Sweets"]],
    ["move-section", ["Sweets", "Chaat"]],
  ])("after %s", async (name, sections) => {
    expect(names((await perform(formsOf(menu)[name])).sections)).toEqual(sections);
  });
});

describe("items", () => {
  it.each<[OperationName, string[]]>([
    ["add-item", ["Pani Puri", "Tikki", "Samosa", "Dahi Vada"]],
    ["edit-item", ["Golgappa", "Tikki", "Samosa"]],
    ["delete-item", ["Tikki", "Samosa"]],
    ["move-item", ["Tikki", "Samosa", "Pani Puri"]],
    ["drag-item", ["Tikki", "Samosa", "Pani Puri"]],
  ])("after %s", async (name, items) => {
    const { sections } = await perform(formsOf(menu)[name]);
    expect(sections.map((section) => names(section.items))).toEqual([items, ["Jalebi"]]);
  });

  it("have the price and the sizes that were typed", async () => {
    await perform(formsOf(menu)["edit-item"]);
    expect(firstOf(menu).item).toMatchObject({
      pricePaise: 3500,
      options: [{ name: "Plate", pricePaise: 6500 }],
    });
    await perform(formsOf(menu)["add-item"]);
    expect(firstOf(menu).section.items.at(-1)).toMatchObject({ pricePaise: 7250, options: [] });
  });
});

describe("subheaders", () => {
  const LINES = ["A", "B", "C"];

  /** A change of the first section's lines, A, B and C. */
  async function change(operation: OperationName, wish: Record<string, string>) {
    for (const text of LINES) {
      await perform(changedForm(formsOf(menu)["add-subheader"], { text }));
    }
    for (let line = 0; line < 2; line++) await perform(formsOf(menu)["delete-subheader"]);
    const { section } = firstOf(menu);
    expect(section.subheaders).toEqual(LINES);
    const seen = seenIn(section, section.subheaders);
    await perform([["operation", operation], ...seen, ...Object.entries(wish)]);
    return firstOf(menu).section.subheaders;
  }

  it.each<[string, OperationName, Record<string, string>, string[]]>([
    ["one is added last", "add-subheader", { text: " D " }, ["A", "B", "C", "D"]],
    ["one is added that is there", "add-subheader", { text: "B" }, [...LINES, "B"]],
    ["the adding is tried again", "add-subheader", { text: "B", again: "yes" }, LINES],
    ["one is edited", "edit-subheader", { index: "1", text: "X" }, ["A", "X", "C"]],
    ["one is deleted", "delete-subheader", { index: "1" }, ["A", "C"]],
    ["one is moved down", "move-subheader", { index: "0", to: "2" }, ["B", "A", "C"]],
    ["one is moved up", "move-subheader", { index: "2", to: "1" }, ["C", "A", "B"]],
    ["one is moved beyond the end", "move-subheader", { index: "0", to: "9" }, ["B", "C", "A"]],
    ["one that is gone is edited", "edit-subheader", { index: "3", text: "X" }, [...LINES, "X"]],
    ["one that is gone is deleted", "delete-subheader", { index: "3" }, LINES],
    ["one that is gone is moved", "move-subheader", { index: "3", to: "1" }, LINES],
  ])("are right when %s", async (_, operation, wish, lines) => {
    expect(await change(operation, wish)).toEqual(lines);
  });
});

describe("the shop", () => {
  it("says what was typed, its lists in order, blank lines left out", async () => {
    const form: Fields = [
      ...changedForm(formsOf(menu)["edit-shop"], { categories: "Sweets, hot\n \nChaat\r\n" }),
      ["footerLabel", " "],
      ["footerText", ""],
      ["footerLabel", "6"],
      ["footerText", ""],
      ["footerLabel", "2"],
      ["footerText", "two"],
    ];
    expect((await perform(form)).shop).toMatchObject({
      name: "Chaat Palace",
      description: "Since 1970",
      phoneNumber: "9000000003",
      foodType: "Pure veg",
      categories: ["Sweets, hot", "Chaat"],
      footer: [
        { label: "Timings", text: "4 to 10" },
        { label: "6", text: "" },
        { label: "2", text: "two" },
      ],
    });
  });

  it.each([
    ["15.8497, 74.4977", ""],
    ["", "15.8497, 74.4977"],
    ["15.8497, 74.4977", "77.59456"],
    ["12.97160", "15.8497, 74.4977"],
    ["15.8497, 74.4977", "15.8497 74.4977"],
    ["15.8497", "74.4977"],
  ])("moves to where one field says, whatever the other said: “%s”, “%s”", async (...typed) => {
    await perform(formsOf(menu)["edit-shop"]);
    const [latitude, longitude] = typed;
    const { shop } = await perform(
      changedForm(formsOf(menu)["edit-shop"], { latitude, longitude }),
    );
    expect(shop).toMatchObject({ latitude: 15.8497, longitude: 74.4977 });
  });
});
