import { expect } from "@playwright/test";
import { holdBack, logIn, openEditor, openOnTwoPhones } from "./edited-shops.ts";
import { publicNames, section, status } from "./editor-screen.ts";
import { test } from "./journey.ts";

/** One pixel. */
const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

test("the shop's details are edited, and the diner sees them", async ({ page, baseURL }) => {
  await openEditor(page, String(baseURL), "details");
  await page.getByText("Shop details").click();
  await page.getByLabel("Shop name").fill("राजू का ढाबा");
  await page.getByLabel("Phone number").fill("98480 22338");
  await page.getByLabel("Food type").fill("Pure veg");
  await page.getByLabel("Categories").fill("Chaat, hot\n\nSweets\n ");
  await page.getByLabel("Left side").fill("Timings");
  await page.getByLabel("Right side").fill("11 am to 11 pm");
  await page.getByRole("button", { name: "Add line" }).click();
  await page.getByLabel("Left side").last().fill("GST");
  await page.getByLabel("Right side").last().fill("Included");
  await page.getByRole("button", { name: "Move line 2 up" }).click();
  await page.getByRole("button", { name: "Save details" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("राजू का ढाबा");
  await expect(status(page)).toHaveText("Saved");
  expect(await publicNames(page, "h1")).toEqual(["राजू का ढाबा"]);
  expect(await publicNames(page, ".facts a")).toEqual(["98480 22338"]);
  expect(await publicNames(page, "dl div")).toEqual(["GSTIncluded", "Timings11 am to 11 pm"]);
  await page.reload();
  await page.getByText("Shop details").click();
  await expect(page.getByLabel("Categories")).toHaveValue("Chaat, hot\nSweets");
});

test("details that could not be sent stay in their fields, and so does what is typed meanwhile", async ({
  page,
  baseURL,
}) => {
  await openEditor(page, String(baseURL), "details-lost");
  await page.getByText("Shop details").click();
  await page.route("**/shop/edit/menu/**", (route) => route.abort());
  await page.getByLabel("Description").fill("Since 1962");
  await page.getByRole("button", { name: "Save details" }).click();
  await page.getByLabel("Phone number").fill("98480 22338");
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Failed to update shop details");
  await expect(page.getByLabel("Description")).toHaveValue("Since 1962");
  await expect(page.getByLabel("Phone number")).toHaveValue("98480 22338");
  await page.unroute("**/shop/edit/menu/**");
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(status(page)).toHaveText("Saved");
  await expect(page.getByLabel("Phone number")).toHaveValue("98480 22338");
  await page.getByRole("button", { name: "Save details" }).click();
  await expect(status(page)).toHaveText("Saved");
  await expect.poll(() => publicNames(page, ".facts a")).toEqual(["98480 22338"]);
});

test("details that another phone has changed are shown as they are, and nothing is overwritten", async ({
  page,
  baseURL,
}) => {
  const otherPage = await openOnTwoPhones(page, String(baseURL), "details-twice");
  for (const each of [page, otherPage]) await each.getByText("Shop details").click();
  await otherPage.getByLabel("Phone number").fill("98480 11111");
  await otherPage.getByRole("button", { name: "Save details" }).click();
  await expect(status(otherPage)).toHaveText("Saved");
  await page.getByLabel("Description").fill("Since 1962");
  await page.getByRole("button", { name: "Save details" }).click();
  await expect(page.getByRole("alert")).toContainText(
    "It was changed on another device meanwhile.",
  );
  await expect(page.getByLabel("Phone number")).toHaveValue("98480 11111");
  await expect(page.getByRole("alert")).toContainText("Since 1962");
  // Another edit, of what is now seen, leaves the one that failed in reach.
  await page.getByLabel("Food type").fill("Pure veg");
  await page.getByRole("button", { name: "Save details" }).click();
  await expect(page.getByLabel("Food type")).toHaveValue("Pure veg");
  await page.getByRole("alert").getByRole("button", { name: "Retry" }).click();
  await expect(status(page)).toHaveText("Saved");
  await expect(page.getByLabel("Description")).toHaveValue("Since 1962");
  await expect(page.getByLabel("Food type")).toHaveValue("Pure veg");
  expect(await publicNames(page, ".facts a")).toEqual(["98480 11111"]);
  await otherPage.context().close();
});

test("a picture is chosen, made small, saved, shown where the link is shared, and removed", async ({
  page,
  baseURL,
}) => {
  await openEditor(page, String(baseURL), "picture");
  await page.getByText("Shop details").click();
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
  await page.route("**/shop/edit/menu/**", (route) => route.abort());
  await page.getByRole("button", { name: "Save picture" }).click();
  await expect(page.getByRole("alert")).toContainText("Failed to update shop image");
  await page.unroute("**/shop/edit/menu/**");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(status(page)).toHaveText("Saved");
  const picture = page.getByRole("img", { name: "as it is shown now" });
  await expect(picture).toHaveJSProperty("naturalWidth", 1600);
  const address = String(await picture.getAttribute("src"));
  const menu = await (await page.request.get("/menu/picture")).text();
  expect(menu).toContain(`${address}"`);
  await page.getByRole("button", { name: "Remove picture" }).click();
  await expect(status(page)).toHaveText("Saved");
  await expect(picture).toHaveCount(0);
  expect((await page.request.get(address)).status()).toBe(404);
});

test("a picture that is chosen before the script has come is sent as well", async ({
  page,
  baseURL,
}) => {
  await logIn(page.context(), String(baseURL), "early-picture");
  const arrive = await holdBack(page, "**/assets/**");
  await page.goto("/shop/edit/menu/early-picture", { waitUntil: "commit" });
  await page.getByText("Shop details").click();
  const file = { name: "shop.png", mimeType: "image/png", buffer: Buffer.from(PNG, "base64") };
  await page.getByLabel("Choose a picture").setInputFiles(file);
  arrive();
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Save picture" }).click();
  await expect(status(page)).toHaveText("Saved");
  await expect(page.getByRole("img", { name: "as it is shown now" })).toBeVisible();
});

test("a file that is no picture is refused in words", async ({ page, baseURL }) => {
  await openEditor(page, String(baseURL), "no-picture");
  await page.getByText("Shop details").click();
  const file = { name: "shop.png", mimeType: "image/png", buffer: Buffer.from("no picture") };
  await page.getByLabel("Choose a picture").setInputFiles(file);
  await page.getByRole("button", { name: "Save picture" }).click();
  await expect(page.getByRole("alert")).toContainText("Failed to update shop image");
  await expect(page.getByRole("alert")).toContainText("must be a JPEG, PNG or WebP picture");
  await expect(section(page, "Starters")).toBeVisible();
});
