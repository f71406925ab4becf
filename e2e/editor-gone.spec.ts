import { expect, type Page } from "@playwright/test";
import { openEditor } from "./edited-shops.ts";
import { publicNames, reloadEditor, section, status } from "./editor-screen.ts";
import { test } from "./journey.ts";
import { expectAccessible } from "./looks.ts";
import { otherPhone } from "./other-phone.ts";

const notices = (page: Page) => page.locator(".failure");

async function type(page: Page, name: string, price: string): Promise<void> {
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
  await page.keyboard.type(price);
  await page.keyboard.press("Enter");
}

test("somebody typing in a section that another phone deletes is told beside the row, loses no dish, and brings the section back; a button stays where it was pressed", async ({
  page,
  baseURL,
}) => {
  const other = otherPhone(String(baseURL), "gone-on-two");
  await openEditor(page, String(baseURL), "gone-on-two");
  const row = section(page, "Mains").getByRole("form", { name: "Add dishes to Mains" });
  await row.getByLabel("Name of the next dish").click();
  await other.deleteSection("Mains");
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
  await expectAccessible(page, "what a section that is gone leaves above the menu");
  await reloadEditor(page);
  await notice.getByRole("button", { name: "Bring back Mains with its 3 dishes" }).click();
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
  expect(mains).toHaveLength(5);

  // A button is where it was pressed until it is let go, though a menu comes meanwhile.
  await sweets.getByLabel("Name of the next dish").click();
  await other.deleteSection("मिठाई");
  await type(page, "Roomali", "50");
  await expect(status(page)).toHaveText("Not saved");
  await notices(page).getByRole("button", { name: "Add here" }).hover();
  await page.mouse.down();
  // The menu without the section shows as soon as nobody is typing.
  await page.waitForTimeout(1_000);
  await page.mouse.up();
  await expect(notices(page)).toHaveCount(0);
  await expect(status(page)).toHaveText("Saved");
  expect(await publicNames(page, "#section-0 li")).toContain("Roomali₹50");
});
