import { expect, type Locator, type Page } from "@playwright/test";
import {
  alert,
  email,
  FAILED,
  fillMessage,
  fillRequest,
  link,
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
} from "./enquiry-screen.ts";
import { test } from "./journey.ts";
import { fromOwnAddress } from "./logins.ts";
import { expectAccessible, expectToFitNarrow, listenForComplaints } from "./looks.ts";

test.beforeEach(async ({ page }) => {
  await fromOwnAddress(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a message is written on a page, corrected and sent", async ({ page }) => {
    await page.goto("/");
    await link(page).click();
    await expect(page).toHaveURL("/contact");
    await email(page).fill("asha");
    await message(page).fill("Hello");
    await send(page).click();
    await expect(email(page)).toHaveAccessibleDescription("Please enter a valid email address");
    await expect(email(page)).toBeFocused();
    await expect(email(page)).toHaveValue("asha");
    await expect(message(page)).toHaveValue("Hello");
    await email(page).fill("asha@example.com");
    await phone(page).fill("12");
    await send(page).click();
    await expect(phone(page)).toHaveAccessibleDescription("Please enter a valid phone number");
    await expect(phone(page)).toBeFocused();
    await phone(page).fill("");
    await send(page).click();
    await expect(page.getByRole("status")).toHaveText(THANKS);
    await expect(page).toHaveURL("/contact?sent");
    const reloaded = await page.reload();
    expect(reloaded?.request().method()).toBe("GET");
    await expect(page.getByRole("status")).toHaveText(THANKS);
  });

  test("a menu is asked for on a page", async ({ page }) => {
    await page.goto("/add-shop");
    await request(page).click();
    await expect(shopName(page)).toHaveAccessibleDescription("Shop name is required");
    await expect(phoneNumber(page)).toHaveAccessibleDescription("Phone number is required");
    await expect(shopName(page)).toBeFocused();
    await fillRequest(page);
    await request(page).click();
    await expect(page.getByRole("status")).toHaveText(SHOP_THANKS);
    await expect(shopName(page)).toHaveCount(0);
  });

  test("a text that is too long comes back whole", async ({ page }) => {
    await page.goto("/contact");
    const long = "चाय ".repeat(1_500);
    await email(page).fill("asha@example.com");
    await message(page).fill(long);
    await send(page).click();
    await expect(message(page)).toHaveAccessibleDescription(
      "Message must be at most 2000 characters long",
    );
    await expect(message(page)).toHaveValue(long);
  });
});

const waiting = (page: Page) => page.getByRole("button", { name: "Sending..." });

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

/** Leads the dialog through its states, and calls `look` in each. */
async function throughDialog(page: Page, look: () => Promise<void>) {
  await openDialog(page);
  await look();
  await email(page).fill("asha@");
  await phone(page).fill("1");
  await message(page).focus();
  await email(page).focus();
  await look();
  await fillMessage(page);
  await look();
  const cut = await holdUntilCut(page, "/contact");
  await send(page).click();
  await expect(waiting(page)).toBeDisabled();
  await look();
  cut();
  await expect(page.getByText(FAILED)).toBeVisible();
  await look();
  await page.unroute("**/contact");
  await send(page).click();
  await expect(page.getByText(THANKS)).toBeVisible();
  await look();
}

/** Leads the page that asks for a menu through its states. */
async function throughAddShop(page: Page, look: () => Promise<void>) {
  await page.goto("/add-shop");
  await expect(request(page)).toBeDisabled();
  await look();
  await shopName(page).focus();
  await phoneNumber(page).fill("1");
  await shopName(page).focus();
  await look();
  await fillRequest(page);
  const cut = await holdUntilCut(page, "/add-shop");
  await request(page).click();
  await expect(waiting(page)).toBeDisabled();
  await look();
  cut();
  await expect(page.getByText(SHOP_FAILED)).toBeVisible();
  await look();
  await page.unroute("**/add-shop");
  await request(page).click();
  await expect(page.getByText(SHOP_THANKS)).toBeVisible();
  await look();
}

test("the dialog is accessible, fits a narrow screen and thumbs, and obeys its policy, in any state", async ({
  page,
}) => {
  const complaints = listenForComplaints(page);
  await throughDialog(page, async () => {
    await expectAccessible(page);
    await expectToFitNarrow(page);
    expect(await smallOrCovered(page)).toEqual({ small: 0, covered: 0 });
  });
  expect(complaints.filter((line) => !line.includes("ERR_FAILED"))).toEqual([]);
});

test("the page that asks for a menu is accessible, fits a narrow screen and obeys its policy, in any state", async ({
  page,
}) => {
  const complaints = listenForComplaints(page);
  await throughAddShop(page, async () => {
    await expectAccessible(page);
    await expectToFitNarrow(page);
  });
  expect(complaints.filter((line) => !line.includes("ERR_FAILED"))).toEqual([]);
});

test("axe finds nothing on the contact page, refused and sent", async ({ page }) => {
  await page.goto("/contact");
  await expectAccessible(page);
  await page.locator("form").evaluate((form: HTMLFormElement) => form.submit());
  await expect(email(page)).toHaveAccessibleDescription("Email is required");
  await expectAccessible(page);
  await fillMessage(page);
  await send(page).click();
  await expect(page.getByRole("status")).toHaveText(THANKS);
  await expectAccessible(page);
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

test.describe("on a low screen what helps stands in sight, above the button that was pressed", () => {
  test.use({ viewport: { width: 360, height: 640 } });

  async function expectInSight(page: Page, help: string, button: Locator) {
    const advice = page.getByText(help);
    for (const place of [advice, button]) await expect(place).toBeInViewport({ ratio: 1 });
    const [above, below] = [await advice.boundingBox(), await button.boundingBox()];
    expect(Number(above?.y) + Number(above?.height)).toBeLessThanOrEqual(Number(below?.y));
    // Neither the bar at the top nor the snack-bar lies over it.
    await advice.click({ trial: true });
  }

  test("in the dialog", async ({ page }) => {
    await openDialog(page);
    await fillMessage(page);
    (await holdUntilCut(page, "/contact"))();
    await send(page).click();
    await expectInSight(page, "Check your connection", send(page));
    await expect(page.getByText(FAILED)).toBeInViewport({ ratio: 1 });
  });

  for (const [path, fill, button, failed] of [
    ["/contact", fillMessage, send, FAILED],
    ["/add-shop", fillRequest, request, SHOP_FAILED],
  ] as const) {
    test(`on the page ${path}`, async ({ page }) => {
      await page.goto(path);
      await fill(page);
      (await holdUntilCut(page, path))();
      await button(page).click();
      await expectInSight(page, "Check your connection", button(page));
      await expect(page.getByText(failed)).toBeInViewport({ ratio: 1 });
    });

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });

      test(`on the page ${path}`, async ({ page }) => {
        await page.route(`**${path}`, (route) => {
          const fields = new URLSearchParams(route.request().postData() ?? "");
          fields.set("token", "old");
          return route.request().method() === "POST"
            ? route.continue({ postData: fields.toString() })
            : route.continue();
        });
        await page.goto(path);
        await fill(page);
        await button(page).click();
        await expectInSight(page, "It is ready to be sent now.", button(page));
        await expect(page.getByText(failed)).toBeInViewport({ ratio: 1 });
      });
    });
  }
});

test("the snack-bar is 344 to 672 px wide, and as wide as a phone's screen less its margins", async ({
  page,
}) => {
  for (const [width, least, most] of [
    [1280, 344, 672],
    [768, 344, 672],
    [360, 344, 344],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await openDialog(page);
    await fillMessage(page);
    await send(page).click();
    await expect(page.getByRole("status")).toHaveText(THANKS);
    const box = await page.locator(".snack-bar").boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(least);
    expect(box?.width).toBeLessThanOrEqual(most);
    expect(box?.x).toBeCloseTo((width - (box?.width ?? 0)) / 2, 0);
  }
});

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
