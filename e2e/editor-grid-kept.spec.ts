import { expect, type Page } from "@playwright/test";
import { openEditor } from "./edited-shops.ts";
import { KEPT, publicNames, status } from "./editor-screen.ts";
import { test } from "./journey.ts";
import { expectAccessible, listenForComplaints } from "./looks.ts";
import { otherPhone } from "./other-phone.ts";

const WIDE = { width: 1280, height: 800 };
test.use({ viewport: WIDE });

const grid = (page: Page) => page.getByRole("grid").first();
const name = (page: Page, text: string) => grid(page).getByRole("rowheader", { name: text });
const typed = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("typed ")).length);

test("what is half typed in a cell or cannot be used there outlives a killed tab, a lost network and a narrower screen", async ({
  page,
  context,
  baseURL,
}) => {
  const complaints = listenForComplaints(page);
  await openEditor(page, String(baseURL), "grid-kept");
  // A price that is none stays beside the dish as the focus goes; a name that is half typed has no time to be saved.
  await name(page, "Papad").click();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("abc");
  await page.getByRole("heading", { level: 1 }).click();
  await expect(grid(page).getByText("Price “abc”")).toBeVisible();
  await name(page, "Papad").click();
  await page.keyboard.type("Masala Pap");
  await expect.poll(() => typed(page)).toBe(2);

  const other = await context.newPage();
  await page.close();
  await openEditor(other, String(baseURL), "grid-kept");
  await expect(grid(other).getByText("Please enter a number.")).toBeVisible();
  await expect(grid(other).getByText(KEPT)).toBeVisible();
  await grid(other).getByRole("button", { name: "Save", exact: true }).click();
  await expect(name(other, "Masala Pap")).toBeFocused();
  await expect(status(other)).toHaveText("Saved");
  // Enter goes on with what was typed, Escape leaves it beside the dish.
  await other.keyboard.press("ArrowRight");
  await other.keyboard.press("Enter");
  await expect(other.locator(":focus")).toHaveValue("abc");
  await other.keyboard.press("Escape");
  await expect(grid(other).getByText("Price “abc”")).toBeVisible();
  await other.keyboard.type("45");
  await other.keyboard.press("Enter");
  await expect(grid(other).getByText("Price “abc”")).toHaveCount(0);
  await expect(status(other)).toHaveText("Saved");
  expect(await typed(other)).toBe(0);

  // Without a network the diner's page follows all the same.
  await context.setOffline(true);
  await name(other, "Chilli Gobi").click();
  await other.keyboard.type("Gobi 65");
  await other.keyboard.press("Enter");
  const preview = other.frameLocator('iframe[title="What a diner sees"]');
  await expect(preview.getByText("Gobi 65")).toBeVisible();
  await context.setOffline(false);
  await expect(status(other)).toHaveText("Saved");

  // A tablet that is turned puts down what is in the cell, and the focus stays with its dish.
  await name(other, "Gobi 65").click();
  await other.keyboard.type("Gobi Manch");
  await other.setViewportSize({ ...WIDE, width: 1000 });
  await expect(other.getByRole("button", { name: "Gobi Manch", exact: true })).toBeFocused();
  await expect(status(other)).toHaveText("Saved");
  expect(await publicNames(other, "[itemprop=hasMenuItem] [itemprop=name]")).toContain(
    "Gobi Manch",
  );
  await other.setViewportSize(WIDE);
  await expect(name(other, "Gobi Manch")).toBeFocused();
  expect(complaints).toEqual([]);
});

test("Undo takes back a value that a cell refused, and pasted lines without room, which a narrow screen reports too, and a wide one once their section is deleted elsewhere; the focus stays in the grid, and opening a cell does not touch the whole page", async ({
  page,
  browser,
  baseURL,
}) => {
  page.on("dialog", (asked) => asked.accept());
  await openEditor(page, String(baseURL), "left-lines");
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  const refused = grid(page).locator(".cell-refused");
  const paste = (text: string) =>
    page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    }, text);
  await name(page, "Papad").click();
  await paste("Masala Papad\t=1+1");
  await expect(refused).toContainText("Price “=1+1”");
  await expect(status(page)).toHaveText("Saved");
  await undo.click();
  await expect(name(page, "Papad")).toBeVisible();
  await expect(refused).toHaveCount(0);
  await page.getByRole("button", { name: "Redo", exact: true }).click();
  await expect(refused).toContainText("Price “=1+1”");
  await undo.click();
  await expect(refused).toHaveCount(0);
  expect(await typed(page)).toBe(0);

  await name(page, "Papad").click();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("=3+3");
  await page.getByRole("heading", { level: 1 }).click();
  await expect(refused).toContainText("Price “=3+3”");

  await page.setViewportSize({ width: 360, height: 740 });
  const form = page.getByRole("form", { name: "Papad" });
  await expect(form.getByText(KEPT)).toBeVisible();
  await expect(form.getByLabel("Price", { exact: true })).toHaveValue("=3+3");
  await form.scrollIntoViewIfNeeded();
  await form.getByLabel("Price", { exact: true }).fill("33");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(status(page)).toHaveText("Saved");
  expect(await publicNames(page, "#section-0 li")).toContain("Papad₹33");
  expect(await typed(page)).toBe(0);

  // Pasted lines that find no room go with Undo, and a phone tells of them.
  await page.setViewportSize(WIDE);
  await grid(page).getByRole("gridcell", { name: "33", exact: true }).click();
  await paste("75\n80\n85");
  const left = page.getByRole("group", { name: "2 lines didn’t fit here:" });
  await expect(left).toBeVisible();
  await undo.click();
  await expect(left).toBeHidden();
  await expect(grid(page).getByRole("gridcell", { name: "33", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Redo", exact: true }).click();
  await expect(left.getByRole("textbox")).toHaveValue("80\n85");
  await expect(status(page)).toHaveText("Saved");

  const note = page.getByRole("note").filter({ hasText: "2 pasted lines" });
  await expect(note).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(note).toBeVisible();
  await expectAccessible(page, "with pasted lines");
  await page.setViewportSize(WIDE);
  await expect(note).toBeHidden();

  await otherPhone(String(baseURL), "left-lines").deleteSection("Starters");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await note.getByRole("button", { name: "Open as a list" }).click();
  await expect(page.getByRole("textbox", { name: "Your list" })).toHaveValue("80\n85");

  await openEditor(page, String(baseURL), "grid-focus");
  const heads = grid(page).getByRole("rowheader");
  const last = heads.last();
  await expect(grid(page)).toHaveAttribute("aria-rowcount", "21");
  await expect(grid(page).locator("[aria-rowindex='21'] [role=rowheader]")).toHaveCount(1);

  // Enter in the last row leads to where the next dish is typed, and the arrow key leads back.
  await last.click();
  await page.keyboard.press("F2");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Rasam");
  await page.keyboard.press("Enter");
  await page.keyboard.type("60");
  await page.keyboard.press("Enter");
  await expect(last).toHaveText("Rasam");
  await page.keyboard.press("ArrowUp");
  await expect(last).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(heads).toHaveCount(20);
  await expect(last).toBeFocused();
  // Said once the server has answered, in the place of what was said before.
  await expect(page.getByText("Undone", { exact: true })).toBeAttached();

  await page.keyboard.press("Shift+ArrowUp");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(page.getByText("4 cells chosen.")).toBeAttached();
  await expect(grid(page).locator("[aria-selected=true]")).toHaveCount(4);
  // Names and prices cannot be empty: of a block, they stay as they are.
  await page.keyboard.press("Delete");
  await expect(grid(page).getByText("Please fill this in.")).toHaveCount(0);
  await page.keyboard.press("Escape");

  // The reason why a price cannot be used is never behind the bar with the keys.
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("abc");
  await page.keyboard.press("Enter");
  const bar = await page.getByRole("complementary", { name: "Keyboard shortcuts" }).boundingBox();
  await expect
    .poll(async () => {
      const why = await page.getByRole("alert").boundingBox();
      return why && bar && why.y + why.height <= bar.y;
    })
    .toBe(true);
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowLeft");

  await expect(status(page)).toHaveText("Saved");
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await page.keyboard.press("F2");
  await expect(page.locator(".cell-field")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(last).toBeFocused();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args: { elementCount?: number } }[];
  };
  const styled = traceEvents.filter(({ name }) => name === "UpdateLayoutTree");
  expect(styled.length).toBeGreaterThan(0);
  expect(Math.max(...styled.map(({ args }) => args.elementCount ?? 0))).toBeLessThan(250);
});
