import { expect, type Locator } from "@playwright/test";
import { openEditor } from "./edited-shops.ts";
import {
  KEPT,
  openMenu,
  pressTool,
  publicNames,
  reloadEditor,
  section,
  status,
} from "./editor-screen.ts";
import { test } from "./journey.ts";
import { expectAccessible } from "./looks.ts";

/** A field's reason stands below it, on the screen. */
async function expectWrong(field: Locator, reason: RegExp): Promise<void> {
  const page = field.page();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(reason);
  await expect(page.getByRole("alert")).toHaveText(reason);
  await expect(page.getByRole("alert")).toBeInViewport({ ratio: 1 });
  await expect(status(page)).not.toHaveText("Not saved");
}

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

test("what is wrong in a dish's form is told beside its field, in the row of its size too, and nothing is sent before it is mended", async ({
  page,
  baseURL,
}) => {
  await openEditor(page, String(baseURL), "wrong-item");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  const save = page.getByRole("button", { name: "Save", exact: true });
  const edit = async (item: string) => {
    await openMenu(page, item);
    await page.getByRole("menuitem", { name: "Edit" }).click();
  };
  await edit("Paneer Tikka");
  await page.getByRole("button", { name: "Add size" }).click();
  await page.getByLabel("Size price 3").fill("70");
  await save.click();
  await expectWrong(page.getByLabel("Size name 3"), /Please name each size that has a price/);
  await expectAccessible(page, "a size without a name");
  await page.getByLabel("Size name 3").fill("Full");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await save.click();
  await expectWrong(page.getByLabel("Size name 3"), /Two sizes have the same name/);
  await page.getByLabel("Size name 3").fill("Family");
  await page.getByLabel("Size price 2").fill("22o");
  await save.click();
  await expectWrong(page.getByLabel("Size price 2"), /Please enter a number/);
  await page.getByLabel("Size price 2").fill("220");

  await page.getByText("Allergens and calories").click();
  await page.getByLabel("Calories per serving").fill("300");
  await page.getByText("Allergens and calories").click();
  await save.click();
  await expectWrong(page.getByLabel("Serving size"), /Please say what a serving is too/);
  // Half typed and not sent, it is kept on the phone.
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage).includes("Family")))
    .toBe(true);
  page.on("dialog", (asked) => asked.accept());
  await reloadEditor(page);
  await expect(page.getByText(KEPT)).toBeVisible();
  await save.click();
  await expectWrong(page.getByLabel("Serving size"), /Please say what a serving is too/);
  await page.getByLabel("Serving size").fill("1 plate");
  expect(sent).toEqual([]);
  await save.click();
  await expect(status(page)).toHaveText("Saved");
  const [tikka] = await publicNames(page, "#section-0 li");
  expect(tikka).toMatch(/Half.*₹120.*Full.*₹220.*Family.*₹70/s);

  // Emptied, a price cancels the edit, unless something else was edited too.
  const papad = page.getByRole("form", { name: "Papad" });
  const price = papad.getByLabel("Price", { exact: true });
  await edit("Papad");
  await price.fill("");
  await save.click();
  await expect(price).toHaveCount(0);
  await edit("Papad");
  await price.fill("");
  await papad.getByLabel("Description").fill("Crisp");
  await save.click();
  await expectWrong(price, /Please enter a price above 0/);
  await expect(status(page)).not.toHaveText("Saved");
  await expect(papad.getByLabel("Description")).toHaveValue("Crisp");
});

test("a section's form stays open with the reason beside the time that is missing, and its times stand beside each other", async ({
  page,
  baseURL,
}) => {
  await openEditor(page, String(baseURL), "wrong-section");
  await pressTool(page, "Edit Mains");
  const form = page.getByRole("form", { name: "Mains" });
  const [from, to] = [form.getByLabel("Served from"), form.getByLabel("Served until")];
  const save = form.getByRole("button", { name: "Save" });
  const [left, right] = [await from.boundingBox(), await to.boundingBox()];
  expect([right?.y, right?.height]).toEqual([left?.y, left?.height]);
  expect(left?.height).toBeLessThanOrEqual(48);
  await from.fill("08:00");
  await save.click();
  await expectWrong(to, /Please enter both times, or neither/);
  await expectAccessible(page, "a time without the other");
  await from.fill("");
  await to.fill("11:00");
  await save.click();
  await expectWrong(from, /Please enter both times, or neither/);
  await from.focus();
  await page.keyboard.type("10");
  await save.click();
  await expectWrong(from, /Please enter a time, such as 08:30/);
  await from.fill("11:00");
  await save.click();
  await expectWrong(to, /Both times are the same/);
  await to.fill("15:00");
  await form.getByLabel("Section name").fill(" ");
  await save.click();
  await expectWrong(form.getByLabel("Section name"), /Please fill this in/);
  await form.getByLabel("Section name").fill("Lunch");
  await save.click();
  await expect(status(page)).toHaveText("Saved");
  await expect(section(page, "Lunch")).toBeVisible();
  expect((await publicNames(page, "#section-1")).join()).toMatch(/11 am.*3 pm/);
});

test("a dish without a mark shows its section's, as diners see it, and says so in the list, the grid and its form", async ({
  page,
  baseURL,
}) => {
  await openEditor(page, String(baseURL), "section-mark");
  await pressTool(page, "Edit Mains");
  const form = page.getByRole("form", { name: "Mains", exact: true });
  await form.getByRole("radio", { name: "Veg", exact: true }).check({ force: true });
  await form.getByRole("button", { name: "Save" }).click();
  await expect(status(page)).toHaveText("Saved");
  const marks = section(page, "Mains").locator(".item").getByRole("img");
  for (const mark of await marks.all()) {
    await expect(mark).toHaveAccessibleName("Veg (from the section)");
    await expect(mark.locator(".is-veg")).toBeVisible();
  }
  await expect(marks).toHaveCount(3);
  await openMenu(page, "Roti");
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const roti = page.getByRole("form", { name: "Roti" });
  await expect(roti.getByRole("radio", { name: "Same as the section: Veg" })).toBeChecked();
  await roti.getByRole("radio", { name: "Egg" }).check({ force: true });
  await roti.getByRole("button", { name: "Save" }).click();
  await expect(marks.last()).toHaveAccessibleName("Egg");
  await openMenu(page, "Papad");
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const papad = page.getByRole("form", { name: "Papad" });
  await expect(papad.getByRole("radio", { name: "No mark" })).toBeChecked();
  await papad.getByRole("button", { name: "Cancel" }).click();

  await page.setViewportSize({ width: 1280, height: 900 });
  await reloadEditor(page);
  const grid = page.getByRole("grid", { name: "Items in Mains" });
  await expect(grid.getByRole("button", { name: "Mark: Veg (from the section)" })).toHaveCount(2);
  await expect(grid.getByRole("button", { name: "Mark: Egg" })).toBeVisible();
});
