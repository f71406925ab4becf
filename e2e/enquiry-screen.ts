import { expect, type Page } from "@playwright/test";
import { inAnyLanguage } from "./in-any-language.ts";

/* The public forms, as journeys meet them in any language. */

export const THANKS = inAnyLanguage(({ site }) => site.contact.sent);
export const FAILED = inAnyLanguage(({ site }) => site.contact.failed, { isExact: false });
export const SHOP_THANKS = inAnyLanguage(({ site }) => site.addShop.sent);
export const SHOP_FAILED = inAnyLanguage(({ site }) => site.addShop.failed, { isExact: false });

const CONTACT = inAnyLanguage(({ site }) => site.contact.title);
const EMAIL = inAnyLanguage(({ site }) => site.contact.email);
const PHONE = inAnyLanguage(({ site }) => site.contact.phone);
const MESSAGE = inAnyLanguage(({ site }) => site.contact.message);
const SEND = inAnyLanguage(({ site }) => site.contact.send);
const SENDING = inAnyLanguage(({ ui }) => ui.buttons.sending);
const SHOP_NAME = inAnyLanguage(({ site }) => site.addShop.shopName);
const PHONE_NUMBER = inAnyLanguage(({ site }) => site.addShop.phone);
const SHOP_MESSAGE = inAnyLanguage(({ site }) => site.addShop.message);
const REQUEST = inAnyLanguage(({ site }) => site.addShop.send);

export const link = (page: Page) => page.getByRole("link", { name: CONTACT });
export const dialog = (page: Page) => page.getByRole("dialog", { name: CONTACT });
export const email = (page: Page) => page.getByLabel(EMAIL);
export const phone = (page: Page) => page.getByLabel(PHONE);
export const message = (page: Page) => page.getByLabel(MESSAGE);
export const send = (page: Page) => page.getByRole("button", { name: SEND });
export const waiting = (page: Page) => page.getByRole("button", { name: SENDING });
export const shopName = (page: Page) => page.getByLabel(SHOP_NAME);
export const phoneNumber = (page: Page) => page.getByLabel(PHONE_NUMBER);
export const request = (page: Page) => page.getByRole("button", { name: REQUEST });
export const alert = (page: Page) => page.getByRole("alert").filter({ hasText: /./ });

export async function openDialog(page: Page, home = "/") {
  await page.goto(home);
  await link(page).click();
  await expect(dialog(page)).toBeVisible();
}

export async function fillMessage(page: Page) {
  await email(page).fill("asha@example.com");
  await phone(page).fill("9876543210");
  await message(page).fill("नमस्ते 🍛");
}

export async function fillRequest(page: Page) {
  await shopName(page).fill("Sharma Chaat");
  await phoneNumber(page).fill("0123456789");
  await page.getByLabel(SHOP_MESSAGE).fill("Near the tank");
}
