import { expect, type Locator, type Page } from "@playwright/test";
import { readCode } from "./codes.ts";
import { test } from "./journey.ts";
import { fromOwnAddress, logInAsOperator } from "./logins.ts";
import { LONG_SHOP } from "./long-shop.ts";
import { expectAccessible, expectToFitNarrow, listenForComplaints } from "./looks.ts";

const PIXELS_PER_MM = 96 / 25.4;
const POINTS_PER_MM = 72 / 25.4;
/** The long name is hardest on the smaller card. */
const CARDS = [
  { shopId: LONG_SHOP.shopId, size: "a6", width: 105, height: 148 },
  { shopId: "demo-cafe", size: "a5", width: 148, height: 210 },
];

const stand = (shopId = "demo-cafe", size = "a6") => `/desk/shops/${shopId}/stand?size=${size}`;
const card = (page: Page) => page.getByRole("region", { name: "Stand card" });

test.beforeEach(async ({ page }) => {
  await fromOwnAddress(page);
  await logInAsOperator(page);
});

/** Where an element's content begins and ends, in millimetres from the window's top left. */
async function edges(element: Locator) {
  return element.evaluate((node, pixels) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, top, right, bottom } = range.getBoundingClientRect();
    return {
      left: left / pixels,
      top: top / pixels,
      right: right / pixels,
      bottom: bottom / pixels,
    };
  }, PIXELS_PER_MM);
}

/** Turns the window into a sheet of paper of so many millimetres. */
async function lookAsPrinted(page: Page, paper: { width: number; height: number }) {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({
    width: Math.ceil(paper.width * PIXELS_PER_MM),
    height: Math.ceil(paper.height * PIXELS_PER_MM),
  });
}

test("a card prints on one page of its size, its code leads to the menu from paper, screen and a downloaded file, and its page has no faults, however long the shop’s name", async ({
  page,
}, testInfo) => {
  const complaints = listenForComplaints(page);
  await page.addInitScript(() => {
    window.print = () => void (document.title = "printed");
  });
  await page.goto(stand());
  await page.getByRole("link", { name: "A5" }).click();
  await expect(page.getByRole("link", { name: "A5" })).toHaveAttribute("aria-current", "page");
  await page.getByRole("button", { name: "Print on A5" }).click();
  await expect(page).toHaveTitle("printed");
  expect(complaints).toEqual([]);

  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the code (SVG)" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe("demo-cafe-menu-qr.svg");
  const kept = testInfo.outputPath(file.suggestedFilename());
  await file.saveAs(kept);
  const blank = await page.context().newPage();
  await blank.goto(`file://${kept}`);
  expect(await readCode(await blank.screenshot())).toBe("https://nukkad.example/menu/demo-cafe");
  await blank.close();

  await page.emulateMedia({ colorScheme: "dark" });
  for (const { shopId, size, width, height } of CARDS) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(stand(shopId, size));
    if (size === "a6") {
      expect(await readCode(await card(page).screenshot())).toContain(shopId);
      await expectAccessible(page);
      await expectToFitNarrow(page);
    }

    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    const box = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf)?.slice(1).map(Number) ?? [];
    // Chromium rounds up to whole pixels of the screen.
    expect(Math.abs((box[0] ?? 0) / POINTS_PER_MM - width)).toBeLessThan(0.3);
    expect(Math.abs((box[1] ?? 0) / POINTS_PER_MM - height)).toBeLessThan(0.3);

    await lookAsPrinted(page, { width, height });
    expect(await readCode(await page.screenshot())).toBe(`https://nukkad.example/menu/${shopId}`);
    const around = page.locator("body :is(header, .making)").filter({ visible: true });
    await expect(around).toHaveCount(0);
    await expectCardInside(page, { width, height });
    await page.emulateMedia({ media: null });
  }
});

/** Expects of a card on paper that nothing is at the edge or over another part, and that its code is large. */
async function expectCardInside(page: Page, { width, height }: { width: number; height: number }) {
  const { left, top } = await edges(page.locator("body"));
  expect([left, top]).toEqual([0, 0]);
  for (const part of await card(page).locator("h2, p, .code").all()) {
    const at = await edges(part);
    expect(Math.min(at.left, at.top)).toBeGreaterThanOrEqual(6);
    expect(at.right).toBeLessThanOrEqual(width - 6);
    expect(at.bottom).toBeLessThanOrEqual(height - 6);
  }
  const name = await edges(card(page).locator("h2"));
  const code = await edges(card(page).locator(".code"));
  const canopy = await edges(card(page).locator(".canopy"));
  expect(name.top).toBeGreaterThanOrEqual(canopy.bottom);
  expect(name.bottom).toBeLessThanOrEqual(code.top);
  const dark = await card(page).locator(".code path").last().boundingBox();
  expect((dark?.width ?? 0) / PIXELS_PER_MM).toBeGreaterThanOrEqual(45);
}
