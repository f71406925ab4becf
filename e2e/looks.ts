import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Locator, type Page } from "@playwright/test";
import type { RunOptions } from "axe-core";

declare global {
  interface Window {
    axe: typeof import("axe-core");
  }
}

const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** The rules of axe that depend on colours: the others find the same by day and by night. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/**
 * Expects that axe finds nothing in what a page shows, by day and by night; or in `part` of it, where only that has changed
 * since the page was looked at.
 */
export async function expectAccessible(
  page: Page,
  state = page.url(),
  part?: Locator,
): Promise<void> {
  expect(await violations(page, { part }), state).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  const ofColours = await violations(page, { part, only: OF_COLOURS });
  expect(ofColours, `${state}, in the dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

/**
 * Expects that axe finds nothing in a page that has passed `expectAccessible` in another language. As only its words are new,
 * the rules about colours, which take the longest, are left out.
 */
export async function expectAccessibleWords(page: Page, state = page.url()): Promise<void> {
  expect(await violations(page, { without: OF_COLOURS }), state).toEqual([]);
}

interface Look {
  part?: Locator | undefined;
  only?: string[];
  without?: string[];
}

/**
 * What axe finds in a page or in `part` of it, of all rules, of `only` some or `without` some: the elements by the rule that
 * they break. Where a modal dialog is open it looks at that alone: what lies beneath is looked at while nothing lies over it.
 */
async function violations(
  page: Page,
  { part, only, without = [] }: Look = {},
): Promise<[rule: string, html: string[]][]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  // What axe would load in advance is for rules about media, of which there are none here.
  const preload = false;
  const options: RunOptions = {
    reporter: "no-passes",
    preload,
    ...(only && { runOnly: only }),
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  };
  return (part ?? page.locator("html")).evaluate(async (root, options) => {
    const found = await window.axe.run(document.querySelector("dialog:modal") ?? root, options);
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
  expect(await page.evaluate(overflows), state).toEqual({ atRest: 0, large: 0, longer: 0 });
  if (size) await page.setViewportSize(size);
}

/**
 * How many pixels of a page or an open dialog lie beyond its edge, in the browser: at rest, with text of twice the size,
 * and with longer texts. It is one call, so that nothing is painted in between.
 */
function overflows() {
  const root = document.documentElement;
  const overflow = () => {
    const wide = [root, ...document.querySelectorAll("dialog[open]")];
    return Math.max(...wide.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  };
  root.style.setProperty("font-size", "100%");
  const atRest = overflow();
  root.style.setProperty("font-size", "200%");
  const large = overflow();
  root.style.removeProperty("font-size");
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const before = new Map<Node, string>();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.nodeValue ?? "";
    // Those of a style sheet are no words: the page's policy would refuse it.
    if (words.trim() === "" || text.parentElement?.matches("style")) continue;
    before.set(text, words);
    text.nodeValue = `${words}${" ẽñď".repeat(Math.ceil(words.length / 12))}`;
  }
  const longer = overflow();
  for (const [text, words] of before) text.nodeValue = words;
  return { atRest, large, longer };
}

/** What a page is refused by its own policy, and whatever else the browser holds to be an error, as it comes. */
export function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (line) => {
    // Offline, a whole Chromium misses the icon of its tab.
    const isOfIcon = line.location().url.endsWith("/favicon.svg");
    if (line.type() === "error" && !isOfIcon) complaints.push(line.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}
