import { expect, type Locator, type Page } from "@playwright/test";
import { openEditor } from "./edited-shops.ts";
import { itemTitles, openMenu, publicNames, section, status } from "./editor-screen.ts";
import {
  email,
  message,
  openDialog,
  phoneNumber,
  request,
  send,
  shopName,
} from "./enquiry-screen.ts";
import { test } from "./journey.ts";
import { expectAccessible } from "./looks.ts";
import { phonePhoto } from "./photos.ts";

/** A press with the mouse: Playwright's own click waits until a button says that it can be pressed. */
const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click({ force: true });

/** Whether a button looks as if it could not be pressed. */
const isFaint = (page: Page, name: string) =>
  page
    .getByRole("button", { name, exact: true })
    .evaluate((button) => Number(getComputedStyle(button).opacity) < 1);

test("the button of a form that was just opened is not washed out, and says what is missing when it is pressed; a price keeps what was typed, and a file is chosen by a button of our own words, which the keyboard reaches, without the browser's triangle", async ({
  page,
  baseURL,
}) => {
  await openDialog(page);
  expect(await send(page).evaluate((button) => getComputedStyle(button).opacity)).toBe("1");
  await send(page).click({ force: true });
  await expect(email(page)).toHaveAccessibleDescription("Email is required");
  await expect(message(page)).toHaveAccessibleDescription("Message is required");
  await expect(email(page)).toBeFocused();

  await page.goto("/add-shop");
  await request(page).click({ force: true });
  await expect(shopName(page)).toBeFocused();
  await expect(phoneNumber(page)).toHaveAccessibleDescription("Phone number is required");

  await page.goto("/shop/login", { waitUntil: "networkidle" });
  expect(await isFaint(page, "Login")).toBe(false);
  await press(page, "Login");
  await expect(page.getByLabel("Username")).toBeFocused();
  await expect(page).toHaveURL("/shop/login");

  await openEditor(page, String(baseURL), "open-forms");
  const mains = section(page, "Mains");
  await mains.getByRole("button", { name: "Add item" }).click();
  expect(await isFaint(page, "Add")).toBe(false);
  await page.getByPlaceholder("Enter item name").fill("Jeera Rice");
  await press(page, "Add");
  await expect(page.getByPlaceholder("Enter price")).toBeFocused();
  await expect(page.getByPlaceholder("Enter item name")).toHaveValue("Jeera Rice");
  await typePrices(page, mains);
  await chooseFile(page);
});

/** Types a price with a comma, which is saved, another one, and what is no number, which comes back. */
async function typePrices(page: Page, mains: Locator) {
  await page.getByPlaceholder("Enter price").pressSequentially("1,250");
  await press(page, "Add");
  await expect(itemTitles(mains).last()).toHaveText("Jeera Rice");
  await openMenu(page, "Jeera Rice");
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await page.getByPlaceholder("Price").first().fill("");
  await page.getByPlaceholder("Price").first().pressSequentially("12,50");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(status(page)).toHaveText("Saved");
  expect(await publicNames(page, "#section-1 li")).toContain("Jeera Rice₹12.50");

  await openMenu(page, "Jeera Rice");
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await page.getByRole("button", { name: "Add size" }).click();
  await page.getByPlaceholder("Size name").last().fill("Half");
  await page.getByLabel("Size price").last().pressSequentially("abc");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const price = page.getByLabel("Size price").last();
  await expect(price).toHaveAccessibleDescription("Please enter a number.");
  await expect(price).toBeFocused();
  await expect(page.getByPlaceholder("Size name").last()).toHaveValue("Half");
  await expect(price).toHaveValue("abc");
}

/** Chooses a picture by a button of our own words, and finds the browser's triangle nowhere. */
async function chooseFile(page: Page) {
  await page.getByText("Shop details").click();
  const file = page.getByLabel("Choose a picture");
  const look = page.locator(".file-look", { hasText: "Choose a picture" });
  await expect(look).toBeVisible();
  await expect(file).toHaveCSS("opacity", "0");
  await file.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(file).toBeFocused();
  await expect(look.locator(".button")).toHaveCSS("outline-style", "solid");
  const chooser = page.waitForEvent("filechooser");
  await file.click();
  await (await chooser).setFiles(await phonePhoto("stall.jpg", "#205080"));
  await expect(look).toContainText("stall.jpg");
  await expectAccessible(page, "a picture is chosen");
  const markers = await page
    .locator("summary")
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).display === "list-item"));
  expect(markers).toEqual([]);
}
