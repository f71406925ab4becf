import { chromium, type Page } from "@playwright/test";
import { makeMenuFile } from "#test/makers.ts";
import { findBrowser } from "./browser.ts";
import { useOwnState } from "./own-state.ts";

// The editor with the largest menu, 60 sections and 3,000 items, in Chromium on the production build, on a CPU slowed
// four times: the longest task while it opens, is searched, folds, scrolls, drags and saves.
useOwnState("bench-editor");

// These read NUKKAD_STATE when they are loaded.
const { openDatabase } = await import("#app/db/database.ts");
const { importMenu } = await import("#app/domain/menus/import.ts");
const { ensureBuild } = await import("./build.ts");
const { logInLocally } = await import("./local-login.ts");
const { openLocalD1 } = await import("./local-d1.ts");
const { serveBuild } = await import("./local-worker.ts");

const SHOP = "worst-case";
const SLOWED = 4;

ensureBuild();
const worker = await serveBuild({ port: 0, variables: { SPLASH_MS: "0" }, onLog: () => {} });
const home = String(await worker.ready);
const db = openDatabase(await openLocalD1(worker));
const file = makeMenuFile({ shopId: SHOP, sections: 60, items: 3_000 });
await importMenu(db, JSON.stringify(file), { now: Date.now() });
const cookie = await logInLocally(db, worker, SHOP);

const browser = await chromium.launch({ executablePath: findBrowser() });
const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
await page.context().addCookies([
  { name: "session", value: cookie, url: home },
  // Without it, the phone keeps no menu.
  { name: "XSRF-TOKEN", value: "bench", url: home },
]);
await page.addInitScript(() => {
  const longest = { name: "", duration: 0 };
  Object.assign(globalThis, { longest });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (duration > longest.duration) Object.assign(longest, { name, duration });
    }
  }).observe({ type: "longtask", buffered: true });
});
const devtools = await page.context().newCDPSession(page);
await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });

async function measure(what: string, act: () => Promise<unknown>): Promise<void> {
  await act();
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(500);
  const duration = await page.evaluate(() => {
    const { longest } = globalThis as unknown as { longest: { duration: number } };
    const { duration } = longest;
    longest.duration = 0;
    return duration;
  });
  const text = duration > 0 ? `longest task ${Math.round(duration)} ms` : "no task over 50 ms";
  console.log(`${what.padEnd(28)} ${text}`);
}

const saved = () => page.getByRole("status").getByText("Saved").waitFor();
const search = page.getByRole("searchbox");
const folds = page.locator(".section-fold");
await measure("opens", () => page.goto(`${home}shop/edit/menu`, { waitUntil: "networkidle" }));
await measure("is kept on the phone", () => page.waitForTimeout(3_000));
for (const letters of ["p", "pa", "pan", "panir", "panirx", ""]) {
  await measure(`is searched for “${letters}”`, () => search.fill(letters));
}
await measure("opens all prices", () => page.locator(".change-prices").click());
await measure("is shown other prices", () => page.getByLabel("By how much").pressSequentially("0"));
await measure("shows prices further down", async () => {
  await page.locator(".price-table").hover();
  for (let step = 0; step < 40; step++) await page.mouse.wheel(0, 1_000);
});
await measure("shows them for a section", () => page.locator(".pick-chips label").nth(2).click());
await measure("closes them", () => page.getByRole("button", { name: "Cancel" }).click());
await measure("unfolds a section", () => folds.nth(1).click());
await measure("folds it", () => folds.nth(1).click());
await measure("unfolds 20 sections", async () => {
  for (let at = 1; at <= 20; at++) await folds.nth(at).click();
});
await measure("scrolls", async () => {
  for (let step = 0; step < 40; step++) await page.mouse.wheel(0, 2_000);
});
await measure("opens an item's menu", () => page.locator(".item-name").nth(500).click());
await measure("opens its form", () => page.getByRole("menuitem", { name: "Edit" }).click());
await measure("is typed into", () => page.getByPlaceholder("Item name").pressSequentially("abc"));
await measure("saves a price", async () => {
  await page.getByPlaceholder("Price").first().fill("123");
  await page.keyboard.press("Enter");
  await saved();
});
await measure("marks an item as sold out", async () => {
  await page.getByRole("switch").nth(500).click();
  await saved();
});
await measure("moves a section", async () => {
  await page.locator(".tools [data-move=down]").nth(10).click();
  await saved();
});
await measure("drags an item", async () => {
  await drag(page, page.locator(".items .handle").nth(500), 160);
  await saved();
});
await measure("drags a section", async () => {
  await drag(page, page.locator(".section-header > .handle").nth(20), 200);
  await saved();
});
await browser.close();
await worker.dispose();
process.exit(0);

async function drag(page: Page, handle: ReturnType<Page["locator"]>, by: number): Promise<void> {
  // Cards get their real height when they become visible, so scroll twice.
  for (let turn = 0; turn < 2; turn++) {
    await handle.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await page.waitForTimeout(300);
  }
  const box = await handle.boundingBox();
  if (!box) return;
  const x = box.x + 20;
  const y = box.y + 20;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + by, { steps: 20 });
  await page.mouse.up();
}
