import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Item, Menu } from "#app/domain/menus/menus.ts";
import { applyPatch } from "#app/domain/menus/patch/menu-patch.ts";
import { patchAt } from "#app/domain/menus/patch/patch-input.ts";
import { sectionOf } from "#test/list-menus.ts";
import { plainItem, plainMenu } from "#test/plain-menu.ts";
import { finishList } from "./doubts.ts";
import { emptyDish, type ListDish } from "./list.ts";
import { listPatch } from "./list-patch.ts";
import { NO_CHOICES, planList, type ListChoices } from "./list-plan.ts";
import { lineKeys, mendList } from "./mend-list.ts";
import type { Mends } from "./mends.ts";
import { readListTable } from "./read-table.ts";
import { linesIn, readListText } from "./read-text.ts";

const SECTIONS = ["Dosa", "Chai", "Rolls"];
const DISHES = ["Plain", "Masala", "Ginger", "Egg", "Paneer"];

const price = fc.integer({ min: 1, max: 4 }).map((rupees) => rupees * 100);
const sizes = fc.uniqueArray(
  fc.record({ name: fc.constantFrom("Half", "Full", ""), pricePaise: price }),
  { maxLength: 2, selector: ({ name }) => name },
);
const values = fc.record({
  name: fc.constantFrom(...DISHES),
  pricePaise: price,
  diet: fc.constantFrom("veg" as const, "nonveg" as const, null),
});

const item = fc.record({ values, options: sizes.filter((list) => list.every(({ name }) => name)) });
const menuArbitrary = fc
  .array(fc.array(item, { maxLength: 4 }), { maxLength: 3 })
  .map((sections): Menu => {
    const { shop, sections: made } = plainMenu();
    return {
      shop,
      sections: sections.map((items, at) => ({
        ...made[0]!,
        id: at + 1,
        position: at + 1,
        name: SECTIONS[at]!,
        items: items.map(({ values, options }, index) => ({
          ...plainItem(100 * (at + 1) + index, at + 1, index + 1),
          ...values,
          options,
        })),
      })),
    };
  });

const dish = fc.record({ values, sizes, hasPrice: fc.boolean() });
const listArbitrary = fc
  .uniqueArray(
    fc.record({
      name: fc.constantFrom(...SECTIONS, null),
      dishes: fc.array(dish, { minLength: 1, maxLength: 4 }),
    }),
    { maxLength: 3, selector: ({ name }) => name },
  )
  .map((sections) => {
    let line = 0;
    return finishList({
      sections: sections.map(({ name, dishes }) => ({
        name,
        secondName: "",
        line: (line += 1),
        doubts: [],
        dishes: dishes.map(({ values, sizes, hasPrice }): ListDish => {
          const own = hasPrice ? values.pricePaise : null;
          const missing = !hasPrice && sizes.length === 0 ? ["noPrice" as const] : [];
          const bare = sizes.some((size) => size.name === "") ? ["sizeNames" as const] : [];
          const doubts = [...missing, ...bare];
          return { ...emptyDish((line += 1)), ...values, pricePaise: own, sizes, doubts };
        }),
      })),
      leftOut: [],
      unusedColumns: [],
      doubts: [],
    });
  });

const keys = Array.from({ length: 16 }, (_, line) => String(line));
const missingChoice = fc.constantFrom("keep" as const, "soldOut" as const, "delete" as const);
const choicesArbitrary = fc.record({
  goals: fc.dictionary(
    fc.constantFrom("#", ...keys.map((key) => `#${key}`)),
    fc.constantFrom(1, 2, 3, null),
  ),
  dishes: fc.dictionary(
    fc.constantFrom(...keys),
    fc.constantFrom("change" as const, "keep" as const, "add" as const),
  ),
  allMissing: missingChoice,
  missing: fc.dictionary(fc.constantFrom("100", "101", "200"), missingChoice),
});

let last = 0;
const newId = () => (last -= 1);
const NOW = Date.UTC(2026, 10, 23);

function itemsOf({ sections }: Menu): Map<number, Item> {
  return new Map(sections.flatMap(({ items }) => items.map((item) => [item.id, item])));
}

function valuesOf(item: Item) {
  return { ...item, position: 0, revision: 0 };
}

it("a list changes what was chosen and nothing else, as often as its button says", () => {
  fc.assert(
    fc.property(menuArbitrary, listArbitrary, choicesArbitrary, (menu, list, chosen) => {
      const plan = planList(menu, mendList(list, String, {}), chosen, "Menu");
      const patched = applyPatch(menu, patchAt(listPatch(plan, newId), { now: NOW, hours: null }));
      if (!patched.ok) throw new Error(patched.refusal.reason);
      const [before, after] = [itemsOf(menu), itemsOf(patched.value)];
      const touched = new Set([
        ...plan.groups.flatMap(({ dishes }) =>
          dishes.flatMap(({ act, item }) => (act === "change" && item ? [item.id] : [])),
        ),
        ...plan.missing.flatMap(({ act, item }) => (act === "keep" ? [] : [item.id])),
      ]);
      const kept = [...before].filter(([id]) => !touched.has(id));
      for (const [id, item] of kept)
        expect(after.get(id) && valuesOf(after.get(id)!)).toEqual(valuesOf(item));
      const differs = (id: number) =>
        after.has(id) &&
        JSON.stringify(valuesOf(after.get(id)!)) !== JSON.stringify(valuesOf(before.get(id)!));
      const found = {
        added: [...after.keys()].filter((id) => !before.has(id)).length,
        changed: [...before.keys()].filter(differs).length,
        deleted: [...before.keys()].filter((id) => !after.has(id)).length,
      };
      const { added, changed, soldOut, deleted } = plan.counts;
      expect(found).toEqual({ added, changed: changed + soldOut, deleted });
      expect([...after.values()].every(({ name, options }) => hasNames(name, options))).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

function hasNames(name: string, options: Item["options"]): boolean {
  return name !== "" && options.every((size) => size.name !== "");
}

it("a list that is added once more has nothing to add", () => {
  fc.assert(
    fc.property(menuArbitrary, listArbitrary, (menu, list) => {
      const isNamed = list.sections.every(({ name }) => name !== null);
      const isOnce = list.sections.every(({ dishes }) =>
        dishes.every((d) => d.doubts.length === 0),
      );
      fc.pre(isNamed && isOnce);
      const mended = mendList(list, String, {});
      const patched = applyPatch(
        menu,
        patchAt(listPatch(planList(menu, mended, NO_CHOICES, "Menu"), newId), {
          now: NOW,
          hours: null,
        }),
      );
      if (!patched.ok) throw new Error(patched.refusal.reason);
      const { added, deleted } = planList(patched.value, mended, NO_CHOICES, "Menu").counts;
      expect({ added, deleted }).toEqual({ added: 0, deleted: 0 });
    }),
  );
});

const pause = async () => {};

async function planned(text: string, mends = {}, choices: Partial<ListChoices> = {}) {
  const list = await readListText(text, pause);
  const menu = plainMenu();
  menu.sections[0]!.name = "Dosa";
  Object.assign(menu.sections[0]!.items[0]!, { name: "Plain", pricePaise: 7000 });
  const mended = mendList(list, lineKeys(linesIn(text)), mends);
  return { menu, plan: planList(menu, mended, { ...NO_CHOICES, ...choices }, "Menu") };
}

async function plannedInto(names: string[], text: string, goals: ListChoices["goals"] = {}) {
  const dishes = [
    { name: "Chai", pricePaise: 10_00 },
    { name: "Naan", pricePaise: 40_00 },
  ];
  const sections = names.map((name, at) =>
    sectionOf(name, dishes.slice(at, at + 1), { id: at + 1 }),
  );
  const menu = { ...plainMenu(), sections };
  const mended = mendList(await readListText(text, pause), lineKeys(linesIn(text)), {});
  return { menu, plan: planList(menu, mended, { ...NO_CHOICES, goals }, "Menu") };
}

function said({ plan }: Awaited<ReturnType<typeof planned>>): string[] {
  return plan.groups.flatMap(({ section, goal, dishes }) => [
    `[${section.name}${goal ? ` > ${goal.name}` : ""}]`,
    ...dishes.map(({ dish, act, doubts }) => [dish.name, act, ...doubts].join(", ")),
  ]);
}

describe("a list that is mended", () => {
  const TEXT = "*Dosa*\nPlain 80\nSet\nRava 90/120\n*Chai*\nCutting 15\nCutting 20";

  it("waits for a price and for the names of sizes, and is added once it has them", async () => {
    expect(said(await planned(TEXT))).toEqual([
      "[Dosa > Dosa]",
      "Plain, change",
      "Set, wait, noPrice, headingOrDish",
      "Rava, wait, sizeNames",
      "[Chai]",
      "Cutting, add, sameNameTwice",
      "Cutting, add, sameNameTwice",
    ]);
    const half = [
      { name: "Half", pricePaise: 9000 },
      { name: "Full", pricePaise: 12_000 },
    ];
    const mends = {
      "0:Set": { pricePaise: 6000, sizes: [] },
      "0:Rava 90/120": { sizes: half },
      "0:Cutting 15": { isFine: true },
      "0:Cutting 20": { isLeftOut: true },
    };
    const mended = await planned(TEXT, mends);
    expect(said(mended)).toEqual([
      "[Dosa > Dosa]",
      "Plain, change",
      "Set, add",
      "Rava, add",
      "[Chai]",
      "Cutting, add",
    ]);
    expect(mended.plan.leftOut.map(({ text, why }) => `${text}: ${why}`)).toEqual([
      "Cutting: byYou",
    ]);
  });

  it("keeps its mends where a line stays the same, wherever it goes", async () => {
    const mends = { "0:Set": { pricePaise: 6000, sizes: [] } };
    const text = `Hello\n\n${TEXT.replace("Plain 80", "Plain 85")}`;
    expect(said(await planned(text, mends))).toContain("Set, add");
    expect(said(await planned(text.replace("Set", "Sett"), mends))).toContain(
      "Sett, wait, noPrice, headingOrDish",
    );
  });

  it("has a section where a line is called one, and a dish where one was left out", async () => {
    const text = "*Dosa*\nPlain 80\nUttapam\nOnion 90\nCall 98765 43210";
    const mends = {
      "0:Uttapam": { as: "section" as const },
      "-0:Call 98765 43210": { as: "dish" as const },
    };
    expect(
      said(await planned("*Lassi 5*\nSweet 60", { "0:*Lassi 5*": { as: "section" } })),
    ).toEqual(["[Lassi 5]", "Sweet, add"]);
    expect(said(await planned(text, mends)).slice(0, 4)).toEqual([
      "[Dosa > Dosa]",
      "Plain, change",
      "[Uttapam]",
      "Onion, add",
    ]);
    expect((await planned(text, mends)).plan.leftOut).toEqual([]);
  });

  it("moves no dish from another section, and drops no sizes, unless somebody says so", async () => {
    expect(said(await planned("*New*\nPlain 70"))).toEqual(["[New]", "Plain, keep"]);
    expect(said(await planned("*New*\nPlain 75"))).toEqual(["[New]", "Plain, add"]);
    const { menu } = await planned("");
    menu.sections[0]!.items[0]!.options = [{ name: "Half", pricePaise: 5000 }];
    const list = mendList(await readListText("*Dosa*\nPlain 80", pause), String, {});
    expect(planList(menu, list, NO_CHOICES, "Menu").groups[0]?.dishes[0]?.act).toBe("keep");
  });

  it("puts dishes without a heading into the section that bears their name, and says what else is in it", async () => {
    const { plan } = await plannedInto(["Menu", "Breads"], "Nimbu 30\nNaan 40");
    const groups = plan.groups.map(({ goal, dishes }) => [
      goal?.name,
      dishes.map(({ act }) => act),
    ]);
    expect(groups).toEqual([["Menu", ["add", "same"]]]);
    expect(plan.missing.map(({ item }) => item.name)).toEqual(["Chai"]);
  });

  it("makes no new section with a name that the menu has", async () => {
    const { menu, plan } = await plannedInto(["Menu", "menu 2"], "Nimbu 30", { "#": null });
    expect(plan.groups.map(({ section, goal }) => [section.name, goal])).toEqual([
      ["Menu 3", undefined],
    ]);
    const patched = applyPatch(menu, patchAt(listPatch(plan, newId), { now: NOW, hours: null }));
    const names = patched.ok ? patched.value.sections.map(({ name }) => name) : [];
    expect(names).toEqual(["Menu", "menu 2", "Menu 3"]);
  });

  it.each([
    ["a price that cannot be read", "12abc", "priceUnclear"],
    ["one of 0", "0", "free"],
  ])("asks about %s, also of a dish that the menu has", async (_, price, doubt) => {
    const rows = [
      ["Item", "Price"],
      ["Chai", price],
    ];
    const dishOf = async (mends: Mends, dishes: ListChoices["dishes"] = {}) => {
      const list = mendList(await readListTable(rows, pause), String, mends);
      const menu = {
        ...plainMenu(),
        sections: [sectionOf("Menu", [{ name: "Chai", pricePaise: 50_00 }])],
      };
      const { counts, groups } = planList(menu, list, { ...NO_CHOICES, dishes }, "Menu");
      const [planned] = groups[0]?.dishes ?? [];
      return { act: planned?.act, doubts: planned?.doubts, toLookAt: counts.toLookAt };
    };
    const asked = { act: "wait", doubts: [doubt], toLookAt: 1 };
    expect(await dishOf({})).toEqual(asked);
    expect(await dishOf({ "2": { isFine: true } })).toEqual(asked);
    expect(await dishOf({}, { "2": "keep" })).toEqual({ act: "keep", doubts: [], toLookAt: 0 });
    expect(await dishOf({ "2": { pricePaise: 60_00, sizes: [] } })).toMatchObject({
      act: "change",
    });
    expect(await dishOf({ "2": { pricePaise: 50_00, sizes: [] } })).toMatchObject({ act: "same" });
  });

  it("asks for each price of a size that cannot be read", async () => {
    const rows = [
      ["Item", "Half", "Full"],
      ["Dal", "abc", "x9"],
    ];
    const full = { name: "Full", pricePaise: 0, unread: "x9" };
    const sizes = [{ name: "Half", pricePaise: 90_00 }, full];
    const list = mendList(await readListTable(rows, pause), String, { "2": { sizes } });
    const { groups } = planList({ ...plainMenu(), sections: [] }, list, NO_CHOICES, "Menu");
    expect(groups[0]?.dishes[0]).toMatchObject({ act: "wait", doubts: ["priceUnclear"] });
  });

  it("says where a section or the menu would be too long", async () => {
    const many = (count: number, line: (at: number) => string) =>
      Array.from({ length: count }, (_, at) => line(at)).join("\n");
    const letters = (at: number) =>
      `${String.fromCodePoint(97 + (at % 26), 97 + Math.floor(at / 26))}wala`;
    const long = await planned(`*Dosa*\n${many(298, (at) => `${letters(at)} 10`)}`);
    expect(long.plan.over).toEqual([{ kind: "items", name: "Dosa", count: 301 }]);
    const sections = await planned(many(59, (at) => `*${letters(at)}*\nTea 10\n`));
    expect(sections.plan.over).toEqual([{ kind: "sections", count: 61 }]);
  });
});
