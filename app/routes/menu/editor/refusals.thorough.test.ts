import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { menuLimits } from "#app/domain/menus/limits.ts";
import type { Menu } from "#app/domain/menus/menus.ts";
import { LARGEST_FORM } from "#app/http/forms.ts";
import {
  changedForm,
  editorOf,
  FAILURES,
  firstOf,
  formsOf,
  menuOf,
  readFailure,
  sendForm,
  shownOf,
  storeEditableMenu,
} from "#test/editor.ts";
import { logIn } from "#test/sessions.ts";
import { storeMadeMenu } from "#test/stored-menus.ts";
import { ORIGIN, visit } from "#test/visit.ts";
import { sendChange } from "./changes/requests.ts";
import { changesPath } from "./editor-paths.ts";
import { fieldOf, type Fields } from "./operations/fields.ts";
import type { OperationName } from "./operations/operations.ts";
import { patchFields } from "./operations/patch-fields.ts";
import { stepBetween } from "./undo/steps.ts";

let menu: Menu;
let cookie: string;

async function workOn(stored: Menu): Promise<void> {
  menu = stored;
  ({ cookie } = await logIn(menu.shop.id));
}

beforeEach(async () => workOn(await storeEditableMenu()));
afterEach(() => vi.unstubAllGlobals());

/** Sends a form of the owner's, and reads the page that comes back. */
const send = async (form: Fields) =>
  readFailure(await sendForm(editorOf(menu), form, { Cookie: cookie }));

type Changes = Record<string, FormDataEntryValue>;
const formOf = (name: OperationName, changes: Changes = {}) =>
  changedForm(formsOf(menu)[name], changes);

describe("what is typed wrong", () => {
  const LONG = "x".repeat(121);
  const NO_PICTURE = new File(["no picture"], "us.png", { type: "image/png" });
  const failures: [OperationName, told: string, changes: Changes][] = [
    ["add-section", "Name: Please fill this in.", { name: " \t " }],
    ["add-section", "Name: That’s 121 characters. Please use at most 120.", { name: LONG }],
    ["add-section", "Name: There’s a character here that can’t be shown.", { name: "a\u0000b" }],
    ["rename-section", "Please fill this in.", { name: "" }],
    ["rename-section", "at most 120", { name: LONG }],
    ["add-subheader", "Text: Please fill this in.", { text: "  " }],
    ["add-subheader", "at most 200", { text: "x".repeat(201) }],
    ["edit-subheader", "Please fill this in.", { text: "" }],
    ["edit-subheader", "that can’t be shown.", { text: "a\u0085b" }],
    ["add-item", "Name: Please fill this in.", { name: "" }],
    ["add-item", "Price: Please enter a price above 0.", { priceRupees: "0" }],
    ["add-item", "Price: Please enter a price above 0.", { priceRupees: "0.00" }],
    [
      "add-item",
      "Price: A price can have up to two decimals, such as 72.50.",
      { priceRupees: "0.004" },
    ],
    ["add-item", "Price: Please enter a price above 0.", { priceRupees: "" }],
    ["add-item", "Price: A price can’t be below 0.", { priceRupees: "-5" }],
    ["add-item", "Price: Please enter a number.", { priceRupees: "ten" }],
    ["add-item", "Price: Please enter a number.", { priceRupees: "1e3" }],
    ["add-item", "Price: A price can be at most ₹10,00,000.", { priceRupees: "1000000.01" }],
    ["edit-item", "Price: Please enter a number.", { optionPriceRupees: "ask us" }],
    ["edit-item", "at most 120", { name: LONG }],
    ["edit-item", "above 0.", { priceRupees: "0" }],
    ["edit-item", "Please enter the calories as a whole number", { kcal: "12.5" }],
    ["edit-item", "Please choose from the list.", { kcal: "", allergens: "sand" }],
    ["edit-item", "at most ₹10,00,000.", { priceRupees: "1000001" }],
    ["edit-item", "Price: A price can’t be below 0.", { optionPriceRupees: "-1" }],
    ["edit-item", "Name: That’s 121 characters. Please use at most 120.", { optionName: LONG }],
    ["edit-shop", "Name: Please fill this in.", { name: "" }],
    ["edit-shop", "FSSAI licence number: Please copy it", { fssaiNumber: "1".repeat(14) }],
    ["edit-section", "Served until: Please enter both times", { servedTo: "" }],
    ["edit-section", "Served until: Both times are the same.", { servedTo: "08:00" }],
    ["edit-item", "Serving size: Please say what a serving is too", { serving: " " }],
    ["edit-shop", "Phone number: Please enter a number with ten digits", { phoneNumber: "abc" }],
    ["edit-shop", "Phone number: Please enter a number with ten digits", { phoneNumber: "12345" }],
    ["edit-shop", "Latitude: Please enter a number of degrees", { latitude: "MG Road" }],
    [
      "edit-shop",
      "Latitude: Please enter a number of degrees",
      { latitude: "15.8497, 74.4977", longitude: "12.97160, 77.59456" },
    ],
    ["edit-shop", "Latitude: Please enter a number of degrees", { latitude: "12,97" }],
    ["edit-shop", "Longitude: Please enter a number of degrees", { longitude: "181" }],
    ["edit-shop", "Longitude: Please enter both", { longitude: "" }],
    ["edit-shop", "Latitude: Latitude comes first", { latitude: "77.6", longitude: "12.9" }],
    ["edit-shop", "Picture above your menu: Please choose a JPEG", { image: NO_PICTURE }],
    [
      "edit-shop",
      "Phone number: That’s 41 characters. Please use at most 40.",
      { phoneNumber: "9".repeat(41) },
    ],
    [
      "edit-shop",
      "Description: That’s 201 characters. Please use at most 200.",
      { description: "x".repeat(201) },
    ],
    ["edit-shop", "Title of a line below the menu: Please fill this in.", { footerLabel: "" }],
    ["edit-shop", "Categories: You can have at most 20.", { categories: "a\n".repeat(21) }],
    ["move-section", "We couldn’t read what was sent.", { to: "two" }],
    ["move-item", "We couldn’t read what was sent.", { to: "-1" }],
    ["delete-section", "We couldn’t read what was sent.", { sectionId: "1e1" }],
    ["change-shop-image", "Picture above your menu: Please choose a picture.", { image: "words" }],
  ];

  it("stands in its field as it was pasted, however long it is", async () => {
    const { section, item } = firstOf(menu);
    const ofSection = ["section", "add-item", "edit-section", "rename-section", "add-subheader"];
    for (const open of ["add-section", `edit-item-${item.id}`, `subheader-${section.id}-0`].concat(
      ofSection.map((part) => `${part}-${section.id}`),
    )) {
      const page = await visit(`${editorOf(menu)}?open=${open}`, { headers: { Cookie: cookie } });
      const fields = (await page.text()).match(/<(?:input|textarea)[^>]*>/g) ?? [];
      const cutting = fields.filter((field) => /maxlength/i.test(field));
      expect(cutting.filter((field) => !field.includes('type="search"'))).toEqual([]);
      expect(fields.join()).toContain('name="name"');
    }
  });

  it.each(failures)("is refused: %s, %s", async (name, told, changes) => {
    const form = formOf(name, changes);
    const { status, alert, again, html } = await send(form);
    expect(status).toBe(422);
    expect(alert).toMatch(new RegExp(`^${FAILURES[name]}`));
    expect(alert).toContain(told);
    expect(again).toEqual([]);
    // What was typed is in the alert, or in a field of the form.
    for (const key of ["name", "text", "priceRupees", "description", "phoneNumber"]) {
      const typed = (fieldOf(form, key) ?? "").trim();
      if (!typed.includes("\u0000")) expect(html).toContain(typed);
    }
    expect(await menuOf(menu.shop.id)).toEqual(menu);
  });

  it.each(["up", "down"])("says which way a section was to be moved: %s", async (by) => {
    const { alert } = await send(formOf("move-section", { by, to: "two" }));
    expect(alert).toMatch(new RegExp(`^Failed to move section ${by}`));
  });

  it("keeps the rows of the shop's details as they were typed", async () => {
    const footer: Fields = ["Ravivar & Som", "", "GST"].flatMap((label, index): Fields => [
      ["footerLabel", label],
      ["footerText", `line "${index}"`],
    ]);
    const { status, html } = await send([
      ...formOf("edit-shop", { categories: "A, B\nC" }),
      ...footer,
    ]);
    expect(status).toBe(422);
    expect(html).toMatch(/name="categories"[^>]*>A, B\nC<\/textarea>/);
    for (const value of ["Ravivar & Som", 'line "0"', 'line "1"', "GST", 'line "2"']) {
      expect(html).toContain(`value="${value}"`);
    }
  });

  it("is refused where two lines below the menu have one title", async () => {
    const line: Fields = [
      ["footerLabel", " Timings"],
      ["footerText", "Sundays 11 to 11"],
    ];
    const { status, alert } = await send([...formOf("edit-shop"), ...line]);
    expect(status).toBe(422);
    expect(alert).toContain("Lines below the menu: Two lines have the same title.");
  });

  it("is refused where two sizes have one name", async () => {
    const size: Fields = [
      ["optionName", " Plate"],
      ["optionPriceRupees", "10"],
    ];
    const { status, alert } = await send([...formOf("edit-item"), ...size]);
    expect(status).toBe(422);
    expect(alert).toContain("Sizes: Two sizes have the same name.");
  });

  it("is refused where a size has a price and no name, and keeps the price", async () => {
    const size: Fields = [
      ["optionName", " "],
      ["optionPriceRupees", "85"],
    ];
    const { status, alert } = await send([...formOf("edit-item"), ...size]);
    expect(status).toBe(422);
    expect(alert).toMatch(/Plate ₹65, +₹85/);
    expect(alert).toContain("Sizes: Please name each size that has a price");
  });

  it("is refused where it has more than 20 sizes", async () => {
    const sizes = Array.from({ length: 20 }, (_, index): Fields => [
      ["optionName", `Size ${index}`],
      ["optionPriceRupees", "10"],
    ]).flat();
    const { status, alert } = await send([...formOf("edit-item"), ...sizes]);
    expect(status).toBe(422);
    expect(alert).toMatch(/^Failed to update item.*Sizes: You can have at most 20\.$/);
    expect(await menuOf(menu.shop.id)).toEqual(menu);
  });
});

describe("what is no operation", () => {
  it.each<[string, Fields]>([
    ["of an unknown name", [["operation", "drop-tables"]]],
    ["of the name of something else", [["operation", "toString"]]],
    ["without a name", [["name", "Rolls"]]],
    ["of nothing", []],
  ])("is refused: a form %s", async (_, form) => {
    const { status, alert } = await send(form);
    expect([status, alert]).toEqual([
      422,
      expect.stringMatching(/^Failed to save.*couldn’t read what was sent/),
    ]);
    expect(await menuOf(menu.shop.id)).toEqual(menu);
  });

  const post = async (body: BodyInit, type?: string) => {
    const headers: Record<string, string> = { Cookie: cookie, Origin: ORIGIN };
    if (type !== undefined) headers["Content-Type"] = type;
    return readFailure(await visit(editorOf(menu), { method: "POST", body, headers }));
  };

  it("is refused: what is no form, or a broken one", async () => {
    const json = JSON.stringify({ operation: "add-section", name: "Rolls" });
    for (const [body, type] of [
      [json, "application/json"],
      [json, "text/plain"],
      ["--x\r\nbroken", "multipart/form-data; boundary=x"],
    ] as const) {
      const { status, alert } = await post(body, type);
      expect([status, alert]).toEqual([
        422,
        expect.stringMatching(/^Failed to save.*couldn’t read what was sent/),
      ]);
    }
    expect(await menuOf(menu.shop.id)).toEqual(menu);
  });

  it("is no list of 3,000 dishes in Hindi, each with all that it may have, nor what deletes them and brings them back", async () => {
    const long = (letters: number, at: number) => `${at} `.padEnd(letters, "क");
    const sections = Array.from({ length: 10 }, (_, at) => ({
      id: -at - 1,
      values: { name: `S${at}` },
    }));
    const items = Array.from({ length: 3_000 }, (_, at) => ({
      id: -at - 1,
      sectionId: -Math.floor(at / 300) - 1,
      values: {
        name: long(menuLimits.nameLength, at),
        secondName: long(menuLimits.nameLength, at),
        description: long(menuLimits.textLength, at),
        options: ["हाफ", "फुल"].map((name) => ({ name, pricePaise: 90_00 })),
      },
    }));
    const headers = { Cookie: cookie, Origin: ORIGIN };
    const request = (path: string, init: RequestInit) => visit(path, { ...init, headers });
    vi.stubGlobal("fetch", request);
    const before = await menuOf(menu.shop.id);
    const add = { sections, items, deletedSections: [], deletedItems: [] };
    const sendAll = (fields: Fields) => sendChange(changesPath(menu.shop.id), fields);
    expect(await sendAll(patchFields(add))).toMatchObject({ saved: true });
    const after = await menuOf(menu.shop.id);
    const step = stepBetween(after, before, { id: 1, fields: [] });
    expect(await sendAll(step?.forth ?? [])).toMatchObject({ saved: true });
    expect(shownOf(await menuOf(menu.shop.id))).toEqual(shownOf(before));
    expect(await sendAll(step?.back ?? [])).toMatchObject({ saved: true });
    const namesIn = (of: Menu) => of.sections.map((each) => each.items.map(({ name }) => name));
    expect(namesIn(await menuOf(menu.shop.id))).toEqual(namesIn(after));
  });

  it("is refused as too large: more than 8 MB of words", async () => {
    const words = (length: number) =>
      new URLSearchParams({ operation: "add-section", name: "Rolls", more: "x".repeat(length) });
    const wrapping = words(0).toString().length;
    const { status, alert } = await post(words(LARGEST_FORM.texts - wrapping + 1));
    expect([status, alert]).toEqual([413, expect.stringMatching(/^Failed to save.*too large/)]);
    expect(await menuOf(menu.shop.id)).toEqual(menu);
    const body = words(LARGEST_FORM.texts - wrapping);
    const headers = { Cookie: cookie, Origin: ORIGIN };
    expect((await visit(editorOf(menu), { method: "POST", body, headers })).status).toBe(303);
  });
});

describe("a list that is full", () => {
  async function expectFull(form: Fields, told: RegExp, typed: string): Promise<void> {
    const before = await menuOf(menu.shop.id);
    const { status, alert } = await send(form);
    expect([status, alert]).toEqual([422, expect.stringMatching(told)]);
    expect(alert).toContain(typed);
    expect(await menuOf(menu.shop.id)).toEqual(before);
  }

  it("takes no 61st section", async () => {
    await workOn(await menuOf(await storeMadeMenu(60, 60)));
    const told =
      /^Failed to add section: Rolls.*There’s no room for more: 60 is the most you can have here\.$/;
    await expectFull(formOf("add-section"), told, "Rolls");
  });

  it("takes no 301st item in a section", async () => {
    await workOn(await menuOf(await storeMadeMenu(1, 300)));
    const sectionId = String(firstOf(menu).section.id);
    const form: Fields = [
      ["operation", "add-item"],
      ["sectionId", sectionId],
      ["name", "Dahi Vada"],
      ["priceRupees", "72.50"],
    ];
    const told =
      /^Failed to add item.*There’s no room for more: 300 is the most you can have here\.$/;
    await expectFull(form, told, "Dahi Vada, ₹72.50");
  });

  it("takes no 21st subheader", async () => {
    const seen = Array.from({ length: 18 }, (_, index): Fields[number] => ["seen", `S${index}`]);
    expect((await send([...formOf("add-subheader"), ...seen.slice(1)])).status).toBe(303);
    menu = await menuOf(menu.shop.id);
    const told =
      /^Failed to add subheader.*There’s no room for more: 20 is the most you can have here\.$/;
    const form = changedForm(formOf("add-subheader"), { text: "One too many" });
    await expectFull(form, told, "One too many");
  });
});

describe("what is typed unusually is taken:", () => {
  async function editItem(changes: Fields) {
    const form = formOf("edit-item").filter(([name]) => !changes.some(([other]) => other === name));
    expect((await send([...form, ...changes])).status).toBe(303);
    return firstOf(await menuOf(menu.shop.id)).item;
  }

  it("Hindi and emoji, byte for byte, and blanks around a name not", async () => {
    const name = "  पनीर टिक्का 🌶️ — “Zoë’s” ";
    expect(await editItem([["name", name]])).toMatchObject({ name: name.trim() });
    expect(firstOf(await menuOf(menu.shop.id)).item.name).toBe(name.trim());
  });

  it("a size without name and price, which is left out, and one without a price, which counts 0", async () => {
    const { options } = await editItem([
      ["optionName", "Half"],
      ["optionPriceRupees", " "],
      ["optionName", "   "],
      ["optionPriceRupees", ""],
      ["optionName", "12"],
      ["optionPriceRupees", "99.99"],
      ["optionName", "6"],
      ["optionPriceRupees", ""],
    ]);
    expect(options).toEqual([
      { name: "Half", pricePaise: 0 },
      { name: "12", pricePaise: 9999 },
      { name: "6", pricePaise: 0 },
    ]);
  });

  it.each([
    ["12,50", 1250],
    ["1,250", 125_000],
    ["₹ 90/-", 9000],
    ["४५", 4500],
  ])("a price written as %s, of an item, a size and a new item", async (typed, pricePaise) => {
    const { options, ...item } = await editItem([
      ["priceRupees", typed],
      ["optionName", "Half"],
      ["optionPriceRupees", typed],
    ]);
    expect([item.pricePaise, options]).toEqual([pricePaise, [{ name: "Half", pricePaise }]]);
    await send(formOf("add-item", { priceRupees: typed }));
    const { sections } = await menuOf(menu.shop.id);
    expect(sections[0]?.items.at(-1)).toMatchObject({ name: "Dahi Vada", pricePaise });
  });

  it("the highest price, and the lowest", async () => {
    for (const [price, pricePaise] of [
      ["1000000", 100_000_000],
      ["0.01", 1],
    ] as const) {
      menu = await menuOf(menu.shop.id);
      expect(await editItem([["priceRupees", price]])).toMatchObject({ pricePaise });
    }
  });
});
