import { expect, test, type Page } from "@playwright/test";

/** The width between the margins of an A4 page. */
const PAPER = { width: 703, height: 1000 };

/** Opens a menu with its script, and lets it come to rest. */
async function open(page: Page, shopId: string): Promise<void> {
  await page.goto(`/menu/${shopId}`);
  await page.locator(".dock").waitFor();
}

/** Expects that no dish of a menu that is printed lies in two columns. */
async function expectNoneSplit(page: Page, shopId: string): Promise<void> {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: "print" });
  // Of a page of that height, further ones follow on the right: each is as good as a sheet of paper.
  const split = await page.evaluate(() => {
    Object.assign(document.body.style, { height: "600px", columnFill: "auto" });
    const rows = [...document.querySelectorAll("section li")];
    return rows.filter((row) => row.getClientRects().length !== 1).length;
  });
  expect(split, shopId).toBe(0);
  const columns = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(columns).toBeGreaterThan(2 * PAPER.width);
  await page.emulateMedia({ media: "screen" });
}

test("a menu of 230 items prints in two columns on at most six pages, without what only a screen can do, and no dish is split between two columns or pages", async ({
  page,
}) => {
  await open(page, "made-230");
  await expect(page.locator("img[src$='code.svg']")).toBeHidden();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(6);

  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Today’s prices")).toBeVisible();
  const lefts = await page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll("section li")].map((row) => row.getBoundingClientRect().left),
    ),
  ]);
  expect(lefts).toHaveLength(2);
  for (const hidden of [".finder", ".dock", ".plus", ".sizes", "footer .button"]) {
    await expect(page.locator(hidden).first()).toBeHidden();
  }
  await expectNoneSplit(page, "made-230");

  // The sizes of a dish that is open are printed once, in its row.
  await open(page, "demo-cafe");
  await page.locator("summary").first().click();
  await expect(page.locator("[open] .sizes")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("[open] .sizes")).toBeHidden();
  await expectNoneSplit(page, "demo-cafe");
});

test("a menu's code is loaded before anybody prints, and after what a screen shows; sizes that a section's dishes share stand once, above their prices, until it is printed", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (sent) => asked.push(new URL(sent.url()).pathname));
  await open(page, "demo-dhaba");
  const code = page.locator("img[src$='code.svg']");
  await expect.poll(() => code.evaluate((img: HTMLImageElement) => img.naturalWidth)).not.toBe(0);
  const place = asked.indexOf("/menu/demo-dhaba/code.svg");
  expect(place).toBeGreaterThan(asked.findIndex((path) => /sheets.*\.css$/.test(path)));
  expect(place).toBeGreaterThan(asked.findIndex((path) => /extras.*\.js$/.test(path)));

  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: "print" });
  const rice = page.locator("section", { hasText: "Steamed Rice" });
  const row = rice.locator("li", { hasText: "Steamed Rice" });
  await expect(row.locator(".prices")).toContainText("Half ₹70");
  // The script is loaded last; the browser says this of itself when it prints.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await expect(rice.locator(".heads span")).toHaveText(["Half", "Full"], { timeout: 100 });
  }).toPass();
  await expect(row.locator(".prices").getByText("Half")).toBeHidden();
  // At one moment: what is still loading may move the section to the other column.
  const [prices, heads] = await rice.evaluate((section) =>
    ["li:first-child .prices > span", ".heads span"].map((selector) =>
      [...section.querySelectorAll(selector)].map((one) => one.getBoundingClientRect().right),
    ),
  );
  expect(prices).toEqual(heads);
  // Egg dishes count their eggs, among dishes of halves and fulls.
  const eggs = page.locator("li", { hasText: "Egg Curry" });
  await expect(eggs.getByText("2 eggs").first()).toBeVisible();
  await expect(page.locator(".awning svg")).toBeVisible();
  await expect(page.locator("body > footer")).toContainText(/Prices as of \d+ \w+ \d{4}/);

  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(page.locator(".heads, .in-columns, .awning svg, .printed-on")).toHaveCount(0);

  // A menu without dishes prints its code, and nothing that only a screen can do.
  await page.goto("/menu/no-dishes", { waitUntil: "networkidle" });
  await page.emulateMedia({ media: "print" });
  await expect(code).toBeVisible();
  await expect(page.locator(".ways")).toBeHidden();
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });
  test("a menu prints with its code and no more pages", async ({ page }) => {
    await page.goto("/menu/made-230");
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(6);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("img[src$='code.svg']")).toBeVisible();
    await expect(page.locator("section b").first()).toHaveCSS("display", "flex");
  });
});
