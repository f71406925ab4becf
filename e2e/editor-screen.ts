import { expect, type Locator, type Page } from "@playwright/test";

/** On a slow machine React takes an editor over later than the network comes to rest: by then it answers to taps. */
export async function untilTakenOver(page: Page): Promise<void> {
  const hasScript = await page.evaluate(() => matchMedia("(scripting: enabled)").matches);
  if (hasScript) await page.locator("html[data-runs]").waitFor({ state: "attached" });
}

/** Loads the page of an editor anew, and comes back once it answers to taps. */
export async function reloadEditor(page: Page): Promise<void> {
  await page.reload({ waitUntil: "networkidle" });
  await untilTakenOver(page);
}

/** What journeys find on the editor's screen, and on the menu that diners see. */
export const section = (page: Page, name: string) =>
  page.getByRole("region", { name, exact: true });
export const sectionTitles = (page: Page) => page.locator(".sections h2");
export const itemTitles = (section: Locator) => section.locator(".item-name");
/** What a form says that opens again with what was half typed. */
export const KEPT = "You typed this earlier. It isn’t saved yet.";
export const status = (page: Page) => page.getByRole("status");
export const openMenu = (page: Page, item: string) =>
  page.getByRole("button", { name: item, exact: true }).click();

/** What a browser tells its pages when a network is back. */
export const goOnline = (page: Page) => page.evaluate(() => dispatchEvent(new Event("online")));

/** One of a section's tools, such as "Move Mains up", which a phone has in a sheet. */
export async function sectionTool(page: Page, name: string): Promise<Locator> {
  const tool = page.getByRole("button", { name, exact: true });
  if (await tool.isVisible()) return tool;
  const [, section = ""] =
    /^(?:Move|Edit|Delete|New section after) (.+?)(?: up| down)?$/.exec(name) ?? [];
  await page.getByRole("button", { name: `More options for ${section}`, exact: true }).click();
  return tool;
}

export const pressTool = async (page: Page, name: string) =>
  (await sectionTool(page, name)).click();

/** Presses what stands in the menu below the shop's name. */
export async function chooseInShopMenu(page: Page, role: "link" | "button", name: string) {
  await page.locator(".shop-opener").click();
  await page
    .getByRole("navigation", { name: "Shop" })
    .getByRole(role, { name, exact: true })
    .click();
}

/** Styles, which a diner's page may bring along, and the page of an editor may not, not even to look at. */
const STYLES = /<style.*?<\/style>|\sstyle="[^"]*"/gs;

/** What a diner is sent now: the texts of the public page's sections, or of what else `selector` finds. */
export async function publicNames(page: Page, selector = "h2"): Promise<string[]> {
  const { pathname } = new URL(page.url());
  const response = await page.request.get(pathname.replace("/shop/edit", ""));
  const html = (await response.text()).replaceAll(STYLES, "");
  return page.evaluate(
    ({ html, selector }) => {
      const menu = new DOMParser().parseFromString(html, "text/html");
      return Array.from(menu.querySelectorAll(selector), ({ textContent }) => textContent);
    },
    { html, selector },
  );
}

/** The dishes of the first section that a diner is sent, without their sizes. */
export const publicDishes = (page: Page) =>
  publicNames(page, "#section-0 [itemprop=hasMenuItem] [itemprop=name]:not([itemprop=offers] *)");

/** How many changes this phone has stored. */
export const countStored = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open("nukkad-menu");
    await new Promise((done) => opening.addEventListener("success", done));
    const counting = opening.result.transaction("values").objectStore("values").getAllKeys();
    await new Promise((done) => counting.addEventListener("success", done));
    opening.result.close();
    return counting.result.filter((key) => typeof key === "string" && key.startsWith("change "))
      .length;
  });

/** Where a bar or a pane begins and ends on the screen. */
export async function edges(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return { top: box.y, bottom: box.y + box.height };
}

/** How many dishes stand whole on the screen, between the header and the dock. */
export async function countWhole(page: Page): Promise<number> {
  const { bottom: from } = await edges(page, ".editor-header");
  const { top: to } = await edges(page, ".editor-dock");
  const boxes = await page
    .locator(".items > li:visible")
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().toJSON() as DOMRect));
  return boxes.filter(({ top, bottom }) => top >= from && bottom <= to).length;
}

/** Expects that a wide screen's panes begin where the bars above them end, also once somebody has scrolled. */
export async function expectPanesClear(page: Page, state: string): Promise<void> {
  await expect(page.locator(".preview iframe")).toBeVisible();
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, 0));
    const { bottom } = await edges(page, ".editor-header");
    for (const pane of [".panels", ".preview"]) {
      expect((await edges(page, pane)).top, `${pane} ${state}`).toBeGreaterThanOrEqual(bottom - 1);
    }
    const head = await page
      .locator(".dish-heads")
      .first()
      .evaluate((element) => {
        scrollTo(0, scrollY + element.getBoundingClientRect().bottom);
        return element.getBoundingClientRect().top;
      });
    expect((await edges(page, ".editor-header")).bottom, state).toBe(bottom);
    expect(Math.abs(head - bottom), `heads ${state}`).toBeLessThanOrEqual(1.5);
  }).toPass();
}
