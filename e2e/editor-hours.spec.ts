import { expect, type Page } from "@playwright/test";
import { openOnTwoPhones } from "./edited-shops.ts";
import { status } from "./editor-screen.ts";
import { test } from "./journey.ts";

test("hours and details that another phone has changed are not overwritten: what was typed stays in its fields, what is stored is shown, and Save works again", async ({
  page,
  baseURL,
}) => {
  const otherPage = await openOnTwoPhones(page, String(baseURL), "hours-twice");
  const save = (on: Page) => on.getByRole("button", { name: "Save details" });
  const opens = (on: Page, day: string) => on.getByLabel(`${day}, open from`);
  const unfold = (on: Page, day: string) =>
    on.locator(".weekday > summary", { hasText: day }).click();
  const closes = (on: Page, day: string) => on.getByLabel(`${day}, open until`);
  for (const each of [page, otherPage]) {
    await each.getByText("Shop details").click();
    for (const day of ["Mon", "Tue"]) await unfold(each, day);
  }
  for (const day of ["Mon", "Tue"]) {
    await opens(otherPage, day).fill("10:00");
    await closes(otherPage, day).fill("22:00");
  }
  const address = (on: Page) => on.getByLabel("Address");
  await address(otherPage).fill("5 Church Street");
  await save(otherPage).click();
  await expect(status(otherPage)).toHaveText("Saved");

  await opens(page, "Mon").fill("09:00");
  await closes(page, "Mon").fill("21:00");
  await address(page).fill("12 MG Road");
  await page.getByLabel("Do prices include GST?").selectOption("yes");
  await save(page).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Failed to update shop details");
  await expect(alert.getByRole("listitem")).toHaveText([
    "Address: 5 Church Street",
    "Mon: 10:00–22:00",
  ]);
  await expect(address(page)).toHaveValue("12 MG Road");
  await expect(opens(page, "Mon")).toHaveValue("09:00");
  await expect(opens(page, "Tue")).toHaveValue("10:00");
  await save(page).click();
  await expect(status(page)).toHaveText("Saved");
  await expect(alert).toHaveCount(0);

  // The next save of the same form counts on the one before.
  await unfold(page, "Mon");
  await closes(page, "Mon").fill("20:00");
  await save(page).click();
  await expect(status(page)).toHaveText("Saved");
  await page.reload();
  await page.getByText("Shop details").click();
  await expect(closes(page, "Mon")).toHaveValue("20:00");
  await expect(opens(page, "Tue")).toHaveValue("10:00");
  await otherPage.context().close();
});
