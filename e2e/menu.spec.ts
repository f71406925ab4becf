import { existsSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { request } from "#scripts/load.ts";
import { test } from "./journey.ts";
import { expectAccessible, expectToFitNarrow, listenForComplaints } from "./looks.ts";

/** How far below the window's top an element starts, in whole pixels. */
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

const activeTab = (page: Page) => page.locator(".tabs [aria-current=true]");

test.describe("tabs", () => {
  test("bring their section to 180 px below the top, 160 on a wide screen", async ({ page }) => {
    for (const { width, offset } of [
      { width: 360, offset: 180 },
      { width: 768, offset: 180 },
      { width: 769, offset: 160 },
    ]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto("/menu/demo-dhaba");
      await page.getByRole("link", { name: "Chicken", exact: true }).click();
      await expect.poll(() => topOf(page, "#section-3"), `at ${width} px`).toBe(offset);
      await expect(activeTab(page)).toHaveText("Chicken");
    }
  });

  test("are lit in turn as the page is scrolled, and stay in sight themselves", async ({
    page,
  }) => {
    await page.goto("/menu/made-230");
    await expect(activeTab(page)).toHaveText(/ 1$/);
    for (const index of [3, 17, 8]) {
      await page.evaluate((at) => {
        const section = document.querySelector(`#section-${at}`);
        scrollBy(0, (section?.getBoundingClientRect().top ?? 0) - 179);
      }, index);
      await expect(activeTab(page)).toHaveText(new RegExp(` ${index + 1}$`));
      await expect(activeTab(page)).toBeInViewport({ ratio: 1 });
    }
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(activeTab(page)).toHaveText(/ 31$/);
  });

  test("light the one that was chosen even where its section cannot reach the top", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 1400 });
    await page.goto("/menu/demo-dhaba");
    await page.getByRole("link", { name: "मीठा" }).click();
    await expect(page.locator("#section-8 li").last()).toBeInViewport();
    await expect(page).toHaveURL(/#section-8$/);
    await expect(activeTab(page)).toHaveText("मीठा");
    await page.reload();
    await expect(activeTab(page)).toHaveText("मीठा");
  });

  test("do not move the page when the focus goes along them", async ({ page }) => {
    await page.goto("/menu/made-230");
    await page.evaluate(() => scrollTo(0, 5000));
    await page
      .locator(".facts a")
      .evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
    for (let press = 0; press < 5; press++) await page.keyboard.press("Tab");
    await expect(page.locator(".tabs a").nth(4)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(5000);
  });

  test("follow the page again once it is moved by hand", async ({ page }) => {
    await page.goto("/menu/demo-cafe");
    await page.getByRole("link", { name: "Toasties" }).click();
    await expect(activeTab(page)).toHaveText("Toasties");
    await page.goBack();
    await expect(activeTab(page)).toHaveText("Coffee");
  });

  test("are reached and followed with the keyboard", async ({ page }) => {
    await page.goto("/menu/demo-cafe");
    await page.locator(".facts a").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "चाय" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect.poll(() => topOf(page, "#section-1")).toBe(180);
    await page.keyboard.press("Tab");
    await expect(page.locator("#section-1 summary").first()).toBeFocused();
  });
});

test.describe("size options", () => {
  test("open and close, scroll above 500 px, and mark the one that is chosen", async ({ page }) => {
    await page.goto("/menu/demo-cafe");
    const item = page.locator("details", { hasText: "समोसा" });
    const plate = item.getByRole("radio", { name: "Plate of 4 ₹65" });
    await expect(plate).toBeHidden();
    await item.locator("summary").click();
    await expect(item.getByRole("radiogroup", { name: "समोसा: sizes" })).toBeVisible();
    await item.getByText("Plate of 4").click();
    await expect(plate).toBeChecked();
    await item.getByText("1 piece", { exact: true }).click();
    await expect(plate).not.toBeChecked();
    await expect(item.locator(".sizes")).toHaveCSS("max-height", "500px");
    await expect(item.locator(".sizes")).toHaveCSS("overflow-y", "auto");
    await item.locator("summary").click();
    await expect(plate).toBeHidden();
  });

  test("turn their arrow", async ({ page }) => {
    await page.goto("/menu/demo-cafe");
    const summary = page.locator("summary").first();
    const arrow = () =>
      summary.evaluate((element) => getComputedStyle(element, "::after").transform);
    const closed = await arrow();
    await summary.click();
    await expect.poll(arrow).not.toBe(closed);
  });

  test("are opened and chosen with the keyboard", async ({ page }) => {
    await page.goto("/menu/demo-cafe");
    await page.locator("summary").first().focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name: "Large ₹60" })).toBeChecked();
  });
});

test.describe("the splash", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });
  const splash = (page: Page) => page.locator(".splash");
  const letTimePass = (page: Page) =>
    page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));

  test("covers a menu that is already there, in the product's name", async ({ page }) => {
    await page.goto("/menu/demo-cafe");
    await expect(splash(page)).toContainText("powered by Nukkad");
    await expect(page.getByRole("heading", { name: "Corner Cafe" })).toBeAttached();
    await expect(activeTab(page)).toHaveCount(0);
    const duration = await splash(page).evaluate((element) =>
      getComputedStyle(element).getPropertyValue("--splash"),
    );
    expect(duration).toBe("60000ms");
  });

  test("goes when its time is over, and then the first tab is lit", async ({ page }) => {
    await page.goto("/menu/demo-cafe");
    await letTimePass(page);
    await expect(splash(page)).toHaveCount(0);
    await expect(activeTab(page)).toHaveText("Coffee");
  });

  for (const [gesture, act] of Object.entries({
    tap: (page: Page) => page.mouse.click(180, 300),
    key: (page: Page) => page.keyboard.press("Shift"),
    scroll: (page: Page) => page.mouse.wheel(0, 50),
  })) {
    test(`goes at once at a ${gesture}`, async ({ page }) => {
      await page.goto("/menu/demo-cafe");
      await expect(splash(page)).toBeVisible();
      await act(page);
      await expect(splash(page)).toHaveCount(0);
    });
  }

  test("stays at a link to a section, which scrolls by itself", async ({ page }) => {
    await page.goto("/menu/demo-cafe#section-5");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect(splash(page)).toBeVisible();
    await letTimePass(page);
    await expect(activeTab(page)).toHaveText("Pasta & Bowls");
  });

  test("is shown once in a browser session", async ({ page }) => {
    await page.goto("/menu/demo-cafe");
    await expect(splash(page)).toBeVisible();
    await page.goto("/menu/demo-dhaba");
    await expect(splash(page)).toHaveCount(0);
  });

  test("is not shown where motion is unwelcome", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/menu/demo-cafe");
    await expect(splash(page)).toHaveCount(0);
  });

  test("leaves room for smooth scrolling", async ({ page }) => {
    await page.goto("/menu/demo-cafe");
    await expect(page.locator("html")).toHaveCSS("scroll-behavior", "smooth");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("tabs lead to their sections, sizes open and can be chosen", async ({ page }) => {
    await page.goto("/menu/demo-cafe");
    await page.getByRole("link", { name: "Breakfast" }).click();
    await expect(page).toHaveURL(/#section-2$/);
    await expect.poll(() => topOf(page, "#section-2")).toBe(180);
    await page.locator("#section-0 summary").first().click();
    await page.getByText("Large", { exact: true }).first().click();
    await expect(page.getByRole("radio", { name: "Large ₹60" })).toBeChecked();
  });

  test.describe("with motion", () => {
    test.use({ contextOptions: { reducedMotion: "no-preference" } });

    test("the splash goes by itself", async ({ page }) => {
      await page.goto("/menu/demo-cafe");
      const splash = page.locator(".splash");
      await expect(splash).toBeVisible();
      await page.evaluate(() =>
        document.getAnimations().forEach((animation) => animation.finish()),
      );
      await expect(splash).toBeHidden();
    });
  });
});

/** The real ones make sure of the width alone: what they are built of is what the others are built of. */
const REAL = existsSync("../shared/menus") ? ["/menu/manaruchulu", "/menu/nizams"] : [];
const MADE = ["/menu/demo-cafe", "/menu/demo-dhaba", "/menu/made-230", "/menu/none", "/menu"];

for (const path of REAL) {
  test(`a screen of 320 px holds ${path} without scrolling sideways`, async ({ page }) => {
    await page.goto(path);
    await expectToFitNarrow(page);
  });
}

for (const path of MADE) {
  test(`a screen of 320 px holds ${path} without scrolling sideways, and axe finds nothing`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectToFitNarrow(page);
    for (const details of await page.locator("summary").all()) await details.click();
    if (path.endsWith("demo-cafe")) await page.getByRole("radio").first().check();
    await expectAccessible(page);
  });
}

test("a menu of 230 items takes at most 10 KB over the wire in 3 requests, all of them ours", async ({
  page,
  baseURL,
}) => {
  const menus = ["made-230", ...(existsSync("../shared/menus") ? ["manaruchulu"] : [])];
  for (const shop of menus) {
    const addresses: string[] = [];
    const note = (sent: { url: () => string }) => addresses.push(sent.url());
    page.on("request", note);
    await page.goto(`/menu/${shop}`, { waitUntil: "networkidle" });
    page.off("request", note);
    const html = await request({ address: `${baseURL}/menu/${shop}` });
    const icon = await request({ address: `${baseURL}/favicon.svg` });
    const script = addresses.find((address) => address.endsWith(".js")) ?? "";
    const scriptBytes = await request({ address: script });
    console.log(`${shop}: ${html} + script ${scriptBytes} + icon ${icon} bytes`);
    expect(addresses.every((address) => address.startsWith(String(baseURL)))).toBe(true);
    expect(addresses.length).toBeLessThanOrEqual(3);
    expect(scriptBytes).toBeLessThanOrEqual(2_048);
    expect(html + scriptBytes + icon).toBeLessThanOrEqual(10_240);
  }
});

test("the script is kept for ever, and the second load of a menu is answered 304", async ({
  page,
  baseURL,
}) => {
  await page.goto("/menu/made-230");
  const script = await page.locator("script[src]").getAttribute("src");
  const headers = (await page.request.get(String(script))).headers();
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  const first = await page.request.get(`${baseURL}/menu/made-230`);
  const again = await page.request.get(`${baseURL}/menu/made-230`, {
    headers: { "If-None-Match": String(first.headers()["etag"]) },
  });
  expect(again.status()).toBe(304);
});

test("nothing on the page is refused by its own policy, at the first visit and at the next", async ({
  page,
}) => {
  const complaints = listenForComplaints(page);
  await page.goto("/menu/demo-cafe");
  await page.locator("summary").first().click();
  await page.reload();
  await expect(page.locator(".tabs")).toHaveCSS("position", "sticky");
  await expect(activeTab(page)).toHaveText("Coffee");
  expect(complaints).toEqual([]);
});

test("any other address leads home, where the demo menus are linked", async ({ page }) => {
  await page.goto("/no/such/page");
  await expect(page).toHaveURL("/");
  await page.getByRole("link", { name: "राजू का ढाबा" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("राजू का ढाबा");
});
