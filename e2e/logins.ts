import { expect, test, type Cookie, type Page } from "@playwright/test";
import { ownAddress } from "./own-address.ts";

/** Operators that e2e/serve.ts makes, one for each try of the journey that changes what its account is. */
export const JOURNEYS = ["journey-password", "journey-password-again"];
export const JOURNEY_PASSWORD = "samosa-at-seven";

/** Another, for the journey in which one works in editors: an operator is in one at a time. */
export const LISTER = "lister";

/**
 * Has the page send its requests from an address of its own, so that the limit of tries a minute is that of
 * one journey and not of all that run beside it. Gives the headers that say so.
 */
export async function fromOwnAddress(page: Page): Promise<Record<string, string>> {
  const headers = { "CF-Connecting-IP": ownAddress() };
  await page.setExtraHTTPHeaders(headers);
  return headers;
}

/** Fills the login form in and sends it. */
export async function sendLogin(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

/** Logs in as the login page does, without showing it, from an address of its own. */
export async function enter(page: Page, username: string, password: string): Promise<void> {
  const headers = {
    Origin: String(test.info().project.use.baseURL),
    "CF-Connecting-IP": ownAddress(),
  };
  const form = { username, password };
  const reply = await page.request.post("/shop/login", { form, headers, maxRedirects: 0 });
  expect(reply.headers()["set-cookie"]).toContain("session=");
}

let operator: Cookie[] = [];

/** Lets a page in as the operator, who has logged in once for all journeys of this process: hashing a password is slow. */
export async function logInAsOperator(page: Page): Promise<void> {
  if (operator.length > 0) return page.context().addCookies(operator);
  await enter(page, "operator", "operator-2026");
  operator = await page.context().cookies();
}
