import { expect, type Page } from "@playwright/test";
import { test } from "./journey.ts";
import { expectAccessible, expectToFitNarrow, listenForComplaints } from "./looks.ts";

/** Follows links to what is on the same page, in the browser, and says how each fared. */
function followAll(links: (HTMLElement | SVGElement)[]) {
  return (links as HTMLAnchorElement[]).map((link) => {
    link.click();
    const heading = document.querySelector(":target");
    const { left, top, bottom } = heading?.getBoundingClientRect() ?? new DOMRect();
    return {
      leadsTo: heading?.textContent === link.textContent,
      isInSight: top >= 0 && bottom > top && bottom <= innerHeight,
      isOnTop: document.elementFromPoint(left + 1, top + 1) === heading,
      isLargeEnough: link.getBoundingClientRect().height >= 44,
    };
  });
}

/** Whether the language switch lies on words of the title, in the browser. */
function isTitleCovered() {
  const words = document.createRange();
  words.selectNodeContents(document.querySelector("h1")!);
  const over = document.querySelector(".languages a")!.getBoundingClientRect();
  return [...words.getClientRects()].some(
    ({ right, top, bottom }) => right > over.left && bottom > over.top && top < over.bottom,
  );
}

/** Expects that the links of a policy's contents lead to their headings, below the bar, at these widths. */
async function expectContentsToLead(page: Page, widths: number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    expect(await page.evaluate(isTitleCovered), `at ${width} px`).toBe(false);
    const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
    const faults = await links.evaluateAll(followAll);
    expect(faults.length).toBeGreaterThan(3);
    for (const fault of faults) {
      expect(fault, `at ${width} px`).toEqual({
        leadsTo: true,
        isInSight: true,
        isOnTop: true,
        isLargeEnough: true,
      });
    }
  }
}

async function expectBlackOnWhiteOnPaper(page: Page) {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.getByRole("navigation")).toHaveCount(0);
  const link = page.locator('.policy a[href^="https:"]').first();
  const printed = await link.evaluate((link) => getComputedStyle(link, "::after").content);
  expect(printed).toContain("https://");
  await page.emulateMedia({ media: null, colorScheme: "light" });
}

/** The words in a table's heads that the browser breaks across lines. */
function brokenWords(heads: (HTMLElement | SVGElement)[]) {
  return heads.flatMap((head) => {
    const [text] = head.childNodes;
    return [...(text?.textContent ?? "").matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
      const letters = document.createRange();
      letters.setStart(text!, index);
      letters.setEnd(text!, index + word.length);
      return letters.getClientRects().length > 1 ? [word] : [];
    });
  });
}

test("the policies and the numbers of moderation are accessible on a phone and on a computer, and fit as narrow a screen in Hindi; the policies' tables of contents lead to headings below the bar, and on paper they are black on white", async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  const complaints = listenForComplaints(page);
  page.on("request", (request) => asked.push(request.url()));
  for (const path of ["/csae-standards", "/privacy-policy"]) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path, { waitUntil: "load" });
    await expectToFitNarrow(page);
    await expectContentsToLead(page, [320, 768, 1280]);
  }
  // The two are built alike. In Hindi they have the same tags: app/messages/same-markup.test.ts.
  await expectAccessible(page, "a policy on a desk");
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await expectBlackOnWhiteOnPaper(page);

  await page.goto("/moderation", { waitUntil: "load" });
  await openMonths(page);
  await expectToFitNarrow(page);
  await expectAccessible(page, "every month open");
  await page.setViewportSize({ width: 1280, height: 740 });
  await expectAccessible(page, "every month open on a desk");
  expect(await page.locator(".month thead th").evaluateAll(brokenWords)).toEqual([]);

  await page.goto("/hi/privacy-policy", { waitUntil: "load" });
  await page.setViewportSize({ width: 320, height: 740 });
  expect(await page.evaluate(isTitleCovered)).toBe(false);
  await expectToFitNarrow(page);
  await page.goto("/hi/moderation", { waitUntil: "load" });
  await openMonths(page);
  await expectToFitNarrow(page);
  await page.setViewportSize({ width: 1280, height: 740 });
  expect(await page.locator(".month thead th").evaluateAll(brokenWords)).toEqual([]);
  expect(asked.filter((address) => !address.startsWith(String(baseURL)))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  expect(complaints).toEqual([]);
});

async function openMonths(page: Page) {
  const closed = page.locator(".month:not([open]) summary");
  while ((await closed.count()) > 0) await closed.first().click();
  await expect(page.locator(".month table:visible")).toHaveCount(2);
}
