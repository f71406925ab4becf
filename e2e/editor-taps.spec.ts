import { expect, type Locator } from "@playwright/test";
import { openEditor } from "./edited-shops.ts";
import { itemTitles, section, sectionTitles, status } from "./editor-screen.ts";
import { test } from "./journey.ts";

test.use({ hasTouch: true, isMobile: true });

/** Taps twice at the same place, as wet hands do, and whatever is there by then. */
async function tapTwice(locator: Locator) {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not on the screen.");
  const at = [box.x + box.width / 2, box.y + box.height / 2] as const;
  for (let taps = 0; taps < 2; taps++) await locator.page().touchscreen.tap(...at);
}

test("a double tap does what one tap does, and a menu stays under the finger while its dish moves", async ({
  page,
  baseURL,
}) => {
  await openEditor(page, String(baseURL), "tapped-twice");
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

  await tapTwice(page.locator(".item-price").nth(1));
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
