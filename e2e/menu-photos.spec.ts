import { expect, type Page } from "@playwright/test";
import { openEditor } from "./edited-shops.ts";
import { openMenu } from "./editor-screen.ts";
import { test } from "./journey.ts";
import { expectAccessible } from "./looks.ts";
import { phonePhoto, SECRET } from "./photos.ts";

const UPLOADS = "**/shop/edit/menu/*/photos";

async function choosePhoto(page: Page, item: string, colour: string) {
  await openMenu(page, item);
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await page.getByLabel("Photo", { exact: true }).setInputFiles(await phonePhoto("a.jpg", colour));
  await expect(page.getByText("This photo is still on this phone.")).toBeVisible();
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
  const where = page.locator(".photo-status");
  await expect(where).toContainText("0 of 1 photos saved. One is still on this phone");
  await expect(where).toContainText("If you close it, they go on when you open it again.");
  await expect(where).toContainText("There’s no network right now");
  await expectAccessible(page);
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

  await page.reload({ waitUntil: "networkidle" });
  await expect(where).toBeHidden();
  await openMenu(page, "Chilli Gobi");
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await page.getByRole("button", { name: "Remove photo" }).click();
  await expect(thumb).toHaveCount(0);
});
