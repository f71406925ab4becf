import { expect, it } from "vitest";
import { landingPath } from "./landing.ts";

it.each([
  ["chaat", undefined, "/shop/edit/menu/chaat"],
  ["chaat", "/shop/account", "/shop/account"],
  ["chaat", "/shop/edit/menu", "/shop/edit/menu"],
  ["chaat", "/shop/edit/menu/chaat?open=menu-1", "/shop/edit/menu/chaat?open=menu-1"],
  ["chaat", "/shop/edit/menu/dosa", "/shop/edit/menu/chaat"],
  ["chaat", "/shop/edit/menu/chaat-2?x", "/shop/edit/menu/chaat"],
  [null, undefined, "/desk"],
  [null, "/shop/account", "/shop/account"],
  [null, "/desk/shops/chaat", "/desk/shops/chaat"],
  [null, "/shop/edit/menu/dosa", "/desk"],
])("somebody of the shop %s who wanted %s comes to %s", (shopId, next, path) => {
  expect(landingPath({ shopId }, next)).toBe(path);
});
