import { expect, type Page } from "@playwright/test";
import { holdBack } from "./edited-shops.ts";
import { test } from "./journey.ts";
import { enter, fromOwnAddress, JOURNEYS, JOURNEY_PASSWORD, sendLogin } from "./logins.ts";
import { expectAccessible, expectToFitNarrow, listenForComplaints } from "./looks.ts";

const OPERATOR = ["operator", "operator-2026"] as const;

test.beforeEach(async ({ page }) => {
  await fromOwnAddress(page);
});

const username = (page: Page) => page.getByLabel("Username");
const password = (page: Page) => page.getByLabel("Password");
const loginButton = (page: Page) => page.getByRole("button", { name: "Login", exact: true });
const alert = (page: Page) => page.getByRole("alert").filter({ hasText: /./ });

/** The login page, taken over by its client. */
async function openLogin(page: Page, query = "") {
  await page.goto(`/shop/login${query}`);
  await expect(loginButton(page)).toBeDisabled();
}

async function changePassword(page: Page, current: string, next: string) {
  await page.getByLabel("Current password").fill(current);
  await page.getByLabel("New password").fill(next);
  await page.getByRole("button", { name: "Change password" }).click();
}

test("logging in waits for both fields, tells a wrong password, is sent once, leads back, and ends with a logout", async ({
  page,
}) => {
  await page.goto("/shop/account?x=1");
  await expect(page).toHaveURL(/\/shop\/login\?next=/);
  await expect(loginButton(page)).toBeDisabled();
  await username(page).fill("operator");
  await expect(loginButton(page)).toBeDisabled();
  await password(page).fill("wrong");
  await expect(loginButton(page)).toBeEnabled();
  await username(page).fill("");
  await expect(loginButton(page)).toBeDisabled();
  await username(page).fill("operator");
  await loginButton(page).click();
  await expect(alert(page)).toHaveText("Invalid username or password");
  await expect(username(page)).toHaveValue("operator");
  await expect(password(page)).toHaveValue("wrong");
  await expect(password(page)).toBeFocused();
  await expect(loginButton(page)).toBeEnabled();

  const letGo = await holdBack(page, "**/shop/login.data*", "POST");
  await page.keyboard.type("operator-2026");
  await page.keyboard.press("Enter");
  const waiting = page.getByRole("button", { name: "Logging in..." });
  await expect(waiting).toBeVisible();
  await expect(waiting).toBeDisabled();
  letGo();
  await expect(page).toHaveURL("/shop/account?x=1");
  await expect(page.getByRole("main")).toContainText("You’re logged in as operator.");

  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/shop/login");
});

test("the password can be looked at, by keyboard too, and is hidden again once it is sent; what the browser has filled in counts as filled, and a network that fails loses nothing that was typed", async ({
  page,
}) => {
  await openLogin(page);
  await expect(password(page)).toHaveAttribute("type", "password");
  const show = page.getByRole("button", { name: "Show password" });
  await password(page).fill("chai at eleven");
  await page.keyboard.press("Tab");
  await expect(show).toBeFocused();
  await page.keyboard.press("Space");
  await expect(password(page)).toHaveAttribute("type", "text");
  await expect(show).toHaveAttribute("aria-pressed", "true");
  await expect(password(page)).toHaveValue("chai at eleven");
  await password(page).focus();
  await show.click();
  await expect(password(page)).toHaveAttribute("type", "password");
  await expect(password(page)).toBeFocused();
  await show.click();
  await username(page).fill("operator");
  await password(page).press("Enter");
  await expect(alert(page)).toHaveText("Invalid username or password");
  await expect(password(page)).toHaveAttribute("type", "password");
  await expect(password(page)).toHaveValue("chai at eleven");
  await page.keyboard.type("x");
  await expect(password(page)).toHaveValue("x");

  await openLogin(page);
  // Chromium's own filling in: scripts see no value and no input event, only that :autofill applies.
  const tools = await page.context().newCDPSession(page);
  await tools.send("DOM.enable");
  await tools.send("CSS.enable");
  const { root } = await tools.send("DOM.getDocument");
  for (const selector of ["#username", "#password"]) {
    await expect(loginButton(page)).toBeDisabled();
    const { nodeId } = await tools.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    await tools.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: ["autofill"] });
  }
  await expect(loginButton(page)).toBeEnabled();
  await tools.detach();

  await page.route("**/shop/login.data", (route) => route.abort());
  await sendLogin(page, ...OPERATOR);
  await expect(alert(page)).toHaveText(
    "Nukkad can’t be reached. Check your connection, then try again.",
  );
  await expect(username(page)).toHaveValue("operator");
  await expect(password(page)).toHaveValue("operator-2026");
  await page.unroute("**/shop/login.data");
  // A captive portal, and a failure of ours.
  for (const status of [200, 500]) {
    await page.route("**/shop/login.data", (route) =>
      route.fulfill({ status, contentType: "text/html", body: "<p>Pay for the network" }),
    );
    const answered = page.waitForResponse("**/shop/login.data");
    await loginButton(page).click();
    await answered;
    await expect(alert(page)).toHaveText("Something went wrong. Please try again.");
    await expect(loginButton(page)).toBeEnabled();
    await expect(password(page)).toHaveValue("operator-2026");
    await page.unroute("**/shop/login.data");
  }
});

/* In Hindi the login and the account have the same tags: app/messages/same-markup.test.ts. */
test("the login's pages are accessible and narrow enough in any state, and lead an owner to their menu as a document; changing the password leads to the errors, and says when it is done", async ({
  page,
}) => {
  const complaints = listenForComplaints(page);
  await page.goto("/login-help", { waitUntil: "networkidle" });
  await expectRoom(page, "forgot the login");
  await expectAccessible(page, "forgot the login");
  await openLogin(page);
  await username(page).fill("x".repeat(60));
  await password(page).fill("wrong");
  await loginButton(page).click();
  await expect(alert(page)).toBeVisible();
  await expectRoom(page, "refused");
  await expectAccessible(page, "refused");
  // Of the editor only its address matters.
  await page.route("/shop/edit/menu/demo-cafe", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>The editor" }),
  );
  await sendLogin(page, "demo-cafe", "demo-cafe-2026");
  await expect(page).toHaveTitle("The editor");
  // The login page's policy would not allow the editor its styles.
  const loaded = await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.name);
  expect(loaded).toMatch(/\/shop\/edit\/menu\/demo-cafe$/);

  await page.context().clearCookies();
  await enter(page, String(JOURNEYS[test.info().retry]), JOURNEY_PASSWORD);
  await page.goto("/shop/account");
  await changePassword(page, "wrong", "chai at eleven");
  await expect(page.getByLabel("Current password")).toHaveAccessibleDescription(
    "That’s not your current password.",
  );
  await expect(page.getByLabel("Current password")).toBeFocused();
  await changePassword(page, JOURNEY_PASSWORD, "short");
  await expect(page.getByLabel("New password")).toHaveAccessibleDescription(
    "At least 8 characters. Your new password must be at least 8 characters long.",
  );
  await expect(page.getByLabel("New password")).toBeFocused();
  await expectRoom(page, "the account's page, refused");
  await expectAccessible(page, "the account's page, refused");
  await page.route("**/shop/account.data", (route) => route.abort());
  await changePassword(page, JOURNEY_PASSWORD, "chai at eleven");
  await expect(alert(page)).toContainText("Nukkad can’t be reached");
  await expect(page.getByLabel("New password")).toHaveValue("chai at eleven");
  await page.unroute("**/shop/account.data");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByRole("status")).toHaveText(
    "Your password has been changed. You’re logged out on all other devices.",
  );
  await expect(page.getByLabel("New password")).toHaveValue("");
  await page.goto("/language/hi?next=/shop/account");
  await expectRoom(page, "the account's page in Hindi");
  expect(complaints.filter((line) => !/ERR_FAILED|status of 4(01|22)/.test(line))).toEqual([]);
});

/** Expects that a narrow screen holds a state of a page, and that thumbs find all of it. */
async function expectRoom(page: Page, state: string): Promise<void> {
  await expectToFitNarrow(page, state);
  const small = await page
    .locator("main :is(a, button, input:not([hidden], [type=hidden], .trap *))")
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.getBoundingClientRect().height < 44)
        .map((element) => element.outerHTML),
    );
  expect(small, state).toEqual([]);
}
