import { expect, it } from "vitest";
import { readMenuFile } from "#app/domain/menus/menu-file.ts";
import { planMenu } from "#app/domain/menus/menu-plan.ts";
import { shownPrices } from "#app/domain/menus/prices.ts";
import cafe from "./demo-cafe.json?raw";
import { DEMO_DETAILS } from "./demo-details.ts";
import dhaba from "./demo-dhaba.json?raw";

const plans = [cafe, dhaba].map((text) => {
  const file = readMenuFile(text);
  if (!file.ok) throw new Error(file.refusal.path);
  return planMenu(file.value);
});
const sections = plans.flatMap((plan) => plan.sections);
const dishes = sections.flatMap(({ items }) => items);
const details = Object.values(DEMO_DETAILS);

/** Whether a dish has a price without a size's name, beside its sizes. */
const hasRegular = (dish: (typeof dishes)[number]) =>
  dish.options.length > 0 && shownPrices(dish).some(({ name }) => name === undefined);

it.each([
  ["a dish of four sizes", dishes.some(({ options }) => options.length >= 4)],
  ["a dish whose own price stands beside its sizes", dishes.some(hasRegular)],
  [
    "a section whose mark is that of dishes without one",
    sections.some(({ diet, items }) => diet !== null && items.some((dish) => dish.diet === null)),
  ],
  ["prices with GST", details.some(({ includesGst }) => includesGst)],
  ["prices without GST", details.some(({ includesGst }) => !includesGst)],
  ["a shop with its place on the map", details.some((shop) => "latitude" in shop)],
])("the demo has %s", (_, isThere) => {
  expect(isThere).toBe(true);
});

const SAYS_WHEN = /\b(?:am|pm|noon|midnight|closed|\w+day)\b|बजे/i;

it.each(plans)(
  "a demo shop’s own words say no times, which its hours and sections have and words could contradict",
  (plan) => {
    const words = [
      plan.shop.description,
      ...plan.shop.footer.flatMap(({ label, text: said }) => [label, said]),
      ...plan.sections.flatMap(({ subheaders }) => subheaders),
    ];
    expect(words.filter((line) => SAYS_WHEN.test(line))).toEqual([]);
  },
);
