import { expect, type Locator, type Page, type Request } from "@playwright/test";
import { openEditor } from "./edited-shops.ts";
import { openMenu, status, pressTool } from "./editor-screen.ts";
import { test } from "./journey.ts";
import { expectAccessible, expectToFitNarrow, listenForComplaints } from "./looks.ts";

const press = (name: string) => (page: Page) => page.getByRole("button", { name }).first().click();

const by = (selector: string) => (page: Page) => page.locator(selector);

/**
 * The states of the editor's screen, each with the part to look at if the rest is the same as in another state; of a dialog,
 * only the dialog. Escape leads back to rest from all those before the open forms.
 */
const STATES: Record<string, [(page: Page) => Promise<unknown>, ((page: Page) => Locator)?]> = {
  "adding a section": [press("Add section")],
  "an item's menu": [(page) => openMenu(page, "Papad"), by("[role=menu]")],
  "deleting an item": [(page) => page.getByRole("menuitem", { name: "Delete" }).click()],
  "adding an item": [press("Add item")],
  "the list of sections": [press("Sections")],
  "a search": [
    async (page) => {
      await page.getByRole("searchbox").fill("tikka");
      await expect(page.getByText("1 item found")).toBeVisible();
    },
    by(".finder"),
  ],
};

const openForms = async (page: Page) => {
  await pressTool(page, "Edit Starters");
  await page.getByRole("button", { name: "Mains", exact: true }).click();
  await page.getByRole("button", { name: "Till 9 pm", exact: true }).click();
  await press("Add subheader")(page);
  await openMenu(page, "Paneer Tikka");
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await page.getByRole("heading", { name: "Today’s board" }).click();
  await page.getByText("Shop details").click();
  for (const open of [
    page.getByRole("form", { name: "Starters", exact: true }),
    page.getByPlaceholder("Enter section name"),
    page.getByLabel("Edit Till 9 pm"),
    page.getByPlaceholder("Enter new subheader text"),
    page.getByRole("form", { name: "Paneer Tikka" }),
    page.getByLabel("Dish 1", { exact: true }),
    page.getByLabel("Food type"),
  ]) {
    await expect(open).toBeVisible();
  }
};

test("whatever is done to a section or an item, the editor is accessible, fits a narrow screen and obeys its policy", async ({
  page,
  baseURL,
}) => {
  const complaints = listenForComplaints(page);
  await openEditor(page, String(baseURL), "looks");
  await expectAccessible(page, "at rest");
  for (const [state, [reach, part]] of Object.entries(STATES)) {
    await reach(page);
    await expectAccessible(page, state, part?.(page));
    if (!part) await expectToFitNarrow(page, state);
    if (state !== "an item's menu") await page.keyboard.press("Escape");
  }
  await openForms(page);
  // What waits and what failed stand above and between the forms, and the page with all of it is the widest and longest.
  await page.route("**/shop/edit/menu/**", (route) => route.abort());
  await page.getByRole("button", { name: "Drag Papad" }).press("ArrowUp");
  const waits = page.getByText("No network. Your change is safe");
  await expectAccessible(page, "what waits", waits);
  await page.route("**/shop/edit/menu/**", (route) => route.fulfill({ status: 500 }));
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await pressTool(page, "Move मिठाई up");
  await expect(page.getByRole("alert")).toHaveCount(2);
  await expectAccessible(page, "every form that opens in its place, and what failed");
  await expectToFitNarrow(page, "every form that opens in its place, and what failed");
  // The browser tells of what was made to fail.
  expect(complaints.filter((line) => !/ERR_FAILED|status of 500/.test(line))).toEqual([]);
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the JavaScript of an editor that nobody touches is at most 150 KB gzipped in 3 files, all of it ours, a wide screen adds the grid, and a splash lies over it until a tap", async ({
    page,
    baseURL,
  }) => {
    const scripts = new Map<string, Request>();
    page.on("request", (sent) => {
      if (sent.resourceType() === "script") scripts.set(sent.url(), sent);
    });
    await page.clock.install();
    await openEditor(page, String(baseURL), "splash");
    // Whatever comes in a quiet moment has come.
    await page.clock.fastForward(60_000);
    await page.waitForLoadState("networkidle");
    const untouched = await weightOf(scripts);
    console.log(`editor: ${untouched} bytes of JavaScript in ${scripts.size} files`);
    // React alone is more than this: all of the scripts were seen.
    expect(untouched).toBeGreaterThan(60_000);
    expect(untouched).toBeLessThanOrEqual(150_000);
    expect(scripts.size).toBeLessThanOrEqual(3);

    const splash = page.locator(".splash");
    await expect(splash).toContainText("Shop of splash");
    await page.mouse.click(180, 300);
    await expect(splash).toHaveCount(0);
    await pressTool(page, "Move Mains up");
    await expect(status(page)).toHaveText("Saved");
    await page.reload();
    await expect(splash).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 740 });
    await expect(page.getByRole("grid").first()).toBeVisible();

    expect([...scripts.keys()].every((address) => address.startsWith(String(baseURL)))).toBe(true);
    expect(scripts.size).toBeLessThanOrEqual(6);
  });
});

/** Headers and bodies, compressed as the local server does. */
async function weightOf(scripts: ReadonlyMap<string, Request>): Promise<number> {
  const sizes = await Promise.all([...scripts.values()].map((sent) => sent.sizes()));
  return sizes.reduce((sum, size) => sum + size.responseHeadersSize + size.responseBodySize, 0);
}
