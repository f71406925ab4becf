import { expect, type Page } from "@playwright/test";
import { openEditor } from "./edited-shops.ts";
import { countWhole, KEPT, sectionTitles, reloadEditor } from "./editor-screen.ts";
import { test } from "./journey.ts";

/** Notes how many rows come into the page between two frames. */
const watchGrowth = (page: Page) =>
  page.locator(".sections").evaluateHandle((list) => {
    const steps = [0];
    new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
      const isRow = (node: Node) => node instanceof Element && node.matches(".items > li");
      steps.push((steps.pop() ?? 0) + added.filter(isRow).length);
    }).observe(list, { subtree: true, childList: true });
    requestAnimationFrame(function next() {
      steps.push(0);
      requestAnimationFrame(next);
    });
    return steps;
  });

test("a long menu opens folded, with eight dishes on a phone’s first screen, and is searched by keys, in place; a typed letter renders no other row, and unfolding renders no other section and at most six rows in a frame; folds, and a half-typed form in one, outlive a reload", async ({
  page,
  baseURL,
}) => {
  page.on("dialog", (asked) => asked.accept());
  await openEditor(page, String(baseURL), "long");
  const rows = page.locator(".items > li:visible");
  await expect(rows).toHaveCount(20);
  await expect(sectionTitles(page)).toHaveCount(12);
  expect(await countWhole(page)).toBeGreaterThanOrEqual(8);

  await page.keyboard.press("/");
  const search = page.getByRole("searchbox", { name: "Find an item" });
  await expect(search).toBeFocused();
  await page.keyboard.type("panir tika");
  await expect(page.getByText("items found")).toBeVisible();
  for (const name of await page.locator(".item-name:visible").allTextContents()) {
    expect(name).toMatch(/(?:Paneer|पनीर) Tikka/);
  }
  expect(await page.locator(".section-header:visible").count()).toBeGreaterThan(1);
  await page.keyboard.press("Escape");
  await expect(search).toHaveValue("");
  await expect(rows).toHaveCount(20);
  await expect(page.locator(".section-header:visible")).toHaveCount(12);

  await search.blur();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("xyz");
  await expect(page.getByText("Nothing found")).toBeVisible();
  await expect(rows).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(rows).toHaveCount(20);

  const folds = page.locator(".section-fold");
  await folds.nth(2).click();
  await expect(rows).toHaveCount(40);
  const rendered = await page.locator(".sections").evaluateHandle((list) => {
    const sections = new Set<number>();
    new MutationObserver((records) => {
      for (const { target } of records) {
        const isTypedInto = (target as Element).matches(".entry *");
        if (!isTypedInto)
          sections.add([...list.children].findIndex((card) => card.contains(target)));
      }
    }).observe(list, { subtree: true, childList: true, attributes: true });
    return sections;
  });
  const whichRendered = () => rendered.evaluate((sections) => [...sections]);
  await page.locator(".entry [name=name]").nth(1).pressSequentially("Zeera");
  await page.locator(".entry [name=priceRupees]").nth(1).pressSequentially("90");
  expect(await whichRendered()).toEqual([]);
  const growth = await watchGrowth(page);
  await folds.nth(4).click();
  await expect(rows).toHaveCount(60);
  expect(await whichRendered()).toEqual([4]);
  const steps = await growth.jsonValue();
  expect(Math.max(...steps)).toBeLessThanOrEqual(6);

  // What is folded stays folded, and the list of sections unfolds and leads to one.
  await folds.nth(0).click();
  await expect(rows).toHaveCount(40);
  await reloadEditor(page);
  await expect(folds.nth(0)).toHaveAttribute("aria-expanded", "false");
  await expect(folds.nth(2)).toHaveAttribute("aria-expanded", "true");
  await expect(rows).toHaveCount(40);

  await search.fill("paneer");
  await expect(page.getByText("items found")).toBeVisible();
  await page.getByRole("button", { name: "Sections", exact: true }).click();
  await page.getByRole("dialog").getByRole("link").nth(10).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(folds.nth(10)).toBeFocused();
  await expect(folds.nth(10)).toBeInViewport();
  await expect(rows).toHaveCount(60);

  const last = page.locator(".sections > li").last();
  await last.getByRole("button", { expanded: false }).click();
  await last.locator(".item-price").last().click();
  // The form may still be on its way.
  const price = last.locator(".item-form").getByLabel("Price", { exact: true });
  await expect(price).toBeFocused();
  await page.keyboard.type("77");
  await last.getByRole("button", { expanded: true }).first().click();
  await reloadEditor(page);
  await expect(last.getByText(KEPT)).toBeVisible();
  await expect(price).toHaveValue("77");
});
