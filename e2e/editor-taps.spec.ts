import { expect, type Locator, type Page } from "@playwright/test";
import { openEditor } from "./edited-shops.ts";
import { itemTitles, publicDishes, section, sectionTitles, status } from "./editor-screen.ts";
import { test } from "./journey.ts";

test.use({ hasTouch: true, isMobile: true });

// An iPad says that it is a Mac: SortableJS then listens to touches instead of pointers.
const IPAD =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Safari/605.1.15";

/** Taps twice at the same place, as wet hands do, and whatever is there by then. */
async function tapTwice(locator: Locator) {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not on the screen.");
  const at = [box.x + box.width / 2, box.y + box.height / 2] as const;
  for (let taps = 0; taps < 2; taps++) await locator.page().touchscreen.tap(...at);
}

/** Drags the first item of the first section with a finger, below the third. */
async function dragFirst(page: Page, order: string[]) {
  const titles = itemTitles(section(page, "Starters"));
  const [first = "", , third = ""] = await titles.allTextContents();
  const start = await page.getByRole("button", { name: `Drag ${first}` }).boundingBox();
  const end = await page.getByRole("button", { name: `Drag ${third}` }).boundingBox();
  if (!start || !end) throw new Error("not on the screen");
  const from = { x: start.x + start.width / 2, y: start.y + start.height / 2 };
  const length = end.y + end.height * 0.8 - from.y;
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: (typeof from)[]) =>
    devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", from);
  // The code for dragging loads with the first touch; and where touches are listened to, the first pixels do not count.
  await expect(async () => {
    for (const by of [17, 19]) await touch("touchMove", { x: from.x, y: from.y + by });
    await expect(page.locator(".sortable-fallback")).toBeAttached({ timeout: 200 });
  }).toPass();
  for (let step = 1; step <= 12; step++) {
    await touch("touchMove", { x: from.x, y: from.y + (length * step) / 12 });
  }
  await expect(titles).toHaveText(order);
  await touch("touchEnd");
  await expect(status(page)).toHaveText("Saved");
  expect(await publicDishes(page)).toEqual(order);
}

test("the order of items changes by dragging with a finger, on a phone and on an iPad; a double tap does what one tap does, and a menu stays under the finger while its dish moves", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 1_000 });
  await openEditor(page, String(baseURL), "by-touch");
  await dragFirst(page, ["Hara Bhara Kabab", "Chilli Gobi", "Paneer Tikka", "Papad"]);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.setUserAgentOverride", { userAgent: IPAD, platform: "MacIntel" });
  await openEditor(page, String(baseURL), "by-touch");
  expect(await page.evaluate(() => navigator.userAgent)).toBe(IPAD);
  await dragFirst(page, ["Chilli Gobi", "Paneer Tikka", "Hara Bhara Kabab", "Papad"]);

  const starters = section(page, "Starters");
  await tapTwice(page.getByRole("button", { name: /^More options for Starters/ }));
  await expect(starters.getByRole("button", { name: "Edit Starters" })).toBeVisible();
  await page.keyboard.press("Escape");
  await tapTwice(page.locator(".shop-opener"));
  await expect(page.getByRole("navigation", { name: "Shop" })).toBeVisible();
  await page.keyboard.press("Escape");
  await tapTwice(page.getByRole("button", { name: "Choose several" }));
  await expect(page.getByRole("toolbar", { name: "Choose several" })).toBeVisible();
  await page.getByRole("button", { name: "Done" }).tap();

  await tapTwice(page.getByRole("button", { name: /^Price of Papad/ }));
  await expect(page.locator(".item-form").getByLabel("Price", { exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Cancel" }).tap();

  await tapTwice(page.getByRole("button", { name: "Papad", exact: true }));
  const moveUp = page.getByRole("menuitem", { name: "Move up" });
  await tapTwice(moveUp);
  await expect(page.getByText("Papad, 2 of 4")).toBeAttached();
  await expect(itemTitles(starters).nth(1)).toHaveText("Papad");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Add section", exact: true }).last().tap();
  await page.getByLabel("Section name").fill("Sweets");
  await tapTwice(page.getByRole("dialog").getByRole("button", { name: "Add", exact: true }));
  await expect(sectionTitles(page).filter({ hasText: "Sweets" })).toHaveCount(1);
  await expect(section(page, "Sweets").getByLabel("Name of the next dish")).toBeFocused();

  await page.getByRole("button", { name: "Paste a list" }).tap();
  await page.getByRole("textbox", { name: "Your list" }).fill("Sweets\nJalebi 60\nRabri 80");
  await tapTwice(page.getByRole("button", { name: "Add 2 items" }));
  await expect(status(page)).toHaveText("Saved");
  await expect(section(page, "Sweets").locator(".item-name")).toHaveText(["Jalebi", "Rabri"]);
});
