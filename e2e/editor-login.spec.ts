import { expect } from "@playwright/test";
import { logIn, openEditor } from "./edited-shops.ts";
import {
  countStored,
  pressTool,
  publicNames,
  section,
  sectionTitles,
  status,
} from "./editor-screen.ts";
import { test } from "./journey.ts";
import { expectAccessible, expectToFitNarrow } from "./looks.ts";

test("somebody logged out meanwhile loses nothing they typed, and what was sent to one shop's editor never reaches another shop", async ({
  page,
  baseURL,
}) => {
  await openEditor(page, String(baseURL), "logged-out");
  await page.context().clearCookies();
  await section(page, "Mains").getByRole("button", { name: "Add subheader" }).click();
  await page.getByPlaceholder("Enter new subheader text").fill("Served with rice");
  await page.keyboard.press("Enter");
  const notice = page.locator(".hold");
  await expect(notice).toContainText("You’re logged out. Your change is safe on this phone");
  await notice.getByRole("link", { name: "Log in" }).click();
  await expect(page).toHaveURL(/\/shop\/login\?next=%2Fshop%2Fedit%2Fmenu%2Flogged-out&waiting$/);
  await expect(page.getByText("Your changes are safe on this phone.")).toBeVisible();
  // Whoever reloads comes here too: the phone knows what waits on it for this shop, and that nothing does for another.
  await page.goto("/shop/edit/menu/logged-out");
  await expect(page).toHaveURL(/\/shop\/login\?next=%2Fshop%2Fedit%2Fmenu%2Flogged-out$/);
  await expect(page.getByText("Your changes are safe on this phone.")).toBeVisible();
  await page.goto("/shop/edit/menu/another-shop");
  await expect(page.getByRole("button", { name: "Show password" })).toBeVisible();
  expect(await countStored(page)).toBe(1);
  await expect(page.getByText("Your changes are safe on this phone.")).toBeHidden();
  await openEditor(page, String(baseURL), "logged-out");
  await expect(status(page)).toHaveText("Saved");
  expect(await publicNames(page, ".chips span")).toContain("Served with rice");

  await logIn(page.context(), String(baseURL), "another-shop");
  await pressTool(page, "Move Mains up");
  await expect(notice).toContainText("You’re logged in to another shop.");
  await expect(notice.getByRole("button", { name: "Log in to this shop" })).toBeVisible();
  await openEditor(page, String(baseURL), "another-shop");
  await expect(sectionTitles(page)).toHaveText(["Starters", "Mains", "मिठाई"]);
  const elsewhere = page.locator(".other-waiting");
  await expect(elsewhere).toContainText(
    "A change to the menu of Shop of logged-out waits on this phone.",
  );
  await expectAccessible(page, "what waits for another shop", elsewhere);
  await expectToFitNarrow(page, "what waits for another shop");
  await elsewhere.getByRole("button", { name: "Log in to Shop of logged-out" }).click();
  await expect(page).toHaveURL(/\/shop\/login\?next=%2Fshop%2Fedit%2Fmenu%2Flogged-out$/);
  await openEditor(page, String(baseURL), "logged-out");
  await expect(elsewhere).toHaveCount(0);
  await expect(status(page)).toHaveText("Saved");
  expect(await publicNames(page)).toEqual(["Mains", "Starters", "मिठाई"]);
});
