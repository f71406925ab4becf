import { expect, type Page } from "@playwright/test";
import {
  FAILED,
  SHOP_FAILED,
  SHOP_THANKS,
  THANKS,
  alert,
  dialog,
  email,
  fillMessage,
  fillRequest,
  link,
  message,
  openDialog,
  phone,
  phoneNumber,
  request,
  send,
  shopName,
} from "./enquiry-screen.ts";
import { test } from "./journey.ts";
import { fromOwnAddress } from "./logins.ts";

test.beforeEach(async ({ page }) => {
  await fromOwnAddress(page);
});

async function expectMessage(page: Page) {
  await expect(email(page)).toHaveValue("asha@example.com");
  await expect(phone(page)).toHaveValue("9876543210");
  await expect(message(page)).toHaveValue("नमस्ते 🍛");
}

/** Holds what is sent to a form until it is let go, and counts it. */
async function holdSending(page: Page, path: string) {
  const held = { count: 0, letGo: () => {} };
  const open = new Promise<void>((resolve) => (held.letGo = resolve));
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() === "POST") {
      held.count += 1;
      await open;
    }
    await route.continue();
  });
  return held;
}

/** What goes wrong on the way, one after the other: no network, a failure of ours, somebody else's page. */
const TROUBLES = [
  { status: 0, body: "" },
  { status: 500, body: "Something went wrong." },
  { status: 200, body: "<p>Pay for the network" },
];

async function withTrouble(page: Page, path: string, { status, body }: (typeof TROUBLES)[number]) {
  await page.route(`**${path}`, (route) => {
    if (route.request().method() !== "POST") return route.continue();
    return status === 0 ? route.abort() : route.fulfill({ status, contentType: "text/html", body });
  });
}

test.describe("the contact dialog", () => {
  for (const [width, wide] of [
    [360, 324],
    [1280, 500],
  ] as const) {
    test(`is ${wide} px wide on ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await openDialog(page);
      expect((await dialog(page).boundingBox())?.width).toBeCloseTo(wide, 0);
    });
  }

  test("opens at its first field, and Escape and Cancel lead back to the link", async ({
    page,
  }) => {
    await openDialog(page);
    await expect(email(page)).toBeFocused();
    await expect(send(page)).toBeDisabled();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(link(page)).toBeFocused();
    await link(page).click();
    await expect(page.getByText("Email is required")).toBeHidden();
    await message(page).fill("Half a thought");
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(link(page)).toBeFocused();
    await link(page).click();
    await expect(message(page)).toHaveValue("Half a thought");
    await expect(page).toHaveURL("/");
  });

  test("says what is wrong once a field was left, and while it is corrected", async ({ page }) => {
    await openDialog(page);
    await email(page).fill("asha@");
    await expect(page.getByText("Please enter a valid email address")).toBeHidden();
    await phone(page).fill("5876543210");
    await expect(email(page)).toHaveAccessibleDescription("Please enter a valid email address");
    await expect(email(page)).toHaveAttribute("aria-invalid", "true");
    await message(page).focus();
    await expect(phone(page)).toHaveAccessibleDescription("Please enter a valid phone number");
    await email(page).focus();
    await expect(message(page)).toHaveAccessibleDescription("Message is required");
    await message(page).fill(" ");
    await expect(message(page)).toHaveAccessibleDescription(
      "Message must be at least 1 character long",
    );
    await expect(send(page)).toBeDisabled();
    await fillMessage(page);
    for (const field of [email(page), phone(page), message(page)]) {
      await expect(field).toHaveAccessibleDescription("");
      await expect(field).toHaveAttribute("aria-invalid", "false");
    }
    await expect(send(page)).toBeEnabled();
    await email(page).fill("");
    await expect(email(page)).toHaveAccessibleDescription("Email is required");
  });

  test("sends once, says so while it waits, and thanks until that is dismissed", async ({
    page,
  }) => {
    await openDialog(page);
    const held = await holdSending(page, "/contact");
    await fillMessage(page);
    await send(page).click();
    const waiting = page.getByRole("button", { name: "Sending..." });
    await expect(waiting).toBeDisabled();
    await page.keyboard.press("Enter");
    await email(page).press("Enter");
    held.letGo();
    await expect(dialog(page)).toBeHidden();
    expect(held.count).toBe(1);
    await expect(page.getByRole("status")).toHaveText(THANKS);
    await expect(link(page)).toBeFocused();
    // Not beneath the bar.
    await link(page).click({ trial: true });
    await expect(page).toHaveURL("/");
    await page.getByRole("button", { name: "Dismiss" }).press("Enter");
    await expect(page.getByText(THANKS)).toBeHidden();
    await expect(link(page)).toBeFocused();
    await link(page).click();
    await expect(email(page)).toHaveValue("");
  });

  test("stays open with all that was typed when it fails, until it is sent", async ({ page }) => {
    await openDialog(page);
    await fillMessage(page);
    for (const trouble of TROUBLES) {
      await withTrouble(page, "/contact", trouble);
      await send(page).click();
      await expect(alert(page).filter({ hasText: FAILED })).toHaveText(FAILED);
      await expectMessage(page);
      await expect(send(page)).toBeEnabled();
      await expect(send(page)).toBeFocused();
      await expect(send(page)).toBeInViewport({ ratio: 1 });
      await page.unroute("**/contact");
      await page.getByRole("button", { name: "Dismiss" }).click();
      await expect(page.getByText(FAILED)).toBeHidden();
    }
    await send(page).click();
    await expect(page.getByRole("status")).toHaveText(THANKS);
    await expect(dialog(page)).toBeHidden();
  });

  test("takes an answer that never comes for a failure", async ({ page }) => {
    await page.clock.install();
    await openDialog(page);
    const held = await holdSending(page, "/contact");
    await fillMessage(page);
    await send(page).click();
    await expect(page.getByRole("button", { name: "Sending..." })).toBeVisible();
    await page.clock.fastForward(19_000);
    await expect(page.getByText(FAILED)).toBeHidden();
    await page.clock.fastForward(1_500);
    await page.clock.resume();
    await expect(page.getByText(FAILED)).toBeVisible();
    await expect(page.getByText("Check your connection")).toBeVisible();
    await expectMessage(page);
    held.letGo();
  });

  test("shows what the server alone finds wrong", async ({ page }) => {
    await openDialog(page);
    await fillMessage(page);
    await page.route("**/contact", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      const fields = new URLSearchParams(route.request().postData() ?? "");
      fields.set("phone", "1");
      return route.continue({ postData: fields.toString() });
    });
    await send(page).click();
    await expect(phone(page)).toBeFocused();
    await expect(phone(page)).toHaveAccessibleDescription("Please enter a valid phone number");
    await expect(alert(page)).toHaveCount(0);
    await expectMessage(page);
  });

  test("with a token that is good no more passes at the second try", async ({ page }) => {
    await openDialog(page);
    await fillMessage(page);
    await page.locator("[name=token]").evaluate((field: HTMLInputElement) => (field.value = "old"));
    await send(page).click();
    await expect(alert(page).filter({ hasText: FAILED })).toBeVisible();
    await expect(dialog(page)).toContainText("It is ready to be sent now.");
    await send(page).click();
    await expect(page.getByRole("status")).toHaveText(THANKS);
  });

  test("needs no mouse", async ({ page }) => {
    await page.goto("/");
    await link(page).focus();
    await page.keyboard.press("Enter");
    await expect(email(page)).toBeFocused();
    await page.keyboard.type("asha@example.com");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Hello");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status")).toHaveText(THANKS);
    await expect(link(page)).toBeFocused();
  });

  test("that is closed while it is sent says what came of it", async ({ page }) => {
    await openDialog(page);
    const held = await holdSending(page, "/contact");
    await fillMessage(page);
    await send(page).click();
    await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    held.letGo();
    await expect(page.getByRole("status")).toHaveText(THANKS);
    await link(page).click();
    await expect(email(page)).toHaveValue("");
    await expect(send(page)).toBeDisabled();
  });

  test("gives way to the page where its form does not come", async ({ page }) => {
    await page.goto("/");
    await page.route("**/contact", (route) =>
      route.request().resourceType() === "fetch" ? route.abort() : route.continue(),
    );
    await link(page).click();
    await expect(page).toHaveURL("/contact");
    await expect(page.getByRole("heading", { name: "Contact Us" })).toBeVisible();
  });

  test("leaves the link alone that is to open another tab", async ({ page, context }) => {
    await page.goto("/");
    const opened = context.waitForEvent("page");
    await link(page).click({ modifiers: ["ControlOrMeta"] });
    await expect(await opened).toHaveURL("/contact");
    await expect(dialog(page)).toBeHidden();
  });

  test.describe("sent too often", () => {
    // The local limiter counts by minutes of the clock: where one turns meanwhile, a second try falls into the next.
    test.describe.configure({ retries: 1 });

    test("says that a minute helps", async ({ page }) => {
      const address = await fromOwnAddress(page);
      await openDialog(page);
      const headers = { ...address, Origin: new URL(page.url()).origin };
      for (let tries = 0; tries < 5; tries++) {
        await page.request.post("/contact", { form: {}, headers });
      }
      await fillMessage(page);
      await send(page).click();
      await expect(alert(page).filter({ hasText: FAILED })).toBeVisible();
      await expect(dialog(page)).toContainText("Please wait a minute");
      await expectMessage(page);
    });
  });
});

test("the contact page keeps what was typed when its own link is followed", async ({ page }) => {
  for (const path of ["/Contact/", "/contact"]) {
    await page.goto(path);
    await fillMessage(page);
    await link(page).click();
    await expect(email(page)).toBeFocused();
    await expect(dialog(page)).toHaveCount(0);
    await expectMessage(page);
  }
  await send(page).click();
  await expect(page.getByRole("status")).toHaveText(THANKS);
  await link(page).click();
  await expect(email(page)).toHaveValue("");
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("dialog and snack-bar come in 150 ms and go in 75", async ({ page }) => {
    await openDialog(page);
    await expect(dialog(page)).toHaveCSS("animation-duration", "0.15s");
    await fillMessage(page);
    /** Presses a button, and tells how long what begins to move by that will take. */
    const press = (name: string) =>
      page.getByRole("button", { name }).evaluate((button: HTMLElement) => {
        for (const animation of document.getAnimations()) animation.finish();
        button.click();
        return document.getAnimations().map(({ effect }) => effect?.getTiming().duration);
      });
    expect(await press("Cancel")).toEqual([75, 75]);
    await expect(dialog(page)).toBeHidden();
    await link(page).click();
    await send(page).click();
    const bar = page.locator(".snack-bar");
    await expect(bar).toHaveCSS("animation-duration", "0.15s");
    expect(await press("Dismiss")).toEqual([75]);
    await expect(bar).toHaveCount(0);
  });
});

test.describe("asking for a menu", () => {
  test("waits for its fields, sends once, and is replaced by thanks", async ({ page }) => {
    await page.goto("/add-shop");
    await expect(request(page)).toBeDisabled();
    await shopName(page).focus();
    await phoneNumber(page).fill("12345");
    await page.getByLabel("Message (optional)").focus();
    await expect(shopName(page)).toHaveAccessibleDescription("Shop name is required");
    await expect(phoneNumber(page)).toHaveAccessibleDescription(
      "Please enter a valid phone number",
    );
    await phoneNumber(page).fill("");
    await expect(phoneNumber(page)).toHaveAccessibleDescription("Phone number is required");
    const held = await holdSending(page, "/add-shop");
    await fillRequest(page);
    await request(page).click();
    await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
    await phoneNumber(page).press("Enter");
    held.letGo();
    await expect(page.getByRole("status")).toHaveText(SHOP_THANKS);
    await expect(page.getByRole("status")).toBeFocused();
    await expect(shopName(page)).toHaveCount(0);
    expect(held.count).toBe(1);
    await expect(page).toHaveURL("/add-shop?sent");
    await page.reload();
    await expect(page.getByRole("status")).toHaveText(SHOP_THANKS);
    expect(held.count).toBe(1);
  });

  test("stays with all that was typed when it fails, until it is sent", async ({ page }) => {
    await page.goto("/add-shop");
    await fillRequest(page);
    for (const trouble of TROUBLES) {
      await withTrouble(page, "/add-shop", trouble);
      await request(page).click();
      await expect(page.getByText(SHOP_FAILED)).toBeInViewport();
      await expect(shopName(page)).toHaveValue("Sharma Chaat");
      await expect(request(page)).toBeEnabled();
      await page.unroute("**/add-shop");
    }
    await request(page).click();
    await expect(page.getByRole("status")).toHaveText(SHOP_THANKS);
  });

  test("needs no mouse", async ({ page }) => {
    await page.goto("/add-shop");
    await shopName(page).focus();
    await page.keyboard.type("Sharma Chaat");
    await page.keyboard.press("Tab");
    await page.keyboard.type("9876543210");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status")).toHaveText(SHOP_THANKS);
  });
});

test("what is not UTF-8 is refused by the product as it is built", async ({ page, baseURL }) => {
  const reply = await page.request.post("/add-shop", {
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: String(baseURL) },
    data: "shopName=Caf%E9&phoneNumber=9876543210",
  });
  expect(reply.status()).toBe(400);
  expect(await reply.text()).toContain("not in readable text");
});
