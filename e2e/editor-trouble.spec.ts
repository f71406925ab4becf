import { expect } from "@playwright/test";
import { holdBack, logIn, openEditor } from "./edited-shops.ts";
import {
  goOnline,
  publicNames,
  section,
  sectionTitles,
  status,
  pressTool,
  untilTakenOver,
} from "./editor-screen.ts";
import { test } from "./journey.ts";

/** One pixel. */
const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const EDITOR = "**/shop/edit/menu/**";

test("before the script has loaded, nothing is shown that needs it, and everything typed and chosen by then is kept and sent; a section added between others is scrolled to and focused, unless its owner has moved on", async ({
  page,
  baseURL,
}) => {
  await logIn(page.context(), String(baseURL), "slow-script");
  const arrive = await holdBack(page, "**/assets/**");
  await page.goto("/shop/edit/menu/slow-script", { waitUntil: "commit" });
  await expect(page.getByRole("button", { name: "Add section" })).toBeVisible();
  await expect(page.getByRole("searchbox")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  await section(page, "Mains").getByRole("button", { name: "Add item" }).click();
  const dialog = page.getByRole("dialog", { name: "Add New Item to Mains" });
  await page.getByPlaceholder("Enter item name").fill("Naan");
  await page.getByPlaceholder("Enter price").fill("40");
  arrive();
  await expect(dialog).toHaveJSProperty("open", true);
  await page.waitForFunction(() => document.querySelector("dialog:modal"));
  await expect(page.getByPlaceholder("Enter item name")).toHaveValue("Naan");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(status(page)).toHaveText("Saved");
  await expect(page.getByRole("searchbox")).toBeVisible();
  await expect(page.getByRole("button", { name: "Drag Mains" })).toBeVisible();
  expect(await publicNames(page, "#section-1 li")).toContain("Naan₹40");
  const arriveAgain = await holdBack(page, "**/assets/**");
  await page.goto("/shop/edit/menu/slow-script", { waitUntil: "commit" });
  await page.getByText("Shop details").click();
  const picture = { name: "shop.png", mimeType: "image/png", buffer: Buffer.from(PNG, "base64") };
  await page.getByLabel("Choose a picture").setInputFiles(picture);
  arriveAgain();
  await page.waitForLoadState("networkidle");
  await expect(page.locator(".cropper")).toBeVisible();
  await page.getByRole("button", { name: "Save details" }).click();
  await expect(page.locator(".shop-picture > img[src^='/images/']")).toBeVisible();
  await expect(status(page)).toHaveText("Saved");
  await untilTakenOver(page);

  await page.setViewportSize({ width: 360, height: 500 });
  await pressTool(page, "New section after Mains");
  await page.getByPlaceholder("Enter section name").fill("Rolls");
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText("Saved");
  await expect(sectionTitles(page)).toHaveText(["Starters", "Mains", "Rolls", "मिठाई"]);
  const rolls = section(page, "Rolls");
  await expect(rolls.locator(":focus")).toBeInViewport();
  expect(await publicNames(page)).toEqual(["Starters", "Mains", "Rolls", "मिठाई"]);

  // Below the last section: the toolbar is far above.
  await page.getByRole("button", { name: "Next section" }).click();
  await page.getByPlaceholder("Enter section name").fill("Drinks");
  await page.keyboard.press("Enter");
  await expect(section(page, "Drinks").locator(":focus")).toBeInViewport();

  await pressTool(page, "New section after Mains");
  await expect(page.getByPlaceholder("Enter section name")).toBeFocused();
  await expect(page.getByRole("button", { name: "Delete Mains" })).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "More options for Mains" })).toBeFocused();

  // A late answer does not scroll the page.
  for (const leavesRow of [false, true]) {
    const name = leavesRow ? "Soups" : "Juices";
    const letGo = await holdBack(page, "**/changes", "POST");
    await page.getByRole("button", { name: "Add section" }).click();
    await page.getByPlaceholder("Enter section name").fill(name);
    await page.keyboard.press("Enter");
    const row = section(page, name).locator(".entry [name=name]");
    await expect(row).toBeFocused();
    await expect(row).toBeInViewport();
    if (leavesRow) await row.blur();
    await page.evaluate(() => scrollTo(0, 0));
    letGo();
    await expect(status(page)).toHaveText("Saved");
    // The page scrolls to a row in the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect(await page.evaluate(() => scrollY), name).toBe(0);
  }
});

test("a menu that could not be fetched is loaded when the network is back; of several changes, those that arrived are saved, and a change whose answer was lost is not made again", async ({
  page,
  baseURL,
}) => {
  // Time stands still: nothing is asked for again because some of it has passed.
  await page.clock.install();
  await openEditor(page, String(baseURL), "answers-lost");
  await page.clock.pauseAt(new Date("2030-01-01"));
  await page.route(EDITOR, (route) =>
    route.request().method() === "GET" ? route.abort() : route.continue(),
  );
  await page.getByRole("button", { name: "Add section" }).click();
  await page.getByPlaceholder("Enter section name").fill("Drinks");
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText("Saved");
  await page.unroute(EDITOR);
  await goOnline(page);
  await section(page, "Drinks").getByRole("button", { name: "Add item" }).click();
  await expect(page.getByRole("dialog", { name: "Add New Item to Drinks" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.clock.resume();

  let [sent, isDown] = [0, true];
  await page.route(EDITOR, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    sent += 1;
    if (sent === 1 || !isDown) return route.continue();
    // The server has done it, but its answer is lost.
    if (sent === 2) await route.fetch();
    return route.abort();
  });
  await pressTool(page, "Move मिठाई up");
  // Before it is, a second move takes its place.
  await expect.poll(() => sent).toBe(1);
  await pressTool(page, "Move मिठाई up");
  await page.getByRole("button", { name: "Mains", exact: true }).click();
  await page.getByPlaceholder("Enter section name").fill("Main dishes");
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText("2 waiting");
  isDown = false;
  await goOnline(page);
  await expect(status(page)).toHaveText("Saved");
  await expect(sectionTitles(page)).toHaveText(["मिठाई", "Starters", "Main dishes", "Drinks"]);
  expect(await publicNames(page)).toEqual(["मिठाई", "Starters", "Main dishes", "Drinks"]);
});

test("what is typed right after a tap on Add section or Add item is in the field, whatever is still loading", async ({
  page,
  baseURL,
}) => {
  await page.route(/assets\/(parts|later)-/, () => {});
  await openEditor(page, String(baseURL), "slow-script");
  for (const [opener, field] of [
    [page.getByRole("button", { name: "Add section", exact: true }), "Enter section name"],
    [section(page, "Mains").getByRole("button", { name: "Add item" }), "Enter item name"],
  ] as const) {
    await opener.click();
    await page.keyboard.type("Masala chai");
    await expect(page.getByPlaceholder(field)).toHaveValue("Masala chai");
    await page.keyboard.press("Escape");
  }
});
