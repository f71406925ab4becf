import { expect, type Page } from "@playwright/test";
import { openEditor } from "./edited-shops.ts";
import { countWhole, edges, expectPanesClear } from "./editor-screen.ts";
import { test } from "./journey.ts";

const enlarge = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));

/** What has the focus and lies below the header or the dock, in the browser, unless it is higher than what they leave. */
function focusUnderBars(): string {
  const focused = document.querySelector("main :focus");
  const [header, dock] = [".editor-header", ".editor-dock"].map((selector) =>
    document.querySelector(selector)!.getBoundingClientRect(),
  ) as [DOMRect, DOMRect];
  const { top, bottom, height } = focused?.getBoundingClientRect() ?? new DOMRect();
  const isUnder = top < header.bottom - 1 || bottom > dock.top + 1;
  return focused && isUnder && height <= dock.top - header.bottom ? focused.outerHTML : "";
}

/**
 * Expects of a wide screen that the Tab key goes through the header from left to right, the shop, its sections and the
 * dishes, and that the row to type into is one line.
 */
async function expectTabToFollowTheEye(page: Page): Promise<void> {
  await expect(page.getByRole("grid").first()).toBeVisible();
  const places: string[] = [];
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press("Tab");
    const place = await page.evaluate(() => {
      const { activeElement: focused } = document;
      const around = focused?.closest(
        ".finder, .undo, .editor-dock, .panels, .rail, .toolbar, [role=grid], .preview",
      );
      return around?.className || around?.getAttribute("role") || "";
    });
    if (place !== "" && place !== places.at(-1)) places.push(place);
  }
  const wanted = ["finder", "editor-dock", "panels", "rail", "toolbar", "dishes"];
  expect(places.filter((place) => wanted.includes(place))).toEqual(wanted);
  // Here it also names the mark of the section.
  const marks = page.getByText("Same as the section: Veg").first();
  const row = page.getByRole("form").filter({ has: marks }).first();
  const tops = await row
    .locator(".one-of, .entry-next")
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
}

test("a phone’s first screen shows at least eight dishes, with sizes, photos and subheaders, and two when it is turned; on a wide screen the Tab key follows the eye; with large letters nothing is hidden behind the bars", async ({
  page,
  baseURL,
}) => {
  await openEditor(page, String(baseURL), "one-section");
  expect(await countWhole(page), "of one section").toBeGreaterThanOrEqual(8);
  // With large letters, nothing that gets the focus is hidden behind the header or the dock, and a menu is seen whole.
  await enlarge(page);
  await page.locator(".sections h2 a").first().focus();
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(focusUnderBars)).toBe("");
  }
  await page.locator(".item-name").last().click();
  const last = page.getByRole("menuitem", { name: "Delete" });
  await expect(last).toBeVisible();
  const menu = await edges(page, "[role=menu]");
  expect(menu.top).toBeGreaterThanOrEqual((await edges(page, ".editor-header")).bottom - 1);
  expect(menu.bottom).toBeLessThanOrEqual((await edges(page, ".editor-dock")).top + 1);

  await openEditor(page, String(baseURL), "demo-dhaba");
  expect(await countWhole(page), "of a demo").toBeGreaterThanOrEqual(8);
  await page.setViewportSize({ width: 740, height: 360 });
  expect(await countWhole(page), "on its side").toBeGreaterThanOrEqual(2);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectTabToFollowTheEye(page);

  // The panes begin below the bars above them, however many and high.
  await expectPanesClear(page, "at rest");
  await page.route("**/shop/edit/menu/**", (route) => route.abort());
  await page.getByRole("switch").first().click();
  await expect(page.getByText("No network. Your change is safe")).toBeVisible();
  await enlarge(page);
  await expectPanesClear(page, "without a network, with large letters");
});
