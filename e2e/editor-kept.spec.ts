import { expect } from "@playwright/test";
import { logIn, openEditor } from "./edited-shops.ts";
import { KEPT, openMenu, publicNames, section, status, reloadEditor } from "./editor-screen.ts";
import { test } from "./journey.ts";
import { otherPhone } from "./other-phone.ts";

const selected = () => {
  const { activeElement: field } = document;
  if (!(field instanceof HTMLInputElement)) return "";
  return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
};

test("a tap on a price leads to the price, which the next keys replace, and the focus comes back to it; with sizes, to the first of them", async ({
  page,
  baseURL,
}) => {
  await openEditor(page, String(baseURL), "price-tapped");
  const price = page.getByRole("button", { name: "Price of Papad, ₹130" });
  const box = await price.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await price.click();
  const field = page.getByRole("form", { name: "Papad" }).getByLabel("Price", { exact: true });
  await expect(field).toBeFocused();
  expect(await page.evaluate(selected)).toBe("130");
  await page.keyboard.type("45");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Price of Papad, ₹45" })).toBeFocused();
  await expect(status(page)).toHaveText("Saved");
  expect(await publicNames(page, "#section-0 li")).toContain("Papad₹45");

  await page.getByRole("button", { name: "Papad", exact: true }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await expect(page.getByRole("form", { name: "Papad" }).getByLabel("Item name")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(
    section(page, "Starters").getByRole("button", { name: "Papad", exact: true }),
  ).toBeFocused();

  // Of a dish with sizes it leads to the first of them, and a price of its own that repeats it comes along.
  for (const [price, shown] of [
    ["100", "₹100, ₹220"],
    ["110", "₹110, ₹220"],
  ]) {
    await page.getByRole("button", { name: "Price of Paneer Tikka" }).click();
    await expect(page.getByLabel("Size price 1")).toBeFocused();
    await page.keyboard.type(String(price));
    await page.keyboard.press("Enter");
    await expect(
      page.getByRole("button", { name: `Price of Paneer Tikka, ${shown}`, exact: true }),
    ).toBeVisible();
  }
  await expect(status(page)).toHaveText("Saved");
  expect(await publicNames(page, ".sizes label")).toEqual(["Half₹110", "Full₹220"]);
});

test("a form that is half typed opens again after a reload and a killed tab, with every field, until it is saved or discarded", async ({
  page,
  baseURL,
  context,
}) => {
  context.on("page", (opened) => opened.on("dialog", (asked) => asked.accept()));
  page.on("dialog", (asked) => asked.accept());
  await openEditor(page, String(baseURL), "half-typed");
  await openMenu(page, "Papad");
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const form = page.getByRole("form", { name: "Papad" });
  await form.getByLabel("Item name").fill("Masala Papad");
  await form.getByRole("button", { name: "Add size" }).click();
  await form.getByLabel("Size name 1").fill("Half");
  await form.getByLabel("Size price 1").fill("30");
  await form.getByRole("radio", { name: "Veg", exact: true }).check();
  await reloadEditor(page);
  await expect(form.getByText(KEPT)).toBeVisible();
  await expect(form.getByLabel("Item name")).toHaveValue("Masala Papad");
  await expect(form.getByLabel("Size price 1")).toHaveValue("30");
  await expect(form.getByRole("radio", { name: "Veg", exact: true })).toBeChecked();
  await form.getByRole("button", { name: "Cancel" }).click();
  await reloadEditor(page);
  await expect(page.getByRole("button", { name: "Papad", exact: true })).toBeVisible();
  await expect(form).toHaveCount(0);

  await section(page, "Mains").getByRole("button", { name: "Add item" }).click();
  await page.getByPlaceholder("Enter item name").fill("Naan");
  await page.close({ runBeforeUnload: false });
  const revived = await context.newPage();
  await openEditor(revived, String(baseURL), "half-typed");
  const dialog = revived.getByRole("dialog", { name: "Add New Item to Mains" });
  await expect(dialog.getByText(KEPT)).toBeVisible();
  await expect(dialog.getByPlaceholder("Enter item name")).toHaveValue("Naan");
  await dialog.getByPlaceholder("Enter price").fill("40");
  const parts = () =>
    Object.keys(localStorage).flatMap((key) => (key.startsWith("typed ") ? key.split(" ")[2] : []));
  const dialogForm = dialog.locator("form", { has: revived.getByPlaceholder("Enter price") });
  // This phone forgets it once it has the change.
  const left = await dialogForm.evaluate((sent: HTMLFormElement) => {
    sent.requestSubmit();
    return Object.keys(localStorage).filter((key) => key.includes(" add-item-")).length;
  });
  expect(left).toBe(1);
  await expect(status(revived)).toHaveText("Saved");
  expect(await revived.evaluate(parts)).toEqual([]);
  await reloadEditor(revived);
  await expect(section(revived, "Mains")).toContainText("Naan");
  await expect(dialog).toHaveCount(0);

  await revived.getByRole("button", { name: "Change prices" }).click();
  const prices = revived.getByRole("dialog", { name: "Change prices" });
  await prices.getByLabel("Starters").check();
  await prices.getByLabel("By how much").fill("12");
  await reloadEditor(revived);
  await expect(prices.getByText(KEPT)).toBeVisible();
  await expect(prices.getByLabel("Starters")).toBeChecked();
  await expect(prices.getByLabel("By how much")).toHaveValue("12");
  await revived.keyboard.press("Escape");
  await reloadEditor(revived);
  await expect(revived.getByRole("button", { name: "Change prices" })).toBeVisible();
  await expect(prices).toHaveCount(0);

  await revived.getByRole("button", { name: "Starters", exact: true }).click();
  await revived.getByPlaceholder("Enter section name").fill("Small plates");
  await reloadEditor(revived);
  await expect(revived.getByPlaceholder("Enter section name")).toHaveValue("Small plates");
  await revived.getByPlaceholder("Enter section name").press("Enter");
  await expect(status(revived)).toHaveText("Saved");
  expect(await publicNames(revived)).toEqual(["Small plates", "Mains", "मिठाई"]);
});

test("what is half typed overwrites nothing that has come since, and no other shop and nobody after a logout sees it", async ({
  page,
  baseURL,
}) => {
  page.on("dialog", (asked) => asked.accept());
  await openEditor(page, String(baseURL), "half-typed-twice");
  await openMenu(page, "Papad");
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const form = page.getByRole("form", { name: "Papad" });
  await form.getByLabel("Item name").fill("Masala Papad");
  await otherPhone(String(baseURL), "half-typed-twice").setPrice("Papad", "150");
  await reloadEditor(page);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(status(page)).toHaveText("Saved");
  expect(await publicNames(page, "#section-0 li")).toContain("Masala Papad₹150");

  await page.getByRole("button", { name: "Add section" }).click();
  await page.getByPlaceholder("Enter section name").fill("Drinks");
  await openEditor(page, String(baseURL), "price-tapped");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await openEditor(page, String(baseURL), "half-typed-twice");
  await expect(page.getByPlaceholder("Enter section name")).toHaveValue("Drinks");
  await page.locator("form[action='/shop/logout']").evaluate((out: HTMLFormElement) => {
    out.requestSubmit();
  });
  await page.waitForURL("**/shop/login**");
  await logIn(page.context(), String(baseURL), "half-typed-twice");
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain("typed");
});
