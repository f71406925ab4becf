import { expect, type Locator, type Page } from "@playwright/test";
import {
  alert,
  email,
  FAILED,
  fillMessage,
  fillRequest,
  message,
  openDialog,
  phone,
  phoneNumber,
  request,
  send,
  SHOP_FAILED,
  SHOP_THANKS,
  shopName,
  THANKS,
  waiting,
} from "./enquiry-screen.ts";
import { inAnyLanguage } from "./in-any-language.ts";
import { test } from "./journey.ts";
import { fromOwnAddress } from "./logins.ts";
import { expectAccessible, expectToFitNarrow, listenForComplaints } from "./looks.ts";

test.beforeEach(async ({ page }) => {
  await fromOwnAddress(page);
});

const NO_ANSWER = inAnyLanguage(({ ui }) => ui.unsent.noAnswer);
const TOO_OLD = inAnyLanguage(({ site }) => site.advice.token);
const LOW = { width: 360, height: 640 };

/** Expects, on a low screen, that what helps stands in sight, above the button that was pressed. */
async function expectHelpInSight(
  page: Page,
  { help, failed, button }: { help: string | RegExp; failed: RegExp; button: Locator },
) {
  const advice = page.getByText(help);
  for (const place of [advice, button]) await expect(place).toBeInViewport({ ratio: 1 });
  const [above, below] = [await advice.boundingBox(), await button.boundingBox()];
  expect(Number(above?.y) + Number(above?.height)).toBeLessThanOrEqual(Number(below?.y));
  // Neither the bar at the top nor the snack-bar lies over it.
  await advice.click({ trial: true });
  await expect(page.getByText(failed)).toBeInViewport({ ratio: 1 });
}

/** Has what is sent to a form wait on the way, and fail once it is cut off. */
async function holdUntilCut(page: Page, path: string): Promise<() => void> {
  let cut = () => {};
  const held = new Promise<void>((resolve) => (cut = resolve));
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await held;
    return route.abort();
  });
  return cut;
}

/** Has what is on its way fail on a low screen, where what helps must come into sight. */
async function failInSight(page: Page, cut: () => void, what: { failed: RegExp; button: Locator }) {
  const size = page.viewportSize();
  await page.setViewportSize(LOW);
  cut();
  await expectHelpInSight(page, { help: NO_ANSWER, ...what });
  if (size) await page.setViewportSize(size);
}

/**
 * Leads the dialog through its states, and calls `look` in those that show the most: what it shows at rest stands there too
 * when something is wrong, and what it shows filled in when it could not be sent.
 */
async function throughDialog(page: Page, look: (part?: Locator) => Promise<void>) {
  await openDialog(page);
  await email(page).fill("asha@");
  await phone(page).fill("1");
  await message(page).focus();
  await email(page).focus();
  await look();
  await fillMessage(page);
  const cut = await holdUntilCut(page, "/contact");
  await send(page).click();
  await expect(waiting(page)).toBeDisabled();
  await expectToFitNarrow(page);
  await failInSight(page, cut, { failed: FAILED, button: send(page) });
  await look();
  await page.unroute("**/contact");
  await send(page).click();
  await expect(page.getByText(THANKS)).toBeVisible();
  await look(page.locator(".snack-bar"));
}

/** As throughDialog, the page that asks for a menu; its fields are those of the dialog. */
async function throughAddShop(page: Page) {
  await page.goto("/add-shop");
  await expect(request(page)).toBeDisabled();
  await shopName(page).focus();
  await phoneNumber(page).fill("1");
  await shopName(page).focus();
  await expectAccessible(page);
  await expectToFitNarrow(page);
  await fillRequest(page);
  const cut = await holdUntilCut(page, "/add-shop");
  await request(page).click();
  await expect(waiting(page)).toBeDisabled();
  await expectToFitNarrow(page);
  await failInSight(page, cut, { failed: SHOP_FAILED, button: request(page) });
  await expectToFitNarrow(page);
  await page.unroute("**/add-shop");
  await request(page).click();
  await expect(page.getByText(SHOP_THANKS)).toBeVisible();
  await expectToFitNarrow(page);
}

/** Has a form that was open for too long refused without a script, on a low screen: what helps must be in sight. */
async function refusedInSight(page: Page) {
  const size = page.viewportSize();
  await page.setViewportSize(LOW);
  await page.locator("form").evaluate((form: HTMLFormElement) => {
    for (const token of form.querySelectorAll<HTMLInputElement>("[name=token]")) token.value = "";
    form.submit();
  });
  await expectHelpInSight(page, { help: TOO_OLD, failed: FAILED, button: send(page) });
  if (size) await page.setViewportSize(size);
}

const EMAIL_REQUIRED = inAnyLanguage(({ problems }) => problems["email-required"]);

/** Leads the page for messages through the states that the dialog has not. */
async function throughContact(page: Page) {
  await page.goto("/contact");
  await page.locator("form").evaluate((form: HTMLFormElement) => form.submit());
  await expect(email(page)).toHaveAccessibleDescription(EMAIL_REQUIRED);
  await expectAccessible(page);
  await expectToFitNarrow(page);
  await fillMessage(page);
  await refusedInSight(page);
  const cut = await holdUntilCut(page, "/contact");
  await send(page).click();
  await failInSight(page, cut, { failed: FAILED, button: send(page) });
  await page.unroute("**/contact");
  await send(page).click();
  await expect(page.getByRole("status")).toHaveText(THANKS);
  await expectToFitNarrow(page);
}

/*
 * In Hindi the forms have the same tags, which app/messages/same-markup.test.ts shows: only their width is looked at there.
 */
test("the dialog and the pages of the forms are accessible, and in every state they fit a narrow screen, are large enough to tap and obey their policy", async ({
  page,
}) => {
  const complaints = listenForComplaints(page);
  await throughDialog(page, async (part) => {
    await expectAccessible(page, "the dialog", part);
    await expectToFitNarrow(page);
    expect(await smallOrCovered(page)).toEqual({ small: 0, covered: 0 });
  });
  // Nobody sends so much in a minute.
  await fromOwnAddress(page);
  await throughAddShop(page);
  await throughContact(page);
  for (const path of ["/hi/contact", "/hi/add-shop"]) {
    await page.goto(path);
    await expectToFitNarrow(page);
  }
  await openDialog(page, "/hi");
  await expectToFitNarrow(page);
  expect(await smallOrCovered(page)).toEqual({ small: 0, covered: 0 });
  expect(complaints.filter((line) => !/ERR_FAILED|status of (400|422)/.test(line))).toEqual([]);
});

/** How many controls are too small for a thumb, and how many lie under the snack-bar. */
function smallOrCovered(page: Page) {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll("dialog[open] :is(button, input, textarea), .snack-bar button"),
    ].filter((control) => control.checkVisibility());
    const bar = document.querySelector(".snack-bar")?.getBoundingClientRect().top ?? Infinity;
    return {
      small: controls.filter((control) => control.getBoundingClientRect().height < 44).length,
      covered: controls.filter(
        (control) => !control.closest(".snack-bar") && control.getBoundingClientRect().bottom > bar,
      ).length,
    };
  });
}

test("a Turnstile is shown once somebody is at the form, sent along, and passed anew for every try", async ({
  page,
}) => {
  const CLOUDFLARE = "https://challenges.cloudflare.com";
  // The page as it is with keys, and Cloudflare's script as it is seen from here.
  await page.route("**/add-shop", async (route) => {
    if (route.request().method() === "POST") return route.abort();
    const response = await route.fetch();
    const html = await response.text();
    const policy = response.headers()["content-security-policy"] ?? "";
    return route.fulfill({
      response,
      headers: {
        ...response.headers(),
        "content-security-policy": policy.replace("script-src", `script-src ${CLOUDFLARE}`),
      },
      body: html.replace('<div class="actions">', '<div data-sitekey="1x0"></div>$&'),
    });
  });
  await page.route(`${CLOUDFLARE}/**`, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `let passed = 0;
        const pass = () => { document.querySelector("[name=cf-turnstile-response]").value = "passed-" + ++passed; };
        globalThis.turnstile = {
          render(place, { sitekey }) {
            place.innerHTML = '<input name="cf-turnstile-response" type="hidden">' + sitekey;
            pass();
            return "widget";
          },
          reset: pass,
        };`,
    }),
  );
  await page.goto("/add-shop", { waitUntil: "networkidle" });
  await expect(page.locator("[data-sitekey]")).toBeEmpty();
  await fillRequest(page);
  await expect(page.locator("[data-sitekey]")).toHaveText("1x0");
  for (const response of ["passed-1", "passed-2"]) {
    const sent = page.waitForRequest((request) => request.method() === "POST");
    await request(page).click();
    const fields = new URLSearchParams((await sent).postData() ?? "");
    expect(fields.get("cf-turnstile-response")).toBe(response);
    await expect(alert(page)).toContainText(SHOP_FAILED);
    await expect(request(page)).toBeEnabled();
  }
});
