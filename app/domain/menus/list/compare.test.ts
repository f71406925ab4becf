import { describe, expect, it } from "vitest";
import { sectionOf } from "#test/list-menus.ts";
import { compareWithMenu, type Comparison } from "./compare.ts";
import { emptyDish } from "./list.ts";
import { readListText } from "./read-text.ts";
import { readListTable } from "./read-table.ts";

const pause = async () => {};
const half = { name: "Half", pricePaise: 180_00 };
const full = { name: "Full", pricePaise: 320_00 };

const menu = {
  sections: [
    sectionOf("Starters", [
      { name: "Paneer Tikka", pricePaise: 180_00, options: [half, full], diet: "veg" },
      { name: "Chicken-65", pricePaise: 220_00 },
      { name: "Fish Fry", pricePaise: 300_00, diet: "nonveg" },
    ]),
    sectionOf("Breads", [
      { name: "Naan", pricePaise: 40_00 },
      { name: "Roti", pricePaise: 15_00 },
    ]),
    sectionOf("Dal", [{ name: "Dal Tadka", pricePaise: 120_00 }], { diet: "veg" }),
  ],
};

function written({ sections, missing }: Comparison) {
  const changes = sections.flatMap(({ section, changes }) =>
    section.dishes.map(({ name }, at) => {
      const change = changes[at];
      return `${name}: ${change?.kind === "changed" ? change.fields.join(", ") : change?.kind}`;
    }),
  );
  return { changes, missing: missing.map(({ section, item }) => `${section.name}: ${item.name}`) };
}

async function compared(text: string) {
  return written(compareWithMenu(menu, await readListText(text, pause)));
}

describe("compareWithMenu", () => {
  it("knows a dish whatever its case, blanks and punctuation, and says what is new or missing", async () => {
    expect(
      await compared("*STARTERS*\npaneer tikka 180/320\nCHICKEN 65 - 220\nSpring roll 90"),
    ).toEqual({
      changes: ["paneer tikka: same", "CHICKEN 65: same", "Spring roll: new"],
      missing: ["Starters: Fish Fry"],
    });
  });

  it("names what has changed: the price, a size, a description", async () => {
    const text =
      "*Starters*\nPaneer Tikka Half 190 Full 320\nFish fry 340\nFrom the coast, with lime";
    expect(await compared(text)).toEqual({
      changes: ["Paneer Tikka: sizes", "Fish fry: price, description"],
      missing: ["Starters: Chicken-65"],
    });
  });

  it("takes what the list leaves open for no change, and the mark of the section for the dish's", async () => {
    const rows = [
      ["Category", "Item", "Price", "Veg/Non-Veg"],
      ["Dal", "Dal tadka", "120", "veg"],
      ["Starters", "Paneer tikka", "", ""],
      ["Starters", "Fish Fry", "300", "veg"],
    ];
    const list = await readListTable(rows, pause);
    expect(written(compareWithMenu(menu, list)).changes).toEqual([
      "Dal tadka: same",
      "Paneer tikka: same",
      "Fish Fry: diet",
    ]);
  });

  it("finds a dish that has moved to another section", async () => {
    expect(await compared("*Tandoor*\nNaan 45\nKulcha 60")).toEqual({
      changes: ["Naan: price, section", "Kulcha: new"],
      missing: [],
    });
  });

  it("finds dishes of a list without headings in any section, and calls none missing", async () => {
    expect(await compared("Naan 40\nDal tadka 130")).toEqual({
      changes: ["Naan: same", "Dal tadka: price"],
      missing: [],
    });
  });

  it("takes each dish of the menu once where the list has a name twice", async () => {
    expect((await compared("*Breads*\nNaan 40\nNaan 50")).changes).toEqual([
      "Naan: same",
      "Naan: new",
    ]);
  });

  it("takes a price that no menu shows beside its sizes for no change", () => {
    const dish = { ...emptyDish(1), name: "Paneer Tikka", pricePaise: 320_00, sizes: [half, full] };
    const changesOf = (pricePaise: number) => {
      const section = { name: "Starters", secondName: "", line: 1, doubts: [] };
      const sections = [{ ...section, dishes: [{ ...dish, pricePaise }] }];
      const list = { sections, leftOut: [], unusedColumns: [], doubts: [] };
      return written(compareWithMenu(menu, list)).changes;
    };
    expect(changesOf(320_00)).toEqual(["Paneer Tikka: same"]);
    expect(changesOf(100_00)).toEqual(["Paneer Tikka: price"]);
  });
});
