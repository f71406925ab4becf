import { AxeBuilder } from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";

const PAGES = ["/privacy-policy", "/csae-standards"];

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const path of PAGES) {
  test.describe(path, () => {
    for (const colorScheme of ["light", "dark"] as const) {
      test.describe(`in ${colorScheme}`, () => {
        test.use({ colorScheme });

        for (const width of [360, 1280]) {
          test(`axe finds nothing at ${width} px`, async ({ page }) => {
            await page.setViewportSize({ width, height: 740 });
            await page.goto(path);
            expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
          });
        }
      });
    }

    test("fits 320 px without scrolling sideways, also at twice the text size", async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      expect(await overflow(page)).toBe(0);
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      expect(await overflow(page)).toBe(0);
    });

    for (const width of [320, 768, 1280]) {
      test(`its contents lead to each section, below the bar, at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 740 });
        await page.goto(path);
        for (const link of await page
          .getByRole("navigation", { name: "On this page" })
          .getByRole("link")
          .all()) {
          expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
          await link.click();
          const heading = page.locator(":target");
          await expect(heading).toHaveText((await link.textContent()) ?? "");
          await expect(heading).toBeInViewport({ ratio: 1 });
          const isCovered = await heading.evaluate((element) => {
            const { left, top } = element.getBoundingClientRect();
            return document.elementFromPoint(left + 1, top + 1) !== element;
          });
          expect(isCovered).toBe(false);
        }
      });
    }

    test("on paper is black on white, without what leads around, and says where links lead", async ({
      page,
    }) => {
      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
      await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
      await expect(page.getByRole("navigation")).toHaveCount(0);
      const said = await page
        .locator('.policy a[href^="https:"]')
        .first()
        .evaluate((link) => getComputedStyle(link, "::after").content);
      expect(said).toContain("https://");
    });

    test("asks nothing of anybody else, and breaks none of its own rules", async ({
      page,
      baseURL,
    }) => {
      const asked: string[] = [];
      const complaints: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      page.on(
        "console",
        (message) => message.type() === "error" && complaints.push(message.text()),
      );
      await page.goto(path, { waitUntil: "networkidle" });
      expect(asked.filter((address) => !address.startsWith(String(baseURL)))).toEqual([]);
      expect(complaints).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
    });
  });
}

test("each leads to the other, from the text and from the foot of the page", async ({ page }) => {
  await page.goto("/privacy-policy");
  await page.getByRole("main").getByRole("link", { name: "Child safety standards" }).last().click();
  await expect(page).toHaveURL("/csae-standards");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy policy" }).click();
  await expect(page).toHaveURL("/privacy-policy");
});
