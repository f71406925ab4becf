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

test.describe("the top bar", () => {
  test("shows which section has come within 100 px of the top", async ({ page }) => {
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
    await page.evaluate(() => scrollTo(0, 0));
    await expect(activeLink(page)).toHaveCount(0);
  });

  for (const width of [320, 360, 1280]) {
    test(`stays at the top at ${width} px, in one row, and hides nothing that its links lead to`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto("/");
      await page.getByRole("link", { name: "Download", exact: true }).click();
      await expect(activeLink(page)).toHaveText(["Download"]);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
      expect(await topOf(page, ".top-bar")).toBe(0);
      const bar = await page.locator(".top-bar").boundingBox();
      expect(bar?.height).toBeLessThan(80);
      expect(await topOf(page, "#download h2")).toBeGreaterThan(bar?.height ?? 0);
      expect(await topOf(page, "#download")).toBeLessThanOrEqual(100);
    });
  }

  test("keeps to the section that was chosen where that cannot reach the top", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 2000 });
    await page.goto("/");
    await page.getByRole("link", { name: "Features", exact: true }).click();
    await expect(page).toHaveURL(/#features$/);
    await expect(activeLink(page)).toHaveText(["Features"]);
    await page.reload();
    await expect(activeLink(page)).toHaveText(["Features"]);
  });

  test("is gone along and followed with the keyboard, and the focus goes on from there", async ({
    page,
  }) => {
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
  });
});

test.describe("motion", () => {
  const fades = (page: Page) =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => (animation as CSSAnimation).animationName === "fade-in")
        .map((animation) => animation.effect?.getTiming().delay),
    );

  test("fades the hero and the cards in after 80 ms, one card after the other", async ({
    page,
  }) => {
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
  });

  test("is left out where it is unwelcome", async ({ page }) => {
    await page.goto("/");
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
    await expect(page.locator(".cards li").last()).toHaveCSS("opacity", "1");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("everything can be read, and the links lead to their sections", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/");
    for (const card of await page.locator(".cards li").all()) {
      await expect(card).toHaveCSS("opacity", "1");
    }
    await page.getByRole("link", { name: "Download", exact: true }).click();
    await expect(page).toHaveURL(/#download$/);
    await expect(page.getByText("“Add to Home Screen”, then “Add”")).toBeVisible();
    await expect(page.getByText("“Add to Home screen”, then “Install”")).toBeVisible();
  });
});

test("320 px hold it without scrolling sideways, also at twice the text size", async ({ page }) => {
  await page.goto("/");
  await expectToFitNarrow(page);
});

test("axe finds nothing, on a phone and on a computer", async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/#download");
    await expect(activeLink(page)).toHaveCount(1);
    await expectAccessible(page);
  }
});

test("all of it takes at most 150 KB over the wire, comes from here, and nothing is refused", async ({
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
});

test("its icons and its picture for links that are shared are what they are said to be", async ({
  page,
}) => {
  await page.goto("/");
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
});

test("who asks for nothing but /favicon.ico gets an icon that a browser can show", async ({
  page,
}) => {
  const reply = await page.request.get("/favicon.ico", { maxRedirects: 0 });
  expect(reply.status()).toBe(200);
  expect(reply.headers()["content-type"]).toMatch(/^image\/(vnd\.microsoft\.icon|x-icon)/);
  await page.goto("/");
  const width = await page.evaluate(async () => {
    const icon = new Image();
    icon.src = "/favicon.ico";
    await icon.decode();
    return icon.naturalWidth;
  });
  expect(width).toBe(32);
});
