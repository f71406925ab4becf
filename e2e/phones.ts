import {
  expect,
  test,
  type Browser,
  type BrowserContextOptions,
  type Page,
} from "@playwright/test";
import { CORNERS } from "./corners.ts";

type Corner = keyof typeof CORNERS;

let serial = 0;

/** Corners where something is stored before the journeys begin, or by a shop. */
const FIXED = new Set<Corner>(["busy", "shared"]);

/** Where a corner is for this try of a journey: some 50 km from where an earlier try left its posts. */
function placeOf(corner: Corner) {
  const { latitude, longitude } = CORNERS[corner];
  return { latitude, longitude: longitude + (FIXED.has(corner) ? 0 : test.info().retry / 2) };
}

/** A phone at a corner, whose owner lets pages know where it is, at a network address of its own. */
export async function phoneAt(
  browser: Browser,
  corner: Corner,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const address = `2001:db8:${process.pid.toString(16).slice(-4)}:${(++serial + 4096).toString(16)}::1`;
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    reducedMotion: "reduce",
    geolocation: placeOf(corner),
    permissions: ["geolocation"],
    extraHTTPHeaders: { "CF-Connecting-IP": address },
    ...options,
  });
  return context.newPage();
}

/** Opens the feed from where the phone is. */
export async function lookAround(page: Page) {
  await page.goto("/nearby");
  await page.getByRole("button", { name: "Use my location" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Around / })).toBeVisible();
}

/** A phone with the feed open, where posts are written unless it is said otherwise. */
export async function phoneWithFeed(
  browser: Browser,
  corner: Corner = "writing",
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await phoneAt(browser, corner, options);
  await lookAround(page);
  return page;
}

/** Unfolds the part of the form of a post that is rarely changed. */
export async function unfold(page: Page) {
  await page.getByText(/^Seen within \d/).click();
}

/** Posts words from where the phone is, for so long. */
export async function post(page: Page, text: string, { hours = "24 hours" } = {}) {
  await page.goto("/nearby/new");
  await page.getByLabel("What do you want to tell your neighbours?").fill(text);
  await unfold(page);
  await page.getByRole("radio", { name: hours, exact: true }).check();
  const yes = page.getByRole("radio", { name: "Yes" });
  if (await yes.isVisible()) await yes.check();
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(cards(page).filter({ hasText: text })).toBeVisible();
}

/** The posts on a page. */
export const cards = (page: Page) => page.getByRole("article");

/** The card of the post that holds these words. */
export const cardOf = (page: Page, text: string) => cards(page).filter({ hasText: text });

/** Chooses what can be done about the post that holds these words. */
export async function choose(page: Page, text: string, act: string) {
  const card = cardOf(page, text);
  await card.getByLabel(/^More about the post/).click();
  await card.getByText(act, { exact: true }).click();
}

/** Reports what holds these words. */
export async function report(page: Page, text: string, reason: string, words = "") {
  await choose(page, text, "Report this post");
  await page.getByRole("radio", { name: reason }).check();
  await page.getByLabel("What should our moderators know?").fill(words);
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
}
