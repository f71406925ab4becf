import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { items, shops } from "#app/db/schema.ts";
import { makeMenuFile } from "#test/makers.ts";
import { importMenu } from "./import.ts";
import { openMenu } from "./menus.ts";

const db = openDatabase(env.DB);
const NOW = Date.UTC(2026, 10, 20);

const importText = (text: string, shopId?: string) => importMenu(db, text, { shopId, now: NOW });

/** Gives the report and the stored section. */
async function importSection(section: object) {
  const text = JSON.stringify({ menu: { shop: { id: "s", name: "S" }, sections: [section] } });
  const imported = await importText(text);
  const stored = (await openMenu(db, "s"))?.sections[0];
  if (!imported.ok || !stored) throw new Error(JSON.stringify(imported));
  return { report: imported.value, stored };
}

beforeEach(() => db.delete(shops));

describe("importMenu", () => {
  it("makes a new shop with its details, footer in order", async () => {
    const file = makeMenuFile({ shopId: "new-shop", name: "नया ढाबा", sections: 4, items: 40 });
    const imported = await importText(JSON.stringify(file));
    expect(imported).toMatchObject({
      ok: true,
      value: { shopId: "new-shop", sections: 4, items: 40, options: 4 },
    });
    expect((await openMenu(db, "new-shop"))?.shop).toMatchObject({
      name: "नया ढाबा",
      description: "Andhra meals, biryani and tiffins",
      categories: ["Andhra", "Biryani"],
      phoneNumber: "9000000003",
      foodType: "Veg & Non-veg",
      footer: [
        { label: "Timings", text: "11 am to 11 pm" },
        { label: "GST", text: "Prices include GST" },
      ],
    });
  });

  it("replaces the menu of an existing shop and moves its revision by one", async () => {
    await importText(JSON.stringify(makeMenuFile({ sections: 5, items: 50 })), "mine");
    await importText(JSON.stringify(makeMenuFile({ sections: 2, items: 3 })), "mine");
    const menu = await openMenu(db, "mine");
    expect(menu?.shop.revision).toBe(NOW + 1);
    expect(menu?.sections.map((section) => section.items.length)).toEqual([2, 1]);
  });

  it("leaves a dish of the same section and name its photo, and gives no other one the same", async () => {
    const file = (...names: string[]) =>
      JSON.stringify({
        menu: {
          shop: { name: "A" },
          sections: [{ section: "Chaat", items: names.map((item) => ({ item, price: 1 })) }],
        },
      });
    await importText(file("Tikki", "Puri"), "photographed");
    const photoKey = `${"0".repeat(32)}-8x4.webp`;
    await db.update(items).set({ photoKey }).where(eq(items.name, "Tikki"));
    await importText(file("Puri", "Tikki", "Tikki"), "photographed");
    const [section] = (await openMenu(db, "photographed"))?.sections ?? [];
    expect(section?.items.map((item) => item.photoKey)).toEqual([null, photoKey, null]);
  });

  it("reads shop_metadata under its other name", async () => {
    const text = JSON.stringify({
      menu: {
        shop: { id: 12, name: "S", metadata: { phone_number: 98, food_type: "Veg" } },
        sections: [],
      },
    });
    await importText(text);
    expect((await openMenu(db, "12"))?.shop).toMatchObject({
      phoneNumber: "98",
      foodType: "Veg",
    });
  });

  it("orders sections and items by their numbers and makes the positions dense", async () => {
    const { stored } = await importSection({
      section: "A",
      items: [
        { item: "ninth", price: 1, item_order: 9 },
        { item: "unnumbered", price: 1 },
        { item: "second", price: 1, item_order: "2" },
        { item: "second too", price: 1, item_order: 2 },
      ],
    });
    expect(stored.items.map(({ name, position }) => [position, name])).toEqual([
      [1, "second"],
      [2, "second too"],
      [3, "ninth"],
      [4, "unnumbered"],
    ]);
  });

  it.each([
    [{ diet: "VEG", served_from: "8 am", served_to: "11.30 AM" }, ["veg", 480, 690], []],
    [{ served_from: "12 am", served_to: "12:15 pm" }, [null, 0, 735], []],
    [{ diet: "green", served_days: "Mon" }, [null, null, null], ["diet", "served_days"]],
    [
      { served_from: "morning", served_to: "11:00" },
      [null, null, null],
      ["served_from", "served_to"],
    ],
    [{ served_from: "08:00" }, [null, null, null], ["served_from"]],
    [
      { served_from: "00:00", served_to: "12 am" },
      [null, null, null],
      ["served_from", "served_to"],
    ],
    [{ served_from: "25:00", served_to: "8:75" }, [null, null, null], ["served_from", "served_to"]],
  ])(
    "reads a section’s mark and times as people write them, or leaves them out and says so: %j",
    async (fields, values, left) => {
      const { report, stored } = await importSection({ section: "A", items: [], ...fields });
      expect([stored.diet, stored.servedFrom, stored.servedTo]).toEqual(values);
      expect(report.notes.map(({ path, code }) => [path, code])).toEqual(
        left.map((field) => [
          `menu.sections[0].${field}`,
          field === "diet" ? "mark-unknown" : "detail-unread",
        ]),
      );
    },
  );

  it("reads a section’s mark from other fields too, reports its pictures, and keeps ten digits of a mobile", async () => {
    const picture = ["https://example.com/a.jpg"];
    const { report, stored } = await importSection({ section: "A", isVeg: true, images: picture });
    expect(stored.diet).toBe("veg");
    expect(report.notes).toEqual([
      {
        path: "menu.sections[0].images",
        code: "image-left-out",
        values: { address: picture[0] },
      },
    ]);
    const shop = { name: "S", shop_metadata: { phone_number: "+91 98765 43210" } };
    await importText(JSON.stringify({ menu: { shop, sections: [] } }), "s");
    expect((await openMenu(db, "s"))?.shop.phoneNumber).toBe("9876543210");
  });

  it("reports rounded prices, and subheaders in an older form", async () => {
    const { report, stored } = await importSection({
      section: "A",
      subheader: "Served hot",
      items: [{ item: "Nankhatai", price: 72.505 }],
    });
    expect(stored.items[0]?.pricePaise).toBe(7251);
    expect(stored.subheaders).toEqual(["Served hot"]);
    expect(report.notes).toEqual([
      {
        path: "menu.sections[0].subheaders",
        code: "subheaders-read",
        values: { texts: "“Served hot”" },
      },
      {
        path: "menu.sections[0].items[0].price",
        code: "price-rounded",
        values: { rupees: "72.505", price: "₹72.51" },
      },
    ]);
  });

  it("names everything that it does not keep", async () => {
    const imported = await importText(
      JSON.stringify({
        version: 2,
        menu: {
          theme: "dark",
          shop: {
            id: "s",
            name: "S",
            image: "https://pictures.example/s.png",
            upi: "s@bank",
            shop_metadata: { gst: 1, footer: { " ": "lost", Timings: "11 to 11" } },
            metadata: { phone_number: "98" },
          },
          sections: [
            {
              section: "A",
              metadata: { subheader: "Hot", icon: "x" },
              items: [{ item: "Tea", price: 1, calories: 9 }],
            },
          ],
        },
      }),
    );
    const notes = imported.ok ? imported.value.notes.map((note) => note.path) : [];
    expect(notes).toEqual([
      "version",
      "menu.theme",
      "menu.shop.upi",
      "menu.shop.shop_metadata.gst",
      "menu.shop.image",
      "menu.shop.shop_metadata.footer",
      "menu.sections[0].metadata.icon",
      "menu.sections[0].subheaders",
      "menu.sections[0].items[0].calories",
    ]);
    expect((await openMenu(db, "s"))?.shop).toMatchObject({
      phoneNumber: "98",
      footer: [{ label: "Timings", text: "11 to 11" }],
    });
  });

  it("imports 60 sections and 3,000 items", async () => {
    const file = makeMenuFile({ shopId: "huge", sections: 60, items: 3_000 });
    expect(await importText(JSON.stringify(file))).toMatchObject({
      ok: true,
      value: { items: 3_000 },
    });
  });

  it("imports the real menus as they are", async () => {
    for (const text of env.TEST_REAL_MENUS) {
      const file = JSON.parse(text) as ReturnType<typeof makeMenuFile>;
      const names = file.menu.sections.map((section) => section.items.map(({ item }) => item));
      const imported = await importText(text);
      expect(imported.ok).toBe(true);
      const menu = await openMenu(db, file.menu.shop.id);
      expect(menu?.sections.map((section) => section.items.map(({ name }) => name))).toEqual(names);
    }
  });
});

describe("importMenu refuses", () => {
  const menuWith = (item: object) => ({
    menu: {
      shop: { name: "S" },
      sections: [
        { section: "A", items: [] },
        { section: "B", items: [{ item: "Tea", price: 5 }, item] },
      ],
    },
  });
  const manySections = Array.from({ length: 61 }, () => ({ section: "A" }));

  it.each([
    ["what is not JSON", "{", "(file)"],
    ["nesting without end", "[".repeat(200_000) + "]".repeat(200_000), "(file)"],
    ["10 MB", " ".repeat(10_000_000), "(file)"],
    ["a list", [], "menu"],
    ["another shape", { shop: {} }, "menu"],
    ["a shop without a name", { menu: { shop: {}, sections: [] } }, "menu.shop.name"],
    ["sections that are no list", { menu: { shop: { name: "S" }, sections: {} } }, "menu.sections"],
    [
      "too many sections",
      { menu: { shop: { name: "S" }, sections: manySections } },
      "menu.sections",
    ],
    ["an item without a name", menuWith({ price: 5 }), "menu.sections[1].items[1].item"],
    ["a blank name", menuWith({ item: "  ", price: 5 }), "menu.sections[1].items[1].item"],
    [
      "a control character",
      menuWith({ item: "a\u0007b", price: 5 }),
      "menu.sections[1].items[1].item",
    ],
    [
      "a name of 121",
      menuWith({ item: "x".repeat(121), price: 5 }),
      "menu.sections[1].items[1].item",
    ],
    ["a negative price", menuWith({ item: "x", price: -1 }), "menu.sections[1].items[1].price"],
    ["a price in words", menuWith({ item: "x", price: "ten" }), "menu.sections[1].items[1].price"],
    [
      "a price in another notation",
      menuWith({ item: "x", price: "0x10" }),
      "menu.sections[1].items[1].price",
    ],
    ["half a character", menuWith({ item: "x\ud800", price: 1 }), "menu.sections[1].items[1].item"],
    [
      "a price over ten lakh",
      menuWith({ item: "x", price: 1_000_000.01 }),
      "menu.sections[1].items[1].price",
    ],
    [
      "a negative size",
      menuWith({ item: "x", price: 1, submenu: { Half: -1 } }),
      "menu.sections[1].items[1].submenu.Half",
    ],
    [
      "metadata without end",
      menuWith({ item: "x", price: 1, metadata: { a: "x".repeat(2000) } }),
      "menu.sections[1].items[1].metadata",
    ],
    [
      "a long subheader",
      { menu: { shop: { name: "S" }, sections: [{ section: "A", subheader: "x".repeat(201) }] } },
      "menu.sections[0].subheaders",
    ],
  ])("%s, naming the first wrong field and changing nothing", async (_, file, path) => {
    await importText(JSON.stringify(makeMenuFile({ sections: 2, items: 5 })), "kept");
    const before = await openMenu(db, "kept");
    const text = typeof file === "string" ? file : JSON.stringify(file);
    expect(await importText(text, "kept")).toMatchObject({ ok: false, refusal: { path } });
    expect(await openMenu(db, "kept")).toEqual(before);
  });

  it.each(["", "Has Spaces", "../up", "x".repeat(65), "चाय"])("the shop id %j", async (id) => {
    const file = makeMenuFile({ shopId: id, sections: 1, items: 1 });
    expect(await importText(JSON.stringify(file))).toMatchObject({
      ok: false,
      refusal: { path: "menu.shop.id" },
    });
    expect(await db.select().from(shops)).toEqual([]);
  });

  it("a shop id that was named beside the file", async () => {
    const file = JSON.stringify(makeMenuFile({ sections: 1, items: 1 }));
    expect(await importText(file, "Bad ID")).toMatchObject({
      ok: false,
      refusal: { path: "(shop id)" },
    });
  });

  it("nothing by halves: when a statement of the batch fails, the old menu stands", async () => {
    await importText(JSON.stringify(makeMenuFile({ sections: 2, items: 5 })), "kept");
    const before = await openMenu(db, "kept");
    await env.DB.exec(
      "CREATE TRIGGER fail BEFORE INSERT ON items WHEN NEW.name = 'Last' BEGIN SELECT RAISE(ABORT, 'full'); END",
    );
    const file = JSON.stringify(menuWith({ item: "Last", price: 1 }));
    await expect(importText(file, "kept")).rejects.toThrow();
    await env.DB.exec("DROP TRIGGER fail");
    expect(await openMenu(db, "kept")).toEqual(before);
  });
});
