import { expect, it } from "vitest";
import { plainMenu } from "#test/plain-menu.ts";
import { NO_CHOICES, planList } from "./list-plan.ts";
import { lineKeys, mendList } from "./mend-list.ts";
import { readAs, type Mends } from "./mends.ts";
import { linesIn, readListText } from "./read-text.ts";

const SWEETS = "Samosa 20 Kachori 25 Jalebi 60";
const MOMOS = "Momos steamed 50 fried 60";

async function planned(text: string, mends: Mends) {
  const list = await readListText(text, async () => {});
  const plan = planList(
    { ...plainMenu(), sections: [] },
    mendList(list, lineKeys(linesIn(text)), mends),
    NO_CHOICES,
    "Menu",
  );
  const dishes = plan.groups.flatMap((group) =>
    group.dishes.map(({ dish, act, doubts }) => [dish.name, act, ...doubts].join(" ")),
  );
  return { dishes, counts: plan.counts, keys: plan.groups[0]?.dishes.map(({ dish }) => dish.key) };
}

it("a line that repeats name and price is added as several dishes, with a doubt about the first", async () => {
  const { dishes, counts } = await planned(SWEETS, {});
  expect(dishes).toEqual(["Samosa add severalDishes", "Kachori add", "Jalebi add"]);
  expect(counts).toMatchObject({ added: 3, ready: 2, toLookAt: 1, waiting: 0 });
});

it("such a line is one dish once somebody says so, whatever was mended in its parts", async () => {
  const key = `0:${SWEETS}`;
  const mends = { [key]: { name: "Samose", ...readAs("one") } };
  const { dishes, counts } = await planned(`${SWEETS}\n(served hot)\nDal 90`, mends);
  expect(dishes).toEqual(["Samosa 20 Kachori 25 Jalebi add", "Dal add"]);
  expect(counts).toMatchObject({ added: 2, toLookAt: 0 });
});

it("a line that may be one dish or several is not added before somebody says which", async () => {
  const open = await planned(MOMOS, {});
  expect(open.dishes).toEqual(["Momos wait severalPrices"]);
  expect(open.counts).toMatchObject({ added: 0, ready: 0, toLookAt: 1, waiting: 1 });
  const key = `0:${MOMOS}`;
  const several = await planned(MOMOS, { [key]: readAs("several") });
  expect(several.dishes).toEqual(["Momos steamed add", "fried add"]);
  expect(several.keys).toEqual([key, `${key}/1`]);
  const one = await planned(MOMOS, { [key]: readAs("one") });
  expect(one.dishes).toEqual(["Momos add"]);
});

it("a number that may be the price or part of the name holds its dish up until it is answered", async () => {
  expect((await planned("Chicken 555 269", {})).counts).toMatchObject({ added: 0, waiting: 1 });
  const answered = await planned("Chicken 555 269", { "0:Chicken 555 269": { isFine: true } });
  expect(answered.counts).toMatchObject({ added: 1, waiting: 0, toLookAt: 0 });
});

it("a name above a description becomes the heading of the dish below it once somebody says so", async () => {
  const text = "Sandwich corner\nCucumber, tomato\n₹60\nTea 15";
  const mends: Mends = { "0:Sandwich corner": { as: "section" } };
  const list = mendList(await readListText(text, async () => {}), lineKeys(linesIn(text)), mends);
  const sections = list.sections.map(({ name, dishes }) => [
    name,
    ...dishes.map(
      (dish) => `${dish.name} ${dish.pricePaise} ${dish.description} ${dish.doubts.join()}`,
    ),
  ]);
  expect(sections).toEqual([["Sandwich corner", "Cucumber, tomato 6000  ", "Tea 1500  "]]);
  const [below] = list.sections[0]?.dishes ?? [];
  const priced = mendList(await readListText(text, async () => {}), lineKeys(linesIn(text)), {
    ...mends,
    [below!.key]: { name: "Veg sandwich", pricePaise: 7000 },
  });
  expect(priced.sections[0]?.dishes[0]).toMatchObject({ name: "Veg sandwich", pricePaise: 7000 });
});

it("one that is no heading keeps its description and its price", async () => {
  const text = "Veg Sandwich\nCucumber, tomato\n₹60\nTea 15";
  const { dishes } = await planned(text, { "0:Veg Sandwich": { isFine: true } });
  expect(dishes).toEqual(["Veg Sandwich add", "Tea add"]);
});
