import { expect, type BrowserContext, type Page } from "@playwright/test";
import { openEditor } from "./edited-shops.ts";
import { countStored, openMenu, publicNames, section, status } from "./editor-screen.ts";
import { test } from "./journey.ts";
import { expectAccessible, expectToFitNarrow } from "./looks.ts";

const EDITOR = "**/shop/edit/menu/**";

/** Counts how often the focus was nowhere, when a phone would put its keyboard away. */
const watchFocus = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset["lost"] = "0";
    document.addEventListener("focusout", ({ relatedTarget }) => {
      const { dataset } = document.documentElement;
      if (!relatedTarget) dataset["lost"] = String(Number(dataset["lost"]) + 1);
    });
  });
const timesLost = (page: Page) => page.evaluate(() => document.documentElement.dataset["lost"]);

const row = (page: Page) =>
  section(page, "Mains").getByRole("form", { name: "Add dishes to Mains" });
const nameField = (page: Page) => row(page).getByLabel("Name of the next dish");

async function type(page: Page, name: string, price: string): Promise<void> {
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
  await page.keyboard.type(price);
  await page.keyboard.press("Enter");
}

async function typeDishes(page: Page, from: number, to: number): Promise<void> {
  for (let number = from; number <= to; number++) await type(page, `Dish ${number}`, `${number}0`);
}

/** Nothing that is sent arrives. */
const cutOff = (context: BrowserContext) =>
  context.route(EDITOR, (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );

test("25 dishes are typed on a phone by name, Enter, price, Enter, while the network comes and goes and the tab is killed twice", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    baseURL: String(baseURL),
  });
  let page = await context.newPage();
  await openEditor(page, String(baseURL), "entry");
  await nameField(page).click();
  await watchFocus(page);
  await typeDishes(page, 1, 8);
  await expect(nameField(page)).toBeFocused();
  await cutOff(context);
  await typeDishes(page, 9, 12);
  await page.keyboard.type("Half a na");
  expect(await timesLost(page)).toBe("0");
  await expect.poll(() => countStored(page)).toBeGreaterThanOrEqual(4);

  await page.close();
  page = await context.newPage();
  await openEditor(page, String(baseURL), "entry");
  await expect(status(page)).toHaveText(/waiting/);
  await expect(nameField(page)).toHaveValue("Half a na");
  await nameField(page).fill("");
  await typeDishes(page, 13, 20);
  await expect.poll(() => countStored(page)).toBeGreaterThanOrEqual(12);
  await context.unroute(EDITOR);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await page.close();

  page = await context.newPage();
  await openEditor(page, String(baseURL), "entry");
  await nameField(page).click();
  await watchFocus(page);
  await typeDishes(page, 21, 25);
  expect(await timesLost(page)).toBe("0");
  await expect(status(page)).toHaveText("Saved");
  const dishes = Array.from({ length: 25 }, (_, index) => `Dish ${index + 1}₹${index + 1}0`);
  expect((await publicNames(page, "#section-1 li")).slice(-25)).toEqual(dishes);
  await context.close();
});

test("sizes are named once for a section, the mark stays, what is wrong is said and kept, and what is half typed outlives a reload", async ({
  page,
  baseURL,
}) => {
  await openEditor(page, String(baseURL), "entry-sizes");
  await row(page).getByLabel("Veg", { exact: true }).check();
  await nameField(page).click();
  await type(page, "Paneer Tikka", "180/320");
  const first = row(page).getByLabel("Name of size 1");
  await expect(first).toBeFocused();
  await expectAccessible(page, "the names of sizes");
  await expectToFitNarrow(page, "the names of sizes");
  await page.keyboard.type("Six pieces");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(nameField(page)).toBeFocused();
  await type(page, "Gobi Tikka", "₹150 / 270/-");
  await expect(nameField(page)).toBeFocused();

  await type(page, "Soda", "abc");
  await expect(row(page)).toContainText("Please enter a number");
  await expect(row(page).getByLabel("Price")).toHaveValue("abc");
  await page.reload({ waitUntil: "networkidle" });
  await expect(nameField(page)).toHaveValue("Soda");
  await row(page).getByLabel("Price").fill("20");
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText("Saved");
  await nameField(page).fill("soda");
  await page.keyboard.press("Enter");
  await expect(row(page)).toContainText("There’s already a soda here.");

  const added = (await publicNames(page, "#section-1 li")).slice(-3);
  expect(added[0]).toMatch(/^Paneer Tikka.*Six pieces.*₹180.*Full.*₹320/s);
  expect(added[1]).toMatch(/^Gobi Tikka.*Six pieces.*₹150.*Full.*₹270/s);
  // The soda has the mark of the dish before it.
  expect(await publicNames(page, "#section-1 .food-veg")).toHaveLength(3);
});

test("a price that is none stays in its field, with the reason, until it is mended", async ({
  page,
  baseURL,
}) => {
  await openEditor(page, String(baseURL), "prices");
  await openMenu(page, "Papad");
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const price = page.getByLabel("Price", { exact: true }).first();
  await price.fill("12,5o");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Please enter a number.");
  await expect(price).toHaveValue("12,5o");
  await expect(price).toBeFocused();
  await price.fill("12.50");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(status(page)).toHaveText("Saved");
  expect(await publicNames(page, "#section-0 li")).toContain("Papad₹12.50");
});
