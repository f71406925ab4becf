import { expect, type BrowserContext, type Page } from "@playwright/test";
import { openEditor } from "./edited-shops.ts";
import { countStored, publicNames, section, status, reloadEditor } from "./editor-screen.ts";
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
  await expect(status(page)).toHaveText("Saved");
  await cutOff(context);
  await typeDishes(page, 9, 12);
  await page.keyboard.type("Half a na");
  expect(await timesLost(page)).toBe("0");
  await expect.poll(() => countStored(page)).toBe(4);

  // As if the browser still held the lock of a page that it has killed.
  const revived = await context.newPage();
  await openEditor(revived, String(baseURL), "entry");
  await expect(status(revived)).toHaveText("");
  await page.close();
  page = revived;
  await expect(status(page)).toHaveText("4 waiting");
  await expect(nameField(page)).toHaveValue("Half a na");
  await nameField(page).fill("");
  await typeDishes(page, 13, 20);
  await expect.poll(() => countStored(page)).toBe(12);
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

test("sizes are named once for a section, the mark stays, errors are shown and the entry is kept, a number after the name is offered as the price, and leaving a question loses nothing", async ({
  page,
  baseURL,
}) => {
  await openEditor(page, String(baseURL), "entry-sizes");
  const price = row(page).getByLabel("Price");
  await row(page).getByLabel("Veg", { exact: true }).check();
  await nameField(page).click();
  await type(page, "Paneer Tikka", "180/320");
  const first = row(page).getByLabel("Name of size 1");
  await expect(first).toBeFocused();
  await expectAccessible(page, "the names of sizes", row(page));
  await expectToFitNarrow(page, "the names of sizes");
  await page.keyboard.type("Six pieces");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(nameField(page)).toBeFocused();
  await type(page, "Gobi Tikka", "₹150 / 270/-");
  await expect(nameField(page)).toBeFocused();

  await type(page, "Soda", "abc");
  await expect(row(page)).toContainText("Please enter a number");
  await expect(price).toHaveValue("abc");
  await expect(price).toBeFocused();
  await price.fill("12,50");
  await page.keyboard.press("Enter");
  await expect(row(page)).toContainText("Type 12.50 or 12/50.");
  await price.fill("२०");
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText("Saved");
  const added = (await publicNames(page, "#section-1 li")).slice(-3);
  expect(added[0]).toMatch(/^Paneer Tikka.*Six pieces.*₹180.*Full.*₹320/s);
  expect(added[1]).toMatch(/^Gobi Tikka.*Six pieces.*₹150.*Full.*₹270/s);
  expect(added[2]).toBe("Soda₹20");
  // The soda has the mark of the dish before it.
  expect(await publicNames(page, "#section-1 .food-veg")).toHaveLength(3);
  await page.keyboard.type("soda");
  await page.keyboard.press("Enter");
  await expect(row(page)).toContainText("There’s already a soda here.");
  await nameField(page).fill("");

  // Right after a dish, Ctrl+Z takes it back; what is being typed, it leaves to the browser.
  const inMains = (name: string) =>
    section(page, "Mains").getByRole("button", { name, exact: true });
  await nameField(page).click();
  await type(page, "Lassi", "40");
  await expect(inMains("Lassi")).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(inMains("Lassi")).toHaveCount(0);
  await page.keyboard.type("R");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Control+z");
  await expect(inMains("Soda")).toBeVisible();

  // A number behind the name is offered as the price: Enter takes it, another price leaves the name whole.
  await nameField(page).fill("");
  await page.keyboard.type("Pani puri 40");
  await page.keyboard.press("Enter");
  await expect(price).toHaveValue("40");
  await expect(price).toBeFocused();
  await expect(row(page)).toContainText("If 40 is the price, press Enter.");
  await nameField(page).click();
  await expect(price).toHaveValue("");
  await price.click();
  await row(page).getByRole("button", { name: "Add and start the next" }).click();
  await expect(nameField(page)).toBeFocused();
  await type(page, "Chicken 555", "180");
  await page.keyboard.type("Momos 60");
  await page.keyboard.press("Enter");
  await row(page).getByRole("button", { name: "Another size" }).click();
  await expect(nameField(page)).toHaveValue("Momos");
  await page.keyboard.type("90");
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText("Saved");
  const [puri, chicken, momos] = (await publicNames(page, "#section-1 li")).slice(-3);
  expect([puri, chicken]).toEqual(["Pani puri₹40", "Chicken 555₹180"]);
  expect(momos).toMatch(/^Momos.*₹60.*₹90/s);

  // The question for the names of sizes is left by Escape, Back or a tap elsewhere, and nothing that was typed is lost.
  const sweets = section(page, "मिठाई").getByRole("form");
  const nextName = sweets.getByLabel("Name of the next dish");
  const editor = page.url();
  const firstSize = sweets.getByLabel("Name of size 1");
  const sizesPrice = sweets.getByLabel("Price");
  await nextName.click();
  await watchFocus(page);
  // A tap on a mark, too, leaves the focus and the keyboard where they are.
  await sweets.getByLabel("Egg", { exact: true }).click();
  await expect(sweets.getByLabel("Egg", { exact: true })).toBeChecked();
  await expect(nextName).toBeFocused();
  await type(page, "Bhurji", "70/110");
  await expect(firstSize).toBeFocused();
  await page.keyboard.type("Two eggs");
  await page.keyboard.press("Escape");
  await expect(firstSize).toHaveCount(0);
  await expect(sizesPrice).toBeFocused();
  await expect(sizesPrice).toHaveValue("70/110");

  await page.keyboard.press("Enter");
  await expect(firstSize).toBeFocused();
  await expect(firstSize).toHaveValue("Two eggs");
  await page.goBack();
  await expect(firstSize).toHaveCount(0);
  await expect(sizesPrice).toBeFocused();
  expect(page.url()).toBe(editor);
  expect(await timesLost(page)).toBe("0");

  await page.keyboard.press("Enter");
  await page.getByRole("searchbox").first().click();
  await expect(firstSize).toHaveCount(0);
  await reloadEditor(page);
  await expect(nextName).toHaveValue("Bhurji");
  // The price can be another meanwhile.
  await sizesPrice.press("Enter");
  await expect(firstSize).toHaveValue("Two eggs");
  await sizesPrice.fill("70/110/150");
  await sizesPrice.press("Enter");
  await expect(sweets.getByLabel("Name of size 3")).toBeVisible();
  await sizesPrice.press("Enter");
  await expect(firstSize).toBeFocused();
  for (let field = 1; field <= 3; field++) await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText("Saved");
  await expect(nextName).toBeFocused();
  const [bhurji] = (await publicNames(page, "#section-2 li")).slice(-1);
  expect(bhurji).toMatch(/^Bhurji.*Two eggs.*₹70.*₹110.*₹150/s);
});
