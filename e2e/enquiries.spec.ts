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
  waiting,
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

/** Has the next form that is sent say something else in one of its fields. */
async function sendInstead(page: Page, name: string, value: string) {
  await page.route("**/contact", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    const fields = new URLSearchParams(route.request().postData() ?? "");
    fields.set(name, value);
    return route.continue({ postData: fields.toString() });
  });
}

test.describe("the contact dialog", () => {
  test("has its width, opens at its first field, says what is wrong once a field was left, keeps half a thought, is sent once, by keyboard alone, says so while it waits, and thanks in a bar that covers nothing", async ({
    page,
  }) => {
    await openDialog(page);
    await expect(email(page)).toBeFocused();
    await expect(send(page)).toBeDisabled();
    expect((await dialog(page).boundingBox())?.width).toBeCloseTo(324, 0);
    await page.setViewportSize({ width: 1280, height: 740 });
    expect((await dialog(page).boundingBox())?.width).toBeCloseTo(500, 0);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(link(page)).toBeFocused();
    await link(page).click();
    await expect(page.getByText("Email is required")).toBeHidden();
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

    await message(page).fill("Half a thought");
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(link(page)).toBeFocused();
    await link(page).click();
    await expect(message(page)).toHaveValue("Half a thought");
    await expect(page).toHaveURL("/");

    await page.goto("/");
    const held = await holdSending(page, "/contact");
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
    await expect(waiting(page)).toBeDisabled();
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
    for (const [width, least, most] of [
      [1280, 344, 672],
      [768, 344, 672],
      [360, 344, 344],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      const box = await page.locator(".snack-bar").boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(least);
      expect(box?.width).toBeLessThanOrEqual(most);
      expect(box?.x).toBeCloseTo((width - (box?.width ?? 0)) / 2, 0);
    }
    await page.getByRole("button", { name: "Dismiss" }).press("Enter");
    await expect(page.getByText(THANKS)).toBeHidden();
    await expect(link(page)).toBeFocused();

    // One that is closed while it is sent says what came of it.
    await link(page).click();
    await expect(email(page)).toHaveValue("");
    await page.unrouteAll();
    const second = await holdSending(page, "/contact");
    await fillMessage(page);
    await send(page).click();
    await expect(waiting(page)).toBeDisabled();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    second.letGo();
    await expect(page.getByRole("status")).toHaveText(THANKS);
    await link(page).click();
    await expect(email(page)).toHaveValue("");
    await expect(send(page)).toBeDisabled();
  });

  test("stays open with all that was typed whatever fails, shows what the server finds wrong, is sent in the end, and takes an answer that never comes for a failure", async ({
    page,
  }) => {
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
    await sendInstead(page, "phone", "1");
    await send(page).click();
    await expect(phone(page)).toBeFocused();
    await expect(phone(page)).toHaveAccessibleDescription("Please enter a valid phone number");
    await expect(alert(page)).toHaveCount(0);
    await expectMessage(page);
    await page.unroute("**/contact");

    // A token that is good no more comes back as one that is.
    await fillMessage(page);
    await page.locator("[name=token]").evaluate((field: HTMLInputElement) => (field.value = "old"));
    await send(page).click();
    await expect(alert(page).filter({ hasText: FAILED })).toBeVisible();
    await expect(dialog(page)).toContainText("Please send it once more.");
    await expectMessage(page);
    await send(page).click();
    await expect(page.getByRole("status")).toHaveText(THANKS);
    await expect(dialog(page)).toBeHidden();

    await page.clock.install();
    await openDialog(page);
    const held = await holdSending(page, "/contact");
    await fillMessage(page);
    await send(page).click();
    await expect(waiting(page)).toBeVisible();
    await page.clock.fastForward(19_000);
    await expect(page.getByText(FAILED)).toBeHidden();
    await page.clock.fastForward(1_500);
    await page.clock.resume();
    await expect(page.getByText(FAILED)).toBeVisible();
    await expect(page.getByText("Check your connection")).toBeVisible();
    await expectMessage(page);
    held.letGo();
  });

  test("leaves the link alone that is to open another tab, gives way to the page, which keeps what was typed there, and comes in 150 ms and goes in 75, as does the snack-bar", async ({
    page,
    context,
  }) => {
    await page.goto("/");
    const opened = context.waitForEvent("page");
    await link(page).click({ modifiers: ["ControlOrMeta"] });
    await expect(await opened).toHaveURL("/contact");
    await expect(dialog(page)).toBeHidden();
    await page.route("**/contact", (route) =>
      route.request().resourceType() === "fetch" ? route.abort() : route.continue(),
    );
    await page.goto("/");
    await link(page).click();
    await expect(page).toHaveURL("/contact");
    await page.unrouteAll();
    for (const path of ["/contact", "/Contact/"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: "Contact Us" })).toBeVisible();
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

    await page.emulateMedia({ reducedMotion: "no-preference" });
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

test("asking for a menu waits for its fields, keeps what was typed where it fails, sends once by Enter, and is replaced by thanks", async ({
  page,
  baseURL,
}) => {
  // As the product is built: what is not UTF-8 does not come through.
  const broken = await page.request.post("/add-shop", {
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: String(baseURL) },
    data: "shopName=Caf%E9&phoneNumber=9876543210",
  });
  expect(broken.status()).toBe(400);
  expect(await broken.text()).toContain("read what was sent");

  await page.goto("/add-shop");
  await expect(request(page)).toBeDisabled();
  await shopName(page).focus();
  await phoneNumber(page).fill("12345");
  await page.getByLabel("Message (optional)").focus();
  await expect(shopName(page)).toHaveAccessibleDescription("Shop name is required");
  await expect(phoneNumber(page)).toHaveAccessibleDescription("Please enter a valid phone number");
  await phoneNumber(page).fill("");
  await expect(phoneNumber(page)).toHaveAccessibleDescription("Phone number is required");
  await fillRequest(page);
  for (const trouble of TROUBLES) {
    await withTrouble(page, "/add-shop", trouble);
    await request(page).click();
    await expect(page.getByText(SHOP_FAILED)).toBeInViewport();
    await expect(shopName(page)).toHaveValue("Sharma Chaat");
    await expect(request(page)).toBeEnabled();
    await page.unroute("**/add-shop");
  }

  const held = await holdSending(page, "/add-shop");
  await shopName(page).fill("");
  await shopName(page).focus();
  await page.keyboard.type("Chaat House");
  await page.keyboard.press("Tab");
  await expect(phoneNumber(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(waiting(page)).toBeDisabled();
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
