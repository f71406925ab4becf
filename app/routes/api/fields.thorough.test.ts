import { beforeAll, describe, expect, it } from "vitest";
import { itemChangeJsonInputs } from "#app/domain/menus/item-fields.ts";
import type { Menu } from "#app/domain/menus/menus.ts";
import { call, callsOf, loginHeaders, type MEMBER_CALLS } from "#test/api.ts";
import { menuOf, storeEditableMenu } from "#test/editor.ts";

type MemberCall = (typeof MEMBER_CALLS)[number];
type Row = [change: Record<string, unknown>, errors: Record<string, string>];

const [name, price, ...others] = Object.keys(itemChangeJsonInputs);

let menu: Menu;
let headers: Record<string, string>;

beforeAll(async () => {
  menu = await storeEditableMenu();
  headers = await loginHeaders(menu.shop.id);
});

/** Makes a call that would work, but for these fields; one that is undefined is left out. */
async function send(name: MemberCall, change: Record<string, unknown>) {
  const good = callsOf(menu)[name];
  return call({ ...good, body: { ...(good.body as object), ...change }, headers });
}

/** The wrong values of one field, each with what is said of it. */
const wrong = (field: string, values: [unknown, string][]): Row[] =>
  values.map(([value, message]) => [{ [field]: value }, { [field]: message }]);

const wrongName = (field: string) =>
  wrong(field, [
    [null, "must be text"],
    [7, "must be text"],
    [["Tikki"], "must be text"],
    ["", "must not be empty"],
    [" \u200B ", "must not be empty"],
    ["x".repeat(121), "must be at most 120 characters long, but has 121"],
    ["Tik\u0007ki", "must not hold control characters"],
    ["Tik\nki", "must not hold control characters"],
    ["Tik\u202Eki", "must not hold control characters"],
    ["Tik\uD800ki", "must be well-formed Unicode"],
  ]);

const wrongId = (field: string) =>
  wrong(field, [
    [undefined, "is missing"],
    [null, "must be a whole number"],
    ["7", "must be a whole number"],
    [1.5, "must be a whole number"],
    [0, "must be at least 1"],
    [-1, "must be at least 1"],
    [2 ** 53, "must be at most 9007199254740991"],
  ]);

const WRONG_SAID: Row[] = [
  ...wrong("description", [
    [7, "must be text"],
    ["x".repeat(201), "must be at most 200 characters long, but has 201"],
  ]),
  ...wrong("second_name", [["x".repeat(121), "must be at most 120 characters long, but has 121"]]),
  ...wrong("diet", [
    ["vegan", "must be veg, egg or nonveg"],
    [1, "must be veg, egg or nonveg"],
  ]),
  ...wrong("spicy", [
    [4, "must be a whole number from 0 to 3"],
    [1.5, "must be a whole number from 0 to 3"],
    ["2", "must be a whole number from 0 to 3"],
  ]),
  ...wrong("featured", [["yes", "must be true or false"]]),
  ...wrong("allergens", [["milk", expect.stringContaining("must be a list of gluten")]]),
  ...wrong("kcal", [
    ["250", "must be a whole number from 0 to 9999"],
    [10_000, "must be a whole number from 0 to 9999"],
  ]),
];

const WRONG_PRICES = wrong("price", [
  [null, "must be a number"],
  [true, "must be a number"],
  [[40], "must be a number"],
  ["forty", "must be a number"],
  ["0x10", "must be a number"],
  [0, "must be more than 0"],
  ["", "must be more than 0"],
  [0.004, "must be more than 0"],
  [-1, "must not be negative"],
  ["-0.5", "must not be negative"],
  [1_000_000.01, "must be at most ₹10,00,000"],
]);

const NO_OBJECT = "must be an object";
const manySizes = Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`Plate ${n}`, n]));

const RULES: Record<MemberCall, Row[]> = {
  "add-item": [
    ...wrong("item", [[undefined, "is missing"]]),
    ...wrongName("item"),
    ...wrongId("section_id"),
    ...wrong("submenu", [["Half", NO_OBJECT]]),
    ...wrong("price", [[undefined, "is missing"]]),
    ...WRONG_PRICES,
    ...WRONG_SAID,
    ...wrong("metadata", [
      [{ a: "\u0007" }, "must not contain control characters or malformed Unicode"],
      [{ "\ud800": 1 }, "must not contain control characters or malformed Unicode"],
      [["veg"], NO_OBJECT],
      [[], NO_OBJECT],
      [null, NO_OBJECT],
      ["veg", NO_OBJECT],
      [7, NO_OBJECT],
      [{ notes: "x".repeat(2_000) }, "must be at most 2000 characters of JSON"],
    ]),
    [
      { item: "", price: "-1", section_id: 0 },
      {
        item: "must not be empty",
        price: "must not be negative",
        section_id: "must be at least 1",
      },
    ],
  ],
  "update-item": [
    ...wrongId("item_id"),
    ...wrongName("item"),
    ...WRONG_SAID,
    // Beside a place, 0 is the price of an item that has none.
    ...WRONG_PRICES.map(([change, errors]): (typeof WRONG_PRICES)[number] => [
      { ...change, item_order: undefined },
      errors,
    ]),
    ...wrong("item_order", [
      [null, "must be a whole number"],
      ["2", "must be a whole number"],
      [1.5, "must be a whole number"],
      [0, "must be at least 1"],
      [301, "must be at most 300"],
    ]),
    ...wrong("submenu", [
      [null, NO_OBJECT],
      ["Half", NO_OBJECT],
      [["Half"], NO_OBJECT],
      [manySizes, "must have at most 20 entries"],
      [{ Half: 1, " Half ": 2 }, "must not contain the same name twice"],
    ]),
    ...wrong("metadata", [
      [["veg"], NO_OBJECT],
      ["veg", NO_OBJECT],
      [{ a: "\u0007" }, "must not contain control characters or malformed Unicode"],
      [{ notes: "x".repeat(2_000) }, "must be at most 2000 characters of JSON"],
    ]),
    ...[undefined, null, []].map((metadata): Row => [
      { item: undefined, price: undefined, item_order: undefined, submenu: undefined, metadata },
      { body: `needs one of ${[name, price, "item_order", ...others].join(", ")}` },
    ]),
  ],
  "delete-item": wrongId("item_id"),
  "add-section": [...wrong("section", [[undefined, "is missing"]]), ...wrongName("section")],
  "update-section": [
    ...wrongId("section_id"),
    ...wrongName("section"),
    [{ section: undefined }, { body: expect.stringContaining("needs either section_order, or") }],
    [{ section_order: 1 }, { body: expect.stringContaining("needs either section_order, or") }],
    [{ diet: "meat" }, { diet: "must be veg, egg or nonveg" }],
    [{ served_from: "8am" }, { served_from: "must be a time such as 08:30" }],
    [{ served_from: "08:00" }, { served_to: "needs both times" }],
    [{ served_to: null }, { served_to: "needs both times" }],
    [{ served_days: [0] }, { "served_days.0": "must be whole numbers from 1 to 7" }],
  ],
  "move-section": [
    ...wrongId("section_id"),
    ...wrong("section_order", [
      [null, "must be a whole number"],
      ["2", "must be a whole number"],
      [1.5, "must be a whole number"],
      [0, "must be at least 1"],
      [-1, "must be at least 1"],
    ]),
  ],
  "delete-section": wrongId("section_id"),
  "update-subheaders": [
    ...wrongId("section_id"),
    [{ section_id: 999_999 }, { section_id: "must be the section of the path" }],
    [{ subheaders: undefined }, { subheaders: "must be a list of texts" }],
    ...wrong("subheaders", [
      [null, "must be a list of texts"],
      [7, "must be a list of texts"],
      [{ 0: "Served hot" }, "must be a list of texts"],
      [Array.from({ length: 21 }, (_, n) => `From ${n}`), "must have at most 20 entries"],
    ]),
    ...wrong("metadata", [[7, NO_OBJECT]]),
  ],
};

describe.each(Object.entries(RULES) as [MemberCall, Row[]][])("%s", (name, rows) => {
  it("says of each field what is wrong with it, and changes nothing", async () => {
    for (const [change, errors] of rows) {
      const reply = await send(name, change);
      const problem = { status: 422, title: "Some fields are wrong", errors };
      expect([change, reply]).toMatchObject([
        change,
        { status: 422, type: "application/problem+json", json: problem },
      ]);
    }
    expect(await menuOf(menu.shop.id)).toEqual(menu);
  });
});

describe("the detail of a refusal", () => {
  it("names all of its fields in one sentence", async () => {
    const { json } = await send("add-item", { item: "", price: 0 });
    expect(json).toMatchObject({ detail: "item: must not be empty; price: must be more than 0" });
  });
});

describe("sizes and subheaders that are wrong are named", () => {
  it.each<[MemberCall, Record<string, unknown>, RegExp]>([
    ["update-item", { submenu: { Half: 20, Full: -1 } }, /^submenu\b.* must not be negative$/],
    ["update-item", { submenu: { Half: 2e6 } }, /^submenu\b.* must be at most ₹10,00,000$/],
    ["update-item", { submenu: { ["x".repeat(121)]: 1 } }, /^submenu\b.* must be at most 120 /],
    ["update-item", { submenu: { "a\u0007": 1 } }, /^submenu\b.* must not hold control /],
    [
      "update-subheaders",
      { subheaders: ["x".repeat(201)] },
      /^subheaders\b.* must be at most 200 /,
    ],
    ["update-subheaders", { subheaders: ["a\u0007"] }, /^subheaders\b.* must not hold control /],
  ])("%s %j", async (name, change, detail) => {
    const reply = await send(name, change);
    expect([reply.status, (reply.json as { detail: string }).detail]).toEqual([
      422,
      expect.stringMatching(detail),
    ]);
    expect(await menuOf(menu.shop.id)).toEqual(menu);
  });
});
