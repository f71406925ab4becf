import { expect, type Page, type Route } from "@playwright/test";
import { openEditor } from "./edited-shops.ts";
import { openMenu } from "./editor-screen.ts";
import { test } from "./journey.ts";
import { expectAccessible } from "./looks.ts";
import { noisyPhoto, phonePhoto, SECRET } from "./photos.ts";

const UPLOADS = "**/shop/edit/menu/*/photos";

async function choosePhoto(page: Page, item: string, colour: string) {
  await openMenu(page, item);
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await page.getByLabel("Photo", { exact: true }).setInputFiles(await phonePhoto("a.jpg", colour));
}

async function choosePhotoAgain(page: Page, colour: string) {
  await page.getByLabel("Photo", { exact: true }).setInputFiles(await phonePhoto("b.jpg", colour));
}

/** The size of the picture at an address, as a browser sees it, and whether a place or a maker is in its bytes. */
const pictureAt = async (page: Page, address: string) => {
  const reply = await page.request.get(address);
  const body = await reply.body();
  const size = await page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, address);
  return { size, type: reply.headers()["content-type"], isTold: body.includes(SECRET) };
};

test("a photo chosen without a network survives a reload, and goes with the network", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openEditor(page, String(baseURL), "photos");
  await page.route(UPLOADS, (route) => route.abort());
  await choosePhoto(page, "Chilli Gobi", "tomato");
  await expect(page.getByText("This photo is still on this phone.")).toBeVisible();
  const where = page.locator(".photo-status");
  await expect(where).toContainText("0 of 1 photos saved. One is still on this phone");
  await expect(where).toContainText("If you close it, uploading continues when you open it again.");
  await expect(where).toContainText("There’s no network right now");
  for (const part of [where, page.locator(".item-photo")])
    await expectAccessible(page, "a photo that waits", part);
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.reload({ waitUntil: "networkidle" });
  await expect(where).toContainText("0 of 1 photos saved");

  await page.unroute(UPLOADS);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(where).toHaveText("The photo is saved.");
  const thumb = page.locator(".item", { hasText: "Chilli Gobi" }).locator("img");
  const small = String(await thumb.getAttribute("src"));
  expect(await pictureAt(page, small)).toEqual({
    size: [144, 144],
    type: "image/webp",
    isTold: false,
  });
  expect(await pictureAt(page, small.replace("-small", ""))).toEqual({
    size: [960, 720],
    type: "image/webp",
    isTold: false,
  });

  await openMenu(page, "Chilli Gobi");
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await page.getByRole("button", { name: "Remove photo" }).click();
  await expect(page.locator(".item-photo img")).toHaveCount(0);
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.reload({ waitUntil: "networkidle" });
  await expect(page.locator(".item", { hasText: "Chilli Gobi" })).toBeVisible();
  await expect(where).toBeHidden();
  await expect(thumb).toHaveCount(0);
});

test("a photo that the server refuses is not said to wait, and asks for another choice or goes; one that hardly gets smaller, and a strip of one, are made to fit", async ({
  page,
  baseURL,
}) => {
  test.slow();
  await openEditor(page, String(baseURL), "heavy-photos");
  await page.route(UPLOADS, (route) =>
    route.fulfill({
      status: 422,
      json: { problem: { reason: "invalid-input", code: "item-photo-too-large" } },
    }),
  );
  await choosePhoto(page, "Roti", "tomato");
  const where = page.locator(".photo-status");
  await expect(where).toContainText(
    "0 of 1 photos saved. One can’t be used: please choose another, or discard it.",
  );
  await expect(where.getByRole("alert")).toContainText("Roti This photo is too large.");
  await expect(page.locator(".item-photo")).toContainText("This photo is too large.");
  await expect(page.getByText("still on this phone")).toHaveCount(0);
  await expect(page.getByText("keep this page open")).toHaveCount(0);
  await expect(page.locator(".item-photo img")).toHaveCount(0);
  for (const part of [where, page.locator(".item-photo")])
    await expectAccessible(page, "a photo that is refused", part);
  await where.getByRole("button", { name: "Discard" }).click();
  await expect(where).toBeHidden();

  await choosePhotoAgain(page, "orange");
  await expect(where.getByRole("alert")).toBeVisible();
  await page.unroute(UPLOADS);
  await choosePhotoAgain(page, "teal");
  await expect(where).toHaveText("The photo is saved.");

  await page.getByRole("button", { name: "Cancel" }).click();
  const heavy = [
    ["Papad", await noisyPhoto("a.jpg", { width: 720, height: 2400 })],
    ["Chilli Gobi", await noisyPhoto("b.jpg", { width: 2000, height: 300 })],
  ] as const;
  for (const [dish, photo] of heavy) {
    await openMenu(page, dish);
    await page.getByRole("menuitem", { name: "Edit" }).click();
    await page.getByLabel("Photo", { exact: true }).setInputFiles(photo);
    await page.getByRole("button", { name: "Cancel" }).click();
    const thumb = page.locator(".item", { hasText: dish }).locator("img");
    await expect(thumb).toHaveAttribute("src", /^\/images\/.*-small/, { timeout: 60_000 });
    const small = String(await thumb.getAttribute("src"));
    const { size } = await pictureAt(page, small.replace("-small", ""));
    const [width = 0, height = 0] = size;
    expect(width).toBeLessThanOrEqual(960);
    expect(Math.max(width, height) / Math.min(width, height)).toBeGreaterThan(2.9);
  }
});

test("a diner opens a dish's photo, which closes by Escape, Back, a tap and a swipe, and leaves the menu where it was", async ({
  page,
  browser,
  baseURL,
}) => {
  // This owner's browser cannot write WebP, and gives PNG in its place.
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
      toBlob.call(this, done, type === "image/webp" ? "image/png" : type, quality);
    };
  });
  await openEditor(page, String(baseURL), "photos");
  await choosePhoto(page, "Gulab Jamun", "orange");
  await expect(page.locator(".photo-status")).toHaveText("The photo is saved.");

  const viewport = { width: 360, height: 740 };
  const phone = await browser.newContext({
    baseURL: String(baseURL),
    hasTouch: true,
    viewport,
    serviceWorkers: "allow",
  });
  await phone.addInitScript(() => sessionStorage.setItem("splash-seen", "1"));
  const menu = await phone.newPage();
  await menu.goto("/menu/photos", { waitUntil: "networkidle" });
  const link = menu.getByRole("link", { name: "Gulab Jamun" });
  const viewer = menu.getByRole("dialog", { name: "Gulab Jamun" });
  const large = viewer.locator("img");
  await expect(link.locator("img")).toHaveJSProperty("naturalWidth", 144);
  expect(await link.getAttribute("href")).toMatch(/-960x720\.jpg$/);
  const openViewer = async () => {
    await link.click();
    await expect(viewer).toBeVisible();
  };
  /** Its entry in the history goes a moment later: a reload meanwhile would be broken off. */
  const expectClosed = async () => {
    await expect(viewer).toBeHidden();
    await expect.poll(() => menu.evaluate(() => history.state as unknown)).toBeNull();
  };
  await link.scrollIntoViewIfNeeded();
  const at = await menu.evaluate(() => scrollY);
  await openViewer();
  await expect(large).toHaveJSProperty("naturalWidth", 960);
  await expectAccessible(menu);
  // Whole on any screen, and not squeezed.
  for (const screen of [{ width: 740, height: 360 }, { width: 1280, height: 640 }, viewport]) {
    await menu.setViewportSize(screen);
    const box = await large.boundingBox();
    const { x = -1, y = -1, width = 0, height = 0 } = box ?? {};
    expect(x >= 0 && y >= 0 && x + width <= screen.width && y + height <= screen.height).toBe(true);
    expect(width / height).toBeCloseTo(960 / 720, 1);
  }

  await menu.keyboard.press("Escape");
  await expectClosed();
  await expect(link).toBeFocused();

  await openViewer();
  await menu.goBack();
  await expectClosed();
  await expect(menu).toHaveURL("/menu/photos");
  await expect(link).toBeFocused();

  await openViewer();
  await viewer.getByRole("button", { name: "Close" }).click();
  await expectClosed();

  await openViewer();
  await swipe(menu, [180, 370], [190, 520]);
  await expectClosed();
  await openViewer();
  await swipe(menu, [180, 370], [60, 380]);
  await expectClosed();
  await openViewer();
  await swipe(menu, [180, 370], [190, 220]);
  await expectClosed();
  await openViewer();
  await swipe(menu, [180, 370], [200, 390]);
  await expect(viewer).toBeVisible();
  await menu.keyboard.press("Escape");
  await expectClosed();
  expect(await menu.evaluate(() => scrollY)).toBe(at);

  // What was opened once is there without a network too.
  await menu.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await menu.reload({ waitUntil: "networkidle" });
  await openViewer();
  await expect(large).toHaveJSProperty("naturalWidth", 960);
  await phone.setOffline(true);
  await menu.reload();
  await expect(link.locator("img")).toHaveJSProperty("naturalWidth", 144);
  await expect(menu.getByRole("button", { name: "Search the menu" })).toBeVisible();
  await openViewer();
  await expect(large).toHaveJSProperty("naturalWidth", 960);
});

test("a photo's small picture fills its place while the large one loads, and stays if that cannot; one that cannot be had at all leaves its colour, without the sign for a broken picture", async ({
  page,
}) => {
  const LARGE = /\/images\/(?!.*-small)/;
  await page.goto("/menu/demo-cafe", { waitUntil: "networkidle" });
  const photo = page.getByRole("dialog", { name: "Filter Coffee" }).locator("img");
  const small = await page.locator("a.photo img").first().getAttribute("src");
  for (const hold of [() => {}, (route: Route) => route.abort()]) {
    await page.route(LARGE, hold);
    await page.getByRole("link", { name: "Filter Coffee" }).click();
    if (hold.length > 0) await expect(photo).toHaveAttribute("src", new RegExp(`${small}$`));
    await expect(photo).toHaveCSS("background-image", new RegExp(String(small)));
    await expect(photo).toHaveCSS("height", "360px");
    await page.unroute(LARGE);
    await page.keyboard.press("Escape");
    await expect(photo).toBeHidden();
  }

  await page.route("**/images/*", (route) => route.abort());
  await page.goto("/menu/demo-dhaba");
  await expect(page.locator(".dock")).toBeVisible();
  for (const image of await page.locator(".photo img").all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).not.toHaveAttribute("src");
    expect((await image.boundingBox())?.width).toBe(72);
  }
  const picture = page.locator(".viewer img");
  await page.evaluate(() => {
    const count = (target: Element) => Number(target.getAttribute("data-failed")) + 1;
    const note = ({ target }: Event) =>
      (target as Element).setAttribute("data-failed", `${count(target as Element)}`);
    document.querySelector(".viewer img")?.addEventListener("error", note);
  });
  await page.locator("a.photo").first().click();
  await expect(picture).toHaveAttribute("data-failed", "1");
  await expect(picture).not.toHaveAttribute("src");
});

/** A finger that moves over the page from one point to another. */
async function swipe(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...points: [number, number][]) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map(([x, y]) => ({ x, y })),
    });
  await touch("touchStart", from);
  await touch("touchMove", to);
  await touch("touchEnd");
}
