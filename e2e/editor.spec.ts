import { expect, type Locator, type Page } from "@playwright/test";
import { openEditor } from "./edited-shops.ts";
import {
  itemTitles,
  openMenu,
  publicNames,
  section,
  sectionTitles,
  status,
  pressTool,
  sectionTool,
} from "./editor-screen.ts";
import { test } from "./journey.ts";

/** A field's reason stands below it, on the screen. */
async function expectWrong(field: Locator, reason: RegExp): Promise<void> {
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(reason);
  const alert = field.locator("xpath=ancestor::form").getByRole("alert");
  await expect(alert).toBeInViewport({ ratio: 1 });
}

/** What is selected in the field that has the focus, in the browser. */
const selected = () => {
  const { activeElement: field } = document;
  if (!(field instanceof HTMLInputElement)) return "";
  return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
};

/** Gathers the addresses to which a page sends forms. */
function listenForForms(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  return sent;
}

test("sections and their subheaders are added, renamed, given hours and a mark, moved and deleted, by buttons and keys; errors are shown beside their field, and the diner sees the changes at once", async ({
  page,
  baseURL,
}) => {
  await openEditor(page, String(baseURL), "sections");
  const mains = section(page, "Mains");
  await expect(mains.getByText("No subheaders")).toBeVisible();
  await mains.getByRole("button", { name: "Add subheader" }).click();
  await mains.getByPlaceholder("Enter new subheader text").fill("Jain on request");
  await page.keyboard.press("Enter");
  const subheader = mains.getByRole("button", { name: "Jain on request", exact: true });
  await subheader.click();
  await mains.getByPlaceholder("Enter subheader text").fill("Jain? Ask us");
  await page.keyboard.press("Escape");
  await expect(subheader).toBeFocused();

  const starters = section(page, "Starters");
  await starters.getByRole("button", { name: "Drag Till 9 pm" }).press("ArrowLeft");
  await expect(page.getByText("Till 9 pm, 1 of 2")).toBeAttached();
  await expect(starters.getByRole("button", { name: "Drag Till 9 pm" })).toBeFocused();
  // A line that is typed into stays when another one goes.
  await starters.getByRole("button", { name: "Till 9 pm", exact: true }).click();
  const field = page.getByLabel("Edit Till 9 pm");
  await field.fill("Till 10 pm");
  await starters.getByRole("button", { name: "Served with chutney", exact: true }).click();
  await starters.getByRole("button", { name: "Delete Served with chutney" }).click();
  await expect(field).toHaveValue("Till 10 pm");
  await field.press("Enter");
  await expect(status(page)).toHaveText("Saved");
  expect(await publicNames(page, ".chips span")).toEqual(["Till 10 pm", "Jain on request"]);

  await page.getByRole("button", { name: "Add section" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Section" });
  await expect(dialog.getByRole("button", { name: "Add" })).toBeDisabled();
  const name = dialog.getByPlaceholder("Enter section name");
  await name.fill("D".repeat(121));
  await page.keyboard.press("Enter");
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/121 characters.*at most 120/);
  await name.fill("  Drinks ");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(sectionTitles(page)).toHaveText(["Starters", "Mains", "मिठाई", "Drinks"]);

  await page.getByRole("button", { name: "Starters", exact: true }).click();
  await page.getByPlaceholder("Enter section name").fill("Small plates");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Starters", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByPlaceholder("Enter section name").fill("Small plates");
  await page.keyboard.press("Enter");

  await expect(await sectionTool(page, "Move Small plates up")).toBeDisabled();
  await expect(await sectionTool(page, "Move Drinks down")).toBeDisabled();
  for (let moves = 0; moves < 3; moves++) await pressTool(page, "Move Drinks up");
  await expect(page.getByText("Drinks, 1 of 4")).toBeAttached();
  // At the top one more Enter does not turn round.
  await expect(page.getByRole("button", { name: "Move Drinks up" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(status(page)).toHaveText("Saved");
  expect(await publicNames(page)).toEqual(["Drinks", "Small plates", "Mains", "मिठाई"]);

  // Errors in the form of a section are shown beside their field, and nothing is sent before they are corrected.
  const sent = listenForForms(page);
  await pressTool(page, "Edit Mains");
  // The sheet of tools has gone, and does not lie over the form.
  await expect(page.getByRole("button", { name: "Delete Mains" })).toBeHidden();
  const form = page.getByRole("form", { name: "Mains", exact: true });
  await expect(form.getByLabel("Section name")).toBeFocused();
  const [from, to] = [form.getByLabel("Served from"), form.getByLabel("Served until")];
  const save = form.getByRole("button", { name: "Save" });
  const [left, right] = [await from.boundingBox(), await to.boundingBox()];
  expect([right?.y, right?.height]).toEqual([left?.y, left?.height]);
  expect(left?.height).toBeLessThanOrEqual(48);
  await from.focus();
  await page.keyboard.type("10");
  await save.click();
  await expectWrong(from, /Please enter a time, such as 08:30/);
  await from.fill("11:00");
  await save.click();
  await expectWrong(to, /Please enter both times, or neither/);
  expect(sent).toEqual([]);
  await to.fill("15:00");
  await form.getByLabel("Section name").fill("Lunch");
  await form.getByRole("radio", { name: "Veg", exact: true }).check({ force: true });
  await save.click();
  await expect(status(page)).toHaveText("Saved");
  expect((await publicNames(page, "#section-2")).join()).toMatch(/^Lunch.*11 am.*3 pm/s);
  // Its dishes show its mark, in the list and on a wide screen.
  const marks = section(page, "Lunch").locator(".item").getByRole("img");
  await expect(marks.first()).toHaveAccessibleName("Veg (from the section)");
  await expect(marks.first().locator(".is-veg")).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  const grid = page.getByRole("grid", { name: "Items in Lunch" });
  await expect(grid.getByRole("button", { name: "Mark: Veg (from the section)" })).toHaveCount(3);
  await page.setViewportSize({ width: 360, height: 740 });

  await pressTool(page, "Delete Lunch");
  const sure = page.getByRole("dialog", { name: "Delete Section" });
  await expect(sure).toContainText('Are you sure you want to delete the section "Lunch"?');
  await expect(sure).toContainText("Its 3 items go with it.");
  await expect(sure).toContainText("This action cannot be undone.");
  await sure.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "More options for Lunch" })).toBeFocused();
  await pressTool(page, "Delete Lunch");
  await sure.getByRole("button", { name: "Delete" }).click();
  await expect(status(page)).toHaveText("Saved");
  await expect(sectionTitles(page)).toHaveText(["Drinks", "Small plates", "मिठाई"]);
  expect(await publicNames(page)).toEqual(["Drinks", "Small plates", "मिठाई"]);
});

test("items and their sizes are added, edited in place, and deleted, each from its menu, also by keys; a price is changed by a tap on it; errors are shown beside their field, in the row of a size too", async ({
  page,
  baseURL,
}) => {
  await openEditor(page, String(baseURL), "items");
  await openMenu(page, "Papad");
  await expect(page.getByRole("menuitem", { name: "Edit" })).toBeFocused();
  await expect(page.getByRole("menuitem", { name: "Move down" })).toBeDisabled();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Move up" })).toBeFocused();
  await openMenu(page, "Roti");
  await expect(page.getByRole("menu")).toHaveCount(1);
  await expect(page.getByRole("menu", { name: "Roti" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Roti", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Starters" }).click({ position: { x: 1, y: 1 } });
  await expect(page.getByRole("menu")).toHaveCount(0);

  const edit = async (item: string) => {
    await openMenu(page, item);
    await page.getByRole("menuitem", { name: "Edit" }).click();
  };
  const form = page.locator(".item-form");
  const save = form.getByRole("button", { name: "Save", exact: true });
  const sent = listenForForms(page);
  await edit("Paneer Tikka");
  await page.getByRole("button", { name: "Add size" }).click();
  await page.getByLabel("Size price 3").fill("330");
  await save.click();
  await expectWrong(page.getByLabel("Size name 3"), /Please name each size that has a price/);
  await page.getByLabel("Size name 3").fill("12");
  await expect(form.getByRole("alert")).toHaveCount(0);
  await page.getByLabel("Size price 2").fill("22o");
  await save.click();
  await expectWrong(page.getByLabel("Size price 2"), /Please enter a number/);
  await page.getByLabel("Size price 2").fill("220");
  // A field that is wrong is shown though it is folded away.
  await page.getByText("Allergens and calories").click();
  await page.getByLabel("Calories per serving").fill("300");
  await page.getByText("Allergens and calories").click();
  await save.click();
  await expectWrong(page.getByLabel("Serving size"), /Please say what a serving is too/);
  await page.getByLabel("Serving size").fill("1 plate");
  expect(sent).toEqual([]);
  await page.getByRole("button", { name: "Add size" }).click();
  await page.keyboard.type("6");
  await page.getByRole("button", { name: "Remove size 1" }).click();
  await expect(page.getByLabel("Size name 1")).toBeFocused();
  await page.getByRole("button", { name: "Move size 3 up" }).click();
  await expect(page.getByRole("button", { name: "Move size 2 up" })).toBeFocused();
  await expect(page.getByText("6, 2 of 3")).toBeAttached();
  for (let more = 0; more < 3; more++) await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Move size 1 up" })).toBeFocused();
  await expect(page.getByLabel("Size name 1")).toHaveValue("6");
  await save.click();
  await expect(status(page)).toHaveText("Saved");
  const sizes = ["Regular₹100", "6", "Full₹220", "12₹330"];
  expect(await publicNames(page, ".sizes label")).toEqual(sizes);

  // A tap on a price leads to the price, which the next keys replace, and the focus comes back to it.
  const price = page.getByRole("button", { name: "Price of Papad, ₹130" });
  const box = await price.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await price.click();
  const papad = page.getByRole("form", { name: "Papad" });
  await expect(papad.getByText("No size options")).toBeVisible();
  await expect(papad.getByLabel("Price", { exact: true })).toBeFocused();
  expect(await page.evaluate(selected)).toBe("130");
  await page.keyboard.type("45");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Price of Papad, ₹45" })).toBeFocused();
  // With sizes, to the first of them, and a price of its own that repeats it comes along.
  const tikka = (shown: string) =>
    page.getByRole("button", { name: `Price of Hara Bhara Kabab, ${shown}`, exact: true });
  await edit("Hara Bhara Kabab");
  await page.getByRole("button", { name: "Add size" }).click();
  await page.keyboard.type("Jumbo");
  await page.keyboard.press("Enter");
  // Enter behind the name of a size leads to its price.
  await expect(page.getByLabel("Size price 1")).toBeFocused();
  await page.keyboard.type("११०");
  await page.keyboard.press("Enter");
  await tikka("₹110").click();
  await expect(page.getByLabel("Size price 1")).toBeFocused();
  await page.keyboard.type("115");
  await page.keyboard.press("Enter");
  await expect(tikka("₹115")).toBeFocused();

  // Emptied, a price cancels the edit, unless something else was edited too.
  const own = papad.getByLabel("Price", { exact: true });
  await edit("Papad");
  await own.fill("");
  await save.click();
  await expect(own).toHaveCount(0);
  await edit("Papad");
  await own.fill("");
  await papad.getByLabel("Description").fill("Crisp");
  await save.click();
  await expectWrong(own, /Please enter a price above 0/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Papad", exact: true })).toBeFocused();

  const mains = section(page, "Mains");
  await mains.getByRole("button", { name: "Add item" }).click();
  const dialog = page.getByRole("dialog", { name: "Add New Item to Mains" });
  const add = dialog.getByRole("button", { name: "Add" });
  await dialog.getByPlaceholder("Enter item name").fill("Jeera Rice");
  await expect(add).toBeDisabled();
  await dialog.getByPlaceholder("Enter price").fill("0");
  await expect(add).toBeDisabled();
  await dialog.getByPlaceholder("Enter price").fill("72.5");
  await add.click();
  await expect(mains.getByRole("button", { name: "Add item" })).toBeFocused();
  await edit("Jeera Rice");
  await expect(page.getByPlaceholder("Item name")).toBeFocused();
  await expect(page.getByPlaceholder("Price").first()).toHaveValue("72.50");
  await page.getByPlaceholder("Item name").fill("Ghee Rice");
  await save.click();
  await expect(page.getByRole("button", { name: "Ghee Rice", exact: true })).toBeFocused();
  await expect(status(page)).toHaveText("Saved");
  expect(await publicNames(page, "#section-0 li")).toContain("Papad₹45");
  expect((await publicNames(page, "#section-1 li")).at(-1)).toBe("Ghee Rice₹72.50");

  await edit("Ghee Rice");
  await page.getByPlaceholder("Item name").fill(" ");
  await page.keyboard.press("Enter");
  await openMenu(page, "Ghee Rice");
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const sure = page.getByRole("dialog", { name: "Delete Item" });
  await expect(sure).toContainText('Are you sure you want to delete the item "Ghee Rice"?');
  await sure.getByRole("button", { name: "Delete" }).click();
  await expect(mains.getByRole("button", { name: "Add item" })).toBeFocused();
  await expect(itemTitles(mains)).toHaveText(["Dal Makhani", "Kadai Paneer", "Roti"]);
  await openMenu(page, "Gulab Jamun");
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await sure.getByRole("button", { name: "Delete" }).click();
  await expect(section(page, "मिठाई").getByText("No items yet")).toBeVisible();
  await expect(status(page)).toHaveText("Saved");
  expect(await publicNames(page, "#section-1 li")).toHaveLength(3);
});
