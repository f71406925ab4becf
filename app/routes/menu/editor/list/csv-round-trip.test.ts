import * as fc from "fast-check";
import { expect, it } from "vitest";
import { menuAsCsv } from "#app/domain/menus/list/menu-as-csv.ts";
import { nameKey } from "#app/domain/menus/list/name-key.ts";
import type { Section } from "#app/domain/menus/menus.ts";
import { DIETS } from "#app/domain/menus/diet.ts";
import { sectionOf } from "#test/list-menus.ts";
import { readFile } from "./read-file.ts";
import { readContent } from "./read-list.ts";

async function readBack(csv: string) {
  const opened = await readFile(new Blob([csv]));
  if (!opened.ok || opened.value.content.kind === "menu") throw new Error("refused");
  const { sections, leftOut } = await readContent(opened.value.content);
  expect(leftOut).toEqual([]);
  return sections.map(({ name, dishes }) => [name, dishes.map(bare)]);
}

/** What of a dish or an item is in the file. */
function bare(dish: Dish | Section["items"][number]) {
  const { name, secondName, description, diet } = dish;
  const sizes = "sizes" in dish ? dish.sizes : dish.options;
  return { name, secondName, description, diet, pricePaise: dish.pricePaise || null, sizes };
}

type Dish = Awaited<ReturnType<typeof readContent>>["sections"][number]["dishes"][number];

const letters = Array.from("=+-@'\",;|&*~_()[]/.:0179abVNचायिक₹🌱🔥 ");
const text = fc
  .string({ unit: fc.constantFrom(...letters), maxLength: 12 })
  .map((made) => made.trim().normalize());
const name = text.map((made) => `${made}x`);
const price = fc.integer({ min: 1, max: 100_000_000 });
const item = fc.record({
  name,
  secondName: text,
  description: text,
  diet: fc.constantFrom(null, ...DIETS),
  pricePaise: price,
  options: fc.uniqueArray(fc.record({ name, pricePaise: fc.nat(1_000_000) }), {
    selector: (size) => size.name,
    maxLength: 3,
  }),
});
const menus = fc
  .uniqueArray(fc.record({ name, items: fc.array(item, { minLength: 1, maxLength: 4 }) }), {
    selector: (section) => nameKey(section.name),
    minLength: 1,
    maxLength: 3,
  })
  .map((sections) => sections.map(({ name, items }) => sectionOf(name, items)));

it("reads a menu back from its file for spreadsheets, whatever the names are made of", async () => {
  await fc.assert(
    fc.asyncProperty(menus, async (sections) => {
      const want = sections.map(({ name, items }) => [name, items.map(bare)]);
      expect(await readBack(menuAsCsv({ sections }))).toEqual(want);
    }),
    { numRuns: 300 },
  );
});

it("writes no cell that a spreadsheet would run", () => {
  const names = ["=1+1", "+91", "-Onion", "@home", "'=x", "＝FULL", "Naan"];
  const csv = menuAsCsv({
    sections: [
      sectionOf(
        "S",
        names.map((name) => ({ name, pricePaise: 40_00 })),
      ),
    ],
  });
  expect(csv.split("\r\n").slice(1, -1)).toEqual([
    "S,'=1+1,,,,40",
    "S,'+91,,,,40",
    "S,'-Onion,,,,40",
    "S,'@home,,,,40",
    "S,''=x,,,,40",
    "S,'＝FULL,,,,40",
    "S,Naan,,,,40",
  ]);
});

it("keeps a dish that has sizes alone, and one without any price", async () => {
  const options = [
    { name: "Half", pricePaise: 70_50 },
    { name: "Tasting", pricePaise: 0 },
  ];
  const sections = [sectionOf("Dal", [{ name: "Dal", options }, { name: "Kadhi" }])];
  const want = sections.map(({ name, items }) => [name, items.map(bare)]);
  expect(await readBack(menuAsCsv({ sections }))).toEqual(want);
});
