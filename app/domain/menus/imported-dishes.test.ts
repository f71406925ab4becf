import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { shops } from "#app/db/schema.ts";
import { importMenu } from "./import.ts";
import { openMenu } from "./menus.ts";

const db = openDatabase(env.DB);
const NOW = Date.UTC(2026, 10, 20);

const importText = (text: string, shopId?: string) => importMenu(db, text, { shopId, now: NOW });

async function importItem(item: string) {
  const text = `{"menu":{"shop":{"id":"s","name":"S"},"sections":[{"section":"A","items":[${item}]}]}}`;
  const imported = await importText(text);
  const stored = (await openMenu(db, "s"))?.sections[0]?.items[0];
  if (!imported.ok || !stored) throw new Error(JSON.stringify(imported));
  return { report: imported.value, stored };
}

beforeEach(() => db.delete(shops));

describe("an imported dish", () => {
  it.each([
    ['"diet": "egg"', "egg"],
    ['"food_type": "Non-Veg"', "nonveg"],
    ['"metadata": {"food_type": "veg"}', "veg"],
    ['"isVeg": true', "veg"],
    ['"isVeg": 0', "nonveg"],
    ['"is_veg": "1"', "veg"],
    ['"veg": false', "nonveg"],
    ['"isVeg": false, "veg": "egg"', "egg"],
    ['"isVeg": false, "metadata": {"food_type": "egg"}', "egg"],
    ['"isVeg": true, "images": [], "image": false', "veg"],
    ['"is_vegetarian": "Non-Veg"', "nonveg"],
    ['"vegClassifier": "VEG"', "veg"],
    ['"is_veg": "TRUE"', "veg"],
    ['"is_veg": "FALSE"', "nonveg"],
    ['"isVeg": " No "', "nonveg"],
    ['"foodType": "Pure Veg"', "veg"],
    ['"diet": "", "isVeg": true', "veg"],
    ['"food_type": null', null],
  ])("has the mark that its file gives: %s", async (field, diet) => {
    const { report, stored } = await importItem(`{"item": "A", "price": 1, ${field}}`);
    expect([stored.diet, report.notes]).toEqual([diet, []]);
  });

  it("has no mark where the file’s is unknown, and the report says so", async () => {
    const { report, stored } = await importItem('{"item": "A", "price": 1, "food_type": "jain"}');
    expect(stored.diet).toBeNull();
    expect(report.notes).toEqual([
      { path: "menu.sections[0].items[0].food_type", code: "mark-unknown", values: {} },
    ]);
  });

  it.each([
    ["1200", 120_000],
    ['"₹ 1,200"', 120_000],
    ['"Rs. 89/-"', 8_900],
    ['"1,00,000"', 10_000_000],
    ['"72.50"', 7_250],
  ])("has the price that its file gives, as people write it: %s", async (price, paise) => {
    const { report, stored } = await importItem(`{"item": "A", "price": ${price}}`);
    expect([stored.pricePaise, report.notes]).toEqual([paise, []]);
  });

  it.each([
    '{"Half": "₹ 1,070", "Full": 1100}',
    '[{"name": "Half", "price": 1070}, {"name": "Full", "price": "₹1,100"}]',
    '[{"size": "Half", "rate": "1070"}, {"size": "Full", "rate": 1100}]',
    '[{"Half": 1070}, {"Full": 1100}]',
  ])("has the sizes that its file gives as a map or a list: %s", async (submenu) => {
    const { report, stored } = await importItem(`{"item": "A", "price": 1, "submenu": ${submenu}}`);
    expect(stored.options).toEqual([
      { name: "Half", pricePaise: 107_000 },
      { name: "Full", pricePaise: 110_000 },
    ]);
    expect(report.notes).toEqual([]);
  });

  it.each(["[]", "{}", '""', "null"])("has no sizes where its file has none: %s", async (none) => {
    const { report, stored } = await importItem(`{"item": "A", "price": 1, "submenu": ${none}}`);
    expect([stored.options, report.notes]).toEqual([[], []]);
  });

  it.each([
    ['"small and large"', [], ["detail-unread"]],
    ["7", [], ["detail-unread"]],
    ['["Half", {"a": 1, "b": 2}, {"price": 5}]', [], Array(3).fill("name-left-out")],
    ['[{"name": "Half", "price": "ask"}]', [["Half", 0]], ["price-not-number"]],
    [
      '[{"name": "Half", "price": 7}, {"name": "Half", "price": 8}]',
      [["Half", 700]],
      ["name-repeated"],
    ],
  ] as [string, [string, number][], string[]][])(
    "is taken without the sizes that cannot be read, and the report says so: %s",
    async (submenu, sizes, codes) => {
      const { report, stored } = await importItem(
        `{"item": "A", "price": 1, "submenu": ${submenu}}`,
      );
      expect(stored.options.map(({ name, pricePaise }) => [name, pricePaise])).toEqual(sizes);
      expect(report.notes.map(({ code }) => code)).toEqual(codes);
    },
  );

  it("may have an empty list for an empty object of metadata", async () => {
    const { report, stored } = await importItem('{"item": "A", "price": 1, "metadata": []}');
    expect([stored.metadata, report.notes]).toEqual([{}, []]);
  });

  it("keeps what else its file says, and the report names the picture that is left out", async () => {
    const { report, stored } = await importItem(
      `{"item": "A", "price": 1, "description": " Hot ", "second_name": "अ", "spicy": 2,
        "featured": true, "allergens": ["milk"], "kcal": 90, "image_url": "https://example.com/a.jpg"}`,
    );
    const said = { description: "Hot", secondName: "अ", spicy: 2, isFeatured: true };
    expect(stored).toMatchObject({ ...said, allergens: ["milk"], kcal: 90, serving: "" });
    expect(report.notes).toMatchObject([
      { path: "menu.sections[0].items[0].image_url", code: "image-left-out" },
    ]);
  });

  it.each(["image", "imageUrl", "img", "photo", "photo_url", "picture", "thumbnail"])(
    "never has its file’s picture fetched, which the report names: %s",
    async (field) => {
      const fetched = vi.spyOn(globalThis, "fetch");
      const { report, stored } = await importItem(
        `{"item": "A", "price": 1, "${field}": "https://example.com/a.jpg"}`,
      );
      expect([stored.photoKey, fetched.mock.calls]).toEqual([null, []]);
      expect(report.notes).toEqual([
        {
          path: `menu.sections[0].items[0].${field}`,
          code: "image-left-out",
          values: { address: "https://example.com/a.jpg" },
        },
      ]);
      fetched.mockRestore();
    },
  );

  it.each([
    ['"spicy": "2"', { spicy: 2 }],
    ['"featured": 1', { isFeatured: true }],
    ['"kcal": "250 kcal"', { kcal: 250 }],
    ['"serving": 250', { serving: "250" }],
    ['"allergens": "Milk, nuts"', { allergens: ["milk", "nuts"] }],
    ['"description": "Hot\\r\\nand sour"', { description: "Hot and sour" }],
  ])("is read as other programs write it: %s", async (field, values) => {
    const { report, stored } = await importItem(`{"item": "A", "price": 1, ${field}}`);
    expect([stored, report.notes]).toEqual([expect.objectContaining(values), []]);
  });

  it.each([
    ["spicy", '"very"', { spicy: 0 }],
    ["spicy", "9", { spicy: 0 }],
    ["featured", '"maybe"', { isFeatured: false }],
    ["kcal", '"lots"', { kcal: null }],
    ["serving", "{}", { serving: "" }],
    ["allergens", '["milk", "moon"]', { allergens: [] }],
    ["allergens", "7", { allergens: [] }],
    ["description", "[]", { description: "" }],
    ["second_name", JSON.stringify("n".repeat(121)), { secondName: "" }],
  ])("loses what cannot be read, and nothing else: %s %s", async (field, written, values) => {
    const { report, stored } = await importItem(
      `{"item": "A", "price": 1, "${field}": ${written}}`,
    );
    expect(stored).toMatchObject({ name: "A", pricePaise: 100, ...values });
    expect(report.notes).toEqual([
      { path: `menu.sections[0].items[0].${field}`, code: "detail-unread", values: {} },
    ]);
  });

  it("has a description that is too long cut at a word, and the report says so", async () => {
    const { report, stored } = await importItem(
      `{"item": "A", "price": 1, "description": "${"paneer ".repeat(40)}"}`,
    );
    expect(stored.description).toBe(`${"paneer ".repeat(28).trimEnd()}…`);
    expect(report.notes).toMatchObject([{ code: "text-shortened", values: { most: "200" } }]);
  });

  it("has no mark where its file contradicts itself, and the report says so; egg is not veg in both", async () => {
    const { report, stored } = await importItem(
      '{"item": "A", "price": 1, "food_type": "veg", "isVeg": false}',
    );
    expect([stored.diet, report.notes]).toEqual([
      null,
      [{ path: "menu.sections[0].items[0].isVeg", code: "mark-contradicted", values: {} }],
    ]);
    const egg = await importItem('{"item": "A", "price": 1, "food_type": "egg", "isVeg": false}');
    expect([egg.stored.diet, egg.report.notes]).toEqual(["egg", []]);
  });

  it("keeps its options in the order in which they are written, numbers among them", async () => {
    const { stored } = await importItem(
      '{"item":"Puri","price":30,"submenu":{"12":55,"6":30,"__proto__":40,"1":"5.50"}}',
    );
    expect(stored.options).toEqual([
      { name: "12", pricePaise: 5500 },
      { name: "6", pricePaise: 3000 },
      { name: "__proto__", pricePaise: 4000 },
      { name: "1", pricePaise: 550 },
    ]);
  });

  it("with price 0 gets its lowest option price, and says so", async () => {
    const { stored, report } = await importItem(
      '{"item":"Biryani","price":0,"submenu":{"Full":249,"Half":149}}',
    );
    expect(stored.pricePaise).toBe(14_900);
    expect(report.notes).toEqual([
      {
        path: "menu.sections[0].items[0]",
        code: "price-of-sizes",
        values: { item: "Biryani", price: "₹149" },
      },
    ]);
  });

  it.each(["0", '""', "null"])(
    "is kept with the price %s and no options, and the report names it",
    async (price) => {
      const { stored, report } = await importItem(`{"item":"SS Special","price":${price}}`);
      expect(stored).toMatchObject({ name: "SS Special", pricePaise: 0 });
      expect(report.notes.map((note) => note.code)).toEqual(["price-missing"]);
    },
  );

  it("has no options without a name or named twice, and counts a price that is no number as none", async () => {
    const { stored, report } = await importItem(
      '{"item":"Tea","price":20,"submenu":{"size_1699999999999":5," ":6,"Cutting":"ask","Full":20," Full ":25}}',
    );
    expect(stored.options).toEqual([
      { name: "Cutting", pricePaise: 0 },
      { name: "Full", pricePaise: 2000 },
    ]);
    const path = "menu.sections[0].items[0].submenu";
    expect(report.notes).toEqual([
      { path, code: "name-left-out", values: { name: "size_1699999999999" } },
      { path, code: "name-left-out", values: { name: " " } },
      { path, code: "name-repeated", values: { name: "Full" } },
      { path: `${path}.Cutting`, code: "price-not-number", values: {} },
    ]);
  });
});
