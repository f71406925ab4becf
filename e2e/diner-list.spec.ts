import { expect, type Page } from "@playwright/test";
import { test } from "./journey.ts";

const row = (page: Page, name: string) =>
  page.locator("main li", { has: page.getByText(name, { exact: true }) });
const search = (page: Page) => page.getByRole("searchbox");
const list = (page: Page) => page.getByRole("dialog", { name: /For the waiter/ });

test("a diner’s list holds dishes and sizes, outlives the page, and is shown with its sum and table", async ({
  page,
}) => {
  await page.goto("/menu/demo-cafe?table=7");
  const americano = page.getByRole("button", { name: "Add Americano" });
  await americano.click();
  await americano.click();
  await expect(americano).toHaveText("2");
  await page.getByRole("button", { name: "Add Filter Coffee", exact: true }).click();
  await page.getByRole("radio", { name: "Small ₹40" }).check();
  await page.getByRole("radio", { name: "Large ₹60" }).first().check();
  await expect(page.getByRole("button", { name: /^3 items · ₹280/ })).toBeVisible();
  // What a plus has listed stays, whichever size is chosen before and after it.
  await page.getByRole("button", { name: "Add Filter Coffee Small" }).click();
  await page.getByRole("radio", { name: "Large ₹60" }).first().click();
  await page.getByRole("radio", { name: "Small ₹40" }).click();
  await expect(page.getByRole("button", { name: /^4 items · ₹320/ })).toBeVisible();
  await page.getByRole("button", { name: /^4 items · ₹320/ }).click();
  await list(page).getByRole("button", { name: "Remove one Filter Coffee Small" }).click();
  await expect(list(page).getByRole("button", { name: "Add Filter Coffee Large" })).toBeFocused();
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "हिन्दी" }).click();
  await expect(page.getByRole("button", { name: /^3 .*₹280/ })).toBeVisible();
  await expect(page).toHaveURL(/\/hi\/.*table=7$/);
  await page.goBack();
  await page.reload();
  await page.getByRole("button", { name: /^3 items · ₹280/ }).click();
  await expect(list(page)).toContainText("Table 7");
  await expect(list(page)).toContainText("Nothing is ordered yet.");
  await expect(list(page).locator("li")).toHaveText([
    /^2Americano.*₹220\D*2$/,
    /^1Filter Coffee.*Large.*₹60\D*1$/,
  ]);
  const more = list(page).getByRole("button", { name: "Add Filter Coffee Large" });
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(more).toBeFocused();
  await expect(list(page).locator("footer b")).toHaveText("₹340");
  await expect(list(page).locator(".less, .more, li > span")).toHaveText([
    "",
    "2",
    "",
    "",
    "2",
    "",
  ]);
  await list(page).getByLabel("Note for the kitchen").fill("less sugar");
  const href = await list(page)
    .getByRole("link", { name: "Send on WhatsApp" })
    .getAttribute("href");
  const message = new URL(String(href));
  expect(message.origin + message.pathname).toBe("https://wa.me/919000000101");
  expect(message.searchParams.get("text")).toBe(
    "Corner Cafe\nTable 7\n2 × Americano\n2 × Filter Coffee Large\nTotal: ₹340\nNote for the kitchen: less sugar",
  );
  await page.goBack();
  await expect(list(page)).toBeHidden();
  await page.locator(".my-list").click();
  await list(page).getByRole("button", { name: "Clear" }).click();
  await expect(list(page).locator("li")).toHaveCount(0);
  await list(page).getByRole("button", { name: "Undo" }).click();
  await expect(list(page).locator("footer b")).toHaveText("₹340");
  await expect(list(page).getByLabel("Note for the kitchen")).toHaveValue("less sugar");
  await list(page).getByRole("button", { name: "Clear" }).click();
  await page.keyboard.press("Escape");
  await expect(page.locator(".my-list")).toBeHidden();
  await expect(page.getByRole("link", { name: "Today", exact: true })).toBeFocused();

  // A size that is chosen before the list is ready comes onto it.
  const { promise: isChosen, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/extras-*.js", async (route) => {
    await isChosen;
    await route.continue();
  });
  await page.goto("/menu/demo-cafe");
  const coffee = row(page, "Filter Coffee");
  await coffee.locator("summary").click();
  await coffee.locator("label", { hasText: "Small" }).click();
  release();
  await expect(page.getByRole("button", { name: /^1 item · ₹40/ })).toBeVisible();
  await expect(page.getByRole("radio", { name: "Small ₹40" })).toBeChecked();
});

test("a diner’s list keeps its dishes when their section is renamed, says what has changed on the menu since, counts only what can be had, keeps what two tabs add, takes a table’s letters, and emoji find nothing", async ({
  page,
  context,
}) => {
  await page.goto("/menu/demo-cafe?table=%3Cb%3E");
  await page.evaluate(() => {
    const lines = { "Old name\nAmericano\n": [2, 11000] };
    localStorage.setItem("list demo-cafe", JSON.stringify({ lines, note: "" }));
  });
  await page.reload();
  await expect(page.getByRole("button", { name: /^2 items · ₹220/ })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem("list demo-cafe"));
  await page.reload();
  await page.getByRole("button", { name: "Add Americano" }).click();
  await page.getByRole("button", { name: "Add Flat White" }).click();
  await page.evaluate(() => {
    const kept = JSON.parse(String(localStorage.getItem("list demo-cafe")));
    kept.lines["Coffee\nAmericano\n"][1] = 9000;
    kept.lines["Coffee\nOld dish\n"] = [2, 5000];
    localStorage.setItem("list demo-cafe", JSON.stringify(kept));
  });
  await page.route("**/menu/demo-cafe*", async (route) => {
    const reply = await route.fetch();
    const html = (await reply.text())
      .replace(/<li class="row"(?=(?:(?!<li).)*Flat White)/, '<li class="row out"')
      .replace(">Flat White</span>", '$&<em class="gone">Sold out</em>');
    await route.fulfill({ response: reply, body: html });
  });
  await page.reload();
  await expect(row(page, "Flat White").locator(".plus")).toHaveCount(0);
  await page.locator(".my-list").click();
  await expect(list(page).locator("li")).toHaveText([
    /Americano.*Price was ₹90/,
    /Flat White.*Sold out/,
    /Old dish.*Renamed or taken off the menu/,
  ]);
  await expect(list(page).locator("footer b")).toHaveText("₹110");
  await expect(list(page)).not.toContainText("Table");
  await list(page).getByRole("button", { name: "Remove one Americano" }).click();
  await page.keyboard.press("Escape");
  await expect(page.locator(".my-list b")).toHaveText("Sold out");

  await page.unrouteAll();
  await page.evaluate(() => localStorage.clear());
  await page.goto("/menu/demo-cafe?table=A-5");
  const other = await context.newPage();
  await other.goto("/menu/demo-cafe?table=A-5");
  await page.getByRole("button", { name: "Add Americano" }).click();
  await other.getByRole("button", { name: "Add Flat White" }).click();
  await expect(other.getByRole("button", { name: /^2 items/ })).toBeVisible();
  await page.getByRole("button", { name: /^2 items/ }).click();
  await expect(list(page)).toContainText("Table A-5");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Search the menu" }).click();
  await search(page).fill("🍕");
  await expect(page.locator("main li:visible")).toHaveCount(0);
  await expect(page.getByRole("status")).toContainText("couldn’t find");
});

test("a diner’s list sums what has a price and is served now, and keeps a size that its plus has listed", async ({
  page,
}) => {
  await page.route("**/menu/demo-cafe*", async (route) => {
    const reply = await route.fetch();
    const html = (await reply.text())
      .replace(/(>Americano<\/span>(?:(?!<li[ >]).)*?)<b.*?<\/b>/, "$1")
      .replace(
        /(<p class="served".*?<\/em>)(?: <span>Not now<\/span>)?/,
        "$1 <span>Not now</span>",
      );
    await route.fulfill({ response: reply, body: html });
  });
  await page.goto("/menu/demo-cafe");
  await page.evaluate(() => {
    const lines = { "Breakfast\nUpma\n": [2, 6000], "Coffee\nFlat White\n": [1, 0] };
    localStorage.setItem("list demo-cafe", JSON.stringify({ lines, note: "Less sugar" }));
  });
  await page.reload();
  await expect(row(page, "Upma").locator(".plus")).toHaveCount(0);
  await page.getByRole("button", { name: "Add Americano" }).click();
  await expect(page.locator(".my-list b")).toHaveText("2 items · ₹150 + items without a price");

  await page.getByRole("button", { name: "Add Filter Coffee", exact: true }).click();
  await page.getByRole("button", { name: "Add Filter Coffee Small" }).click();
  const large = page.getByRole("radio", { name: "Large ₹60" }).first();
  await large.check();
  await expect(page.locator(".my-list b")).toHaveText("4 items · ₹250 + items without a price");
  await page.locator(".my-list").click();
  await expect(list(page).locator("li")).toHaveText([
    /^2Upma.*Not now$/,
    // Noted when it had no price, which is no change.
    /^1Flat White\D*₹150\D*1$/,
    /^1Americano\D*1$/,
    /^1Filter Coffee.*Small.*₹40/,
    /^1Filter Coffee.*Large.*₹60/,
  ]);
  const link = list(page).getByRole("link", { name: "Send on WhatsApp" });
  expect(decodeURIComponent(String(await link.getAttribute("href")))).not.toContain("Upma");
  await list(page).getByRole("button", { name: "Clear" }).click();
  await page.keyboard.press("Escape");
  await expect(large).not.toBeChecked();

  await page.getByRole("button", { name: "Add Flat White" }).click();
  await page.locator(".my-list").click();
  await page.getByLabel("Note for the kitchen").fill("Less sugar");
  await list(page).getByRole("button", { name: "Remove one Flat White" }).click();
  await page.reload();
  await page.getByRole("button", { name: "Add Flat White" }).click();
  await page.locator(".my-list").click();
  await expect(page.getByLabel("Note for the kitchen")).toHaveValue("");
});
