import { expect, type Page } from "@playwright/test";
import { request } from "#scripts/load.ts";
import { openEditor } from "./edited-shops.ts";
import { openMenu, status, pressTool } from "./editor-screen.ts";
import { test } from "./journey.ts";
import { expectAccessible, expectToFitNarrow, listenForComplaints } from "./looks.ts";

const press = (name: string) => (page: Page) => page.getByRole("button", { name }).first().click();

/** Every state that the editor's screen can be in. Escape leads back to rest from each before the open forms. */
const STATES: Record<string, (page: Page) => Promise<unknown>> = {
  "at rest": async () => {},
  "adding a section": press("Add section"),
  "deleting a section": (page) => pressTool(page, "Delete Starters"),
  "adding an item": press("Add item"),
  async "deleting an item"(page) {
    await openMenu(page, "Papad");
    await page.getByRole("menuitem", { name: "Delete" }).click();
  },
  "an item's menu": (page) => openMenu(page, "Papad"),
  "a search": async (page) => {
    await page.getByRole("searchbox").fill("tikka");
    await expect(page.getByText("1 item found")).toBeVisible();
  },
  "the list of sections": press("Sections"),
  "what is sold out": async (page) => {
    await page.getByRole("switch", { name: "Papad" }).click();
    await press("Sold out now")(page);
  },
  async "every form that opens in its place"(page) {
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
  },
  async "what waits"(page) {
    await page.route("**/shop/edit/menu/**", (route) => route.abort());
    await page.getByRole("button", { name: "Drag Papad" }).press("ArrowUp");
    await expect(page.getByText("No network. Your change is safe")).toBeVisible();
  },
  async "what failed"(page) {
    await page.route("**/shop/edit/menu/**", (route) => route.fulfill({ status: 500 }));
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await pressTool(page, "Move मिठाई up");
    await expect(page.getByRole("alert")).toHaveCount(2);
  },
};

test("whatever is done to a section or an item, the editor is accessible, fits a narrow screen and obeys its policy", async ({
  page,
  baseURL,
}) => {
  const complaints = listenForComplaints(page);
  await openEditor(page, String(baseURL), "looks");
  for (const [state, reach] of Object.entries(STATES)) {
    await reach(page);
    await expectAccessible(page, state);
    await expectToFitNarrow(page, state);
    await page.keyboard.press("Escape");
  }
  // The browser tells of what was made to fail.
  expect(complaints.filter((line) => !/ERR_FAILED|status of 500/.test(line))).toEqual([]);
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the JavaScript that opens the editor is at most 140 KB gzipped in 3 files, all of it ours, and a splash lies over it until a tap", async ({
    page,
    baseURL,
  }) => {
    const scripts = new Set<string>();
    page.on("request", (sent) => {
      if (sent.resourceType() === "script") scripts.add(sent.url());
    });
    await openEditor(page, String(baseURL), "splash");
    // What comes in a quiet moment after it is not among it.
    const first = [...scripts];
    const splash = page.locator(".splash");
    await expect(splash).toContainText("Shop of splash");
    await page.mouse.click(180, 300);
    await expect(splash).toHaveCount(0);
    await pressTool(page, "Move Mains up");
    await expect(status(page)).toHaveText("Saved");
    await page.reload();
    await expect(splash).toHaveCount(0);

    const sizes = await Promise.all(first.map((address) => request({ address })));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    console.log(`editor: ${bytes} bytes of JavaScript in ${first.length} files`);
    expect([...scripts].every((address) => address.startsWith(String(baseURL)))).toBe(true);
    // React alone is more than this: all of the scripts were seen.
    expect(bytes).toBeGreaterThan(60_000);
    expect(bytes).toBeLessThanOrEqual(140_000);
    expect(first.length).toBeLessThanOrEqual(3);
    // Including what the editor loads in a quiet moment.
    expect(scripts.size).toBeLessThanOrEqual(6);
  });
});
