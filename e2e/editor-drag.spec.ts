import { expect, type Page } from "@playwright/test";
import { openEditor } from "./edited-shops.ts";
import {
  itemTitles,
  openMenu,
  publicNames,
  section,
  sectionTitles,
  status,
} from "./editor-screen.ts";
import { test } from "./journey.ts";

/** Where a handle is, and where the thing is that it is to go to. */
async function way(page: Page, from: string, to: string) {
  const start = await page.getByRole("button", { name: `Drag ${from}` }).boundingBox();
  const end = await page.getByRole("button", { name: `Drag ${to}` }).boundingBox();
  if (!start || !end) throw new Error("not on the screen");
  return {
    from: { x: start.x + start.width / 2, y: start.y + start.height / 2 },
    to: { x: end.x + end.width / 2, y: end.y + end.height * 0.8 },
  };
}

test.describe("the order of items changes", () => {
  // So tall that nothing is near the edge, where the page scrolls by itself.
  test.use({ viewport: { width: 360, height: 1_100 } });
  const before = ["Paneer Tikka", "Hara Bhara Kabab", "Chilli Gobi", "Papad"];
  const after = ["Hara Bhara Kabab", "Chilli Gobi", "Paneer Tikka", "Papad"];

  test("by dragging with the mouse", async ({ page, baseURL }) => {
    await openEditor(page, String(baseURL), "by-mouse");
    const { from, to } = await way(page, "Paneer Tikka", "Chilli Gobi");
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 12 });
    await expect(itemTitles(section(page, "Starters"))).toHaveText(after);
    await page.mouse.up();
    await expect(page.getByText("Paneer Tikka, 3 of 4")).toBeAttached();
    await expect(page.getByRole("button", { name: "Drag Paneer Tikka" })).toBeFocused();
    await expect(status(page)).toHaveText("Saved");
    await page.reload();
    await expect(itemTitles(section(page, "Starters"))).toHaveText(after);
  });

  test("by dragging with a finger", async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      hasTouch: true,
      viewport: { width: 360, height: 740 },
    });
    const page = await context.newPage();
    await openEditor(page, String(baseURL), "by-touch");
    await page.keyboard.press("Escape");
    const { from, to } = await way(page, "Paneer Tikka", "Chilli Gobi");
    const devtools = await context.newCDPSession(page);
    const touch = (type: string, points: { x: number; y: number }[]) =>
      devtools.send("Input.dispatchTouchEvent", {
        type: type as "touchStart",
        touchPoints: points,
      });
    await touch("touchStart", [from]);
    for (let step = 1; step <= 12; step++) {
      const y = from.y + ((to.y - from.y) * step) / 12;
      await touch("touchMove", [{ x: from.x, y }]);
    }
    await expect(itemTitles(section(page, "Starters"))).toHaveText(after);
    await touch("touchEnd", []);
    await expect(status(page)).toHaveText("Saved");
    await page.reload();
    await expect(itemTitles(section(page, "Starters"))).toHaveText(after);
    await context.close();
  });

  test("by buttons and by arrow keys", async ({ page, baseURL }) => {
    await openEditor(page, String(baseURL), "by-buttons");
    await openMenu(page, "Paneer Tikka");
    await expect(page.getByRole("menuitem", { name: "Move up" })).toBeDisabled();
    await page.getByRole("menuitem", { name: "Move down" }).click();
    await expect(page.getByRole("menuitem", { name: "Move down" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Paneer Tikka, 3 of 4")).toBeAttached();
    await expect(status(page)).toHaveText("Saved");
    await expect(itemTitles(section(page, "Starters"))).toHaveText(after);
    await page.getByRole("button", { name: "Drag Paneer Tikka" }).press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect(page.getByRole("button", { name: "Drag Paneer Tikka" })).toBeFocused();
    await expect(status(page)).toHaveText("Saved");
    await page.reload();
    await expect(itemTitles(section(page, "Starters"))).toHaveText(before);
  });

  test("not by a drop outside of the list", async ({ page, baseURL }) => {
    await openEditor(page, String(baseURL), "spilled");
    const { from, to } = await way(page, "Paneer Tikka", "Chilli Gobi");
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 12 });
    await expect(itemTitles(section(page, "Starters"))).toHaveText(after);
    await page.mouse.move(from.x, 100, { steps: 12 });
    await page.mouse.up();
    await expect(itemTitles(section(page, "Starters"))).toHaveText(before);
    await expect(status(page)).toHaveText("");
  });

  test("not after Escape", async ({ page, baseURL }) => {
    await openEditor(page, String(baseURL), "escaped");
    const { from, to } = await way(page, "Paneer Tikka", "Chilli Gobi");
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 12 });
    await expect(itemTitles(section(page, "Starters"))).toHaveText(after);
    await page.keyboard.press("Escape");
    await expect(itemTitles(section(page, "Starters"))).toHaveText(before);
    await page.mouse.up();
    await expect(status(page)).toHaveText("");
  });

  test("by many arrow keys in a row, in one request once the first is answered", async ({
    page,
    baseURL,
  }) => {
    await openEditor(page, String(baseURL), "hurried");
    let saves = 0;
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(/edit\/menu/, async (route) => {
      if (route.request().method() === "POST") {
        saves += 1;
        await held;
      }
      await route.continue();
    });
    const handle = page.getByRole("button", { name: "Drag Paneer Tikka" });
    await handle.focus();
    for (const key of ["Down", "Down", "Down", "Up", "Down", "Up"])
      await handle.press(`Arrow${key}`);
    await expect(page.getByText("Paneer Tikka, 3 of 4")).toBeAttached();
    letGo();
    await expect(status(page)).toHaveText("Saved");
    await page.reload();
    await expect(itemTitles(section(page, "Starters"))).toHaveText(after);
    expect(saves).toBe(2);
  });
});

test("a drag during which another save is answered leaves the order that the server has", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 1_100 });
  await openEditor(page, String(baseURL), "mid-drag");
  let fail = () => {};
  const failed = new Promise<void>((resolve) => (fail = resolve));
  await page.route("**/shop/edit/menu/**", async (route) => {
    await failed;
    await route.abort();
  });
  await page.getByRole("button", { name: "Drag Papad" }).press("ArrowUp");
  const { from, to } = await way(page, "Paneer Tikka", "Hara Bhara Kabab");
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 12 });
  fail();
  await expect(page.getByRole("alert")).toContainText("Failed to update item order");
  await page.unroute("**/shop/edit/menu/**");
  await page.mouse.up();
  await expect(page.getByText("Paneer Tikka, ")).toBeAttached();
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(status(page)).toHaveText("Saved");
  const order = await itemTitles(section(page, "Starters")).allInnerTexts();
  await page.reload();
  await expect(itemTitles(section(page, "Starters"))).toHaveText(order);
});

test("subheaders are dragged, and the page scrolls by itself near its edge", async ({
  page,
  baseURL,
}) => {
  await openEditor(page, String(baseURL), "edges");
  const starters = section(page, "Starters");
  const { from, to } = await way(page, "Served with chutney", "Till 9 pm");
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await expect(starters.locator(".chip a")).toHaveText(["Till 9 pm", "Served with chutney"]);
  await page.mouse.up();
  await expect(page.getByText("Served with chutney, 2 of 2")).toBeAttached();
  await expect(status(page)).toHaveText("Saved");

  const item = await way(page, "Paneer Tikka", "Hara Bhara Kabab");
  await page.mouse.move(item.from.x, item.from.y);
  await page.mouse.down();
  await page.mouse.move(item.from.x, 735, { steps: 12 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(150);
  await page.mouse.up();
});

test("a section is dragged by its handle past long others, which fold meanwhile", async ({
  page,
  baseURL,
}) => {
  await openEditor(page, String(baseURL), "sections-by-mouse");
  const handle = page.getByRole("button", { name: "Drag Starters" });
  const box = await handle.boundingBox();
  await page.mouse.move(Number(box?.x) + 20, Number(box?.y) + 20);
  await page.mouse.down();
  await page.mouse.move(Number(box?.x) + 20, Number(box?.y) + 40, { steps: 4 });
  await expect(page.getByRole("button", { name: "Dal Makhani", exact: true })).toBeHidden();
  const target = await page.getByRole("button", { name: "Drag मिठाई" }).boundingBox();
  await page.mouse.move(Number(box?.x) + 20, Number(target?.y) + 30, { steps: 12 });
  await expect(sectionTitles(page)).toHaveText(["Mains", "मिठाई", "Starters"]);
  await page.mouse.up();
  await expect(page.getByRole("button", { name: "Dal Makhani", exact: true })).toBeVisible();
  await expect(page.getByText("Starters, 3 of 3")).toBeAttached();
  await expect(status(page)).toHaveText("Saved");
  expect(await publicNames(page)).toEqual(["Mains", "मिठाई", "Starters"]);
});
