import { AxeBuilder } from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { request } from "#scripts/load.ts";
import { openEditor } from "./edited-shops.ts";
import { openMenu, status } from "./editor-screen.ts";

const press = (name: string) => (page: Page) => page.getByRole("button", { name }).first().click();

/** Every state that the editor's screen can be in. */
const STATES: Record<string, (page: Page) => Promise<unknown>> = {
  "at rest": async () => {},
  "adding a section": press("Add section"),
  "deleting a section": press("Delete Starters"),
  "renaming a section": press("Rename Starters"),
  "adding an item": press("Add item"),
  "an item's menu": (page) => openMenu(page, "Papad"),
  async "editing an item"(page) {
    await openMenu(page, "Paneer Tikka");
    await page.getByRole("menuitem", { name: "Edit" }).click();
  },
  async "deleting an item"(page) {
    await openMenu(page, "Papad");
    await page.getByRole("menuitem", { name: "Delete" }).click();
  },
  async "editing a subheader"(page) {
    await page.getByRole("button", { name: "Till 9 pm", exact: true }).click();
  },
  "adding a subheader": press("Add subheader"),
  "the shop's details": (page) => page.getByText("Shop details").click(),
  async "what failed"(page) {
    await page.route("**/shop/edit/menu/**", (route) => route.abort());
    await page.getByRole("button", { name: "Move Mains up" }).click();
    await page.getByRole("button", { name: "Drag Papad" }).press("ArrowUp");
    await expect(page.getByRole("alert")).toHaveCount(2);
  },
};

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing in any state of the editor in ${colorScheme}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const [state, reach] of Object.entries(STATES)) {
      await openEditor(page, String(baseURL), `axe-${colorScheme}`);
      await reach(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations, state).toEqual([]);
    }
  });
}

test("320 px hold every state without scrolling sideways", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [state, reach] of Object.entries(STATES)) {
    await openEditor(page, String(baseURL), "narrow");
    await reach(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, state).toBe(0);
  }
});

test("the editor's JavaScript is at most 170 KB gzipped in all, and all of it is ours", async ({
  page,
  baseURL,
}) => {
  const scripts = new Set<string>();
  page.on("request", (sent) => {
    if (sent.resourceType() === "script") scripts.add(sent.url());
  });
  await openEditor(page, String(baseURL), "bytes");
  const sizes = await Promise.all([...scripts].map((address) => request({ address })));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`editor: ${bytes} bytes of JavaScript in ${scripts.size} files`);
  expect([...scripts].every((address) => address.startsWith(String(baseURL)))).toBe(true);
  // React and the router alone are more than this: all of the scripts were seen.
  expect(bytes).toBeGreaterThan(90_000);
  expect(bytes).toBeLessThanOrEqual(170_000);
});

test("nothing that the editor does is refused by its own policy", async ({ page, baseURL }) => {
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  for (const reach of Object.values(STATES).slice(0, -1)) {
    await openEditor(page, String(baseURL), "policy");
    await reach(page);
  }
  expect(complaints).toEqual([]);
});

test.describe("the splash", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("lies over the editor until a tap ends it, and the editor goes on", async ({
    page,
    baseURL,
  }) => {
    await openEditor(page, String(baseURL), "splash");
    const splash = page.locator(".splash");
    await expect(splash).toContainText("Shop of splash");
    await page.mouse.click(180, 300);
    await expect(splash).toHaveCount(0);
    await page.getByRole("button", { name: "Move Mains up" }).click();
    await expect(status(page)).toHaveText("Saved");
    await page.reload();
    await expect(splash).toHaveCount(0);
  });
});
