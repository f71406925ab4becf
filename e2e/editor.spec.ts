import { expect } from "@playwright/test";
import { openEditor } from "./edited-shops.ts";
import {
  itemTitles,
  openMenu,
  publicNames,
  section,
  sectionTitles,
  status,
  pressTool,
  sectionTool,
} from "./editor-screen.ts";
import { test } from "./journey.ts";

test("sections and their subheaders are added, renamed, moved and deleted, by buttons and keys, and the diner sees it at once", async ({
  page,
  baseURL,
}) => {
  await openEditor(page, String(baseURL), "sections");
  const mains = section(page, "Mains");
  await expect(mains.getByText("No subheaders")).toBeVisible();
  await mains.getByRole("button", { name: "Add subheader" }).click();
  await mains.getByPlaceholder("Enter new subheader text").fill("Jain on request");
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText("Saved");
  await mains.getByRole("button", { name: "Jain on request", exact: true }).click();
  await mains.getByPlaceholder("Enter subheader text").fill("Jain? Ask us");
  await page.keyboard.press("Escape");
  await expect(mains.getByRole("button", { name: "Jain on request", exact: true })).toBeFocused();
  await mains.getByRole("button", { name: "Jain on request", exact: true }).click();
  await mains.getByPlaceholder("Enter subheader text").fill("Jain? Ask us");
  await mains.getByRole("button", { name: "Save" }).click();
  await expect(status(page)).toHaveText("Saved");
  expect(await publicNames(page, "#section-1 .chips span")).toEqual(["Jain? Ask us"]);

  const starters = section(page, "Starters");
  await starters.getByRole("button", { name: "Drag Till 9 pm" }).press("ArrowLeft");
  await expect(page.getByText("Till 9 pm, 1 of 2")).toBeAttached();
  await expect(starters.getByRole("button", { name: "Drag Till 9 pm" })).toBeFocused();
  await starters.getByRole("button", { name: "Served with chutney", exact: true }).click();
  await starters.getByRole("button", { name: "Delete Served with chutney" }).click();
  await expect(status(page)).toHaveText("Saved");
  expect(await publicNames(page, "#section-0 .chips span")).toEqual(["Till 9 pm"]);

  await page.getByRole("button", { name: "Add section" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Section" });
  await expect(dialog.getByRole("button", { name: "Add" })).toBeDisabled();
  const name = dialog.getByPlaceholder("Enter section name");
  await name.fill("D".repeat(121));
  await page.keyboard.press("Enter");
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/at most 120 characters/);
  await name.fill("  Drinks ");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(status(page)).toHaveText("Saved");
  await expect(sectionTitles(page)).toHaveText(["Starters", "Mains", "मिठाई", "Drinks"]);
  expect(await publicNames(page)).toEqual(["Starters", "Mains", "मिठाई", "Drinks"]);

  await pressTool(page, "Edit Starters");
  await page.getByLabel("Section name").fill("Small plates");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Starters", exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Starters", exact: true }).click();
  await page.getByPlaceholder("Enter section name").fill("Small plates");
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText("Saved");

  await expect(await sectionTool(page, "Move Small plates up")).toBeDisabled();
  await expect(await sectionTool(page, "Move Drinks down")).toBeDisabled();
  await pressTool(page, "Move Drinks up");
  await pressTool(page, "Move Drinks up");
  await pressTool(page, "Move Drinks up");
  await expect(page.getByText("Drinks, 1 of 4")).toBeAttached();
  // At the top one more Enter does not turn round.
  await expect(page.getByRole("button", { name: "Move Drinks up" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText("Saved");
  expect(await publicNames(page)).toEqual(["Drinks", "Small plates", "Mains", "मिठाई"]);

  await pressTool(page, "Delete Mains");
  const sure = page.getByRole("dialog", { name: "Delete Section" });
  await expect(sure).toContainText('Are you sure you want to delete the section "Mains"?');
  await expect(sure).toContainText("This action cannot be undone.");
  await sure.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "More options for Mains" })).toBeFocused();
  await pressTool(page, "Delete Mains");
  await sure.getByRole("button", { name: "Delete" }).click();
  await expect(status(page)).toHaveText("Saved");
  await expect(sectionTitles(page)).toHaveText(["Drinks", "Small plates", "मिठाई"]);
  expect(await publicNames(page)).toEqual(["Drinks", "Small plates", "मिठाई"]);
  await page.reload();
  await expect(sectionTitles(page)).toHaveText(["Drinks", "Small plates", "मिठाई"]);
});

test("items and their sizes are added, edited in place, and deleted, from a menu of each that keys walk through", async ({
  page,
  baseURL,
}) => {
  await openEditor(page, String(baseURL), "items");
  await openMenu(page, "Papad");
  await expect(page.getByRole("menuitem", { name: "Edit" })).toBeFocused();
  await expect(page.getByRole("menuitem", { name: "Move down" })).toBeDisabled();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Move up" })).toBeFocused();
  await openMenu(page, "Roti");
  await expect(page.getByRole("menu")).toHaveCount(1);
  await expect(page.getByRole("menu", { name: "Roti" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Roti", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Starters" }).click({ position: { x: 1, y: 1 } });
  await expect(page.getByRole("menu")).toHaveCount(0);

  await openMenu(page, "Paneer Tikka");
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await page.getByRole("button", { name: "Add size" }).click();
  await page.getByPlaceholder("Size name").last().fill("12");
  await page.getByLabel("Size price").last().fill("330");
  await page.getByRole("button", { name: "Add size" }).click();
  await page.getByPlaceholder("Size name").last().fill("6");
  await page.getByRole("button", { name: "Remove size 1" }).click();
  await expect(page.getByLabel("Size name 1")).toBeFocused();
  await page.getByRole("button", { name: "Move size 3 up" }).click();
  await expect(page.getByRole("button", { name: "Move size 2 up" })).toBeFocused();
  await expect(page.getByText("6, 2 of 3")).toBeAttached();
  for (let more = 0; more < 3; more++) await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Move size 1 up" })).toBeFocused();
  await expect(page.getByLabel("Size name 1")).toHaveValue("6");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(status(page)).toHaveText("Saved");
  expect(await publicNames(page, ".sizes label")).toEqual([
    "Regular₹100",
    "6",
    "Full₹220",
    "12₹330",
  ]);

  await openMenu(page, "Papad");
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await expect(page.getByText("No size options")).toBeVisible();
  await page.keyboard.press("Escape");

  const mains = section(page, "Mains");
  await mains.getByRole("button", { name: "Add item" }).click();
  const dialog = page.getByRole("dialog", { name: "Add New Item to Mains" });
  const add = dialog.getByRole("button", { name: "Add" });
  await dialog.getByPlaceholder("Enter item name").fill("Jeera Rice");
  await expect(add).toBeDisabled();
  await dialog.getByPlaceholder("Enter price").fill("0");
  await expect(add).toBeDisabled();
  await dialog.getByPlaceholder("Enter price").fill("72.5");
  await add.click();
  await expect(mains.getByRole("button", { name: "Add item" })).toBeFocused();
  await expect(status(page)).toHaveText("Saved");
  await expect(itemTitles(mains)).toHaveText(["Dal Makhani", "Kadai Paneer", "Roti", "Jeera Rice"]);

  await openMenu(page, "Jeera Rice");
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await expect(page.getByPlaceholder("Item name")).toBeFocused();
  await expect(page.getByPlaceholder("Price").first()).toHaveValue("72.50");
  await page.getByPlaceholder("Item name").fill("Ghee Rice");
  await page.getByPlaceholder("Price").first().fill("80");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: "Ghee Rice", exact: true })).toBeFocused();
  await expect(status(page)).toHaveText("Saved");
  expect(await publicNames(page, "#section-1 li")).toContain("Ghee Rice₹80");

  await openMenu(page, "Ghee Rice");
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await page.getByPlaceholder("Item name").fill(" ");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Ghee Rice", exact: true })).toBeVisible();

  await openMenu(page, "Ghee Rice");
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const sure = page.getByRole("dialog", { name: "Delete Item" });
  await expect(sure).toContainText('Are you sure you want to delete the item "Ghee Rice"?');
  await sure.getByRole("button", { name: "Delete" }).click();
  await expect(mains.getByRole("button", { name: "Add item" })).toBeFocused();
  await expect(status(page)).toHaveText("Saved");
  expect(await publicNames(page, "#section-1 li")).toHaveLength(3);

  const sweets = section(page, "मिठाई");
  await openMenu(page, "Gulab Jamun");
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await sure.getByRole("button", { name: "Delete" }).click();
  await expect(sweets.getByText("No items yet")).toBeVisible();
});
