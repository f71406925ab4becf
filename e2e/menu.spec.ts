import { existsSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { request } from "#scripts/load.ts";
import { test } from "./journey.ts";
import {
  expectAccessible,
  expectAccessibleWords,
  expectToFitNarrow,
  listenForComplaints,
} from "./looks.ts";

/** Where a section starts that a link has led to: the bar is 61 px high. */
const BELOW_BAR = 72;

/** Long menus are built of what the others are built of, so only their width is looked at. */
const REAL = existsSync("../shared/menus") ? ["manaruchulu", "nizams"] : [];

/** How far below the window's top an element starts, in whole pixels. */
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

const activeTab = (page: Page) => page.locator("nav [aria-current=true] span span");

test("tabs are lit in turn as a long menu is scrolled, stay in sight, and do not move it when the focus goes along them, and 320 px hold it", async ({
  page,
}) => {
  await page.goto("/menu/made-230");
  await expect(activeTab(page)).toHaveText(/ 1$/);
  for (const index of [3, 17, 8]) {
    await page.evaluate((at) => {
      const section = document.querySelector(`#section-${at}`);
      scrollBy(0, (section?.getBoundingClientRect().top ?? 0) - 99);
    }, index);
    await expect(activeTab(page)).toHaveText(new RegExp(` ${index + 1}$`));
    await expect(activeTab(page)).toBeInViewport({ ratio: 1 });
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(activeTab(page)).toHaveText(/ 31$/);

  await page.evaluate(() => scrollTo(0, 5000));
  await page
    .locator(".ways > *")
    .last()
    .evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
  const tab = page.locator("nav a").nth(4);
  for (let press = 0; press < 5; press++) await page.keyboard.press("Tab");
  await expect(tab).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(5000);

  await expectToFitNarrow(page);
  for (const shop of REAL) {
    await page.goto(`/menu/${shop}`);
    await expectToFitNarrow(page);
  }
});

test("tabs follow the page once it is moved by hand, work by keyboard and by finger as sizes do, bring their section below the bars at any width, and stay lit where that cannot reach the top", async ({
  page,
}) => {
  await page.goto("/menu/demo-cafe");
  await page.getByRole("link", { name: "Toasties" }).click();
  await expect(activeTab(page)).toHaveText("Toasties");
  await page.goBack();
  await expect(activeTab(page)).toHaveText("Today");

  await page.getByRole("link", { name: "Coffee", exact: true }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "चाय" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(() => topOf(page, "#section-1")).toBe(BELOW_BAR);
  await page.keyboard.press("Tab");
  await expect(page.locator("#section-1 summary").first()).toBeFocused();

  const first = page.locator("summary").first();
  const arrow = () => first.evaluate((element) => getComputedStyle(element, "::after").transform);
  const closed = await arrow();
  await first.focus();
  await page.keyboard.press("Enter");
  await expect.poll(arrow).not.toBe(closed);
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Large ₹60" })).toBeChecked();

  const item = page.locator("details", { hasText: "समोसा" });
  const plate = item.getByRole("radio", { name: "Plate of 4 ₹65" });
  await expect(plate).toBeHidden();
  await item.locator("summary").click();
  await expect(item.getByRole("radiogroup", { name: "समोसा: sizes" })).toBeVisible();
  await item.locator(".sizes").getByText("Plate of 4").click();
  await expect(plate).toBeChecked();
  await item.locator(".sizes").getByText("1 piece", { exact: true }).click();
  await expect(plate).not.toBeChecked();
  await expect(item.locator(".sizes")).toHaveCSS("max-height", "500px");
  await expect(item.locator(".sizes")).toHaveCSS("overflow-y", "auto");
  await item.locator("summary").click();
  await expect(plate).toBeHidden();

  await page.goto("/menu/demo-dhaba");
  for (const width of [360, 768, 769]) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole("link", { name: "Chicken", exact: true }).click();
    await expect.poll(() => topOf(page, "#section-3"), `at ${width} px`).toBe(BELOW_BAR);
    await expect(activeTab(page)).toHaveText("Chicken");
  }
  await page.setViewportSize({ width: 1280, height: 1400 });
  await page.getByRole("link", { name: "मीठा" }).click();
  await expect(page.locator("#section-8 li").last()).toBeInViewport();
  await expect(page).toHaveURL(/#section-8$/);
  await expect(activeTab(page)).toHaveText("मीठा");
  await page.reload();
  await expect(activeTab(page)).toHaveText("मीठा");
});

/** Where all that a selector finds begins or ends, each place once, in whole pixels. */
const edgesOf = (page: Page, selector: string, edge: "left" | "right") =>
  page
    .locator(selector)
    .evaluateAll(
      (all, side) => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect()[side])))],
      edge,
    );

test("names and what ends a row each stand in one line, also of egg dishes, sizes below a name and the bar; letters of twice the size leave times and counts of all sections in sight, and no photo on a word", async ({
  page,
}) => {
  await page.route("**/menu/demo-cafe", async (route) => {
    const reply = await route.fetch();
    const html = (await reply.text()).replaceAll('class="prices"', 'class="prices below"');
    await route.fulfill({ response: reply, body: html });
  });
  await page.goto("/menu/demo-cafe");
  await expect(page.locator(".dock")).toBeVisible();
  expect(await edgesOf(page, ".food-mark + span", "left")).toEqual([44]);
  expect(await edgesOf(page, ".only-veg, .ways > :last-child, .chalkboard", "right")).toEqual([
    344,
  ]);
  await expect(page.locator(".ways > *")).toHaveText(["Call", "Directions", "WhatsApp", "Share"]);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("button", { name: "Add Americano" }).click();
  const [sum = 0, words = 0] = await edgesOf(page, ".my-list > *", "left");
  expect(sum).toBeLessThan(words);

  await page.setViewportSize({ width: 320, height: 740 });
  await page.unrouteAll();
  await page.goto("/menu/demo-cafe");
  await expect(page.locator(".dock")).toBeVisible();
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  const covered = await page.locator("details:has(+ .photo)").evaluateAll((all) =>
    (all as HTMLDetailsElement[]).flatMap((details) => {
      details.open = true;
      const photo = details.nextElementSibling!.getBoundingClientRect();
      return [...details.querySelectorAll("small, b, [itemprop=name]")]
        .filter((part) => {
          const words = document.createRange();
          words.selectNodeContents(part);
          return [...words.getClientRects()].some(
            ({ right, bottom, top }) =>
              right > photo.left && bottom > photo.top && top < photo.bottom,
          );
        })
        .map(({ textContent }) => textContent);
    }),
  );
  expect(covered).toEqual([]);
  await page.getByRole("button", { name: "Sections" }).click();
  const ends = await edgesOf(page, ".overview :is(small, b)", "right");
  expect(Math.max(...ends)).toBeLessThanOrEqual(304);
});

test.describe("the splash", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });
  const splash = (page: Page) => page.locator(".splash");
  const letTimePass = (page: Page) =>
    page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));

  test("covers a menu that is there already, once a session, until its time is over or somebody moves, stays at a link to a section, which scrolls by itself, and is not shown where motion is unwelcome", async ({
    page,
  }) => {
    await page.goto("/menu/demo-cafe");
    await expect(splash(page)).toContainText("Powered by Nukkad");
    await expect(page.getByRole("heading", { name: "Corner Cafe" })).toBeAttached();
    await expect(activeTab(page)).toHaveCount(0);
    const duration = await splash(page).evaluate((element) =>
      getComputedStyle(element).getPropertyValue("--splash"),
    );
    expect(duration).toBe("60000ms");
    await letTimePass(page);
    await expect(splash(page)).toHaveCount(0);
    await expect(activeTab(page)).toHaveText("Today");
    await page.goto("/menu/demo-dhaba");
    await expect(splash(page)).toHaveCount(0);

    for (const act of [
      () => page.mouse.click(180, 300),
      () => page.keyboard.press("Shift"),
      () => page.mouse.wheel(0, 50),
    ]) {
      await page.evaluate(() => sessionStorage.clear());
      await page.reload();
      await expect(splash(page)).toBeVisible();
      await act();
      await expect(splash(page)).toHaveCount(0);
    }

    await page.evaluate(() => sessionStorage.clear());
    await page.goto("/menu/demo-cafe#section-5");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect(splash(page)).toBeVisible();
    await letTimePass(page);
    await expect(activeTab(page)).toHaveText("Pasta & Bowls");
    // Once what the script adds is there.
    await expect(page.locator(".dock")).toBeVisible();
    const title = page.locator("#section-5 h2");
    const gap = () =>
      title.evaluate((heading) => {
        const bar = document.querySelector(".finder")?.getBoundingClientRect().bottom;
        return heading.getBoundingClientRect().top - Number(bar);
      });
    await expect.poll(gap).toBeLessThan(24);
    expect(await gap()).toBeGreaterThanOrEqual(0);
    await page.evaluate(() => sessionStorage.clear());
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/menu/demo-dhaba");
    await expect(splash(page)).toHaveCount(0);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("goes by itself, tabs lead to their sections, and sizes open and stand in the column of prices", async ({
      page,
    }) => {
      await page.goto("/menu/demo-cafe");
      await expect(splash(page)).toBeVisible();
      await letTimePass(page);
      await expect(splash(page)).toBeHidden();
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.getByRole("link", { name: "Breakfast" }).click();
      await expect(page).toHaveURL(/#section-2$/);
      await expect.poll(() => topOf(page, "#section-2")).toBe(BELOW_BAR);
      await page.locator("#section-0 summary").first().click();
      await expect(page.locator("#section-0 .sizes").first()).toBeVisible();
      // There is no list to choose them for.
      await expect(page.getByRole("radio")).toHaveCount(0);
      expect(await edgesOf(page, "#section-0 .row :is(.prices, b)", "right")).toHaveLength(1);
      await page.getByRole("link", { name: "हिन्दी" }).click();
      await expect(page).toHaveURL("/hi/menu/demo-cafe");
      await expect(page.getByText("मेन्यू Nukkad पर बना")).toBeVisible();
      await page.getByRole("link", { name: "English" }).click();
      await expect(page).toHaveURL("/menu/demo-cafe");
    });
  });
});

/* In Hindi both have the same tags, which app/messages/same-markup.test.ts shows: only their width is looked at there. */
test("what a menu shows, and what stands in place of one that is not there, fits into 320 px in both languages, and is accessible", async ({
  page,
}) => {
  await page.goto("/menu/demo-cafe");
  await openSizes(page);
  await page.getByRole("radio").first().check();
  await expectToFitNarrow(page);
  await expectAccessible(page);
  await page.goto("/menu/demo-dhaba");
  await openSizes(page);
  await expectToFitNarrow(page);
  // It has dishes of other kinds, in the same colours.
  await expectAccessibleWords(page);
  await page.goto("/menu/none");
  await expectToFitNarrow(page);
  await expectAccessible(page);
  for (const path of ["/hi/menu/demo-cafe", "/hi/menu/none"]) {
    await page.goto(path);
    await expectToFitNarrow(page);
  }
});

const openSizes = (page: Page) =>
  page.locator("details").evaluateAll((all) => {
    for (const details of all as HTMLDetailsElement[]) details.open = true;
  });

test("nothing on a menu moves while it loads, at any width, with photos, board and rail", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const moved: number[] = [];
    // The parser may pause inside a line, and the rest then wraps: what a shop serves, behind "Closed, opens tomorrow at 8 am".
    const shareOf = ({ value, sources }: Shift) =>
      sources.length > 0 && sources.every(({ node }) => node?.parentElement?.closest(".facts"))
        ? 0
        : value;
    new PerformanceObserver((list) =>
      moved.push(...list.getEntries().map((entry) => shareOf(entry as unknown as Shift))),
    ).observe({ type: "layout-shift", buffered: true });
    Object.assign(window, { moved });
  });
  for (const width of [360, 800, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/menu/demo-cafe", { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Share" }).waitFor();
    await page.mouse.wheel(0, 900);
    await expect(page.locator(".photo img").first()).toHaveJSProperty("complete", true);
    const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
    // Below what anybody sees: a fallback font may differ by a pixel.
    expect(moved.filter((share) => share > 0.0005)).toEqual([]);
  }
});

/** An entry of https://wicg.github.io/layout-instability/, which the types of browsers lack. */
interface Shift {
  value: number;
  /** Up to five of what moved. */
  sources: { node: Node | null }[];
}

/** What a page loads before it is complete, without pictures. */
function loadedFirst(): string[] {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const loaded = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  return loaded
    .filter(({ startTime }) => startTime < (page?.loadEventStart ?? 0))
    .filter(({ initiatorType }) => initiatorType !== "img")
    .map(({ name }) => name);
}

test("the first view of a menu of 230 items takes at most 14,600 bytes over the wire in 4 requests, all of them ours", async ({
  page,
  baseURL,
}) => {
  const complaints = listenForComplaints(page);
  const english = ["made-230", ...REAL.slice(0, 1)].map((shop) => `/menu/${shop}`);
  for (const path of [...english, "/hi/menu/made-230"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    const addresses = await page.evaluate(loadedFirst);
    const html = await request({ address: `${baseURL}${path}` });
    const icon = await request({ address: `${baseURL}/favicon.svg` });
    const script = addresses.find((address) => address.endsWith(".js")) ?? "";
    const scriptBytes = await request({ address: script });
    const styles = addresses.find((address) => address.endsWith(".css")) ?? "";
    const stylesBytes = await request({ address: styles });
    console.log(
      `${path}: ${html} + script ${scriptBytes} + styles ${stylesBytes} + icon ${icon} bytes`,
    );
    expect(addresses.every((address) => address.startsWith(String(baseURL)))).toBe(true);
    // Besides the page itself and the icon of its tab.
    expect(addresses).toHaveLength(2);
    expect(html).toBeLessThanOrEqual(8_500);
    expect(scriptBytes).toBeLessThanOrEqual(4_096);
    // The first flight of a connection.
    expect(html + scriptBytes + stylesBytes + icon).toBeLessThanOrEqual(14_600);
    const { headers } = await fetch(script);
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  }
  // The worker of menus comes after all that, at most 1.5 KB in each language.
  for (const address of ["/menu-worker.js", "/hi/menu-worker.js"]) {
    const script = await (await fetch(baseURL + address)).text();
    const [, file = ""] = /importScripts\("([^"]+)"\)/.exec(script) ?? [];
    const worker = await (await fetch(baseURL + file)).text();
    const bytes = gzipSync(script).length + gzipSync(worker).length;
    console.log(`${address}: ${bytes} bytes`);
    expect(bytes).toBeLessThanOrEqual(1_536);
  }
  // Kept by the browser, the page is as it was.
  await page.goto("/menu/demo-cafe");
  await page.locator("summary").first().click();
  await page.reload();
  await expect(page.locator(".finder")).toHaveCSS("position", "sticky");
  await expect(activeTab(page)).toHaveText("Today");
  expect(complaints).toEqual([]);
});
