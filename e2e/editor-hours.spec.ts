import { expect, type Page, type Request } from "@playwright/test";
import { holdBack, openOnTwoPhones } from "./edited-shops.ts";
import { pressTool, publicNames, reloadEditor, section, status } from "./editor-screen.ts";
import { test } from "./journey.ts";

test("details and hours that two phones change are saved with both; of what both change, what was typed stays in its fields, and what is stored is shown; and a menu that comes while somebody types waits", async ({
  page,
  baseURL,
}) => {
  const otherPage = await openOnTwoPhones(page, String(baseURL), "hours-twice");
  const save = (on: Page) => on.getByRole("button", { name: "Save details" });
  for (const each of [page, otherPage]) await each.getByText("Shop details").click();
  await otherPage.getByLabel("Phone number").fill("98480 11111");
  await save(otherPage).click();
  await expect(status(otherPage)).toHaveText("Saved");
  await page.getByLabel("Description").fill("Since 1962");
  await save(page).click();
  await expect(status(page)).toHaveText("Saved");
  await expect(page.getByLabel("Phone number")).toHaveValue("9848011111");
  // The fields hold both, and another edit joins them.
  await expect(page.getByLabel("Description")).toHaveValue("Since 1962");
  await page.getByLabel("Food type").fill("Pure veg");
  await save(page).click();
  await expect(page.getByLabel("Food type")).toHaveValue("Pure veg");
  await expect(status(page)).toHaveText("Saved");
  await expect(page.getByLabel("Description")).toHaveValue("Since 1962");
  await expect(page.getByLabel("Food type")).toHaveValue("Pure veg");
  expect(await publicNames(page, ".facts a[href^=tel]")).toEqual(["98480 11111"]);

  // Where both change the same, what was typed stays in its fields, what is stored is shown, and Save works again.
  const opens = (on: Page, day: string) => on.getByLabel(`${day}, open from`);
  const unfold = (on: Page, day: string) =>
    on.locator(".weekday > summary", { hasText: day }).click();
  const closes = (on: Page, day: string) => on.getByLabel(`${day}, open until`);
  for (const each of [page, otherPage]) {
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
  await reloadEditor(page);
  await page.getByText("Shop details").click();
  await expect(closes(page, "Mon")).toHaveValue("20:00");
  await expect(opens(page, "Tue")).toHaveValue("10:00");

  // A menu that comes while somebody types waits.
  await reloadEditor(otherPage);
  await otherPage.getByRole("button", { name: "Drag Till 9 pm" }).press("ArrowLeft");
  await expect(status(otherPage)).toHaveText("Saved");

  const arrive = await holdBack(page, "**/shop/edit/menu/**", "GET");
  const isMenu = (request: Request) =>
    request.method() === "GET" && request.url().endsWith("/changes");
  const asked = page.waitForRequest(isMenu);
  await pressTool(page, "Move Mains down");
  await asked;
  await page.getByRole("button", { name: "Served with chutney", exact: true }).click();
  const field = page.getByPlaceholder("Enter subheader text");
  await field.fill("Served with two chutneys");
  arrive();
  // Both the move and the menu have come, and were drawn.
  await page.waitForFunction(
    () =>
      performance.getEntriesByType("resource").filter(({ name }) => name.endsWith("/changes"))
        .length > 1,
  );
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  await expect(field).toHaveValue("Served with two chutneys");
  await page.keyboard.press("Escape");
  await expect(section(page, "Starters").locator(".chip a")).toHaveText([
    "Till 9 pm",
    "Served with chutney",
  ]);
  await otherPage.context().close();
});
