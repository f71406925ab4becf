import type { Locator, Page } from "@playwright/test";

/** What journeys find on the editor's screen, and on the menu that diners see. */
export const section = (page: Page, name: string) =>
  page.getByRole("region", { name, exact: true });
export const sectionTitles = (page: Page) => page.locator(".sections h2");
export const itemTitles = (section: Locator) => section.locator(".item-name");
/** What a form says that opens again with what was half typed. */
export const KEPT = "Kept from before. It isn’t saved yet.";
export const status = (page: Page) => page.getByRole("status");
export const openMenu = (page: Page, item: string) =>
  page.getByRole("button", { name: item, exact: true }).click();

/** What a diner is sent now: the texts of the public page's sections, or of what else `selector` finds. */
export async function publicNames(page: Page, selector = "h2"): Promise<string[]> {
  const { pathname } = new URL(page.url());
  const response = await page.request.get(pathname.replace("/shop/edit", ""));
  const diner = await page.context().browser()?.newPage();
  await diner?.setContent(await response.text());
  const names = await diner?.locator(selector).allTextContents();
  await diner?.close();
  return names ?? [];
}

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
