import { expect, type Page } from "@playwright/test";
import { DEMO_EDGE } from "#scripts/demo/demo-corner.ts";
import { phoneWithForm, photos, postButton, write } from "./compose-screen.ts";
import { test } from "./journey.ts";
import { expectAccessible } from "./looks.ts";
import { phonePhoto, SECRET } from "./photos.ts";
import { cards, phoneAt } from "./phones.ts";

/** Moves fingers sideways over the middle of a screen, each from one place to another. */
async function swipe(page: Page, fingers: [from: number, to: number][]) {
  const screen = await page.context().newCDPSession(page);
  const at = (share: number) =>
    fingers.map(([from, to], id) => ({ id, x: from + (to - from) * share, y: 370 }));
  await screen.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
  for (let step = 1; step <= 10; step += 1)
    await screen.send("Input.dispatchTouchEvent", {
      type: "touchMove",
      touchPoints: at(step / 10),
    });
  await screen.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("photos open over the whole screen, change by keys and swipes, zoom in, and close by Back and by a button", async ({
  browser,
}) => {
  const page = await phoneWithForm(browser, { hasTouch: true, isMobile: true });
  await write(page, "Two kites");
  const colours = ["#205080", "#a03020"];
  await photos(page).setInputFiles(
    await Promise.all(colours.map((colour, n) => phonePhoto(`${n}.jpg`, colour, { width: 800 }))),
  );
  await postButton(page).click();
  await expect(page).toHaveURL("/nearby");
  const second = cards(page)
    .filter({ hasText: "Two kites" })
    .getByRole("link", { name: "Photo 2 of 2 with this post" });
  const viewer = page.getByRole("dialog", { name: "Photos with this post" });
  const inView = (number: number) => viewer.getByRole("img", { name: `Photo ${number} of 2` });

  await expect(second).toBeVisible();
  // Made small by the form; whatever else a phone writes into a photo: image.thorough.test.ts.
  const image = await page.request.get(String(await second.getAttribute("href")));
  expect(image.headers()["content-type"]).toBe("image/webp");
  const bytes = (await image.body()).toString("latin1");
  expect(bytes).not.toContain(SECRET);
  expect(bytes).not.toContain("Exif");

  // What was sent has the feed loaded again, which is no matter of the viewer.
  // The viewer comes when all else is there.
  await page.reload({ waitUntil: "networkidle" });
  await expect(second).toBeVisible();
  const loads: string[] = [];
  page.on("request", (request) => loads.push(new URL(request.url()).pathname));
  await second.click();
  await expect(inView(2)).toBeInViewport();
  await expect(inView(1)).not.toBeInViewport();
  await expectAccessible(page);
  await page.keyboard.press("ArrowLeft");
  await expect(inView(1)).toBeInViewport();
  await expect(viewer.getByText("1 of 2")).toBeVisible();
  await swipe(page, [[320, 60]]);
  await expect(inView(2)).toBeInViewport();
  await expect(inView(1)).not.toBeInViewport();
  const width = async () => (await inView(2).boundingBox())?.width;
  // Far enough apart in time not to be four taps in a row.
  for (const [x, wide] of [
    [240, 900],
    [100, 360],
  ] as const) {
    await page.touchscreen.tap(x, 370);
    await page.touchscreen.tap(x, 370);
    await expect.poll(width).toBe(wide);
  }
  await swipe(page, [
    [160, 80],
    [200, 280],
  ]);
  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
  await page.goBack();
  await expect(viewer).toHaveCount(0);
  await expect(second).toBeFocused();
  // The page is still pinched large, so that taps would miss: zoom out first.
  await expect(async () => {
    await swipe(page, [
      [80, 160],
      [280, 200],
    ]);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  }).toPass();
  await second.click();
  await viewer.getByRole("button", { name: "Close" }).click();
  await expect(viewer).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(inView(2)).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(viewer).toHaveCount(0);
  await expect(page).toHaveURL("/nearby");
  // What lies beneath was not loaded again.
  expect(loads.filter((path) => path.endsWith(".data"))).toEqual([]);
});

test("on the smallest screen, Tab reaches every photo of a feed, with its name", async ({
  browser,
}) => {
  const viewport = { width: 320, height: 256 };
  const page = await phoneAt(browser, "quiet", { permissions: [], viewport });
  await page.goto("/nearby");
  await page.getByRole("button", { name: `Look around ${DEMO_EDGE.city}` }).click();
  await expect(cards(page).first()).toBeVisible();
  const count = await page.locator(".photos a").count();
  expect(count).toBeGreaterThan(3);
  await expect(page.getByRole("link", { name: /^Photo .*with this post$/ })).toHaveCount(count);
  // A tall photo is as wide as any.
  const single = page.locator(".photos.of-1").first();
  const width = () => single.evaluate(({ clientWidth }) => clientWidth);
  const before = await width();
  await single.evaluate((list) => list.setAttribute("data-ratio", "0.5"));
  expect(await width()).toBe(before);
  const reached = new Set<string>();
  for (let tab = 0; tab < 300 && reached.size < count; tab += 1) {
    await page.keyboard.press("Tab");
    const focused = page.locator(".photos a:focus");
    if ((await focused.count()) > 0) reached.add(String(await focused.getAttribute("href")));
  }
  expect(reached.size).toBe(count);
  // The one that is reached is loaded.
  await expect(page.locator(".photos a:focus img")).toHaveJSProperty("complete", true);

  // Whoever has gone back before the viewer fails stays where they are, and can open it later.
  const viewer = page.getByRole("dialog", { name: "Photos with this post" });
  const held = Promise.withResolvers<void>();
  await page.route(/photo-viewer/, async (route) => {
    await held.promise;
    await route.abort();
  });
  const asked = page.waitForRequest(/photo-viewer/);
  await page.keyboard.press("Enter");
  await asked;
  await page.goBack();
  const failed = page.waitForEvent("requestfailed");
  held.resolve();
  await failed;
  await page.unroute(/photo-viewer/);
  await page.locator(".photos a").first().press("Enter");
  await expect(viewer).toBeVisible();
});
