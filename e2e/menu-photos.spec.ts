import { expect, type Locator, type Page, type Route } from "@playwright/test";
import { openEditor } from "./edited-shops.ts";
import { goOnline, openMenu, reloadEditor } from "./editor-screen.ts";
import { test } from "./journey.ts";
import { expectAccessible } from "./looks.ts";
import { noisyPhoto, phonePhoto, SECRET } from "./photos.ts";

test.use({ hasTouch: true });

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

test("a photo that the server refuses can be chosen again or dropped; one chosen without a network survives a reload, and is sent when the network returns; one that hardly gets smaller is made to fit", async ({
  page,
  baseURL,
}) => {
  await openEditor(page, String(baseURL), "heavy-photos");
  await page.route(UPLOADS, (route) =>
    route.fulfill({
      status: 422,
      json: { problem: { reason: "invalid-input", code: "item-photo-too-large" } },
    }),
  );
  await choosePhoto(page, "Roti", "tomato");
  const where = page.locator(".photo-status");
  const own = page.locator(".item-photo");
  await expect(where).toContainText(
    "0 of 1 photos saved. One can’t be used: please choose another, or discard it.",
  );
  await expect(where.getByRole("alert")).toContainText("Roti This photo is too large.");
  await expect(own).toContainText("This photo is too large.");
  await expect(page.getByText("still on this phone")).toHaveCount(0);
  await expect(page.getByText("keep this page open")).toHaveCount(0);
  await expect(own.locator("img")).toHaveCount(0);
  await expectAccessible(page, "a photo that is refused", where);
  await where.getByRole("button", { name: "Discard" }).click();
  await expect(where).toBeHidden();

  await page.unroute(UPLOADS);
  await page.route(UPLOADS, (route) => route.abort());
  await choosePhotoAgain(page, "teal");
  await expect(page.getByText("This photo is still on this phone.")).toBeVisible();
  await expect(where).toContainText("0 of 1 photos saved. One is still on this phone");
  await expect(where).toContainText("If you close it, uploading continues when you open it again.");
  await expect(where).toContainText("There’s no network right now");
  await expectAccessible(page, "a photo that waits", own);
  await page.getByRole("button", { name: "Cancel" }).click();
  await reloadEditor(page);
  await expect(where).toContainText("0 of 1 photos saved");
  await page.unroute(UPLOADS);
  await goOnline(page);
  await expect(where).toHaveText("The photo is saved.");
  const thumbOf = (dish: string) => page.locator(".item", { hasText: dish }).locator("img");
  const small = String(await thumbOf("Roti").getAttribute("src"));
  const isWebP = { type: "image/webp", isTold: false };
  expect(await pictureAt(page, small)).toEqual({ size: [144, 144], ...isWebP });
  const large = small.replace("-small", "");
  expect(await pictureAt(page, large)).toEqual({ size: [960, 720], ...isWebP });
  await openMenu(page, "Roti");
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await page.getByRole("button", { name: "Remove photo" }).click();
  await expect(own.locator("img")).toHaveCount(0);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(thumbOf("Roti")).toHaveCount(0);

  // A strip that hardly gets smaller, from a browser that cannot write WebP, and gives PNG in its place.
  await page.evaluate(() => {
    // oxlint-disable-next-line typescript/unbound-method
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
      toBlob.call(this, done, type === "image/webp" ? "image/png" : type, quality);
    };
  });
  await openMenu(page, "Papad");
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const heavy = await noisyPhoto("a.jpg", { width: 1000, height: 3300 });
  await page.getByLabel("Photo", { exact: true }).setInputFiles(heavy);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(thumbOf("Papad")).toHaveAttribute("src", /^\/images\/.*-small/, { timeout: 60_000 });
  const strip = String(await thumbOf("Papad").getAttribute("src")).replace("-small", "");
  const { size, type } = await pictureAt(page, strip);
  const [width = 0, height = 0] = size;
  expect(type).toBe("image/jpeg");
  expect(width).toBeLessThan(960);
  expect(height / width).toBeGreaterThan(2.9);
  expect(height / width).toBeLessThanOrEqual(3);
});

/** Expects that a picture stands whole on the screen, and not squeezed. */
async function expectWhole(
  picture: Locator,
  screen: { width: number; height: number },
  shape: number,
): Promise<void> {
  const box = await picture.boundingBox();
  if (!box) throw new Error("no picture");
  const { x, y, width, height } = box;
  expect([x, y].every((edge) => edge >= 0)).toBe(true);
  expect(x + width).toBeLessThanOrEqual(screen.width);
  expect(y + height).toBeLessThanOrEqual(screen.height);
  expect(width / height).toBeCloseTo(shape, 1);
}

test("a diner opens a dish's photo, which closes by Escape, Back, a tap and a swipe, and leaves the menu where it was; one that cannot be loaded leaves its small picture or its colour, without the icon for a broken picture", async ({
  page,
}) => {
  const viewport = { width: 360, height: 740 };
  await page.goto("/menu/demo-cafe", { waitUntil: "networkidle" });
  const link = page.getByRole("link", { name: "Filter Coffee" });
  const viewer = page.getByRole("dialog", { name: "Filter Coffee" });
  const large = viewer.locator("img");
  const openViewer = async () => {
    await link.click();
    await expect(viewer).toBeVisible();
  };
  /** Its entry in the history goes a moment later: a reload meanwhile would be broken off. */
  const expectClosed = async () => {
    await expect(viewer).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
  };
  await link.scrollIntoViewIfNeeded();
  const at = await page.evaluate(() => scrollY);
  await openViewer();
  await expect(large).toHaveJSProperty("complete", true);
  await expectAccessible(page);
  const shape = await large.evaluate(
    ({ naturalWidth, naturalHeight }: HTMLImageElement) => naturalWidth / naturalHeight,
  );
  // Whole on any screen, and not squeezed.
  for (const screen of [{ width: 740, height: 360 }, { width: 1280, height: 640 }, viewport]) {
    await page.setViewportSize(screen);
    await expectWhole(large, screen, shape);
  }

  await page.keyboard.press("Escape");
  await expectClosed();
  await expect(link).toBeFocused();

  await openViewer();
  await page.goBack();
  await expectClosed();
  await expect(page).toHaveURL("/menu/demo-cafe");
  await expect(link).toBeFocused();

  await openViewer();
  await viewer.getByRole("button", { name: "Close" }).click();
  await expectClosed();

  await openViewer();
  await swipe(page, [180, 370], [190, 520]);
  await expectClosed();
  await openViewer();
  await swipe(page, [180, 370], [60, 380]);
  await expectClosed();
  await openViewer();
  await swipe(page, [180, 370], [190, 220]);
  await expectClosed();
  await openViewer();
  await swipe(page, [180, 370], [200, 390]);
  await expect(viewer).toBeVisible();
  await page.keyboard.press("Escape");
  await expectClosed();
  expect(await page.evaluate(() => scrollY)).toBe(at);

  // The small picture fills its place while the large one loads, and stays if that cannot.
  const LARGE = /\/images\/(?!.*-small)/;
  const small = await page.locator("a.photo img").first().getAttribute("src");
  for (const hold of [() => {}, (route: Route) => route.abort()]) {
    await page.route(LARGE, hold);
    await page.getByRole("link", { name: "Filter Coffee" }).click();
    if (hold.length > 0) await expect(large).toHaveAttribute("src", new RegExp(`${small}$`));
    await expect(large).toHaveCSS("background-image", new RegExp(String(small)));
    await expect(large).toHaveCSS("height", "360px");
    await page.unroute(LARGE);
    await page.keyboard.press("Escape");
    await expect(large).toBeHidden();
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
