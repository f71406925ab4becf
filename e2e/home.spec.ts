import { expect, type Page } from "@playwright/test";
import { test } from "./journey.ts";
import { expectAccessible, expectToFitNarrow, listenForComplaints } from "./looks.ts";

const activeLink = (page: Page) => page.locator(".top-bar [aria-current=true]");

/** How far below the window's top an element starts, in pixels. */
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

/** Scrolls by hand, as it were, until an element starts so far below the window's top. */
async function bring(page: Page, selector: string, top: number) {
  await page.locator(selector).evaluate(async (element, top) => {
    scrollBy(0, Math.round(element.getBoundingClientRect().top - top));
    // What follows the page does so a frame later.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  }, top);
}

test("the top bar stays at the top in one row at any width, hides nothing its links lead to, shows where you are, and works by keyboard; the hero and the cards fade in, one card after the other, unless reduced motion is preferred", async ({
  page,
}) => {
  await page.goto("/");
  await expect(activeLink(page)).toHaveCount(0);
  for (const [id, name] of [
    ["features", "Features"],
    ["download", "Download"],
  ]) {
    await bring(page, `#${id}`, 102);
    await expect(activeLink(page)).not.toHaveText([String(name)]);
    await bring(page, `#${id}`, 99);
    await expect(activeLink(page)).toHaveText([String(name)]);
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(activeLink(page)).toHaveText(["Download"]);

  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole("link", { name: "Download", exact: true }).click();
    await expect(activeLink(page)).toHaveText(["Download"]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    expect(await topOf(page, ".top-bar")).toBe(0);
    const bar = await page.locator(".top-bar").boundingBox();
    expect(bar?.height).toBeLessThan(80);
    expect(await topOf(page, "#download h2")).toBeGreaterThan(bar?.height ?? 0);
    expect(await topOf(page, "#download")).toBeLessThanOrEqual(100);
  }

  // Where the section that was chosen cannot reach the top.
  await page.setViewportSize({ width: 1280, height: 2000 });
  await page.getByRole("link", { name: "Features", exact: true }).click();
  await expect(page).toHaveURL(/#features$/);
  await expect(activeLink(page)).toHaveText(["Features"]);
  await page.reload();
  await expect(activeLink(page)).toHaveText(["Features"]);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  for (const name of ["Nukkad", "Features", "Download"]) {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(activeLink(page)).toHaveText(["Download"]);
  await page.keyboard.press("Tab");
  const guide = page.locator("#download summary").first();
  await expect(guide).toBeFocused();
  await expect(page.locator("#download ol").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.locator("#download ol").first()).toBeHidden();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(activeLink(page)).toHaveCount(0);

  await page.emulateMedia({ reducedMotion: "no-preference" });
  // So that none of them is over before they are counted.
  await page.addInitScript(() => {
    addEventListener("animationstart", () => {
      for (const animation of document.getAnimations()) animation.pause();
    });
  });
  await page.goto("/");
  expect(await fades(page)).toEqual([80, 80, 80, 200, 320]);
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "smooth");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
  await expect(page.locator(".cards li").last()).toHaveCSS("opacity", "1");
});

/** How long each of the things that fade in waits before it does, in milliseconds. */
const fades = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => (animation as CSSAnimation).animationName === "fade-in")
      .map((animation) => animation.effect?.getTiming().delay),
  );

/* In Hindi it has the same tags: app/messages/same-markup.test.ts. */
test("the home page is accessible on a phone and on a computer, fits as narrow a screen in Hindi, takes at most 150 KB, all from us, and its icons are as large as they say", async ({
  page,
  baseURL,
}) => {
  const complaints = listenForComplaints(page);
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    expect(request.url().startsWith(String(baseURL))).toBe(true);
    sizes.push(request.sizes().then((size) => size.responseHeadersSize + size.responseBodySize));
  });
  await page.goto("/", { waitUntil: "networkidle" });
  const bytes = await Promise.all(sizes);
  const all = bytes.reduce((sum, size) => sum + size, 0);
  console.log(`home: ${all} bytes in ${bytes.length} requests`);
  expect(bytes.length).toBeGreaterThan(1);
  expect(all).toBeLessThanOrEqual(150_000);
  expect(complaints).toEqual([]);

  await expectToFitNarrow(page);
  await page.getByRole("link", { name: "Download", exact: true }).click();
  await expect(activeLink(page)).toHaveCount(1);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 740 });
  await expectAccessible(page);
  await page.goto("/hi");
  await page.setViewportSize({ width: 320, height: 740 });
  expect((await page.locator(".top-bar").boundingBox())?.height).toBeLessThan(80);
  await expectToFitNarrow(page);

  const touchIcon = await page.locator('link[rel="apple-touch-icon"]').getAttribute("href");
  const share = await page.locator('meta[property="og:image"]').getAttribute("content");
  const pictures = [
    [String(touchIcon), 180, 180],
    ["/icon-192.png", 192, 192],
    ["/icon-512.png", 512, 512],
    [new URL(String(share)).pathname, 1200, 630],
  ] as const;
  for (const [path, width, height] of pictures) {
    const response = await page.request.get(path);
    expect(response.headers()["content-type"]).toBe("image/png");
    const picture = await response.body();
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([width, height]);
    expect(picture.length).toBeLessThan(120_000);
  }
  // What a browser asks for by itself.
  const reply = await page.request.get("/favicon.ico", { maxRedirects: 0 });
  expect(reply.status()).toBe(200);
  expect(reply.headers()["content-type"]).toMatch(/^image\/(vnd\.microsoft\.icon|x-icon)/);
  const width = await page.evaluate(async () => {
    const icon = new Image();
    icon.src = "/favicon.ico";
    await icon.decode();
    return icon.naturalWidth;
  });
  expect(width).toBe(32);
});
