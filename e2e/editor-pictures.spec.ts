import { expect, type Page } from "@playwright/test";
import { openEditor } from "./edited-shops.ts";
import { openMenu, reloadEditor, status } from "./editor-screen.ts";
import { test } from "./journey.ts";
import { expectAccessible } from "./looks.ts";
import { phonePhoto } from "./photos.ts";

/** What the server has there, or with which status it refuses; nothing of a picture that only the phone has yet. */
const bytesAt = async (page: Page, address: string | null) => {
  if (address?.startsWith("blob:")) return undefined;
  const reply = await page.request.get(String(address));
  return reply.ok() ? (await reply.body()).toString("base64") : reply.status();
};

test("Ctrl+Z puts back the photo of a dish that another has replaced; the shop’s picture is chosen, made small, saved, shared, removed and put back, though the server has deleted it at once; it is moved by drag and by keys, and saved as it was seen", async ({
  page,
  baseURL,
}) => {
  await openEditor(page, String(baseURL), "picture");
  const thumb = page.locator(".item", { hasText: "Papad" }).locator("img");
  const photograph = async (colour: string, former = "") => {
    await openMenu(page, "Papad");
    await page.getByRole("menuitem", { name: "Edit" }).click();
    const file = await phonePhoto("a.jpg", colour);
    await page.getByLabel("Photo", { exact: true }).setInputFiles(file);
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(thumb).not.toHaveAttribute("src", former);
    return String(await thumb.getAttribute("src"));
  };
  const former = await photograph("tomato");
  const second = await photograph("teal", former);
  expect(second).not.toBe(former);
  await page.keyboard.press("Control+z");
  await expect(thumb).toHaveAttribute("src", former);
  await expect(status(page)).toHaveText("Saved");
  expect(typeof (await bytesAt(page, former))).toBe("string");
  await page.keyboard.press("Control+z");
  await expect(thumb).toHaveCount(0);

  await page.getByText("Shop details").click();
  const file = { name: "shop.png", mimeType: "image/png", buffer: Buffer.from("no picture") };
  await page.getByLabel("Choose a picture").setInputFiles(file);
  const refused = page.locator(".shop-picture").getByRole("alert");
  await expect(refused).toHaveText("We can’t read this photo. Please choose a JPEG, PNG or WebP.");
  await expect(page.locator(".file-name").first()).toHaveText("");

  const large = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 1800, height: 1350 });
    const pen = canvas.getContext("2d");
    for (let y = 0; y < 1350; y += 10) {
      if (pen) pen.fillStyle = `hsl(${y} 80% 50%)`;
      pen?.fillRect(0, y, 1800, 10);
    }
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  });
  await page.getByLabel("Choose a picture").setInputFiles({
    name: "shop.png",
    mimeType: "image/png",
    buffer: Buffer.from(large, "base64"),
  });
  await page.route("**/shop/edit/menu/**", (route) => route.fulfill({ status: 500 }));
  await expect(refused).toHaveCount(0);
  await page.getByLabel("Description").fill("Since 1962");
  await page.getByRole("button", { name: "Save details" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "update picture" })).toBeVisible();
  // One is sent after the other: both are to be refused.
  await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(2);
  await page.unroute("**/shop/edit/menu/**");
  for (let failed = 2; failed > 0; failed -= 1) {
    await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(failed);
    await page.getByRole("button", { name: "Try again" }).first().click();
  }
  await expect(status(page)).toHaveText("Saved");
  await expect(page.getByLabel("Description")).toHaveValue("Since 1962");
  const picture = page.locator(".shop-picture > img[src^='/images/']");
  await expect(picture).toHaveJSProperty("naturalWidth", 1600);
  const address = String(await picture.getAttribute("src"));
  const first = await bytesAt(page, address);
  const menu = await (await page.request.get("/menu/picture")).text();
  expect(menu).toContain(`${address}"`);
  await page.getByLabel("Remove picture").check();
  await page.getByRole("button", { name: "Save details" }).click();
  await expect(status(page)).toHaveText("Saved");
  await expect(picture).toHaveCount(0);
  await expect.poll(() => bytesAt(page, address)).toBe(404);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(picture).toBeVisible();
  await expect.poll(async () => bytesAt(page, await picture.getAttribute("src"))).toBe(first);
  await page.getByRole("button", { name: "Redo", exact: true }).click();
  await expect(picture).toHaveCount(0);
  await expect(status(page)).toHaveText("Saved");

  // Red above, blue below.
  const halves = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 900, height: 900 });
    const pen = canvas.getContext("2d");
    for (const [colour, top] of [
      ["#d00", 0],
      ["#00d", 450],
    ] as const) {
      if (pen) pen.fillStyle = colour;
      pen?.fillRect(0, top, 900, 450);
    }
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  });
  await page.getByLabel("Choose a picture").setInputFiles({
    name: "stall.png",
    mimeType: "image/png",
    buffer: Buffer.from(halves, "base64"),
  });
  const cover = page.locator(".cropper canvas");
  await expect(cover).toBeVisible();
  await reloadEditor(page);
  await expect(page.locator(".file-name")).toHaveText("stall.png");
  await expect(cover).toBeVisible();
  await cover.scrollIntoViewIfNeeded();
  const top = page.getByLabel("Up and down");
  await expect(top).toHaveValue("0.5");
  const box = await cover.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 50, (box?.y ?? 0) + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 60, { steps: 4 });
  await page.mouse.up();
  expect(Number(await top.inputValue())).toBeLessThan(0.5);
  await top.focus();
  await page.keyboard.press("Home");
  await page.getByLabel("Zoom").press("ArrowRight");
  await expectAccessible(page, "a picture to be moved", page.locator(".shop-picture"));
  await page.getByRole("button", { name: "Save details" }).click();
  await expect(status(page)).toHaveText("Saved");
  const saved = page.locator(".shop-picture > img[src^='/images/']");
  await expect(saved).toBeVisible();
  await expect(cover).toHaveCount(0);
  const seen = await saved.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const pen = canvas.getContext("2d");
    pen?.drawImage(image, 0, 0);
    const [red = 0, , blue = 0] = pen?.getImageData(width / 2, height - 5, 1, 1).data ?? [];
    return { shape: width / height, isRed: red > blue };
  });
  expect(seen.isRed).toBe(true);
  expect(seen.shape).toBeCloseTo(360 / 128, 1);
});
