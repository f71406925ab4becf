import { expect } from "@playwright/test";
import { openEditor } from "./edited-shops.ts";
import { itemTitles, section } from "./editor-screen.ts";
import { test } from "./journey.ts";
for (const how of ["old", "new"]) test(`late library ${how}`, async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 1_100 });
  await page.route("**/assets/sortable*", async (r) => { await new Promise((d) => setTimeout(d, 700)); await r.continue(); });
  await openEditor(page, String(baseURL), "mid-drag");
  const s = (await page.getByRole("button", { name: "Drag Paneer Tikka" }).boundingBox())!;
  const e = (await page.getByRole("button", { name: "Drag Hara Bhara Kabab" }).boundingBox())!;
  const from = { x: s.x + s.width / 2, y: s.y + s.height / 2 }, to = { x: e.x + e.width / 2, y: e.y + e.height * 0.8 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  if (how === "new") await expect(async () => {
    for (const by of [7, 9]) await page.mouse.move(from.x, from.y + by);
    await expect(page.locator(".sortable-fallback")).toBeAttached({ timeout: 200 });
  }).toPass();
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await expect(itemTitles(section(page, "Starters"))).toHaveText(["Hara Bhara Kabab", "Paneer Tikka", "Chilli Gobi", "Papad"], { timeout: 5000 });
  await page.keyboard.press("Escape"); await page.mouse.up();
});
