import { expect, type Page } from "@playwright/test";
import { holdBack, openEditor } from "./edited-shops.ts";
import {
  openMenu,
  pressTool,
  publicDishes,
  publicNames,
  section,
  status,
  reloadEditor,
} from "./editor-screen.ts";
import { test } from "./journey.ts";
import { expectAccessible, expectToFitNarrow } from "./looks.ts";
import { otherPhone } from "./other-phone.ts";

const notices = (page: Page) => page.locator(".failure");
const announcement = (page: Page) => page.locator("p.unseen[aria-live]");
const undo = (page: Page) => page.getByRole("button", { name: "Undo", exact: true });

async function changePrice(page: Page, item: string, price: string): Promise<void> {
  await openMenu(page, item);
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await page.getByPlaceholder("Price").first().fill(price);
  await page.getByRole("button", { name: "Save", exact: true }).click();
}

async function remove(page: Page, item: string): Promise<void> {
  await openMenu(page, item);
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
}

async function addItem(page: Page, into: string, name: string, price: string): Promise<void> {
  await section(page, into).getByRole("button", { name: "Add item" }).click();
  await page.getByPlaceholder("Enter item name").fill(name);
  await page.getByPlaceholder("Enter price").fill(price);
  await page.keyboard.press("Enter");
}

async function removeSection(page: Page, name: string): Promise<void> {
  await pressTool(page, `Delete ${name}`);
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
}

test("Undo takes back what no other phone has changed since, and shows what another has; the rest of a pasted list is added; a phone that was offline deletes nothing that another has changed; and nothing is lost until somebody chooses, not even by a reload", async ({
  page,
  baseURL,
  context,
}) => {
  const other = otherPhone(String(baseURL), "list-on-two");
  await openEditor(page, String(baseURL), "list-on-two");
  const before = await publicNames(page, "#section-0 li");
  await page.getByRole("button", { name: "Change prices" }).click();
  const dialog = page.getByRole("dialog", { name: "Change prices" });
  await dialog.getByLabel("Starters").check();
  await dialog.getByLabel("Add rupees").check();
  await dialog.getByLabel("By how much").fill("10");
  await dialog.getByRole("button", { name: /^Change \d+ prices$/ }).click();
  await expect(status(page)).toHaveText("Saved");
  await other.setPrice("Papad", "55");

  await section(page, "मिठाई").scrollIntoViewIfNeeded();
  await undo(page).click();
  await expect(notices(page)).toContainText("Papad: ₹55 now, ₹130 if undone.");
  await expect(notices(page)).toBeInViewport();
  await expect(announcement(page)).toContainText("Some of this can’t be undone");
  const undone = before.map((text) => text.replace("Papad₹130", "Papad₹55"));
  expect(await publicNames(page, "#section-0 li")).toEqual(undone);
  await notices(page).getByRole("button", { name: "Leave it" }).click();
  await expect(notices(page)).toHaveCount(0);

  await changePrice(page, "Roti", "25");
  await expect(status(page)).toHaveText("Saved");
  await other.setPrice("Roti", "35");
  await undo(page).click();
  await expect(notices(page)).toContainText("This wasn’t undone.");
  await expect(announcement(page)).not.toHaveText("Undone");
  await notices(page).getByRole("button", { name: "Undo anyway" }).click();
  await expect(status(page)).toHaveText("Saved");
  expect(await publicNames(page, "#section-1 li")).toContain("Roti₹120");

  // Of a pasted list that meets the other phone’s changes the rest is added.
  await other.setPrice("Papad", "65");
  await other.deleteSection("Mains");

  await page.getByRole("button", { name: "Paste a list" }).click();
  const list = "*Starters*\nPapad 140\nBhel 60\n\n*Mains*\nNaan 40\nKulcha 45";
  await page.getByRole("textbox", { name: "Your list" }).fill(list);
  await page.locator(".list-act").getByRole("button", { name: "Add 3, change 1" }).click();
  await expect(notices(page)).toHaveCount(2);
  await expect(notices(page).first()).toBeInViewport();
  expect(await publicNames(page, "#section-0 li")).toContain("Bhel₹60");
  await expect(status(page)).toHaveText("Not saved");
  const price = notices(page).filter({ hasText: "The same thing was changed twice" });
  await expect(price).toContainText("Papad: ₹65 now, ₹140 with your change.");
  const dishes = notices(page).filter({ hasText: "2 dishes aren’t on the menu yet" });
  await expect(dishes).toContainText("Naan ₹40Kulcha ₹45");

  await price.getByRole("button", { name: "Use mine" }).click();
  await dishes.getByLabel("Choose a section").selectOption("मिठाई");
  await dishes.getByRole("button", { name: "Add here" }).click();
  await expect(notices(page)).toHaveCount(0);
  await expect(status(page)).toHaveText("Saved");
  expect(await publicNames(page, "#section-0 li")).toContain("Papad₹140");
  const sweets = await publicNames(page, "#section-1 li");
  expect(sweets.slice(-2)).toEqual(["Naan₹40", "Kulcha₹45"]);

  // A phone that was offline deletes nothing that another has changed.
  const another = otherPhone(String(baseURL), "deleted-on-two");
  await openEditor(page, String(baseURL), "deleted-on-two");
  // Menus and forms load with the first touch.
  await openMenu(page, "Papad");
  const loaded = page.getByRole("menuitem", { name: "Delete" });
  await expect(loaded).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(loaded).toBeHidden();
  await context.setOffline(true);
  await remove(page, "Papad");
  await removeSection(page, "मिठाई");
  await changePrice(page, "Roti", "25");
  for (const name of ["Naan", "Kulcha"]) await addItem(page, "Mains", name, "40");
  await changePrice(page, "Kulcha", "50");
  await expect(status(page)).toHaveText("6 waiting");
  await another.setPrice("Papad", "55");
  await another.addItem("मिठाई", "Kheer", "80");
  await another.deleteSection("Mains");

  await context.setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(notices(page)).toHaveCount(4);
  await expect(status(page)).toHaveText("Not saved");
  await expectAccessible(page, "four choices");
  await expectToFitNarrow(page, "four choices");
  await reloadEditor(page);
  await expect(notices(page)).toHaveCount(4);
  const papad = notices(page).filter({
    hasText: "Papad was changed in the meantime. It’s ₹55 now.",
  });
  await papad.getByRole("button", { name: "Keep it" }).click();
  const kept = notices(page).filter({ hasText: "Dishes in मिठाई were changed or added" });
  await kept.getByRole("button", { name: "Keep it" }).click();
  const roti = notices(page).filter({ hasText: "Roti, ₹25" });
  await expect(roti).toContainText("Mains was deleted in the meantime.");
  await roti.getByRole("button", { name: "Put it back" }).click();
  const typed = notices(page).filter({ hasText: "2 dishes aren’t on the menu yet" });
  await expect(typed).toContainText("Naan ₹40Kulcha ₹50");
  await typed.getByRole("button", { name: "Add here" }).click();
  await expect(notices(page)).toHaveCount(0);
  await expect(status(page)).toHaveText("Saved");
  expect(await publicNames(page)).toEqual(["Starters", "मिठाई"]);
  const starters = await publicNames(page, "#section-0 li");
  expect(starters.slice(3)).toEqual(["Papad₹55", "Roti₹25", "Naan₹40", "Kulcha₹50"]);
  expect(await publicNames(page, "#section-1 li")).toContain("Kheer₹80");
});

test("the later of two moves has to be tried again; a dish that another phone adds while a deletion is being confirmed is not deleted unseen; and when both change a price, somebody can choose while the focus is in the empty row for the next dish, but not while they type in it", async ({
  page,
  baseURL,
}) => {
  const other = otherPhone(String(baseURL), "asked-on-two");
  await openEditor(page, String(baseURL), "asked-on-two");
  // The later of two moves is shown what the other did, and has to be tried again.
  await other.moveItemUp("Papad");
  await page.getByRole("button", { name: "Drag Paneer Tikka" }).press("ArrowDown");
  await expect(notices(page)).toContainText("Failed to update item order");
  await expect(notices(page)).toContainText("It was changed on another device in the meantime.");
  const dishes = section(page, "Starters").locator(".item-name");
  await expect(dishes).toHaveText(["Paneer Tikka", "Hara Bhara Kabab", "Papad", "Chilli Gobi"]);
  await notices(page).getByRole("button", { name: "Try again" }).click();
  await expect(status(page)).toHaveText("Saved");
  const both = ["Hara Bhara Kabab", "Paneer Tikka", "Papad", "Chilli Gobi"];
  expect(await publicDishes(page)).toEqual(both);

  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/changes*", async (route) => {
    await promise;
    await route.continue();
  });
  await changePrice(page, "Roti", "30");
  await pressTool(page, "Delete मिठाई");
  await other.addItem("मिठाई", "Kheer", "80");
  letGo();
  await expect(section(page, "मिठाई").getByText("Kheer")).toBeAttached();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(notices(page)).toContainText("Dishes in मिठाई were changed or added");
  expect(await publicNames(page)).toEqual(["Starters", "Mains", "मिठाई"]);
  await notices(page).getByRole("button", { name: "Keep it" }).click();
  await expect(notices(page)).toHaveCount(0);
  await page.unroute("**/changes*");

  // Of a price that both change somebody can choose while the focus is in the empty row for the next dish.
  const name = section(page, "Mains").getByLabel("Name of the next dish");
  const answer = await holdBack(page, "**/changes", "POST");
  await changePrice(page, "Papad", "140");
  await name.fill("Na");
  await other.setPrice("Papad", "55");
  answer();
  await expect(notices(page)).toContainText("Papad, ₹140");
  await expect(notices(page)).toContainText("You can choose in a moment");
  await name.press("Backspace");
  await name.press("Backspace");
  await expect(notices(page)).toContainText("Papad: ₹55 now, ₹140 with your change.");
  await expect(name).toBeFocused();
});
