import { expect, type Page } from "@playwright/test";
import { test } from "./journey.ts";
import { expectAccessible, expectToFitNarrow } from "./looks.ts";

const row = (page: Page, name: string) =>
  page.locator("main li", { has: page.getByText(name, { exact: true }) });
const search = (page: Page) => page.getByRole("searchbox");
const veg = (page: Page) => page.getByRole("switch");

test("a diner finds a dish by typing as it sounds, sees veg dishes alone, and is told what is not marked", async ({
  page,
}) => {
  await page.goto("/menu/demo-cafe");
  await expect(search(page)).toBeHidden();
  await page.getByRole("button", { name: "Search the menu" }).click();
  await expect(search(page)).toBeFocused();
  await expect
    .poll(() => search(page).evaluate((field) => field.getBoundingClientRect().top))
    .toBeLessThan(20);
  await expect(search(page)).toHaveAttribute("placeholder", "Search 68 items");
  await search(page).pressSequentially("chay");
  await expect(row(page, "मसाला चाय")).toBeVisible();
  await expect(page.locator("main li:visible")).toHaveCount(3);
  await expect(page.locator("main section:visible")).toHaveCount(1);
  await expect(page.getByRole("status")).toHaveText("3 items");
  await expect(page.getByRole("status")).toBeInViewport();

  // Sections are hidden only in the next frames, and none may be seen until then.
  const tops = await search(page).evaluate((field: HTMLInputElement) => {
    field.value = "nothing like it";
    field.dispatchEvent(new Event("input"));
    const sections = [...document.querySelectorAll("main section:not([hidden])")];
    return sections.map((section) => section.getBoundingClientRect().top - innerHeight);
  });
  expect(tops.every((top) => top > 0)).toBe(true);
  await expect(page.getByRole("status")).toContainText("couldn’t find");
  await page.locator("main").getByRole("button", { name: "Clear" }).click();
  await expect(search(page)).toBeFocused();
  await expect(row(page, "Americano")).toBeVisible();
  await expect(page.getByRole("status")).toHaveText("");

  await veg(page).click();
  await expect(veg(page)).toBeChecked();
  await expect(page.getByRole("status")).toHaveText("4 dishes are not marked: ask");
  await expect(page.locator("main li:visible:not(:has(.food-veg))")).toHaveCount(0);
  await page.goto("/menu/demo-dhaba");
  await expect(veg(page)).toBeChecked();
  await page.goto("/menu/made-230");
  await expect(page.locator(".dock")).toBeVisible();
});

test("a section without dishes says so until something is looked for, and a section's name finds its dishes", async ({
  page,
}) => {
  await page.route("**/menu/demo-cafe", async (route) => {
    const reply = await route.fetch();
    const emptied = (await reply.text()).replace(/(id="section-0".*?<ul>).*?(<\/ul>)/s, "$1$2");
    await route.fulfill({ response: reply, body: emptied });
  });
  await page.goto("/menu/demo-cafe");
  const coffee = page.locator("#section-0 h2");
  await page.getByRole("button", { name: "Search the menu" }).click();
  await expect(coffee).toBeVisible();
  await expect(page.locator("main").getByRole("button", { name: "Clear" })).toBeHidden();
  await search(page).fill("cake");
  await expect(row(page, "Baked Cheesecake")).toBeVisible();
  await search(page).fill("choklit brauni");
  await expect(page.getByRole("status")).toHaveText("Did you mean one of these?");
  await expect(row(page, "Chocolate Brownie")).toBeVisible();
  await search(page).fill("snacks");
  await expect(page.locator("main section:visible")).toHaveCount(1);
  await expect(coffee).toBeHidden();
  await search(page).fill("jalebi");
  await expect(page.locator("#today li:visible")).toHaveText([/Hot jalebi/]);

  // Back closes what is open, one after the other.
  await page.getByRole("button", { name: "Sections" }).click();
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("button", { name: "Sections" }).click();
  await page.getByRole("dialog").getByRole("link").last().click();
  await expect(page).toHaveURL(/#/);
  await expect(search(page)).toHaveValue("jalebi");
  await page.goBack();
  await expect(page).not.toHaveURL(/#/);
  await expect(search(page)).toHaveValue("jalebi");
  await page.goBack();
  await expect(search(page)).toBeHidden();
  await expect(coffee).toBeVisible();
  await page.getByRole("button", { name: "Search the menu" }).click();
  await page.getByRole("button", { name: "Close" }).click();
  await page.goBack();
  await expect(page).not.toHaveURL(/demo-cafe/);
});

test("the veg switch leaves a diner who is among the dishes where they are, and says there what is not marked; the overview shows what a section and the board are, when a section is served, and how many dishes it has, and the rail of a wide screen counts what a search finds", async ({
  page,
}) => {
  await page.goto("/menu/demo-cafe");
  await expect(page.locator(".dock")).toBeVisible();
  const dish = row(page, "Peri Peri Fries");
  await dish.scrollIntoViewIfNeeded();
  await dish.evaluate((li) => scrollBy(0, li.getBoundingClientRect().top - 70));
  const place = () => dish.evaluate((li) => Math.round(li.getBoundingClientRect().top / 4));
  const before = await place();
  await veg(page).click();
  await expect(veg(page)).toBeChecked();
  await expect.poll(place).toBe(before);
  await expect(page.getByRole("status")).toHaveText("4 dishes are not marked: ask");
  await expect(page.getByRole("status")).toBeInViewport();
  await veg(page).click();
  await expect(page.getByRole("status")).toHaveText("");
  await expect.poll(place).toBe(before);

  await page.getByRole("button", { name: "Sections" }).click();
  const entry = (name: RegExp) => page.locator(".overview").getByRole("link", { name });
  await expect(entry(/^Today आज \d/).locator("use")).toHaveAttribute("href", /#jalebi$/);
  await expect(entry(/^Breakfast/)).toHaveText(/^Breakfast नाश्ता *8–11:30 am8$/);
  await expect(entry(/^Coffee/)).toHaveText(/^Coffee कॉफ़ी *10$/);
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1280, height: 800 });
  await search(page).fill("chay");
  await expect(page.locator("nav a:not([hidden]) b")).toHaveText(["3"]);
});

test("sizes that cannot be had now stand in line, and cannot be chosen, and a name of one without a blank does not push the page sideways; where veg alone is shown, a search that only other dishes answer says so, and shows nothing like it", async ({
  page,
}) => {
  await page.route("**/menu/demo-dhaba", async (route) => {
    const reply = await route.fetch();
    const html = (await reply.text()).replace(
      /(<p class="served".*?<\/em>)(?: <span>Not now<\/span>)?/,
      "$1 <span>Not now</span>",
    );
    await route.fulfill({ response: reply, body: html });
  });
  await page.goto("/menu/demo-dhaba");
  await expect(page.locator(".dock")).toBeVisible();
  const dish = row(page, "पनीर टिक्का");
  await dish.locator("summary").click();
  await expect(dish.getByRole("radio")).toHaveCount(0);
  const places = await dish.locator(".sizes label").evaluateAll((labels) =>
    labels.map((label) => {
      const { left, height } = label.getBoundingClientRect();
      return [left, height < 60];
    }),
  );
  expect(places).toEqual([
    [places[0]?.[0], true],
    [places[0]?.[0], true],
  ]);
  await page
    .locator(".prices:not(.below) > span > span")
    .first()
    .evaluate((name) => {
      name.textContent = "x".repeat(120);
    });
  await expectToFitNarrow(page);

  await page.getByRole("button", { name: "Search the menu" }).click();
  await veg(page).click();
  await search(page).fill("chicken");
  await expect(page.getByRole("status")).toHaveText(/^0 items · \d+ dishes are not veg$/);
  await expect(page.locator("section li:visible")).toHaveCount(0);
  await veg(page).click();
  await expect(page.locator("section li:visible").first()).toContainText(/chicken/i);
});

test("the overview leads to a section, whose title lands right below the bar, with and without motion", async ({
  page,
}) => {
  await page.addInitScript(() => sessionStorage.setItem("splash-seen", "1"));
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/menu/made-230");
    await page.getByRole("button", { name: "Sections" }).click();
    const sheet = page.getByRole("dialog", { name: "All sections" });
    await expect(sheet.getByRole("link")).toHaveCount(31);
    await expect(sheet.locator("[aria-current=false]")).toHaveCount(30);
    await sheet.getByRole("link").nth(20).press("Enter");
    const gap = () =>
      page.evaluate(() => {
        const title = document.querySelector("#section-20 h2")?.getBoundingClientRect();
        const bar = document.querySelector(".finder")?.getBoundingClientRect();
        return Number(title?.top) - Number(bar?.bottom);
      });
    await expect.poll(gap).toBeLessThanOrEqual(20);
    expect(await gap()).toBeGreaterThanOrEqual(0);
    await expect(page).toHaveURL(/#section-20$/);
    await expect(page.locator("nav [aria-current=true] span span")).toHaveText(/ 21$/);
    // The next Tab goes on from there.
    await page.keyboard.press("Tab");
    await expect(page.locator("#section-20 :focus")).toHaveCount(1);
    expect(Math.abs(await gap())).toBeLessThan(400);
  }
});

test("a diner's controls are accessible, and fit 320 px in both languages", async ({ page }) => {
  for (const path of ["/menu/demo-cafe", "/hi/menu/demo-cafe"]) {
    await page.goto(path);
    await page.locator("li > .plus").nth(2).click();
    await page.locator("details").first().locator("summary").click();
    await page.locator(".icon").first().click();
    await search(page).fill("coffee");
    await veg(page).click();
    await expectToFitNarrow(page);
    // Only the words differ between languages: what is open in the second is looked at for its width.
    const isFirst = path === "/menu/demo-cafe";
    if (isFirst) await expectAccessible(page, "searching");
    for (const opener of [".all-sections", ".my-list"]) {
      await page.locator(opener).click();
      await expectToFitNarrow(page, `${path}, ${opener}`);
      if (isFirst) await expectAccessible(page, opener);
      await page.keyboard.press("Escape");
    }
    await page.evaluate(() => localStorage.clear());
  }
});
