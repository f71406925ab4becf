import { chromium, type BrowserContextOptions, type Locator, type Page } from "@playwright/test";
import { makeMenuFile } from "#test/makers.ts";
import { findBrowser } from "./browser.ts";
import { longestTaskIn, TASKS } from "./longest-task.ts";
import { useOwnState } from "./own-state.ts";

// The editor with the largest menu, 60 sections and 3,000 items, in Chromium on the production build: the longest task
// while it opens, is searched, folds, scrolls, drags and saves, on a phone and then on a wide screen. What counts is the
// time of the page's own thread, four times as on a slow phone, so that other programs on this machine add little to it.
// First come three measures of this machine: the longest task while a page of one line opens, which is the browser's own,
// the same for a menu of 24 items, and the least that moving a list takes, as three rows are put into the page without its script.
// Playwright looks for elements in the page, in long tasks of its own: all are found before it counts.
useOwnState("bench-editor");

// These read NUKKAD_STATE when they are loaded.
const { openDatabase } = await import("#app/db/database.ts");
const { importMenu } = await import("#app/domain/menus/import.ts");
const { ensureBuild } = await import("./build.ts");
const { logInLocally } = await import("./local-login.ts");
const { openLocalD1 } = await import("./local-d1.ts");
const { serveBuild } = await import("./local-worker.ts");

const SHOP = "worst-case";
const SMALL_SHOP = "few-dishes";
/** A slow phone takes so many times as long. */
const SLOWED = 4;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const WIDE_SCREEN = { viewport: { width: 1400, height: 900 } };

ensureBuild();
const worker = await serveBuild({ port: 0, variables: { SPLASH_MS: "0" }, onLog: () => {} });
const home = String(await worker.ready);
const db = openDatabase(await openLocalD1(worker));
const cookie = await storeShop(SHOP, { sections: 60, items: 3_000 });
const smallCookie = await storeShop(SMALL_SHOP, { sections: 4, items: 24 });

// Watched by Playwright, Chromium finds out the line of every error. React makes one as it loads: without this flag, V8 would
// compile React DOM a second time for it, a quarter of a second that no visitor waits.
const EAGER_LINES = "--js-flags=--no-enable-lazy-source-positions";

const browser = await chromium.launch({ executablePath: findBrowser(), args: [EAGER_LINES] });
console.log("On a phone a page of one line");
const bare = await openPage(PHONE);
await benchBare(bare);
await bare.close();
console.log("On a phone the editor of 24 items");
const small = await openPage(PHONE, smallCookie);
await benchOpening(small);
await small.close();
console.log("On a phone, without its script, the editor");
const plain = await openPage(PHONE);
await benchRows(plain);
await plain.close();
console.log("On a phone the editor");
const phone = await openPage(PHONE);
await benchLooking(phone);
await benchChanging(phone);
await phone.close();
console.log("On a wide screen it");
await benchWideScreen(await openPage(WIDE_SCREEN));
await browser.close();
await worker.dispose();
process.exit(0);

/** Gives the cookie of its owner. */
async function storeShop(shopId: string, size: { sections: number; items: number }) {
  const file = makeMenuFile({ shopId, ...size });
  await importMenu(db, JSON.stringify(file), { now: Date.now() });
  return logInLocally(db, worker, shopId);
}

/** What the browser itself needs for any page: what "opens" takes is read as so many times this. */
async function benchBare(page: Page): Promise<void> {
  const { measure } = measuring(page);
  await measure("opens", () =>
    page.goto("data:text/html,<p>Chai</p>", { waitUntil: "networkidle" }),
  );
}

async function benchOpening(page: Page): Promise<void> {
  const { measure } = measuring(page);
  await measure("opens", () => page.goto(`${home}shop/edit/menu`, { waitUntil: "networkidle" }));
}

async function benchRows(page: Page): Promise<void> {
  const { measure } = measuring(page);
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(`${home}shop/edit/menu`, { waitUntil: "networkidle" });
  for (const times of ["", " again", " once more"]) {
    await measure(`takes three rows${times}`, () => page.evaluate(addRows));
  }
}

/** Puts copies of three rows above the first one. */
function addRows(): void {
  requestAnimationFrame(() => {
    const list = document.querySelector(".items");
    const rows = [...(list?.children ?? [])].slice(10, 13);
    for (const row of rows) list?.insertBefore(row.cloneNode(true), list.firstChild);
  });
}

async function benchLooking(page: Page): Promise<void> {
  const { measure } = measuring(page);
  const folds = page.locator(".section-fold");
  await benchOpening(page);
  await measure("is kept on the phone", () => page.waitForTimeout(3_000));
  await page.locator("[type=search]").focus();
  for (const keys of ["p", "a", "n", "i r", "x", "Control+a Delete"]) {
    await measure(`is searched (${keys})`, () => press(page, keys));
  }
  await measure("opens all prices", await aimAt(page.locator(".change-prices")));
  await page.getByLabel("By how much").focus();
  await measure("is shown other prices", () => press(page, "0"));
  await page.locator(".price-table").hover();
  await measure("shows prices further down", () => scroll(page, 1_000));
  await measure("shows them for a section", await aimAt(page.locator(".pick-chips label").nth(2)));
  await measure("closes them", await aimAt(page.getByRole("button", { name: "Cancel" })));
  await measure("unfolds a section", await aimAt(folds.nth(1)));
  await measure("folds it", await aimAt(folds.nth(1)));
  await measure("jumps to a section", await aimAt(page.locator(".jumps a").nth(3)));
  for (const at of [1, 2]) await (await aimAt(folds.nth(at)))();
  for (let at = 4; at < 20; at++) await (await aimAt(folds.nth(at)))();
  await measure("unfolds the 20th section", await aimAt(folds.nth(20)));
  await page.evaluate(() => scrollTo(0, 0));
  await measure("scrolls", () => scroll(page, 2_000));
}

async function benchChanging(page: Page): Promise<void> {
  const { measure, measureSaving } = measuring(page);
  await measure("opens an item's menu", await aimAt(page.locator(".item-name").nth(500)));
  await measure("opens its form", await aimAt(page.locator("[role=menuitem]").first()));
  await page.getByPlaceholder("Item name").focus();
  await measure("is typed into", () => press(page, "a b c"));
  await page.getByPlaceholder("Price").first().fill("123");
  await measureSaving("saves a price", () => press(page, "Enter"));
  const available = page.locator("[role=switch]").nth(500);
  await measureSaving("marks an item as sold out", await aimAt(available));
  await page.locator(".entry [name=name]").nth(5).fill("Zeera rice");
  await press(page, "Enter 7 0");
  await measureSaving("adds a typed dish", () => press(page, "Enter"));
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  await measureSaving("undoes it", await aimAt(undo));
  await (
    await aimAt(page.locator(".section-more").nth(10))
  )();
  const down = page.locator(".tools:popover-open [data-move=down]");
  await measureSaving("moves a section", await aimAt(down));
  await press(page, "Escape");
  const handle = page.locator(".items .handle").nth(500);
  await measureSaving("drags an item", await aimToDrag(handle, 160));
  const ofSection = page.locator(".section-header > .handle").nth(20);
  await measureSaving("drags a section", await aimToDrag(ofSection, 200));
  await measureSaving("drags it back", await aimToDrag(ofSection, -200));
}

async function benchWideScreen(page: Page): Promise<void> {
  const { measure, measureSaving } = measuring(page);
  const price = page.locator("[role=gridcell][data-of=price]").nth(3);
  await benchOpening(page);
  await measure("is kept on the device", () => page.waitForTimeout(3_000));
  await measure("is pointed at", await aimAt(price));
  await measure("is typed into", () => press(page, "1 2 3"));
  await measureSaving("saves a price", () => press(page, "Enter"));
  await measure("is moved about in", () => press(page, "ArrowDown ArrowDown ArrowRight"));
  await (
    await aimAt(price)
  )();
  await page.evaluate(() => navigator.clipboard.writeText("51\n52\n53\n54\n55\n56\n57\n58"));
  await measureSaving("takes 8 prices from the clipboard", () => press(page, "Control+v"));
  await measureSaving("undoes it", () => press(page, "Control+z"));
  await measure("jumps to a section", await aimAt(page.locator(".jumps a").nth(12)));
}

async function openPage(device: BrowserContextOptions, session = cookie): Promise<Page> {
  const permissions = ["clipboard-read", "clipboard-write"];
  const context = await browser.newContext({ ...device, permissions });
  await context.addCookies([
    { name: "session", value: session, url: home },
    // Without it, the phone keeps no menu.
    { name: "XSRF-TOKEN", value: "bench", url: home },
  ]);
  const page = await context.newPage();
  // What lets go of the thread after so many milliseconds does so as on the slow phone.
  await page.addInitScript((rate) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() * rate;
  }, SLOWED);
  return page;
}

/** Tells how long the longest task takes of what is done on a page, and until it has come to rest. */
function measuring(page: Page) {
  async function measure(what: string, act: () => Promise<unknown>, restMs = 800): Promise<void> {
    await browser.startTracing(page, { categories: TASKS });
    await act();
    await page.waitForTimeout(restMs);
    const longest = longestTaskIn(await browser.stopTracing()) * SLOWED;
    console.log(`  ${what.padEnd(34)} longest task ${Math.round(longest)} ms`);
  }
  return {
    measure,
    /** A change is sent, the menu comes back, and the phone keeps it. */
    measureSaving: (what: string, act: () => Promise<unknown>) => measure(what, act, 4_000),
  };
}

/**
 * Scrolls to an element; gives what taps it, or on a screen without touch clicks it: a mouse stays on the page, and
 * Chromium looks in each frame for what is under it.
 */
async function aimAt(locator: Locator): Promise<() => Promise<void>> {
  const { x, y } = await placeOf(locator);
  const page = locator.page();
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  return () => (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** Scrolls to a handle; gives what drags it. */
async function aimToDrag(handle: Locator, by: number): Promise<() => Promise<void>> {
  const { x, y } = await placeOf(handle);
  const { mouse } = handle.page();
  return async () => {
    await mouse.move(x, y);
    await mouse.down();
    await mouse.move(x, y + by, { steps: 20 });
    await mouse.up();
  };
}

async function placeOf(locator: Locator): Promise<{ x: number; y: number }> {
  // Cards get their real height when they become visible, so scroll twice.
  for (let turn = 0; turn < 2; turn++) {
    await locator.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await locator.page().waitForTimeout(500);
  }
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${String(locator)} is not on the screen.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function press(page: Page, keys: string): Promise<void> {
  for (const key of keys.split(" ")) await page.keyboard.press(key);
}

async function scroll(page: Page, by: number): Promise<void> {
  for (let step = 0; step < 40; step++) await page.mouse.wheel(0, by);
}
