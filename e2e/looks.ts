import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import type { RunOptions } from "axe-core";

declare global {
  interface Window {
    axe: typeof import("axe-core");
  }
}

const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** The rules of axe that depend on colours: the others find the same by day and by night. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/** Expects that axe finds nothing in what a page shows, by day and by night. */
export async function expectAccessible(page: Page, state = page.url()): Promise<void> {
  expect(await violations(page), state).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violations(page, OF_COLOURS), `${state}, in the dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

/** What axe finds in a page, of these rules or of all: the elements by the rule that they break. */
async function violations(page: Page, rules?: string[]): Promise<[rule: string, html: string[]][]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  // What axe would load in advance is for rules about media, of which there are none here.
  const preload = false;
  const options: RunOptions = {
    resultTypes: ["violations"],
    preload,
    ...(rules && { runOnly: rules }),
  };
  return page.evaluate(async (options) => {
    const found = await window.axe.run(document, options);
    return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  }, options);
}

/**
 * Expects that a screen of 320 px holds what a page shows without scrolling sideways, also at twice the text size, and
 * with texts a third longer, as those of another language may be.
 */
export async function expectToFitNarrow(page: Page, state = page.url()): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const text of ["100%", "200%"]) {
    await page.evaluate((text) => {
      document.documentElement.style.setProperty("font-size", text);
    }, text);
    expect(await overflow(page), `${state}, with text of ${text}`).toBe(0);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  expect(await overflow(page, { isLonger: true }), `${state}, with longer texts`).toBe(0);
  if (size) await page.setViewportSize(size);
}

/** How many pixels of a page or an open dialog lie beyond its edge. */
function overflow(page: Page, { isLonger = false } = {}): Promise<number> {
  return page.evaluate((isLonger) => {
    const none = document.createElement("p");
    const texts = document.createTreeWalker(isLonger ? document.body : none, NodeFilter.SHOW_TEXT);
    const before = new Map<Node, string>();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.nodeValue ?? "";
      if (words.trim() === "") continue;
      before.set(text, words);
      text.nodeValue = `${words}${" ẽñď".repeat(Math.ceil(words.length / 12))}`;
    }
    const wide = [document.documentElement, ...document.querySelectorAll("dialog[open]")];
    const most = Math.max(...wide.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    for (const [text, words] of before) text.nodeValue = words;
    return most;
  }, isLonger);
}

/** What a page is refused by its own policy, and whatever else the browser holds to be an error, as it comes. */
export function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (line) => line.type() === "error" && complaints.push(line.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}
