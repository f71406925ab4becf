import { expect } from "@playwright/test";
import { openEditor } from "./edited-shops.ts";
import { itemTitles, openMenu, publicNames, section, status } from "./editor-screen.ts";
import { test } from "./journey.ts";
import { expectAccessible, expectToFitNarrow } from "./looks.ts";

test("prices change together, old and new side by side before anything is done; several dishes are chosen by key and finger, moved, sold out and deleted; Undo takes each back; a dish is sold out by one tap, and the list brings it back", async ({
  page,
  baseURL,
}) => {
  await openEditor(page, String(baseURL), "bulk");
  await page.getByRole("button", { name: "Change prices" }).click();
  const dialog = page.getByRole("dialog", { name: "Change prices" });
  await dialog.getByLabel("Starters").check();
  await dialog.getByLabel("Add rupees").check();
  await dialog.getByLabel("By how much").fill("7");
  await expect(dialog.getByRole("row", { name: /^Papad .*₹130 .*₹140$/ })).toBeVisible();
  await expectAccessible(page, "prices");
  await expectToFitNarrow(page, "prices");
  await dialog.getByLabel("Take off rupees").check();
  await dialog.getByLabel("By how much").fill("१,०००");
  await expect(dialog.getByRole("button", { name: "No prices to change" })).toBeVisible();
  await expect(dialog).toContainText("Each price would fall to ₹0");
  const isAllSeen = (input: HTMLElement) => input.scrollWidth <= input.clientWidth;
  await dialog.getByLabel("By how much").fill("12.50");
  expect(await dialog.getByLabel("By how much").evaluate(isAllSeen)).toBe(true);
  await dialog.getByLabel("By how much").fill("");
  await expect(dialog).toContainText("Enter an amount");
  await dialog.getByLabel("Add rupees").check();
  await dialog.getByLabel("By how much").fill("7");
  const before = await publicNames(page, "#section-0 li");
  await dialog.getByRole("button", { name: /^Change \d+ prices$/ }).click();
  await expect(status(page)).toHaveText("Saved");
  expect(await publicNames(page, "#section-0 li")).toContain("Papad₹140");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(status(page)).toHaveText("Saved");
  expect(await publicNames(page, "#section-0 li")).toEqual(before);
  await page.keyboard.press("Control+Shift+z");
  await expect(status(page)).toHaveText("Saved");
  await expect(section(page, "Starters")).toContainText("₹140");

  // Several dishes are chosen by key and finger, moved, sold out and deleted, each taken back by Ctrl+Z.
  const names = () => itemTitles(section(page, "Mains")).allTextContents();
  const mains = await names();
  const start = page.getByRole("button", { name: "Choose several" });
  const bar = page.getByRole("toolbar", { name: "Choose several" });

  await start.press("Enter");
  await expect(bar).toContainText("Tap dishes to choose them");
  await expect(bar.getByRole("button")).toHaveText(["Done"]);
  await page.getByLabel("Choose Papad").check();
  await page.getByLabel("Choose Paneer Tikka").press("Space");
  await expect(bar).toContainText("2 chosen");
  await expectAccessible(page, "choosing", bar);
  await expectToFitNarrow(page, "choosing");
  await bar.getByRole("button", { name: "Move" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Mains" }).click();
  await expect(itemTitles(section(page, "Mains"))).toHaveText([...mains, "Paneer Tikka", "Papad"]);
  const dish = (name: string) => page.getByRole("button", { name, exact: true });
  await expect(dish("Paneer Tikka")).toBeFocused();
  await expect(status(page)).toHaveText("Saved");
  await page.keyboard.press("Control+z");
  await expect(itemTitles(section(page, "Mains"))).toHaveText(mains);
  await expect(status(page)).toHaveText("Saved");

  await start.click();
  await page.getByLabel("Choose all in Mains").check();
  await bar.getByRole("button", { name: "Sold out" }).click();
  await expect(status(page)).toHaveText("Saved");
  expect(await publicNames(page, "#section-1 .gone")).toHaveLength(mains.length);
  await page.keyboard.press("Control+z");
  await expect(status(page)).toHaveText("Saved");
  expect(await publicNames(page, "#section-1 .gone")).toEqual([]);

  await start.click();
  await page.getByLabel("Choose Roti").check();
  await bar.getByRole("button", { name: "Delete" }).click();
  const sure = page.getByRole("dialog", { name: "Delete 1 dish?" });
  await expect(sure).toContainText("A copy stays in History for 90 days.");
  await sure.getByRole("button", { name: "Delete" }).click();
  await expect(itemTitles(section(page, "Mains"))).not.toContainText(["Roti"]);
  await expect(start).toBeFocused();
  await expect(status(page)).toHaveText("Saved");
  await page.keyboard.press("Control+z");
  await expect(itemTitles(section(page, "Mains"))).toHaveText(mains);

  await openMenu(page, "Roti");
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect(itemTitles(section(page, "Mains"))).toHaveText([...mains, "Roti"]);
  await expect(status(page)).toHaveText("Saved");
  expect((await publicNames(page, "#section-1 li")).at(-1)).toContain("Roti");

  // One tap marks a dish as sold out, and the list brings it back.
  const out = page.getByRole("button", { name: "Sold out now" });
  await expect(out).toHaveCount(0);
  for (const name of ["Papad", "Paneer Tikka", "Gulab Jamun"]) {
    const onMenu = page.getByRole("switch", { name });
    await onMenu.click();
    await expect(onMenu).not.toBeChecked();
  }
  await expect(out).toHaveText("Sold out now: 3");
  await expect(status(page)).toHaveText("Saved");
  expect(await publicNames(page, ".gone")).toHaveLength(3);
  // Beside a short name both stand in one line.
  const counts = page.locator(".section-fold .counts").first();
  const [both, soldOut] = [await counts.boundingBox(), await counts.locator("b").boundingBox()];
  expect(Number(both?.height)).toBeLessThan(1.5 * Number(soldOut?.height));
  await out.click();
  const list = page.getByRole("dialog", { name: "Sold out now" });
  await expectAccessible(page, "what is sold out");
  await list.getByRole("button", { name: "Bring back Papad" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await list.getByRole("button", { name: "All back" }).click();
  await expect(list).toHaveCount(0);
  await expect(status(page)).toHaveText("Saved");
  await expect(page.getByRole("switch", { checked: false })).toHaveCount(0);
  expect(await publicNames(page, ".gone")).toEqual([]);
});
