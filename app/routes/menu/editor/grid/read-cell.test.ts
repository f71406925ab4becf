import { describe, expect, it } from "vitest";
import type { Item, Section } from "#app/domain/menus/menus.ts";
import { plainItem, plainMenu } from "#test/plain-menu.ts";
import { cellText, COLUMNS, type CellWords, type Column } from "./columns.ts";
import { readCell } from "./read-cell.ts";

const NOON = Date.parse("2026-11-23T12:00+05:30");
const words: CellWords = {
  diets: { veg: "Veg", egg: "Egg", nonveg: "Non-veg" },
  had: "On",
  soldOut: "Sold out",
  sizes: (count) => ({ 2: ["Half", "Full"], 3: ["Small", "Medium", "Large"] })[count],
};
const HALF_FULL = [
  { name: "Half", pricePaise: 70_00 },
  { name: "Full", pricePaise: 110_00 },
];
const dish = (values: Partial<Item> = {}): Item => ({
  ...plainItem(11, 1, 1),
  name: "Dosa",
  pricePaise: 70_00,
  ...values,
});
const [section = undefined as never] = plainMenu().sections;

function read(
  text: string,
  column: Column,
  item: Item | undefined = dish(),
  within: Section = section,
) {
  const outcome = readCell(text, column, { item, section: within, words, now: NOON });
  return outcome.ok ? outcome.value : outcome.refusal;
}

it("what a cell says is what it is read from, and changes nothing", () => {
  const items = [
    dish(),
    dish({ diet: "nonveg", options: HALF_FULL, secondName: "डोसा", description: "Crisp" }),
    dish({ pricePaise: 72_50, options: [{ name: "Large", pricePaise: 90_00 }] }),
    dish({ options: [...HALF_FULL, { name: "w/ 2 rotis", pricePaise: 0 }] }),
    dish({ soldOutUntil: NOON + 1, diet: "egg" }),
  ];
  for (const item of items) {
    for (const column of COLUMNS) {
      expect(read(cellText(item, column, words, NOON), column, item)).toEqual({});
    }
  }
  expect(COLUMNS.map((column) => cellText(items[1]!, column, words, NOON))).toEqual([
    "Non-veg",
    "Dosa",
    "",
    "Crisp",
    "डोसा",
    "Half 70 / Full 110",
    "On",
  ]);
});

describe("a text", () => {
  it("is a name, a description or a second name", () => {
    expect(read("Plain dosa", "name")).toEqual({ name: "Plain dosa" });
    expect(read("", "description")).toEqual({});
    expect(read("", "description", dish({ description: "Crisp" }))).toEqual({ description: "" });
    expect(read("सादा", "secondName")).toEqual({ secondName: "सादा" });
  });

  it("is refused where a name is empty or too long", () => {
    expect(read("", "name")).toMatchObject({ reason: "invalid-input", code: "menu-text-empty" });
    expect(read("x".repeat(121), "name")).toMatchObject({ code: "menu-text-too-long", most: 120 });
  });
});

describe("a mark", () => {
  it("is read by its first letters, in both languages of the page and of other programs", () => {
    for (const text of ["v", "Veg", "vegetarian"]) {
      expect(read(text, "diet")).toEqual({ diet: "veg" });
    }
    expect(read("n", "diet")).toEqual({ diet: "nonveg" });
    expect(read("NON VEG", "diet")).toEqual({ diet: "nonveg" });
  });

  it("goes with an empty cell, and is never guessed", () => {
    expect(read("", "diet", dish({ diet: "egg" }))).toEqual({ diet: null });
    expect(read("fish", "diet")).toMatchObject({ code: "menu-diet-wrong" });
  });
});

describe("whether it is to be had", () => {
  it("is read from words and from yes and no", () => {
    for (const text of ["Sold out", "no", "0", "off"]) {
      expect(read(text, "soldOut")).toEqual({ soldOut: "today" });
    }
    const out = dish({ soldOutUntil: NOON + 1 });
    for (const text of ["On", "yes", ""])
      expect(read(text, "soldOut", out)).toEqual({ soldOut: "no" });
  });

  it("stays until its owner says, where the cell says so already", () => {
    expect(read("no", "soldOut", dish({ soldOutUntil: 8_640_000_000_000_000 }))).toEqual({});
    expect(read("perhaps", "soldOut")).toMatchObject({ code: "menu-answer-wrong" });
  });
});

describe("a price", () => {
  it("is read as people write it", () => {
    for (const text of ["90", "₹90", "Rs. 90", "90/-", "90.00"]) {
      expect(read(text, "price")).toEqual({ pricePaise: 90_00, options: [] });
    }
    expect(read("1,250", "price")).toEqual({ pricePaise: 1_250_00, options: [] });
  });

  it("is never guessed where it may be one or several", () => {
    const unclear = { reason: "unclear", one: "70110", several: "70/110" };
    expect(read("70,110", "price")).toEqual(unclear);
    expect(read("70 110", "price")).toEqual(unclear);
  });

  it("is refused with more than two decimals, also as that of a size", () => {
    const refused = { code: "menu-price-decimals" };
    for (const text of ["12.345", "70/12.345"]) expect(read(text, "price")).toMatchObject(refused);
    expect(read("Half 12.345", "sizes")).toMatchObject(refused);
  });

  it("with slashes gives sizes, called as the section does or as is usual", () => {
    expect(read("90/140", "price")).toEqual({
      pricePaise: 90_00,
      options: [
        { name: "Half", pricePaise: 90_00 },
        { name: "Full", pricePaise: 140_00 },
      ],
    });
    const options = [
      { name: "2 pc", pricePaise: 1 },
      { name: "4 pc", pricePaise: 2 },
    ];
    const within = { ...section, items: [dish({ options })] };
    expect(read("90/140", "price", dish(), within)).toMatchObject({
      options: [{ name: "2 pc" }, { name: "4 pc" }],
    });
    expect(read("1/2/3/4", "price")).toEqual({ reason: "unnamed-sizes", count: 4 });
  });

  it("keeps the names of sizes, and asks for as many prices as there are", () => {
    const item = dish({ options: HALF_FULL });
    expect(read("80/120", "price", item)).toEqual({
      pricePaise: 80_00,
      options: [
        { name: "Half", pricePaise: 80_00 },
        { name: "Full", pricePaise: 120_00 },
      ],
    });
    expect(read("80", "price", item)).toEqual({ reason: "other-sizes", count: 2 });
    const own = dish({ pricePaise: 60_00, options: HALF_FULL });
    expect(read("65", "price", own)).toEqual({ pricePaise: 65_00 });
    expect(read("65/75/115", "price", own)).toEqual({
      pricePaise: 65_00,
      options: [
        { name: "Half", pricePaise: 75_00 },
        { name: "Full", pricePaise: 115_00 },
      ],
    });
  });

  it("is refused where it is none", () => {
    expect(read("free", "price")).toMatchObject({ code: "menu-number-wrong" });
    expect(read("", "price")).toMatchObject({ code: "menu-price-zero" });
    expect(read("70/dear", "price")).toMatchObject({ code: "menu-number-wrong" });
    expect(read("-5", "price")).toMatchObject({ reason: "invalid-input" });
  });
});

describe("sizes", () => {
  const sized = dish({ options: HALF_FULL });
  const named = (name: string, pricePaise: number) => ({ name, pricePaise });

  it("are read with their names, however prices are written", () => {
    const options = [named("2 pc", 40_00), named("4 pc", 1_250_00)];
    for (const text of [
      "2 pc 40 / 4 pc 1,250",
      "2 pc ₹40/4 pc ₹1250",
      "2 pc: 40/- / 4 pc - 1250/-",
      "2 pc Rs. 40 / 4 pc Rs.1250",
    ]) {
      expect(read(text, "sizes"), text).toEqual({ options });
    }
    expect(read("हाफ़ ७० / फ़ुल ११०", "sizes")).toEqual({
      options: [named("हाफ़", 70_00), named("फ़ुल", 110_00)],
    });
  });

  it("without names keep theirs, or get those of the section or the usual ones", () => {
    expect(read("80/120", "sizes", sized)).toEqual({
      pricePaise: 80_00,
      options: [named("Half", 80_00), named("Full", 120_00)],
    });
    expect(read("80/120", "sizes")).toMatchObject({
      options: [{ name: "Half" }, { name: "Full" }],
    });
    const within = { ...section, items: [dish({ options: [named("1 pc", 1), named("6 pc", 2)] })] };
    expect(read("80/120", "sizes", dish(), within)).toMatchObject({
      options: [{ name: "1 pc" }, { name: "6 pc" }],
    });
    expect(read("80", "sizes")).toEqual({ reason: "unnamed-sizes", count: 1 });
    expect(read("80,120", "sizes")).toMatchObject({ reason: "unclear", several: "80/120" });
  });

  it("get no name of another dish's beside one that has a name", () => {
    const options = [named("2 pieces", 1), named("4 pieces", 2)];
    const within = { ...section, items: [dish({ options })] };
    for (const item of [dish(), sized]) {
      for (const text of ["70 / Full 110", "Half 70 / 110"]) {
        expect(read(text, "sizes", item, within)).toMatchObject({ code: "menu-size-unnamed" });
      }
    }
  });

  it.each([
    ["that had none", dish({ pricePaise: 220_00 })],
    ["that had others", dish({ pricePaise: 220_00, options: HALF_FULL })],
  ])("leave the own price of a dish %s", (_, item) => {
    for (const text of ["Half 75 / Full 115", "75/115", "Small 75 / Large 220"]) {
      expect(read(text, "sizes", item), text).toEqual({ options: expect.any(Array) as unknown });
    }
  });

  it("give a dish without a price the lowest of theirs", () => {
    const lowest = { pricePaise: 75_00 };
    const free = dish({ pricePaise: 0 });
    expect(read("Full 115 / Half 75", "sizes", free)).toMatchObject(lowest);
    const added = readCell("Full 115 / Half 75", "sizes", {
      item: undefined,
      section,
      words,
      now: NOON,
    });
    expect(added).toMatchObject({ value: lowest });
  });

  it("take an own price with them that an old one repeats", () => {
    const byFull = dish({ pricePaise: 110_00, options: HALF_FULL });
    expect(read("Half 75 / Full 115", "sizes", byFull)).toMatchObject({ pricePaise: 115_00 });
    expect(read("", "sizes", sized)).toEqual({ options: [] });
    expect(read("", "sizes")).toEqual({});
  });

  it("are never guessed where one has no price, or two have one name", () => {
    expect(read("Half / Full 110", "sizes")).toMatchObject({ code: "menu-size-unnamed" });
    expect(read("Half dear / Full 110", "sizes")).toMatchObject({ code: "menu-number-wrong" });
    expect(read("Half 70 / Half 110", "sizes")).toMatchObject({ code: "menu-size-repeated" });
    expect(read("Half 0 / Full 0", "sizes")).toMatchObject({ code: "menu-price-zero" });
    const some = dish({ options: [...HALF_FULL, named("On request", 0)] });
    expect(read("Half 75 / Full 115 / On request", "sizes", some)).toMatchObject({
      options: [{}, {}, named("On request", 0)],
    });
  });
});
