import { expect } from "@playwright/test";
import { holdBack, openEditor } from "./edited-shops.ts";
import {
  KEPT,
  itemTitles,
  publicNames,
  section,
  sectionTitles,
  status,
  pressTool,
  reloadEditor,
} from "./editor-screen.ts";
import { test } from "./journey.ts";

test("a long menu opens folded and is searched by keys, in place; a letter renders no other row, what unfolds no other section; and folds and a form half typed in one outlive a reload", async ({
  page,
  baseURL,
}) => {
  page.on("dialog", (asked) => asked.accept());
  await openEditor(page, String(baseURL), "long");
  const rows = page.locator(".items > li:visible");
  await expect(rows).toHaveCount(20);
  await expect(sectionTitles(page)).toHaveCount(12);

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
  await folds.nth(4).click();
  await expect(rows).toHaveCount(60);
  expect(await whichRendered()).toEqual([4]);

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

test("one tap marks a dish as sold out, for diners too, and the list brings it back; a section added between others is scrolled to and focused, unless its owner looks elsewhere by then", async ({
  page,
  baseURL,
}) => {
  await openEditor(page, String(baseURL), "selling-out");
  const out = page.getByRole("button", { name: "Sold out now" });
  await expect(out).toHaveCount(0);
  for (const name of ["Papad", "Paneer Tikka", "Gulab Jamun"]) {
    const onMenu = page.getByRole("switch", { name });
    await expect(onMenu).toBeChecked();
    await onMenu.click();
    await expect(onMenu).not.toBeChecked();
  }
  await expect(out).toHaveText("Sold out now: 3");
  await expect(status(page)).toHaveText("Saved");
  expect((await publicNames(page, "li")).filter((text) => /sold out/i.test(text))).toHaveLength(3);
  // Beside a short name both stand in one line.
  const counts = page.locator(".section-fold .counts").first();
  const [both, soldOut] = [await counts.boundingBox(), await counts.locator("b").boundingBox()];
  expect(Number(both?.height)).toBeLessThan(1.5 * Number(soldOut?.height));

  await out.click();
  const list = page.getByRole("dialog", { name: "Sold out now" });
  await list.getByRole("button", { name: "Bring back Papad" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await list.getByRole("button", { name: "All back" }).click();
  await expect(list).toHaveCount(0);
  await expect(status(page)).toHaveText("Saved");
  await expect(page.getByRole("switch", { checked: false })).toHaveCount(0);
  expect((await publicNames(page, "li")).filter((text) => /sold out/i.test(text))).toEqual([]);
  await reloadEditor(page);
  await expect(page.getByRole("switch", { checked: false })).toHaveCount(0);

  await page.setViewportSize({ width: 360, height: 500 });
  await pressTool(page, "New section after Mains");
  await page.getByPlaceholder("Enter section name").fill("Rolls");
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText("Saved");
  await expect(sectionTitles(page)).toHaveText(["Starters", "Mains", "Rolls", "मिठाई"]);
  const rolls = section(page, "Rolls");
  await expect(rolls.locator(":focus")).toBeInViewport();
  expect(await publicNames(page)).toEqual(["Starters", "Mains", "Rolls", "मिठाई"]);

  // Below the last section: the toolbar is far above.
  await page.getByRole("button", { name: "Next section" }).click();
  await page.getByPlaceholder("Enter section name").fill("Drinks");
  await page.keyboard.press("Enter");
  await expect(section(page, "Drinks").locator(":focus")).toBeInViewport();

  await pressTool(page, "Delete Mains");
  const sure = page.getByRole("dialog", { name: "Delete Section" });
  await expect(sure).toContainText("Its 3 items go with it.");
  await page.keyboard.press("Escape");
  await expect(itemTitles(section(page, "Mains"))).toHaveCount(3);

  // The sheet of tools has gone, and does not lie over the form.
  await pressTool(page, "Edit Mains");
  await expect(page.getByRole("button", { name: "Delete Mains" })).toBeHidden();
  await expect(section(page, "Mains").getByLabel("Section name")).toBeFocused();
  await page.getByRole("button", { name: "Cancel" }).click();
  await pressTool(page, "New section after Mains");
  await expect(page.getByPlaceholder("Enter section name")).toBeFocused();
  await expect(page.getByRole("button", { name: "Delete Mains" })).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "More options for Mains" })).toBeFocused();

  // An answer that comes late does not scroll away.
  for (const leavesRow of [false, true]) {
    const name = leavesRow ? "Soups" : "Juices";
    const letGo = await holdBack(page, "**/changes", "POST");
    await page.getByRole("button", { name: "Add section" }).click();
    await page.getByPlaceholder("Enter section name").fill(name);
    await page.keyboard.press("Enter");
    const row = section(page, name).locator(".entry [name=name]");
    await expect(row).toBeFocused();
    await expect(row).toBeInViewport();
    if (leavesRow) await row.blur();
    await page.evaluate(() => scrollTo(0, 0));
    letGo();
    await expect(status(page)).toHaveText("Saved");
    // The page scrolls to a row in the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect(await page.evaluate(() => scrollY), name).toBe(0);
  }
});
