import { expect, type Page } from "@playwright/test";
import { openEditor, openOnTwoPhones } from "./edited-shops.ts";
import { openMenu, pressTool, publicNames, section, status } from "./editor-screen.ts";
import { test } from "./journey.ts";
import { expectAccessible, expectToFitNarrow } from "./looks.ts";
import { otherPhone } from "./other-phone.ts";

const notices = (page: Page) => page.locator(".failure");

async function type(page: Page, name: string, price: string): Promise<void> {
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
  await page.keyboard.type(price);
  await page.keyboard.press("Enter");
}

async function changePrice(page: Page, item: string, price: string): Promise<void> {
  await openMenu(page, item);
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const form = page.locator("form", { has: page.locator(`[name="name"][value="${item}"]`) });
  await form.getByPlaceholder("Price").first().fill(price);
  await form.getByRole("button", { name: "Save", exact: true }).click();
}

async function removeSection(page: Page, name: string): Promise<void> {
  await pressTool(page, `Delete ${name}`);
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(status(page)).toHaveText("Saved");
}

test("who types on into a section that another phone deletes sees so beside the row and loses no dish, whoever brings the section back, and wherever else a dish goes; a button stays where it was pressed", async ({
  page,
  baseURL,
}) => {
  const other = await openOnTwoPhones(page, String(baseURL), "gone-on-two");
  const row = section(page, "Mains").getByRole("form", { name: "Add dishes to Mains" });
  await row.getByLabel("Name of the next dish").click();
  await removeSection(other, "Mains");
  await type(page, "Naan", "40");
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect(section(page, "Mains")).toHaveCount(0);
  await expect(notices(page)).toContainText("Mains was deleted in the meantime.");
  await other.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(status(other)).toHaveText("Saved");

  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(notices(page)).toHaveCount(0);
  await expect(status(page)).toHaveText("Saved");
  expect(await publicNames(page)).toEqual(["Starters", "Mains", "मिठाई"]);
  expect((await publicNames(page, "#section-1 li")).at(-1)).toBe("Naan₹40");

  // A button is where it was pressed until it is let go, though a menu comes meanwhile.
  await other.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(section(other, "Mains")).toContainText("Naan");
  await row.getByLabel("Name of the next dish").click();
  await removeSection(other, "Mains");
  await type(page, "Roomali", "50");
  const add = notices(page).getByRole("button", { name: "Add here" });
  await add.hover();
  await page.mouse.down();
  // The menu without the section is there as soon as nobody types any more.
  await page.waitForTimeout(1_000);
  await page.mouse.up();
  await expect(notices(page)).toHaveCount(0);
  await expect(status(page)).toHaveText("Saved");
  expect(await publicNames(page, "#section-0 li")).toContain("Roomali₹50");
  await other.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(status(other)).toHaveText("Saved");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(section(page, "Mains")).toBeVisible();

  // Who types on into it sees so beside the row, and brings it back.
  await row.getByLabel("Name of the next dish").click();
  await removeSection(other, "Mains");
  await type(page, "Paratha", "40");
  await expect(status(page)).toHaveText("Not saved");
  await type(page, "Kulcha", "45");
  await page.keyboard.type("Lachha par");
  await expect(row).toContainText(
    "Mains was deleted in the meantime. What you type is kept above.",
  );
  const notice = notices(page).filter({ hasText: "2 dishes aren’t on the menu yet" });
  await expect(notice).toBeInViewport();
  await expect(notice).toContainText("Paratha ₹40Kulcha ₹45");
  expect(await notice.getByRole("option").allTextContents()).toEqual(["Starters", "मिठाई"]);
  await expectAccessible(page, "typing into a section that is gone");

  // Once nobody types, the section goes, and the notice stands above the menu. Beside a keyboard there is little room.
  await page.setViewportSize({ width: 360, height: 400 });
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect(section(page, "Mains")).toHaveCount(0);
  await expect(notices(page)).toHaveCount(2);
  await expect(notices(page).filter({ hasText: "Lachha par" })).toBeVisible();
  await expect(notice.locator("strong")).toBeInViewport();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectToFitNarrow(page, "a section that is gone");
  await page.reload({ waitUntil: "networkidle" });
  await notice.getByRole("button", { name: "Bring back Mains with its 4 dishes" }).click();
  await expect(status(page)).toHaveText("Not saved");
  await notices(page).getByLabel("Choose a section").selectOption("मिठाई");
  await notices(page).getByRole("button", { name: "Add here" }).click();
  const sweets = section(page, "मिठाई");
  await expect(sweets.locator(".failure")).toContainText("Lachha par");
  await sweets.getByRole("button", { name: "Add item" }).click();
  const dialog = page.getByRole("dialog", { name: "Add New Item to मिठाई" });
  await expect(dialog.getByPlaceholder("Enter item name")).toHaveValue("Lachha par");
  await dialog.getByPlaceholder("Enter price").fill("50");
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText("Saved");
  expect(await publicNames(page)).toEqual(["Starters", "Mains", "मिठाई"]);
  const mains = await publicNames(page, "#section-1 li");
  expect(mains.slice(-2)).toEqual(["Paratha₹40", "Kulcha₹45"]);
  expect(mains).toHaveLength(6);
  await other.context().close();
});

test("of one price that two phones change somebody chooses, a pasted price puts a dish back that another phone deletes, and one that moves offline into a section which is deleted brings that back", async ({
  page,
  baseURL,
  context,
}) => {
  const other = otherPhone(String(baseURL), "price-on-two");
  await openEditor(page, String(baseURL), "price-on-two");
  await other.setPrice("Papad", "55");
  await openMenu(page, "Chilli Gobi");
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await page.getByPlaceholder("Item name").pressSequentially(" dry");
  await changePrice(page, "Papad", "140");
  await expect(notices(page)).toContainText("Papad, ₹140");
  await expect(notices(page)).toContainText(
    "if anything else is open here, save or close it first",
  );
  await page.getByRole("button", { name: "Cancel" }).click();
  const price = notices(page).filter({ hasText: "The same thing was changed twice" });
  await expect(price).toContainText("Papad: ₹55 now, ₹140 with your change.");
  await expectAccessible(page, "one price on two phones", price);
  await price.getByRole("button", { name: "Use mine" }).click();
  await expect(notices(page)).toHaveCount(0);
  await expect(status(page)).toHaveText("Saved");
  expect(await publicNames(page, "#section-0 li")).toContain("Papad₹140");

  await other.deleteItem("Kadai Paneer");
  await page.getByRole("button", { name: "Paste a list" }).click();
  const list = "*Mains*\nDal Makhani 105\nKadai Paneer 125";
  await page.getByRole("textbox", { name: "Your list" }).fill(list);
  await page.locator(".list-act").getByRole("button", { name: "Change 2" }).click();
  const gone = notices(page).filter({ hasText: "Deleted in the meantime" });
  await expect(gone).toContainText("Kadai Paneer was deleted in the meantime. Here it’s ₹125.");
  await expect(gone).toBeInViewport();
  await expectToFitNarrow(page, "a price of a dish that is gone");
  await gone.getByRole("button", { name: "Put back" }).click();
  await expect(notices(page)).toHaveCount(0);
  await expect(status(page)).toHaveText("Saved");
  expect(await publicNames(page, "#section-1 li")).toEqual([
    "Dal Makhani₹105",
    "Kadai Paneer₹125",
    "Roti₹120",
  ]);

  // A dish that moves offline into a section which another phone deletes is named, and the section can be brought back.
  await context.setOffline(true);
  await openMenu(page, "Dal Makhani");
  await page.getByRole("menuitem", { name: "Move to another section" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "मिठाई" }).click();
  await other.deleteSection("मिठाई");
  await context.setOffline(false);
  const notice = notices(page).filter({ hasText: "1 dish wasn’t moved" });
  await expect(notice).toContainText("मिठाई was deleted in the meantime.");
  await expect(notice).toContainText("Dal Makhani ₹105");
  await expectAccessible(page, "a move into a section that is gone", notice);
  await expectToFitNarrow(page, "a move into a section that is gone");
  await notice.getByRole("button", { name: /^Bring back मिठाई/ }).click();
  await expect(notices(page)).toHaveCount(0);
  await expect(status(page)).toHaveText("Saved");
  expect(await publicNames(page, "#section-2 li")).toContain("Dal Makhani₹105");
});

test("of what is typed into a section that is full nothing is lost: it goes into another", async ({
  page,
  baseURL,
}) => {
  await openEditor(page, String(baseURL), "full-section");
  const sections = page.locator(".sections > li");
  await sections.first().locator("form.entry").getByLabel("Name of the next dish").click();
  for (const name of ["Naan", "Kulcha", "Roti"]) await type(page, name, "40");
  const notice = notices(page).filter({ hasText: "2 dishes aren’t on the menu yet" });
  await expect(notice).toContainText(
    "There’s no room for more: 300 is the most you can have here.",
  );
  await expect(notice).toContainText("Kulcha ₹40Roti ₹40");
  await expect(notice).toBeInViewport();
  await expect(notices(page)).toHaveCount(1);
  await notice.getByRole("button", { name: "Add here" }).click();
  // There is room for one of them.
  const last = notices(page).filter({ hasText: "1 dish isn’t on the menu yet" });
  await expect(last).toContainText("Roti ₹40Add a section first");
  await expect(status(page)).toHaveText("Not saved");
  const publicMenus = await publicNames(page, "main section");
  expect(publicMenus[0]).toContain("Naan₹40");
  expect(publicMenus[1]).toContain("Kulcha₹40");
  expect(publicMenus.join("")).not.toContain("Roti₹40");
});
