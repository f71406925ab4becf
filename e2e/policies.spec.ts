import { expect } from "@playwright/test";
import { test } from "./journey.ts";
import { expectAccessible, expectToFitNarrow, listenForComplaints } from "./looks.ts";

const CONTENTS = { en: "On this page", hi: "इस पेज पर" };
const PAGES = [
  ["/privacy-policy", CONTENTS.en],
  ["/csae-standards", CONTENTS.en],
  ["/hi/privacy-policy", CONTENTS.hi],
  ["/hi/csae-standards", CONTENTS.hi],
] as const;

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

for (const [path, contents] of PAGES) {
  test(`${path} is accessible at any width, its contents lead below the bar, and on paper it is black on white`, async ({
    page,
    baseURL,
  }) => {
    const asked: string[] = [];
    const complaints = listenForComplaints(page);
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(path, { waitUntil: "networkidle" });
    expect(asked.filter((address) => !address.startsWith(String(baseURL)))).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    await expectToFitNarrow(page);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await expectAccessible(page);
    }
    expect(complaints).toEqual([]);

    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await page.evaluate(isTitleCovered), `at ${width} px`).toBe(false);
      const links = page.getByRole("navigation", { name: contents }).getByRole("link");
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

    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(page.getByRole("navigation")).toHaveCount(0);
    const said = await page
      .locator('.policy a[href^="https:"]')
      .first()
      .evaluate((link) => getComputedStyle(link, "::after").content);
    expect(said).toContain("https://");
  });
}
