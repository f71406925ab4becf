import { expect, type Locator, type Page } from "@playwright/test";
import { BUSY_POSTS, textOfBusy } from "./corners.ts";
import { edges } from "./editor-screen.ts";
import { test } from "./journey.ts";
import { expectAccessible, expectToFitNarrow } from "./looks.ts";
import { cards, lookAround, neighbourAt, phoneAt, publish, settle } from "./phones.ts";

const placeOf = async (page: Page, text: string) =>
  (await cards(page).filter({ hasText: text }).boundingBox())?.y;

test("older posts come below what is being read, a thread opens at its top, and readers who come back find the feed as they left it", async ({
  browser,
}) => {
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

  await page.getByRole("link", { name: "10 km" }).click();
  await expect(page.getByRole("link", { name: "10 km" })).toHaveAttribute("aria-current");
  await page.getByRole("link", { name: "Older posts" }).click();
  await expect(cards(page)).toHaveCount(40);
  const thread = cards(page).nth(30).getByRole("link", { name: "Comment" });
  await thread.scrollIntoViewIfNeeded();
  // Not where the post stands: others react to those above it meanwhile.
  const scrolled = () => page.evaluate(() => scrollY);
  const scrolledBefore = await scrolled();
  await thread.click();
  await expect(page.getByRole("heading", { level: 1, name: /^A post by/ })).toBeFocused();
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect(cards(page)).toHaveCount(40);
  expect(await scrolled()).toBe(scrolledBefore);
  await expect(thread).toBeInViewport();
  await thread.click();
  await page.getByRole("link", { name: "← Around you" }).click();
  await expect(page).toHaveURL(/\/nearby\?within=10$/);
  await expect(page.getByRole("heading", { level: 1, name: /^Around / })).toBeFocused();
});

test("a thread stays as it is while one reacts and comments; a comment that cannot be sent stays typed, and is there once", async ({
  browser,
}) => {
  const page = await phoneAt(browser, "own");
  const post = await publish(await neighbourAt(browser, page), "Has anybody seen my cat?");
  await page.addInitScript(() =>
    Object.defineProperty(Notification, "permission", { value: "default" }),
  );
  await settle(page);
  await page.goto(`/nearby/posts/${post}`);
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
    await expect(page.getByText("Your comment has been posted.")).toBeVisible();
    await expect(page.getByText("Shall we tell you when somebody answers?")).toBeInViewport();
  }

  await expectAccessible(page);
  await expectToFitNarrow(page);
  await field.fill("At number 4");
  let lost = 0;
  await page.route("**/nearby/posts/*.data*", async (route) => {
    if (route.request().method() !== "POST" || ++lost > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await page.getByRole("button", { name: "Send comment" }).click();
  await expect(page.getByText("can’t be reached")).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue("At number 4");
  await page.getByRole("button", { name: "Send comment" }).click();
  await expect(field).toHaveValue("");
  await expect(page.getByRole("listitem").filter({ hasText: "At number 4" })).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole("listitem").filter({ hasText: "At number 4" })).toHaveCount(1);
  await expect(field).toHaveValue("");
});

test("new posts are told of and not pushed in, and a post goes from the page when its time is over, whatever the phone's clock says", async ({
  browser,
}) => {
  const writer = await neighbourAt(browser, "fresh");
  await publish(writer, "Gone in an hour", { hours: 1 });
  await publish(writer, "Here for a day");
  const reader = await phoneAt(browser, "fresh");
  await reader.clock.install({ time: new Date("2001-01-01T00:00:00Z") });
  await lookAround(reader);
  await reader.waitForLoadState("networkidle");
  await expect(cards(reader)).toHaveCount(2);
  await publish(writer, "And one more");
  const before = await placeOf(reader, "Here for a day");
  const told = reader.getByRole("button", { name: "1 new post" });
  // Once more where the page was not taken over yet, and had no clock of its own.
  await expect(async () => {
    await reader.clock.runFor(46_000);
    await expect(told).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(cards(reader)).toHaveCount(2);
  expect(await placeOf(reader, "Here for a day")).toBe(before);
  await told.click();
  await expect(cards(reader).first()).toContainText("And one more");
  await expect(cards(reader).first()).toBeFocused();
  await expect(told).toHaveCount(0);

  await reader.clock.runFor(61 * 60_000);
  await expect(cards(reader).filter({ hasText: "Gone in an hour" })).toHaveCount(0);
  await expect(cards(reader)).toContainText(["And one more", "Here for a day"]);
});

test("a card's menu closes when its reader goes on; a newcomer's reaction is given once they have said their age, and is taken back by the same button; a tap anywhere else opens the thread, in a new tab where a link would", async ({
  browser,
}) => {
  const page = await phoneAt(browser, "own");
  const neighbour = await neighbourAt(browser, page);
  for (const text of ["Once", "Twice", "And again"]) await publish(neighbour, text);
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

  const card = cards(page).nth(2);
  await card.getByLabel("React").click();
  await expectAccessible(page, "reactions", card);
  await expectToFitNarrow(page);
  await card.getByRole("button", { name: "Thanks" }).click();
  await expect(card.getByRole("radio", { name: "Yes" })).toBeFocused();
  const given = card.getByRole("button", { name: "Thanks, 1" }).first();
  await expect(given).toHaveCount(0);
  await card.getByRole("radio", { name: "Yes" }).check();
  await card.getByRole("button", { name: "Send my reaction" }).click();
  await expect(given).toHaveAttribute("aria-pressed", "true");
  await expect(card.getByRole("radio")).toHaveCount(0);
  await given.click();
  await expect(given).toHaveCount(0);
  await expect(card.getByLabel("React")).toBeFocused();

  const top = cards(page).first();
  const text = top.locator(".text");
  const thread = /\/nearby\/posts\/[\w-]{16}$/;
  await expect(top.locator(".above")).toBeVisible();
  await top.getByLabel(/^More about the post/).click();
  // Beside the menu.
  await text.click({ position: { x: 5, y: 12 } });
  await expect(page.locator("details[open]")).toHaveCount(0);
  await text.selectText();
  await text.dispatchEvent("click");
  // Of the other tabs only the address matters.
  await page.context().route(thread, (route) => route.fulfill({ body: "" }));
  for (const click of [{ button: "middle" as const }, { modifiers: ["Control" as const] }]) {
    for (const place of [text, top.getByRole("link", { name: "Comment" })]) {
      await page.evaluate(() => getSelection()?.empty());
      const opened = page.context().waitForEvent("page");
      await place.click(click);
      await expect(await opened).toHaveURL(thread);
    }
  }
  await expect(page).toHaveURL(/\/nearby$/);
  for (const position of [undefined, { x: 180, y: 4 }]) {
    await (position ? top : text).click(position && { position });
    await expect(page).toHaveURL(thread);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: /^Around / })).toBeVisible();
  }
});

test("what cannot be done to a post is told on its card, and the feed stays", async ({
  browser,
}) => {
  const page = await phoneAt(browser, "own");
  await publish(page, "Tea at the corner");
  await publish(page, "Gone in a moment");
  await lookAround(page);
  const cardOf = (text: string) => cards(page).filter({ hasText: text });
  const [gone, tea] = [cardOf("Gone in a moment"), cardOf("Tea at the corner")];
  const react = async (card: Locator, name: string) => {
    await card.getByLabel("React").click();
    await card.locator(".all").getByRole("button", { name }).click();
    await expect(card.locator(".all")).toBeHidden();
  };
  await page.route("**/nearby/posts/**", (route) => route.abort());
  await react(tea, "Thanks");
  await expect(tea.getByRole("alert").filter({ hasText: "can’t be reached" })).toBeVisible();
  await page.unroute("**/nearby/posts/**");
  await react(tea, "Love");
  await expect(tea.getByRole("button", { name: "Love, 1" })).toBeVisible();
  await expect(tea.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
  // What was refused before does not rise again.
  await expect(tea.getByRole("button", { name: "Thanks, 1" })).toHaveCount(0);

  // As from another tab.
  const thread = String(await gone.getByRole("link", { name: "Comment" }).getAttribute("href"));
  const form = { operation: "delete" };
  const headers = { Origin: new URL(page.url()).origin };
  const deleted = await page.request.post(thread, { form, headers, maxRedirects: 0 });
  expect(deleted.status()).toBe(303);
  await react(gone, "Sad");
  await expect(gone.getByText("This post has ended")).toBeVisible();
  await expect(tea).toBeVisible();
});

test("what is tapped first without a network, and with no worker to answer, waits for it, and the feed stays", async ({
  browser,
}) => {
  const page = await phoneAt(browser, "own");
  await publish(await neighbourAt(browser, page), "Tea at the corner");
  await lookAround(page);
  const card = cards(page).filter({ hasText: "Tea at the corner" });
  await expect(card.locator(".text.above")).toBeVisible();
  await page.context().setOffline(true);
  await card.getByLabel(/^More about the post/).click();
  await card.getByRole("button", { name: "Hide this post" }).click();
  const offline = page.getByText("You’re offline right now.");
  await expect(offline).toBeVisible();
  await expect(card).toBeVisible();
  await expectAccessible(page, "waiting", offline);
  await expectToFitNarrow(page);
  await page.context().setOffline(false);
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(page.getByText("You’re offline right now.")).toHaveCount(0);
});

test("the quiet corner is accessible and narrow enough, in Hindi too, and a feed that failed to load tries again by itself", async ({
  browser,
}) => {
  const quiet = await phoneAt(browser, "quiet");
  await lookAround(quiet);
  await expect(
    quiet.getByRole("heading", { name: "You’re early. The bench is free." }),
  ).toBeVisible();
  // The last of what can be done here is on the first screen, where the name of the place fits on a line.
  const [tellMe, bar] = [
    await edges(quiet, ".tell-me-switch"),
    await edges(quiet, ".nearby-pages"),
  ];
  expect(tellMe.bottom).toBeLessThanOrEqual(bar.top);
  await expectAccessible(quiet);
  await expectToFitNarrow(quiet);

  // Also where the network was always there.
  await quiet.getByRole("link", { name: "Mine", exact: true }).click();
  await quiet.route("**/nearby.data*", (route) => route.fulfill({ status: 502 }));
  await quiet.getByRole("link", { name: "Around you", exact: true }).click();
  const offline = quiet.getByText("You’re offline right now.");
  await expect(offline).toBeVisible();
  await quiet.unroute("**/nearby.data*");
  await expect(offline).toHaveCount(0, { timeout: 15_000 });

  await quiet.getByRole("link", { name: "हिन्दी" }).click();
  await expect(quiet.getByRole("heading", { name: /आस-पास/ })).toBeVisible();
  await expectToFitNarrow(quiet);
});
