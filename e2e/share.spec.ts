import { readFileSync } from "node:fs";
import { expect, type Browser, type Page } from "@playwright/test";
import { readCode } from "./codes.ts";
import { logIn } from "./edited-shops.ts";
import { test } from "./journey.ts";
import { fromOwnAddress } from "./logins.ts";
import { expectAccessible, expectToFitNarrow, listenForComplaints } from "./looks.ts";

const SHARE = "/shop/share";
const PHONE =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";

/** Somebody's phone, as one that programs do not drive, and the reports that it sends. */
async function phoneOf(browser: Browser, baseURL: string) {
  const context = await browser.newContext({
    baseURL,
    userAgent: PHONE,
    viewport: { width: 360, height: 740 },
    serviceWorkers: "block",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const { "CF-Connecting-IP": address = "" } = await fromOwnAddress(page);
  const reports: { path: string; headers: Promise<Record<string, string>>; body: string | null }[] =
    [];
  context.on("request", (request) => {
    const path = new URL(request.url()).pathname;
    if (!path.endsWith("/opened")) return;
    reports.push({ path, headers: request.allHeaders(), body: request.postData() });
  });
  return { context, page, reports, address };
}

/** Opens a menu, and comes back once it has its share button, which it gets right after it has reported. */
async function read(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator("header .ways button")).toBeVisible();
  await page.waitForLoadState("networkidle");
}

const figures = (page: Page) => page.locator("dd").allTextContents();

test("each phone reports a menu once, without a cookie, and its owner's phone does not", async ({
  browser,
  baseURL,
}) => {
  const owner = await phoneOf(browser, String(baseURL));
  await logIn(owner.context, String(baseURL), "demo-dhaba");
  await owner.page.goto(SHARE);
  await expect(owner.page.getByText("Nobody has opened it yet.")).toBeVisible();
  await read(owner.page, "/menu/demo-dhaba");
  expect(owner.reports).toEqual([]);

  // Once a day, not for people who do not want to be counted, and again if the network lost it: report-opened.test.ts.
  const diner = await phoneOf(browser, String(baseURL));
  await diner.context.addCookies([{ name: "language", value: "hi", url: String(baseURL) }]);
  await read(diner.page, "/menu/demo-dhaba?table=7");
  await read(diner.page, "/hi/menu/demo-dhaba");
  await expect
    .poll(() => diner.reports.map(({ path }) => path))
    .toEqual(["/menu/demo-dhaba/opened"]);
  for (const { headers, body } of diner.reports) {
    expect(body).toBeNull();
    expect(await headers).not.toHaveProperty("cookie");
  }
  await owner.page.goto(SHARE);
  expect(await figures(owner.page)).toEqual(["1", "1", "1"]);
});

test("an owner copies the link and the message, downloads the code as a picture that can be scanned, and prints stands of tables one a page, each with its number and code", async ({
  page,
  context,
  baseURL,
}, testInfo) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const complaints = listenForComplaints(page);
  await logIn(page.context(), String(baseURL), "demo-cafe");
  await page.goto(SHARE);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
  expect(await copied()).toBe("https://nukkad.example/menu/demo-cafe");
  await page.getByRole("button", { name: "Copy message" }).click();
  await expect.poll(copied).toMatch(/^Namaste! .*\nhttps:\/\/nukkad\.example\/menu\/demo-cafe$/);

  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Picture (PNG)" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe("demo-cafe-menu-qr.png");
  const kept = testInfo.outputPath(file.suggestedFilename());
  await file.saveAs(kept);
  expect(await readCode(readFileSync(kept))).toBe("https://nukkad.example/menu/demo-cafe");

  await page.getByText("Day by day").click();
  await expect(page.getByRole("cell").first()).toBeVisible();
  await expectAccessible(page);
  await expectToFitNarrow(page);

  await page.getByLabel("How many tables?").fill("3");
  await page.getByRole("button", { name: "Make table stands" }).click();
  await page.getByRole("link", { name: "A5" }).click();
  for (const table of [1, 3]) {
    const card = page.getByRole("region", { name: `Stand for table ${table}` });
    await expect(card).toContainText(String(table));
    expect(await readCode(await card.screenshot())).toBe(
      `https://nukkad.example/menu/demo-cafe?table=${table}`,
    );
  }
  await expectAccessible(page);
  await expectToFitNarrow(page);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(3);

  expect(complaints).toEqual([]);
});
