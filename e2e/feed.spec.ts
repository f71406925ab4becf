import { expect, type Locator, type Page } from "@playwright/test";
import { DEMO_EDGE } from "#scripts/demo/demo-corner.ts";
import { BUSY_POSTS, textOfBusy } from "./corners.ts";
import { test } from "./journey.ts";
import { expectAccessible, expectToFitNarrow } from "./looks.ts";
import { cards, lookAround, phoneAt, phoneWithFeed, post } from "./phones.ts";

const placeOf = async (page: Page, text: string) =>
  (await cards(page).filter({ hasText: text }).boundingBox())?.y;

test("older posts come below what is being read, which does not move", async ({ browser }) => {
  const page = await phoneAt(browser, "busy");
  await lookAround(page);
  await expect(cards(page)).toHaveCount(20);
  await page.getByRole("link", { name: "Older posts" }).scrollIntoViewIfNeeded();
  const last = textOfBusy(BUSY_POSTS - 19);
  const before = await placeOf(page, last);
  await page.getByRole("link", { name: "Older posts" }).click();
  await expect(cards(page)).toHaveCount(40);
  expect(await placeOf(page, last)).toBe(before);
  await page.getByRole("link", { name: "Older posts" }).click();
  await expect(cards(page)).toHaveCount(BUSY_POSTS);
  await expect(page.getByRole("link", { name: "Older posts" })).toHaveCount(0);
  await expect(cards(page).nth(40)).toBeFocused();
  const texts = await cards(page).locator(".text").allTextContents();
  expect(texts).toEqual(Array.from({ length: BUSY_POSTS }, (_, n) => textOfBusy(BUSY_POSTS - n)));
});

test("a thread opens at its top, and who comes back finds the feed as they left it", async ({
  browser,
}) => {
  const page = await phoneAt(browser, "busy");
  await lookAround(page);
  await page.getByRole("link", { name: "10 km" }).click();
  await expect(page.getByRole("link", { name: "10 km" })).toHaveAttribute("aria-current");
  await page.getByRole("link", { name: "Older posts" }).click();
  await expect(cards(page)).toHaveCount(40);
  const thread = cards(page).nth(30).getByRole("link", { name: "Comment" });
  await thread.scrollIntoViewIfNeeded();
  // Not where the post stands: others react to those above it meanwhile.
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  await thread.click();
  await expect(page.getByRole("heading", { level: 1, name: /^A post by/ })).toBeFocused();
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect(cards(page)).toHaveCount(40);
  expect(await scrolled()).toBe(before);
  await expect(thread).toBeInViewport();
  await thread.click();
  await page.getByRole("link", { name: "← Around you" }).click();
  await expect(page).toHaveURL(/\/nearby\?within=10$/);
  await expect(page.getByRole("heading", { name: "Around you" })).toBeFocused();
});

test("a thread stays as it is while one reacts and comments", async ({ browser }) => {
  const page = await phoneAt(browser, "busy");
  await lookAround(page);
  await cards(page)
    .nth(5)
    .getByRole("link", { name: /comment/i })
    .click();
  const field = page.getByLabel("Your comment");
  await field.fill("The first word");
  await page.getByLabel("React").click();
  await page.getByRole("button", { name: "Sad" }).click();
  const card = cards(page);
  await card.getByRole("radio", { name: "Yes" }).check();
  await card.getByRole("button", { name: "Send my reaction" }).click();
  await expect(page.getByRole("radio")).toHaveCount(0);
  await expect(field).toHaveValue("The first word");
  for (const text of ["The first word", "And the last"]) {
    await field.fill(text);
    await page.getByRole("button", { name: "Send comment" }).click();
    await expect(page.locator(".comments").getByText(text)).toBeVisible();
    await expect(field).toHaveValue("");
    await expect(field).toBeFocused();
    await expect(page.getByText("Your comment is there.")).toBeVisible();
  }
});

test("a feed that could not be read is read anew by itself, also where the network was always there", async ({
  browser,
}) => {
  const page = await phoneAt(browser, "quiet");
  await lookAround(page);
  await page.getByRole("link", { name: "Mine", exact: true }).click();
  await page.route("**/nearby.data*", (route) => route.fulfill({ status: 502 }));
  await page.getByRole("link", { name: "Around you", exact: true }).click();
  await expect(page.getByText("There is no network just now.")).toBeVisible();
  await page.unroute("**/nearby.data*");
  await expect(page.getByText("There is no network just now.")).toHaveCount(0, { timeout: 15_000 });
});

test("without JavaScript, from a place that is known, everything can be read page by page", async ({
  browser,
}) => {
  const page = await phoneAt(browser, "busy");
  await lookAround(page);
  const storageState = await page.context().storageState();
  const plain = await phoneAt(browser, "busy", { javaScriptEnabled: false, storageState });
  await plain.goto("/nearby");
  const seen: string[] = [];
  for (let shown = await cards(plain).count(); ; shown = await cards(plain).count()) {
    expect(shown).toBeGreaterThan(0);
    seen.push(...(await cards(plain).locator(".text").allTextContents()));
    const older = plain.getByRole("link", { name: "Older posts" });
    if ((await older.count()) === 0) break;
    const address = plain.url();
    await older.click();
    await plain.waitForURL(({ href }) => href !== address);
  }
  expect(seen).toEqual(Array.from({ length: BUSY_POSTS }, (_, n) => textOfBusy(BUSY_POSTS - n)));
  await plain.getByRole("link", { name: "Change place" }).click();
  await plain.getByRole("button", { name: `Look around ${DEMO_EDGE.city}` }).click();
  await expect(cards(plain).first()).toBeVisible();
  await plain.getByRole("link", { name: "Help" }).click();
  await expect(cards(plain).first().locator(".kind")).toHaveText("Help");
  await plain.getByRole("link", { name: "comment" }).first().click();
  await expect(plain.getByLabel("Your comment")).toBeVisible();
});

test("new posts are told of and not pushed in: what is read stays where it is", async ({
  browser,
}) => {
  const reader = await phoneAt(browser, "fresh");
  await lookAround(reader);
  const writer = await phoneAt(browser, "fresh");
  await lookAround(writer);
  await post(writer, "The first at this corner");
  await reader.clock.install();
  await reader.goto("/nearby");
  await expect(cards(reader)).toHaveCount(1);
  await post(writer, "And one more");
  const before = await placeOf(reader, "The first at this corner");
  await reader.clock.runFor(46_000);
  const told = reader.getByRole("button", { name: "1 new post" });
  await expect(told).toBeVisible();
  await expect(cards(reader)).toHaveCount(1);
  expect(await placeOf(reader, "The first at this corner")).toBe(before);
  await told.click();
  await expect(cards(reader).first()).toContainText("And one more");
  await expect(cards(reader).first()).toBeFocused();
  await expect(told).toHaveCount(0);
});

test("a post goes from the page when its time is over, whatever the phone's clock says", async ({
  browser,
}) => {
  const page = await phoneAt(browser, "ending");
  await lookAround(page);
  await post(page, "Gone in an hour", { hours: "1 hour" });
  await post(page, "Here for a day");
  await page.clock.install({ time: new Date("2001-01-01T00:00:00Z") });
  await page.goto("/nearby");
  await expect(cards(page)).toHaveCount(2);
  // Once more where the page was not taken over yet, and had no clock of its own.
  await expect(async () => {
    await page.clock.runFor(61 * 60_000);
    await expect(cards(page)).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  await expect(cards(page)).toContainText("Here for a day");
});

test("a newcomer's reaction is given once they have said their age, is kept, and is taken back by the same button", async ({
  browser,
}) => {
  const page = await phoneAt(browser, "busy");
  await lookAround(page);
  const card = cards(page).nth(3);
  await card.getByLabel("React").click();
  await card.getByRole("button", { name: "Thanks" }).click();
  await expect(card.getByRole("radio", { name: "Yes" })).toBeFocused();
  const given = card.getByRole("button", { name: "Thanks, 1" }).first();
  await expect(given).toHaveCount(0);
  await card.getByRole("radio", { name: "Yes" }).check();
  // The page is not left before the server has it.
  const isSent = () => page.waitForResponse((reply) => reply.request().method() === "POST");
  const isGiven = isSent();
  await card.getByRole("button", { name: "Send my reaction" }).click();
  await expect(given).toHaveAttribute("aria-pressed", "true");
  await isGiven;
  await expect(card.getByRole("radio")).toHaveCount(0);
  await page.reload();
  await expect(given).toHaveAttribute("aria-pressed", "true");
  const isTakenBack = isSent();
  await given.click();
  await expect(given).toHaveCount(0);
  await expect(card.getByLabel("React")).toBeFocused();
  await isTakenBack;
  await page.reload();
  await expect(cards(page).nth(3)).toBeVisible();
  await expect(given).toHaveCount(0);
});

test("a menu closes at Escape, and when its reader goes on to something else", async ({
  browser,
}) => {
  const page = await phoneAt(browser, "busy");
  await lookAround(page);
  const [first, second] = [cards(page).nth(0), cards(page).nth(1)];
  const all = page.locator(".all:visible");
  await first.getByLabel("React").click();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(all).toHaveCount(0);
  await expect(first.getByLabel("React")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(all).toHaveCount(1);
  await second.getByLabel(/^More about the post/).click();
  await expect(second.getByRole("button", { name: "Hide this post" })).toBeVisible();
  await expect(all).toHaveCount(0);
  await page.getByRole("heading", { level: 1 }).click();
  await expect(second.getByRole("button", { name: "Hide this post" })).toBeHidden();
  await first.getByLabel("React").click();
  await first.getByLabel(/^More about the post/).focus();
  await expect(all).toHaveCount(0);
});

test("what cannot be done to a post is told on its card, and the feed stays", async ({
  browser,
}) => {
  const page = await phoneWithFeed(browser);
  await post(page, "Tea at the corner");
  await post(page, "Gone in a moment");
  const [gone, tea] = ["Gone in a moment", "Tea at the corner"].map((text) =>
    cards(page).filter({ hasText: text }),
  ) as [Locator, Locator];
  const react = async (card: Locator, name: string) => {
    await card.getByLabel("React").click();
    await card.locator(".all").getByRole("button", { name }).click();
    await expect(card.locator(".all")).toBeHidden();
  };
  await page.route("**/nearby/posts/**", (route) => route.abort());
  await react(tea, "Thanks");
  await expect(tea.getByRole("alert").filter({ hasText: "cannot be reached" })).toBeVisible();
  await page.unroute("**/nearby/posts/**");
  await react(tea, "Love");
  await expect(tea.getByRole("button", { name: "Love, 1" })).toBeVisible();
  await expect(tea.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
  // What was refused before does not rise again.
  await expect(tea.getByRole("button", { name: "Thanks, 1" })).toHaveCount(0);

  const elsewhere = await page.context().newPage();
  const thread = await gone.getByRole("link", { name: "Comment" }).getAttribute("href");
  await elsewhere.goto(String(thread));
  await elsewhere.getByText("Delete", { exact: true }).click();
  await elsewhere.getByRole("button", { name: "Delete this post" }).click();
  await expect(elsewhere).toHaveURL(/\/nearby$/);
  await react(gone, "Sad");
  await expect(gone.getByText("This post has ended")).toBeVisible();
  await expect(tea).toBeVisible();
});

test("the feed, a thread, the quiet corner and the places are accessible and narrow enough", async ({
  browser,
}) => {
  const look = async (page: Page) => {
    await expectAccessible(page);
    await expectToFitNarrow(page);
  };
  const page = await phoneAt(browser, "busy");
  await page.goto("/nearby");
  await expect(page.getByRole("button", { name: "Use my position" })).toBeVisible();
  await look(page);
  await lookAround(page);
  await cards(page).first().getByLabel("React").click();
  await look(page);
  await page
    .getByRole("link", { name: /comment/i })
    .first()
    .click();
  await expect(page.getByLabel("Your comment")).toBeVisible();
  await look(page);
  await page.goto("/nearby/mine");
  await look(page);
  const quiet = await phoneAt(browser, "quiet");
  await lookAround(quiet);
  await expect(quiet.getByRole("heading", { name: "It is quiet here just now" })).toBeVisible();
  await look(quiet);
});
