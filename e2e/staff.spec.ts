import { expect, type Page } from "@playwright/test";
import { holdBack, logIn as logInAsOwner, openEditor } from "./edited-shops.ts";
import { expectPanesClear } from "./editor-screen.ts";
import { test } from "./journey.ts";
import { fromOwnAddress, logIn, logInAsOperator } from "./logins.ts";
import { expectAccessible, expectToFitNarrow, listenForComplaints } from "./looks.ts";

async function expectNoFaults(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state);
  await expectToFitNarrow(page, state);
  const small = await page
    // All of its row opens a dish.
    .locator(
      ":is(main, header) :is(a:not(.item-name), button, summary, input:not([type=hidden])):visible",
    )
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.getBoundingClientRect().height < 44)
        .map((element) => element.outerHTML),
    );
  expect(small, state).toEqual([]);
}

const send = (page: Page) => page.getByRole("button", { name: "Add a login" });

test("an owner makes a login, by which somebody of the staff changes the menu until the owner ends it", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  const complaints = listenForComplaints(page);
  await logInAsOwner(page.context(), String(baseURL), "staff");
  await page.goto("/shop/staff", { waitUntil: "networkidle" });

  const letGo = await holdBack(page, "**/shop/staff.data*", "POST");
  await page.getByLabel("Name").fill("Ravi");
  await send(page).click();
  // A second tap would be told that there is a Ravi, in place of the password.
  await expect(send(page)).toBeDisabled();
  letGo();
  const title = page.getByRole("heading", { name: "Ravi’s login" });
  await expect(title).toBeFocused();
  await expect(page.getByLabel("Name")).toHaveValue("");
  const [username = "", password = ""] = await page.locator("dd").allTextContents();
  await page.getByText("End login").click();
  await expectNoFaults(page, "made");
  await page.getByLabel("Name").fill("Ravi");
  await send(page).click();
  await expect(page.getByText("Somebody already has a login with this name.")).toBeVisible();
  await expect(title).toBeVisible();

  const phone = await (await browser.newContext({ baseURL: String(baseURL) })).newPage();
  await fromOwnAddress(phone);
  await logIn(phone, username, password);
  await expect(phone).toHaveURL("/shop/edit/menu/staff");
  await phone.waitForLoadState("networkidle");
  await expect(phone.getByText("Shop details")).toBeHidden();
  await phone.getByText("Add section").click();
  await phone.getByLabel("Section Name").fill("Rolls");
  await phone.getByRole("button", { name: "Add", exact: true }).click();
  await expect(phone.getByText("Saved")).toBeVisible();

  await page.getByRole("button", { name: "End the login" }).click();
  await expect(page.getByRole("status").filter({ hasText: "has ended" })).toBeFocused();
  await expect(page.getByText(username)).toHaveCount(0);
  await phone.getByText("Add section").click();
  await phone.getByLabel("Section Name").fill("Juices");
  await phone.getByRole("button", { name: "Add", exact: true }).click();
  await expect(phone.locator(".hold")).toContainText("You’re logged out");

  await page.getByLabel("Name").fill("\u200B");
  await send(page).click();
  await expect(page.getByLabel("Name")).toBeFocused();
  // Nobody has a login any more.
  await expectNoFaults(page, "refused");
  expect(complaints.filter((line) => !/status of (409|422)/.test(line))).toEqual([]);
});

test("an operator edits a menu for its owner, sees whose it is however far they scroll, and leaves", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const complaints = listenForComplaints(page);
  await logInAsOperator(page);
  await page.goto("/desk/shops/on-behalf");
  await page.getByRole("button", { name: "Open editor" }).click();
  await expect(page).toHaveURL("/shop/edit/menu/on-behalf");
  await page.waitForLoadState("networkidle");
  await page
    .locator(".splash")
    .waitFor({ state: "hidden" })
    .catch(() => page.mouse.click(180, 90));
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByText("You’re editing Shop of on-behalf for its owner")).toBeInViewport();
  await expectNoFaults(page, "on behalf");
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectPanesClear(page, "on behalf");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "Paste a list" }).click();
  const list = page.getByRole("dialog", { name: "Paste a list" });
  await expect(list.getByText("You’re editing Shop of on-behalf for its owner")).toBeInViewport();
  await expectAccessible(page, "a list on behalf");
  await expectToFitNarrow(page, "a list on behalf");
  await page.goBack();
  await page.getByRole("link", { name: "History" }).click();
  await expectNoFaults(page, "History on behalf");
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/desk/shops/on-behalf");
  await openEditor(page, String(baseURL), "on-behalf");
  await expect(page.getByText("for its owner")).toBeHidden();
  expect(complaints).toEqual([]);
});
