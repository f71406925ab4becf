import { expect } from "@playwright/test";
import { openEditor } from "./edited-shops.ts";
import { chooseInShopMenu, countStored, section, status, reloadEditor } from "./editor-screen.ts";
import { test } from "./journey.ts";

test("a logout asks before it drops what is half typed; without a network nobody is logged out: it is said, what waits and what is half typed stay, and then it works", async ({
  page,
  baseURL,
  context,
}) => {
  await openEditor(page, String(baseURL), "logs-out");
  const editor = page.url();
  await context.setOffline(true);
  const next = section(page, "Mains").getByLabel("Name of the next dish");
  await next.fill("Naan");
  await next.press("Enter");
  await page.keyboard.type("40");
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText("1 waiting");
  await next.fill("Half a na");
  const answers = [false, true, true];
  page.on("dialog", (dialog) => void (answers.shift() ? dialog.accept() : dialog.dismiss()));
  const notice = page.getByText("You’re not logged out: there’s no connection.");
  await chooseInShopMenu(page, "button", "Logout");
  await expect.poll(() => answers.length).toBe(2);
  await expect(notice).toHaveCount(0);
  await page.getByRole("button", { name: "Logout", exact: true }).click();
  await expect(notice).toBeVisible();
  expect(page.url()).toBe(editor);
  await expect(next).toHaveValue("Half a na");
  await expect.poll(() => countStored(page)).toBe(1);
  await context.setOffline(false);
  await expect(status(page)).toHaveText("Saved");
  await reloadEditor(page);
  await expect(next).toHaveValue("Half a na");
  await chooseInShopMenu(page, "button", "Logout");
  await page.waitForURL("**/shop/login");
  await page.goto(editor);
  await expect(page).toHaveURL(/shop\/login/);
});
