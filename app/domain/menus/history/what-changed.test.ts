import { expect, it } from "vitest";
import type { Item, Menu } from "#app/domain/menus/menus.ts";
import { plainMenu } from "#test/plain-menu.ts";
import { whatChanged } from "./what-changed.ts";

function withItem(values: Partial<Item>): Menu {
  const menu = plainMenu();
  Object.assign(menu.sections[0]!.items[0]!, values);
  return menu;
}

const sized = (half: number, own = half) =>
  withItem({ name: "Dal", pricePaise: own, options: [{ name: "Half", pricePaise: half }] });

it("a price that one of the sizes repeats is one price, and two that differ are two", () => {
  const half = { name: "Dal", size: "Half", was: 7000, now: 8000 };
  expect(whatChanged(sized(7000), sized(8000), 1).prices).toEqual({ count: 1, first: [half] });
  expect(whatChanged(sized(7000), sized(8000, 9000), 1).prices).toEqual({
    count: 2,
    first: [{ name: "Dal", was: 7000, now: 9000 }, half],
  });
});
