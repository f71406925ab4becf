import { expect, type Locator, type Page } from "@playwright/test";
import { DEMO_CORNER } from "#scripts/demo/demo-corner.ts";
import { tileAt, writeTile } from "#app/domain/places/tiles.ts";
import { CORNERS } from "./corners.ts";
import { test } from "./journey.ts";
import { expectAccessible, expectToFitNarrow, listenForComplaints } from "./looks.ts";
import { cards, phoneAt } from "./phones.ts";

/* What is around a feed: its map, the shops and the plans. */

const leadTo = (corner: { latitude: number; longitude: number }) =>
  `/nearby?at=${writeTile(tileAt(corner) ?? 0)}`;

const map = (page: Page) => page.locator(".corner-map");
const shops = (page: Page) => page.locator("#all-shops");
const plans = (page: Page) =>
  page.getByRole("complementary").getByRole("heading", { name: "Plans" });

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("it is not shown");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** How many pixels are between the last word of a name that takes two lines and its arrow. */
function afterLongName(page: Page): Promise<number> {
  return page.locator(".feed-head div").evaluate((head) => {
    const [name, arrow] = head.querySelectorAll("h1, svg");
    if (!name || !arrow) return Infinity;
    const before = name.textContent;
    name.textContent = "Around Hazrat Nizamuddin Railway Colony";
    const lines = [...name.getClientRects()];
    const [last, next] = [lines.at(-1), arrow.getBoundingClientRect()];
    name.textContent = before;
    const isBeside = lines.length > 1 && last && next.top < last.bottom && next.bottom > last.top;
    return isBeside ? next.left - last.right : Infinity;
  });
}

/** Whether an element lies wholly inside another one, from left to right. */
async function isWithin(element: Locator, around: Locator): Promise<boolean> {
  const [inner, outer] = [await boxOf(element), await boxOf(around)];
  return inner.x >= outer.x && inner.right <= outer.right;
}

/** How many lines the price and time of a dish take in a strip with this many shops. */
function linesOfPrices(page: Page, shops: number): Promise<number[]> {
  return page.locator(".corner ul").evaluate((strip, count) => {
    const before = [...strip.children];
    const card = before[0];
    if (!card) return [];
    strip.replaceChildren(...Array.from({ length: count }, () => card.cloneNode(true)));
    const lines = [...strip.querySelectorAll("small:has(em)")].map((price) => {
      price.innerHTML = "<em>₹180</em> <span>from 12 pm</span>";
      return price.clientHeight / 24;
    });
    strip.replaceChildren(...before);
    return lines;
  }, shops);
}

/** How many lines a long shop name takes above the shop's board. */
function linesOfLongShop(page: Page): Promise<number> {
  return page
    .locator(".of-shop .who b")
    .first()
    .evaluate((name) => {
      const before = name.textContent;
      name.textContent = "The shop that sells everything to everybody near the old railway station";
      const lines = name.clientHeight / Number.parseFloat(getComputedStyle(name).lineHeight);
      name.textContent = before;
      return Math.round(lines);
    });
}

/** Whether Tab reaches the photo of a card from its head, with a text between them that fills the screen. */
async function reachesPhoto(page: Page): Promise<boolean> {
  const card = cards(page)
    .filter({ has: page.locator(".photos") })
    .last();
  await card.locator(".text").evaluate((text) => (text.textContent = "Again\n".repeat(25)));
  await page.keyboard.press("Tab");
  const more = card.getByLabel(/^More about/);
  await more.focus();
  await more.evaluate(async (shown) => {
    shown.scrollIntoView({ block: "end" });
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  await page.keyboard.press("Tab");
  return card.locator(".photos a").evaluate((photo) => photo === document.activeElement);
}

/** How many lines each card's head takes while its author has a long name. */
function linesOfHeads(page: Page): Promise<number[]> {
  return page.locator(".post:not(.of-shop) > header").evaluateAll((heads) =>
    heads.map((head) => {
      const name = head.querySelector(".who b");
      if (!name) return Infinity;
      const before = name.textContent;
      name.textContent = "Fresh Woodpecker";
      const { height } = head.getBoundingClientRect();
      name.textContent = before;
      return height / 22;
    }),
  );
}

test("on a phone the map stands above the posts and the shops below, on a wide screen they stand beside them", async ({
  browser,
}) => {
  const page = await phoneAt(browser, "quiet", { permissions: [] });
  const complaints = listenForComplaints(page);
  await page.goto(leadTo(DEMO_CORNER));
  await expect(cards(page).first()).toBeVisible();
  const [first, last] = [cards(page).first(), cards(page).last()];
  expect((await boxOf(map(page))).bottom).toBeLessThan((await boxOf(first)).y);
  expect((await boxOf(shops(page))).y).toBeGreaterThan((await boxOf(last)).bottom);
  await expect(plans(page)).toBeHidden();
  const plan = page.locator("article.plan").first();
  const join = await boxOf(plan.getByRole("button", { name: /^I’m in/ }));
  expect((await boxOf(plan.getByRole("link", { name: "Share this post" }))).y).toBe(join.y);
  expect(await afterLongName(page)).toBeLessThan(8);
  const strip = page.locator(".corner ul");
  for (const shop of await strip.locator("li a").all()) {
    // With the keyboard it would otherwise stay half outside.
    await page.keyboard.press("Tab");
    await shop.focus();
    await expect.poll(() => isWithin(shop, strip)).toBe(true);
    // A drawing, with three lines of 24 px beside it.
    expect((await boxOf(shop)).height).toBe(96);
  }
  await expect(strip.locator(".open-tag").first()).toBeVisible();
  expect(await linesOfLongShop(page)).toBe(2);
  expect(new Set(await linesOfHeads(page))).toEqual(new Set([2]));
  await expectAccessible(page);
  await expectToFitNarrow(page);

  await page.setViewportSize({ width: 1280, height: 800 });
  const post = await boxOf(first);
  for (const beside of [map(page), shops(page), plans(page)]) {
    expect((await boxOf(beside)).x).toBeGreaterThan(post.right);
  }
  expect((await boxOf(map(page))).bottom).toBeLessThan((await boxOf(shops(page))).y);
  expect((await boxOf(page.locator(".feed-rail"))).right).toBeLessThan(post.x);
  expect(await linesOfPrices(page, 3)).toEqual([1, 1, 1]);
  for (const added of [plans(page), page.locator(".feed-rail")])
    await expectAccessible(page, "on a wide screen", added);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await reachesPhoto(page)).toBe(true);
  await page.getByRole("link", { name: "हिन्दी" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("के आस-पास");
  expect(new Set(await linesOfHeads(page))).toEqual(new Set([2]));
  await expectToFitNarrow(page);
  expect(complaints).toEqual([]);
});

test("a shared corner is looked at without moving there, older posts and one kind of them too, and becomes one's own with a button", async ({
  browser,
}) => {
  const page = await phoneAt(browser, "quiet", { permissions: [] });
  await page.goto(leadTo(CORNERS.quiet));
  await expect(page.getByRole("heading", { name: "Around Leh" })).toBeVisible();
  await page.goto(leadTo(CORNERS.busy));
  const visiting = page.getByText("You’re looking at another corner.");
  await expect(visiting).toBeVisible();
  await expectAccessible(page, "another corner", page.locator(".notice.visiting"));
  await expectToFitNarrow(page);
  await expect(cards(page)).toHaveCount(20);
  await page.getByRole("link", { name: "Older posts" }).click();
  await expect(cards(page)).toHaveCount(40);
  await page.getByRole("link", { name: "Help", exact: true }).click();
  await expect(page).toHaveURL(/kind=help/);
  await expect(visiting).toBeVisible();
  await page.getByRole("button", { name: "Make it my place" }).click();
  await expect(page).toHaveURL(/\/nearby$/);
  await expect(visiting).toBeHidden();
  await expect(page.getByRole("link", { name: "What’s going on?" })).toBeVisible();
});
