import { randomUUID } from "node:crypto";
import { expect, type Browser, type BrowserContextOptions, type Page } from "@playwright/test";
import { phoneAt, settle } from "./phones.ts";

/* The form of a post, and the outbox, as journeys find what is on them. */

export const words = (page: Page) => page.getByLabel("What do you want to tell your neighbours?");
export const photos = (page: Page) => page.getByLabel("Add photos");
export const previews = (page: Page) =>
  page.getByRole("list", { name: "Your photos" }).getByRole("img");
export const postButton = (page: Page) => page.getByRole("button", { name: "Post", exact: true });
export const waiting = (page: Page) => page.getByRole("list", { name: "Waiting to be sent" });
/** What it adds tells whether anybody else has posted near there. */
export const posted = (page: Page) => page.getByText(/^Posted\./);
export const card = (page: Page, text: string) =>
  page.getByRole("article").filter({ hasText: text });
export const kept = (page: Page) => page.getByText("Saved on this phone until you post it.");

/** Comes back once so many photos are kept on the phone: they are shown a moment before. */
export async function photosAreKept(page: Page, count: number) {
  const countKept = async () => {
    const opened = indexedDB.open("nukkad");
    await new Promise((resolve) => opened.addEventListener("success", resolve));
    const all = opened.result.transaction("values").objectStore("values").getAll();
    await new Promise((resolve) => all.addEventListener("success", resolve));
    opened.result.close();
    return all.result.flat().filter((value) => value instanceof File).length;
  };
  await expect.poll(() => page.evaluate(countKept)).toBe(count);
}

/** A phone at a corner of its own, with the form open before its feed, in the hands of the script. */
export async function phoneWithForm(browser: Browser, options: BrowserContextOptions = {}) {
  const page = await phoneAt(browser, "own", options);
  await settle(page);
  await page.goto("/nearby/new");
  await expect(page.locator("form.compose[novalidate]")).toBeVisible();
  return page;
}

/** Opens the form from the feed, and waits until the script has it. */
export async function openForm(page: Page) {
  await page.getByRole("link", { name: "Post", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Post something" })).toBeVisible();
}

export async function write(page: Page, text: string) {
  await words(page).fill(text);
  const yes = page.getByRole("radio", { name: "Yes" });
  if (await yes.isVisible()) await yes.check();
}

/** Words of a post that no earlier try of a journey has left there. */
export const newWords = (text: string) => `${text}, ${randomUUID().slice(0, 4)}`;
