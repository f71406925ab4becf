import { expect } from "@playwright/test";
import { openEditor } from "./edited-shops.ts";
import { publicNames, status, reloadEditor } from "./editor-screen.ts";
import { test } from "./journey.ts";

test("the shop's details are edited and the diner sees them; what could not be sent stays in its fields, and so does what is typed meanwhile", async ({
  page,
  baseURL,
}) => {
  await openEditor(page, String(baseURL), "details");
  await page.getByText("Shop details").click();
  await page.getByLabel("Shop name").fill("राजू का ढाबा");
  await page.getByLabel("Phone number").fill("98480 22338");
  await page.getByLabel("Food type").fill("Pure veg");
  await page.getByLabel("Categories").fill("Chaat, hot\n\nSweets\n ");
  await page.getByLabel("Title of line").fill("Timings");
  await page.getByLabel("Text of line").fill("11 am to 11 pm");
  await page.getByRole("button", { name: "Add line" }).click();
  await page.getByLabel("Title of line").last().fill("GST");
  await page.getByLabel("Text of line").last().fill("Included");
  await page.getByRole("button", { name: "Move line 2 up" }).click();
  await page.getByRole("button", { name: "Save details" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("राजू का ढाबा");
  await expect(status(page)).toHaveText("Saved");
  expect(await publicNames(page, "h1")).toEqual(["राजू का ढाबा"]);
  expect(await publicNames(page, ".facts a[href^=tel]")).toEqual(["98480 22338"]);
  expect(await publicNames(page, "dl div")).toEqual(["GSTIncluded", "Timings11 am to 11 pm"]);
  await reloadEditor(page);
  await page.getByText("Shop details").click();
  await expect(page.getByLabel("Categories")).toHaveValue("Chaat, hot\nSweets");

  await page.route("**/shop/edit/menu/**", (route) => route.fulfill({ status: 500 }));
  await page.getByLabel("Description").fill("Since 1962");
  await page.getByRole("button", { name: "Save details" }).click();
  await page.getByLabel("Phone number").fill("98480 55555");
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Failed to update shop details");
  await expect(page.getByLabel("Description")).toHaveValue("Since 1962");
  await expect(page.getByLabel("Phone number")).toHaveValue("98480 55555");
  await page.unroute("**/shop/edit/menu/**");
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(status(page)).toHaveText("Saved");
  await expect(page.getByLabel("Phone number")).toHaveValue("98480 55555");
  await page.getByRole("button", { name: "Save details" }).click();
  await expect(status(page)).toHaveText("Saved");
  await expect.poll(() => publicNames(page, ".facts a[href^=tel]")).toEqual(["98480 55555"]);
});

test("a picture is chosen, made small, saved, shown where the link is shared, and removed, and a file that is not a picture is refused with a reason", async ({
  page,
  baseURL,
}) => {
  await openEditor(page, String(baseURL), "picture");
  await page.getByText("Shop details").click();
  const file = { name: "shop.png", mimeType: "image/png", buffer: Buffer.from("no picture") };
  await page.getByLabel("Choose a picture").setInputFiles(file);
  const refused = page.locator(".shop-picture").getByRole("alert");
  await expect(refused).toHaveText("We can’t read this photo. Please choose a JPEG, PNG or WebP.");
  await expect(page.locator(".file-name").first()).toHaveText("");

  const large = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 4000, height: 3000 });
    const pen = canvas.getContext("2d");
    for (let y = 0; y < 3000; y += 10) {
      if (pen) pen.fillStyle = `hsl(${y} 80% 50%)`;
      pen?.fillRect(0, y, 4000, 10);
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
  const menu = await (await page.request.get("/menu/picture")).text();
  expect(menu).toContain(`${address}"`);
  await page.getByLabel("Remove picture").check();
  await page.getByRole("button", { name: "Save details" }).click();
  await expect(status(page)).toHaveText("Saved");
  await expect(picture).toHaveCount(0);
  expect((await page.request.get(address)).status()).toBe(404);
});
