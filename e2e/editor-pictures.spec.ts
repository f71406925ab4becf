import { expect, type Page } from "@playwright/test";
import { openEditor } from "./edited-shops.ts";
import { countStored, openMenu, status } from "./editor-screen.ts";
import { test } from "./journey.ts";
import { phonePhoto } from "./photos.ts";

const bytesAt = async (page: Page, address: string | null) => {
  const reply = await page.request.get(String(address));
  return reply.ok() ? (await reply.body()).toString("base64") : reply.status();
};

test("Undo puts the shop’s picture back that was replaced or removed, though the server has deleted it at once", async ({
  page,
  baseURL,
  context,
}) => {
  await openEditor(page, String(baseURL), "undone-pictures");
  await page.getByText("Shop details").click();
  const picture = page.locator(".shop-picture > img");
  const addressNow = () => picture.getAttribute("src");
  const saveDetails = () => page.getByRole("button", { name: "Save details" }).click();
  const save = async (colour: string) => {
    const file = await phonePhoto("shop.jpg", colour, { width: 900 });
    await page.getByLabel(/^Choose a/).setInputFiles(file);
    await expect(page.locator(".cropper")).toBeVisible();
    await saveDetails();
  };
  await save("tomato");
  await expect(status(page)).toHaveText("Saved");
  await expect(picture).toHaveJSProperty("complete", true);
  const address = await addressNow();
  const first = await bytesAt(page, address);

  await page.getByLabel("Remove picture").check();
  await saveDetails();
  await expect(picture).toHaveCount(0);
  await expect.poll(() => bytesAt(page, address)).toBe(404);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(picture).toBeVisible();
  await expect.poll(async () => bytesAt(page, await addressNow())).toBe(first);

  const back = await addressNow();
  await save("teal");
  await expect.poll(addressNow).not.toBe(back);
  await expect(status(page)).toHaveText("Saved");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(async () => bytesAt(page, await addressNow())).toBe(first);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(picture).toHaveCount(0);
  await expect(status(page)).toHaveText("Saved");
  await page.getByRole("button", { name: "Redo" }).click();
  await expect.poll(async () => bytesAt(page, await addressNow())).toBe(first);
  await expect(status(page)).toHaveText("Saved");

  // The phone has a picture that is saved before it has the one that goes.
  await page.evaluate(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
  await page.route("**/images/*", () => {});
  const last = await addressNow();
  await save("gold");
  await expect.poll(() => countStored(page)).toBe(1);
  await page.close({ runBeforeUnload: false });
  const revived = await context.newPage();
  await openEditor(revived, String(baseURL), "undone-pictures");
  await expect(status(revived)).toHaveText("Saved");
  const pictureThen = revived.locator(".shop-picture > img");
  expect(await pictureThen.getAttribute("src")).not.toBe(last);
});

test("Ctrl+Z puts the photo of a dish back that another one has replaced", async ({
  page,
  baseURL,
}) => {
  await openEditor(page, String(baseURL), "undone-photos");
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
  const first = await photograph("tomato");
  const second = await photograph("teal", first);
  expect(second).not.toBe(first);
  await page.keyboard.press("Control+z");
  await expect(thumb).toHaveAttribute("src", first);
  await expect(status(page)).toHaveText("Saved");
  expect(typeof (await bytesAt(page, first))).toBe("string");
  await page.keyboard.press("Control+z");
  await expect(thumb).toHaveCount(0);
});
