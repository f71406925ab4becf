import { expect, type Request } from "@playwright/test";
import { holdBack, openEditor } from "./edited-shops.ts";
import { pressTool, publicNames, reloadEditor, section, status } from "./editor-screen.ts";
import { test } from "./journey.ts";
import { otherPhone } from "./other-phone.ts";

test("details and hours that two phones change are saved with both; of what both change, what was typed stays in its fields, and what is stored is shown; and a menu that comes while somebody types waits", async ({
  page,
  baseURL,
}) => {
  const other = otherPhone(String(baseURL), "hours-twice");
  await openEditor(page, String(baseURL), "hours-twice");
  const save = page.getByRole("button", { name: "Save details" });
  await page.getByText("Shop details").click();
  await other.saveDetails({ phoneNumber: ["98480 11111"] });
  await page.getByLabel("Description").fill("Since 1962");
  await save.click();
  await expect(status(page)).toHaveText("Saved");
  await expect(page.getByLabel("Phone number")).toHaveValue("9848011111");
  // The fields hold both, and another edit joins them.
  await expect(page.getByLabel("Description")).toHaveValue("Since 1962");
  await page.getByLabel("Food type").fill("Pure veg");
  await save.click();
  await expect(page.getByLabel("Food type")).toHaveValue("Pure veg");
  await expect(status(page)).toHaveText("Saved");
  await expect(page.getByLabel("Description")).toHaveValue("Since 1962");
  await expect(page.getByLabel("Food type")).toHaveValue("Pure veg");
  expect(await publicNames(page, ".facts a[href^=tel]")).toEqual(["98480 11111"]);

  // Where both change the same, what was typed stays in its fields, what is stored is shown, and Save works again.
  const opens = (day: string) => page.getByLabel(`${day}, open from`);
  const closes = (day: string) => page.getByLabel(`${day}, open until`);
  const unfold = (day: string) => page.locator(".weekday > summary", { hasText: day }).click();
  const address = page.getByLabel("Address");
  for (const day of ["Mon", "Tue"]) await unfold(day);
  // On Monday and Tuesday; each day can have a second opening.
  await other.saveDetails({
    address: ["5 Church Street"],
    dayFrom: ["10:00", "", "10:00"],
    dayTo: ["22:00", "", "22:00"],
  });

  await opens("Mon").fill("09:00");
  await closes("Mon").fill("21:00");
  await address.fill("12 MG Road");
  await page.getByLabel("Do prices include GST?").selectOption("yes");
  await save.click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Failed to update shop details");
  await expect(alert.getByRole("listitem")).toHaveText([
    "Address: 5 Church Street",
    "Mon: 10:00–22:00",
  ]);
  await expect(address).toHaveValue("12 MG Road");
  await expect(opens("Mon")).toHaveValue("09:00");
  await expect(opens("Tue")).toHaveValue("10:00");
  await save.click();
  await expect(status(page)).toHaveText("Saved");
  await expect(alert).toHaveCount(0);

  // The next save of the same form counts on the one before.
  await unfold("Mon");
  await closes("Mon").fill("20:00");
  await save.click();
  await expect(status(page)).toHaveText("Saved");
  await reloadEditor(page);
  await page.getByText("Shop details").click();
  await expect(closes("Mon")).toHaveValue("20:00");
  await expect(opens("Tue")).toHaveValue("10:00");

  // A menu that comes while somebody types waits.
  await other.moveSubheaderUp("Starters", "Till 9 pm");
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
});
