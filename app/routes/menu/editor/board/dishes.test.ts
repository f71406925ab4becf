import { expect, it } from "vitest";
import type { Item } from "#app/domain/menus/menus.ts";
import { plainMenu } from "#test/plain-menu.ts";
import { priceOf } from "./dishes.ts";

/** What the board says of the price of a dish. */
function priceWith(dish: Partial<Item>): string {
  const { sections } = plainMenu();
  Object.assign(sections[0]!.items[0]!, dish, { name: "Tikka" });
  return priceOf(sections, "tikka");
}

const size = (name: string, pricePaise: number) => ({ name, pricePaise });

it("a dish comes to the board with its price, if it costs the same in each size", () => {
  expect(priceWith({ pricePaise: 7250, options: [] })).toBe("72.50");
  expect(priceWith({ pricePaise: 0, options: [size("6 pieces", 9000)] })).toBe("90");
});

it("the price of one size is not put up as that of the dish", () => {
  const options = [size("Half", 26_000), size("Full", 48_000)];
  expect(priceWith({ pricePaise: 26_000, options })).toBe("");
  expect(priceWith({ pricePaise: 0, options })).toBe("");
  expect(priceWith({ pricePaise: 9000, options: [size("Family", 30_000)] })).toBe("");
  expect(priceWith({ pricePaise: 0, options: [] })).toBe("");
});
