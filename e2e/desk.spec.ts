import { expect, type Page } from "@playwright/test";
import { idOf } from "./desk-cast.ts";
import { ofThisTry, test } from "./journey.ts";
import { logInAsOperator } from "./logins.ts";
import { expectAccessible, listenForComplaints } from "./looks.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Taps a button twice, the second time while what the first sent is on its way. Gives how often it was sent. */
async function tapTwice(page: Page, name: string): Promise<() => number> {
  let shown = () => {};
  const slow = new Promise<void>((resolve) => (shown = resolve));
  let sent = 0;
  await page.route("**/desk/**", async (route) => {
    if (route.request().method() === "POST") {
      sent += 1;
      await slow;
    }
    await route.continue();
  });
  await page.waitForLoadState("networkidle");
  await button(page, name).scrollIntoViewIfNeeded();
  const box = await button(page, name).boundingBox();
  const middle = [Number(box?.x) + 40, Number(box?.y) + 20] as const;
  await page.mouse.click(...middle);
  await expect.poll(() => sent).toBe(1);
  await page.mouse.click(...middle);
  shown();
  return () => sent;
}

/** Expects that axe finds no fault on a page, that it does not scroll sideways, and that everything is large enough to tap. */
async function expectNoFaults(page: Page, state = page.url()) {
  await expectAccessible(page, state);
  await expectRoom(page, state);
}

/** Expects that a page does not scroll sideways, and that everything on it is large enough to tap. */
async function expectRoom(page: Page, state = page.url()) {
  const { overflow, small } = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    small: [
      ...document.querySelectorAll(
        "main :is(a.button, .tabs a, .facts a, button, summary, input:not([type=hidden]))",
      ),
    ]
      .filter((element) => element.checkVisibility())
      .filter((element) => element.getBoundingClientRect().height < 43.5)
      .map((element) => element.outerHTML),
  }));
  expect({ overflow, small }, state).toEqual({ overflow: 0, small: [] });
}

/** Gathers what the desk's pages complain of, and the scripts that they load. */
function listenToDesk(page: Page) {
  const complaints = listenForComplaints(page);
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  return { complaints, scripts };
}

test("an operator looks around the desk, makes a shop once however often they tap, and copies its message; no screen has faults at 360 px, and only a screen that shows a password loads a script", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const name = ofThisTry("Axe Aloo");
  const id = idOf(name);
  await logInAsOperator(page);
  const { complaints, scripts } = listenToDesk(page);
  for (const path of ["messages", "words", "words/1", "shops", "log", "requests"]) {
    await page.goto(`/desk/${path}`);
    await expectNoFaults(page);
  }
  await expect(page.getByText("Forgot the login")).toBeVisible();
  expect(scripts).toEqual([]);

  await page.getByRole("link", { name: `Create shop: ${name}`, exact: true }).click();
  await page.getByLabel("Shop id").fill("two words");
  await page.getByLabel("Username").fill("x");
  await button(page, "Create shop").click();
  await expect(page.locator(".field > .alert:not(:empty)")).toHaveCount(2);
  await expect(page.getByLabel("Shop id")).toBeFocused();
  await expectNoFaults(page, "refused");

  await page.getByLabel("Shop id").fill(id);
  await page.getByLabel("Username").fill(id);
  const created = await tapTwice(page, "Create shop");
  await expect(page.getByRole("heading", { name: "The shop is ready" })).toBeVisible();
  expect(created()).toBe(1);
  await button(page, "Copy message").click();
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
  const message = await page.getByLabel("Message in English").inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(message);
  await expectRoom(page, "handed over");
  await page.getByText("Message in Hindi").click();
  await expect(page.getByLabel("Message in Hindi")).toContainText(`नमस्ते! ${name}`);
  await expect(page.getByLabel("Message in English")).toBeHidden();
  await expectNoFaults(page, "handed over in Hindi");

  scripts.length = 0;
  await page.goto(`/desk/shops/${id}`, { waitUntil: "load" });
  expect(scripts.map((address) => address.replace(/.*\/|-.*/g, ""))).toEqual(["once"]);
  for (const summary of await page.locator("summary").all()) await summary.click();
  await expectNoFaults(page, "a shop, all of it open");
  expect(complaints.filter((line) => !/status of 422/.test(line))).toEqual([]);
});
