import { expect, type Page } from "@playwright/test";
import { logIn, openEditor } from "./edited-shops.ts";
import { KEPT, openMenu, publicNames, section, status, reloadEditor } from "./editor-screen.ts";
import { test } from "./journey.ts";
import { otherPhone } from "./other-phone.ts";

/** The parts of the editor in which this phone keeps something half typed. */
const keptParts = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage).flatMap((key) =>
      key.startsWith("typed ") ? (key.split(" ")[2] ?? []) : [],
    ),
  );

test("a form that is half typed opens again after a reload and a killed tab, with every field, until it is saved or discarded; it overwrites nothing that has come since, and no other shop and nobody after a logout sees it", async ({
  page,
  baseURL,
  context,
}) => {
  const asked: string[] = [];
  const accept = (opened: Page) =>
    opened.on("dialog", async (dialog) => {
      asked.push(dialog.type());
      await dialog.accept();
    });
  context.on("page", accept);
  accept(page);
  await openEditor(page, String(baseURL), "half-typed");
  await openMenu(page, "Papad");
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const form = page.getByRole("form", { name: "Papad" });
  await form.getByLabel("Item name").fill("Masala Papad");
  await form.getByRole("button", { name: "Add size" }).click();
  await form.getByLabel("Size name 1").fill("Half");
  await form.getByLabel("Size price 1").fill("30");
  await form.getByRole("radio", { name: "Veg", exact: true }).check();
  await otherPhone(String(baseURL), "half-typed").setPrice("Papad", "150");
  await reloadEditor(page);
  await expect(form.getByText(KEPT)).toBeVisible();
  await expect(form.getByLabel("Item name")).toHaveValue("Masala Papad");
  await expect(form.getByLabel("Size price 1")).toHaveValue("30");
  await expect(form.getByRole("radio", { name: "Veg", exact: true })).toBeChecked();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(status(page)).toHaveText("Saved");
  expect((await publicNames(page, "#section-0 li")).join()).toMatch(
    /Masala Papad.*₹150.*Half.*₹30/,
  );
  await openMenu(page, "Chilli Gobi");
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await page.getByLabel("Item name").fill("Gobi 65");
  await page.getByRole("button", { name: "Cancel" }).click();
  expect(await keptParts(page)).toEqual([]);

  await section(page, "Mains").getByRole("button", { name: "Add item" }).click();
  await page.getByPlaceholder("Enter item name").fill("Naan");
  await page.close({ runBeforeUnload: false });
  const revived = await context.newPage();
  await openEditor(revived, String(baseURL), "half-typed");
  const dialog = revived.getByRole("dialog", { name: "Add New Item to Mains" });
  await expect(dialog.getByText(KEPT)).toBeVisible();
  await expect(dialog.getByPlaceholder("Enter item name")).toHaveValue("Naan");
  await dialog.getByPlaceholder("Enter price").fill("40");
  const dialogForm = dialog.locator("form", { has: revived.getByPlaceholder("Enter price") });
  // This phone forgets it once it has the change.
  const left = await dialogForm.evaluate((sent: HTMLFormElement) => {
    sent.requestSubmit();
    return Object.keys(localStorage).filter((key) => key.includes(" add-item-")).length;
  });
  expect(left).toBe(1);
  await expect(status(revived)).toHaveText("Saved");
  expect(await keptParts(revived)).toEqual([]);

  await revived.getByRole("button", { name: "Starters", exact: true }).click();
  await revived.getByPlaceholder("Enter section name").fill("Small plates");
  await revived.getByRole("button", { name: "Change prices" }).click();
  const prices = revived.getByRole("dialog", { name: "Change prices" });
  await prices.getByLabel("Starters").check();
  await prices.getByLabel("By how much").fill("12");
  await reloadEditor(revived);
  await expect(prices.getByText(KEPT)).toBeVisible();
  await expect(prices.getByLabel("Starters")).toBeChecked();
  await expect(prices.getByLabel("By how much")).toHaveValue("12");
  await revived.keyboard.press("Escape");
  await expect(prices).toHaveCount(0);
  await expect(revived.getByPlaceholder("Enter section name")).toHaveValue("Small plates");
  await revived.getByPlaceholder("Enter section name").press("Enter");
  await expect(status(revived)).toHaveText("Saved");
  expect(await keptParts(revived)).toEqual([]);
  expect(await publicNames(revived)).toEqual(["Small plates", "Mains", "मिठाई"]);

  const name = revived.getByPlaceholder("Enter section name");
  await revived.getByRole("button", { name: "Add section" }).click();
  await name.fill("Drinks");
  await openEditor(revived, String(baseURL), "another-shop");
  await expect(revived.getByRole("dialog")).toHaveCount(0);
  await openEditor(revived, String(baseURL), "half-typed");
  await expect(name).toHaveValue("Drinks");
  // Leaving the page asks only if typed text would be lost, as when storage is full.
  expect(asked).toEqual([]);
  await revived.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await name.fill("Hot drinks");
  await reloadEditor(revived);
  expect(asked).toEqual(["beforeunload"]);
  await expect(name).toHaveValue("Drinks");
  await revived.locator("form[action='/shop/logout']").evaluate((out: HTMLFormElement) => {
    out.requestSubmit();
  });
  await revived.waitForURL("**/shop/login**");
  await logIn(context, String(baseURL), "half-typed");
  expect(await keptParts(revived)).toEqual([]);
});
