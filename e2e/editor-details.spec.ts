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
  const alert = field.locator("xpath=ancestor::form").getByRole("alert");
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(reason);
  await expect(alert).toHaveText(reason);
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expect(status(field.page())).not.toHaveText("Not saved");
}

test("what is wrong in the form of a dish or a section is told beside its field, in the row of a size too, and nothing is sent before it is mended; a dish without a mark shows its section’s, and says so", async ({
  page,
  baseURL,
}) => {
  await openEditor(page, String(baseURL), "wrong-item");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
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
  const dishForm = section(page, "Starters").locator(".item-form");
  const saveDish = dishForm.getByRole("button", { name: "Save", exact: true });
  const edit = async (item: string) => {
    await openMenu(page, item);
    await page.getByRole("menuitem", { name: "Edit" }).click();
  };
  await edit("Paneer Tikka");
  await page.getByRole("button", { name: "Add size" }).click();
  await page.getByLabel("Size price 3").fill("70");
  await saveDish.click();
  await expectWrong(page.getByLabel("Size name 3"), /Please name each size that has a price/);
  await expectAccessible(page, "a size without a name, and a time without the other");

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
  expect(sent).toEqual([]);
  await form.getByLabel("Section name").fill("Lunch");
  await save.click();
  await expect(status(page)).toHaveText("Saved");
  await expect(section(page, "Lunch")).toBeVisible();
  expect((await publicNames(page, "#section-1")).join()).toMatch(/11 am.*3 pm/);

  sent.length = 0;
  await page.getByLabel("Size name 3").fill("Full");
  await expect(dishForm.getByRole("alert")).toHaveCount(0);
  await saveDish.click();
  await expectWrong(page.getByLabel("Size name 3"), /Two sizes have the same name/);
  await page.getByLabel("Size name 3").fill("Family");
  await page.getByLabel("Size price 2").fill("22o");
  await saveDish.click();
  await expectWrong(page.getByLabel("Size price 2"), /Please enter a number/);
  await page.getByLabel("Size price 2").fill("220");

  await page.getByText("Allergens and calories").click();
  await page.getByLabel("Calories per serving").fill("300");
  await page.getByText("Allergens and calories").click();
  await saveDish.click();
  await expectWrong(page.getByLabel("Serving size"), /Please say what a serving is too/);
  // Half typed and not sent, it is kept on the phone.
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage).includes("Family")))
    .toBe(true);
  page.on("dialog", (asked) => asked.accept());
  await reloadEditor(page);
  await expect(page.getByText(KEPT)).toBeVisible();
  await saveDish.click();
  await expectWrong(page.getByLabel("Serving size"), /Please say what a serving is too/);
  await page.getByLabel("Serving size").fill("1 plate");
  expect(sent).toEqual([]);
  await saveDish.click();
  await expect(status(page)).toHaveText("Saved");
  const [tikka] = await publicNames(page, "#section-0 li");
  expect(tikka).toMatch(/Half.*₹120.*Full.*₹220.*Family.*₹70/s);

  // Emptied, a price cancels the edit, unless something else was edited too.
  const papad = page.getByRole("form", { name: "Papad" });
  const price = papad.getByLabel("Price", { exact: true });
  await edit("Papad");
  await price.fill("");
  await saveDish.click();
  await expect(price).toHaveCount(0);
  await edit("Papad");
  await price.fill("");
  await papad.getByLabel("Description").fill("Crisp");
  await saveDish.click();
  await expectWrong(price, /Please enter a price above 0/);
  await expect(status(page)).not.toHaveText("Saved");
  await expect(papad.getByLabel("Description")).toHaveValue("Crisp");

  await papad.getByRole("button", { name: "Cancel" }).click();

  // A dish without a mark shows its section’s, as diners see it, and says so in the list, the grid and its form.
  await pressTool(page, "Edit Lunch");
  const lunch = page.getByRole("form", { name: "Lunch", exact: true });
  await lunch.getByRole("radio", { name: "Veg", exact: true }).check({ force: true });
  await lunch.getByRole("button", { name: "Save" }).click();
  await expect(status(page)).toHaveText("Saved");
  const marks = section(page, "Lunch").locator(".item").getByRole("img");
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
  await expect(papad.getByRole("radio", { name: "No mark" })).toBeChecked();
  await papad.getByRole("button", { name: "Cancel" }).click();

  await page.setViewportSize({ width: 1280, height: 900 });
  await reloadEditor(page);
  const grid = page.getByRole("grid", { name: "Items in Lunch" });
  await expect(grid.getByRole("button", { name: "Mark: Veg (from the section)" })).toHaveCount(2);
  await expect(grid.getByRole("button", { name: "Mark: Egg" })).toBeVisible();
});
