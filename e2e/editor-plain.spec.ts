import { expect } from "@playwright/test";
import { logIn } from "./edited-shops.ts";
import { itemTitles, openMenu, section, sectionTitles, status } from "./editor-screen.ts";
import { test } from "./journey.ts";

/** The editor as plain forms: a script that did not come, or does not run. */
test.use({ javaScriptEnabled: false });

test("without a script everything on a menu can be added, renamed, edited, moved and deleted by plain forms", async ({
  page,
  baseURL,
}) => {
  await logIn(page.context(), String(baseURL), "plain");
  await page.goto("/shop/edit/menu");

  await page.getByRole("button", { name: "Add section" }).click();
  await page.getByPlaceholder("Enter section name").fill("Drinks");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(status(page)).toHaveText("Saved");
  await page.getByRole("button", { name: "Move Drinks up" }).click();
  await page.getByRole("button", { name: "Rename Drinks" }).click();
  await page.getByPlaceholder("Enter section name").fill("Juices");
  await page.keyboard.press("Enter");
  await expect(sectionTitles(page)).toHaveText(["Starters", "Mains", "Juices", "मिठाई"]);

  await section(page, "Juices").getByRole("button", { name: "Add item" }).click();
  await page.getByPlaceholder("Enter item name").fill("Mosambi");
  await page.getByPlaceholder("Enter price").fill("60");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await openMenu(page, "Mosambi");
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await page.getByPlaceholder("Item name").fill("Sweet lime");
  await page.getByPlaceholder("Size name").fill("Large");
  await page.getByLabel("Size price").fill("90.5");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(section(page, "Juices")).toContainText("1 size");

  await openMenu(page, "Papad");
  await page.getByRole("menuitem", { name: "Move up" }).click();
  await expect(itemTitles(section(page, "Starters"))).toHaveText([
    "Paneer Tikka",
    "Hara Bhara Kabab",
    "Papad",
    "Chilli Gobi",
  ]);
  await openMenu(page, "Papad");
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await openMenu(page, "Papad");
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByRole("button", { name: "Papad", exact: true })).toHaveCount(0);

  await section(page, "Mains").getByRole("button", { name: "Add subheader" }).click();
  await page.getByPlaceholder("Enter new subheader text").fill("With rice");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "With rice", exact: true }).click();
  await page.getByRole("button", { name: "Delete With rice" }).click();
  await expect(section(page, "Mains").getByText("No subheaders")).toBeVisible();

  await page.getByText("Shop details").click();
  await page.getByLabel("Shop name").fill("Corner Juices");
  await page.getByLabel("Title of line").fill("Timings");
  await page.getByLabel("Text of line").fill("7 to 11");
  await page.getByRole("button", { name: "Save details" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Corner Juices");

  await page.getByRole("button", { name: "Delete Mains" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(sectionTitles(page)).toHaveText(["Starters", "Juices", "मिठाई"]);
  // What was sent is not sent again with the page.
  await page.reload();
  await expect(sectionTitles(page)).toHaveText(["Starters", "Juices", "मिठाई"]);
});
