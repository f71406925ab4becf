import { expect, type Browser, type Page } from "@playwright/test";
import { tileAt, writeTile } from "#app/domain/places/tiles.ts";
import { DEMO_EDGE } from "#scripts/demo/demo-corner.ts";
import { CORNERS } from "./corners.ts";
import { test } from "./journey.ts";
import { cards, moveTo, phoneAt, settle } from "./phones.ts";

/* What pages that a script takes over weigh the first time. A request costs a slow phone more than the kilobyte it brings. */

interface Weight {
  requests: number;
  /** Headers and bodies, compressed as the local server does. */
  bytes: number;
  /** How many of these bytes are photos. */
  ofPhotos: number;
  /** How urgent the browser takes the scripts to be. */
  scriptPriorities: Set<string>;
  layoutShift: number;
}

/** Opens a page with an empty cache on a slow phone, and weighs it once it is taken over, all is quiet, and `until` holds. */
async function weigh(page: Page, path: string, until?: () => Promise<unknown>): Promise<Weight> {
  const weight = { requests: 0, bytes: 0, ofPhotos: 0, scriptPriorities: new Set<string>() };
  const asked = new Set<string>();
  const loading = new Set<string>();
  const photos = new Set<string>();
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.clearBrowserCache");
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  session.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    weight.requests += 1;
    asked.add(requestId);
    loading.add(requestId);
    if (request.url.includes("/images/")) photos.add(requestId);
    if (type === "Script") weight.scriptPriorities.add(request.initialPriority);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    // The previous page may still be loading photos.
    if (!asked.has(requestId)) return;
    loading.delete(requestId);
    weight.bytes += encodedDataLength;
    if (photos.has(requestId)) weight.ofPhotos += encodedDataLength;
  });
  session.on("Network.loadingFailed", ({ requestId }) => loading.delete(requestId));
  await page.addInitScript(observeShifts);
  await page.goto(path, { waitUntil: "networkidle" });
  await page.waitForFunction(() => document.querySelector(".unready") === null);
  // A photo may be asked for only as the page is laid out, and come after the network was quiet.
  await until?.();
  await expect.poll(() => loading.size).toBe(0);
  const layoutShift = await page.evaluate(
    () => (globalThis as unknown as { shifted: number }).shifted,
  );
  await session.detach();
  const { requests, bytes, ofPhotos } = weight;
  console.log(
    `${path}: ${requests} requests, ${bytes} bytes, ${ofPhotos} of photos, shift ${layoutShift}`,
  );
  return { ...weight, layoutShift };
}

function observeShifts() {
  const page = Object.assign(globalThis, { shifted: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) page.shifted += (entry as never as Shift).value;
  }).observe({ type: "layout-shift", buffered: true });
}

type Shift = { value: number };

function expectLight({ requests, bytes, layoutShift }: Weight, most = { bytes: Infinity }) {
  // The framework alone is nearly this much: all of the scripts were seen.
  expect(bytes).toBeGreaterThan(60_000);
  expect.soft(bytes).toBeLessThanOrEqual(most.bytes);
  expect.soft(requests).toBeLessThanOrEqual(12);
  expect.soft(layoutShift).toBeLessThanOrEqual(0.02);
}

async function lookAroundDemo(browser: Browser): Promise<Page> {
  const page = await phoneAt(browser, "quiet", { permissions: [] });
  await page.goto("/nearby");
  await page.getByRole("button", { name: `Look around ${DEMO_EDGE.city}` }).click();
  await expect(cards(page).first()).toBeVisible();
  return page;
}

test("the ways to choose a place, a feed and a thread come in at most 12 requests and 120 KB each, the login in 90 KB; all stay put, and their scripts wait for what is seen", async ({
  browser,
}) => {
  const page = await phoneAt(browser, "busy");
  expectLight(await weigh(page, "/shop/login"), { bytes: 90_000 });
  expectLight(await weigh(page, "/nearby"), { bytes: 120_000 });
  await settle(page);
  const feed = await weigh(page, "/nearby");
  expectLight(feed, { bytes: 120_000 });
  const thread = await cards(page)
    .nth(3)
    .getByRole("link", { name: /comment/i })
    .getAttribute("href");
  const opened = await weigh(page, String(thread));
  expectLight(opened, { bytes: 120_000 });
  for (const { scriptPriorities } of [feed, opened]) expect([...scriptPriorities]).toEqual(["Low"]);
});

test("a feed loads only the photos that are about to be seen, and a thread with a photo is as light but for the photo", async ({
  browser,
}) => {
  const page = await lookAroundDemo(browser);
  const seen: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/images/")) seen.push(request.url());
  });
  expectLight(await weigh(page, "/nearby"), { bytes: 120_000 });
  const photos = page.locator(".photos img");
  expect(await photos.count()).toBeGreaterThan(seen.length + 1);
  const heights = await cards(page).evaluateAll((all) => all.map((card) => card.clientHeight));
  await photos.last().scrollIntoViewIfNeeded();
  await expect.poll(() => seen.at(-1)).toContain(await photos.last().getAttribute("src"));
  const after = await cards(page).evaluateAll((all) => all.map((card) => card.clientHeight));
  expect(after).toEqual(heights);
  const thread = await cards(page)
    .filter({ has: page.locator(".photos.of-1") })
    .first()
    .getByRole("link", { name: /comment/i })
    .getAttribute("href");
  expectLight(await weigh(page, String(thread)), { bytes: 120_000 });
});

test("a full feed of shops, plans, long posts and large photos takes at most 120 KB, also where it begins with a photo; others load once somebody scrolls, and open in the viewer even if they cannot be loaded in full", async ({
  browser,
}) => {
  const page = await phoneAt(browser, "full");
  await moveTo(page, writeTile(tileAt(CORNERS.photo) ?? 0), "the photo");
  expectLight(await weigh(page, "/nearby"), { bytes: 120_000 });
  expect(await loadedPhotos(page)).toEqual([true, false, false, false]);
  await settle(page);
  expectLight(await weigh(page, "/nearby"), { bytes: 120_000 });
  await expect(cards(page)).toHaveCount(17);
  expect(await photosOnScreen(page)).toEqual([false, false, false, false]);
  expect(await loadedPhotos(page)).toEqual([false, false, false, false]);
  const { width, height } = page.viewportSize()!;
  const top = await page.locator(".photos").first().evaluate(topOf);
  // This page would load the photo as well, and so into the cache.
  await page.goto("about:blank");
  await page.setViewportSize({ width, height: Math.ceil(top) + 1 });
  const hasFirst = () => expect.poll(() => loadedPhotos(page)).toEqual([true, false, false, false]);
  const withPhoto = await weigh(page, "/nearby", hasFirst);
  expectLight(withPhoto, { bytes: 120_000 });
  expect(withPhoto.ofPhotos).toBeGreaterThan(5_000);
  await page.setViewportSize({ width, height });
  await page.reload();
  await page.mouse.wheel(0, 20);
  await expect.poll(async () => (await loadedPhotos(page))[0]).toBe(true);
  const whole = page.locator(".photos a").first();
  const size = await page.request.get(String(await whole.getAttribute("href")));
  expect((await size.body()).length).toBeGreaterThan(150_000);

  const held = Promise.withResolvers<void>();
  const isWhole = /images\/[\w-]+-\d\.\w+$/;
  await page.route(isWhole, async (route) => {
    await held.promise;
    await route.abort();
  });
  await whole.click();
  const shown = page.getByRole("dialog").getByRole("img");
  await expect(shown).toHaveAttribute("src", /-small\.webp$/);
  await expect(shown).toHaveJSProperty("complete", true);
  held.resolve();
  await expect(page.getByText("The full photo can’t be loaded right now.")).toBeVisible();
  await page.unroute(isWhole);
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(shown).toHaveAttribute("src", isWhole);
  await expect(page.getByText("The full photo can’t be loaded right now.")).toHaveCount(0);
});

/** Whether each photo has been loaded. */
const loadedPhotos = (page: Page) =>
  page
    .locator(".photos img")
    .evaluateAll((all) => all.map((img) => (img as HTMLImageElement).naturalWidth > 0));

/** How far from the top of the page an element is that has not been scrolled. */
const topOf = (element: Element) => element.getBoundingClientRect().top;

/** Whether each photo is on the screen, at least in part. */
const photosOnScreen = (page: Page) =>
  page
    .locator(".photos")
    .evaluateAll((all) => all.map((list) => list.getBoundingClientRect().top < innerHeight));
