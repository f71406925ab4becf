import { expect, type Page } from "@playwright/test";

/* The public forms, as journeys meet them. */

export const THANKS = "Thank you for your message! We'll get back to you soon.";
export const FAILED = "Sorry, there was an error sending your message. Please try again.";
export const SHOP_THANKS = "Thank you for your request! We will contact you soon via WhatsApp.";
export const SHOP_FAILED = "Sorry, there was an error submitting your request. Please try again.";

export const link = (page: Page) => page.getByRole("link", { name: "Contact Us" });
export const dialog = (page: Page) => page.getByRole("dialog", { name: "Contact Us" });
export const email = (page: Page) => page.getByLabel("Email *");
export const phone = (page: Page) => page.getByLabel("Phone Number (optional)");
export const message = (page: Page) => page.getByLabel("Message *");
export const send = (page: Page) => page.getByRole("button", { name: "Send Message" });
export const waiting = (page: Page) => page.getByRole("button", { name: "Sending..." });
export const shopName = (page: Page) => page.getByLabel("Shop Name *");
export const phoneNumber = (page: Page) => page.getByLabel("Phone Number *");
export const request = (page: Page) => page.getByRole("button", { name: "Send Request" });
export const alert = (page: Page) => page.getByRole("alert").filter({ hasText: /./ });

export async function openDialog(page: Page) {
  await page.goto("/");
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
  await page.getByLabel("Message (optional)").fill("Near the tank");
}
