import { expect, type Browser, type Locator, type Page } from "@playwright/test";
import { ofThisTry, test } from "./journey.ts";
import { fromOwnAddress, logInAsOperator } from "./logins.ts";
import { expectAccessible, expectToFitNarrow } from "./looks.ts";
import { cardOf, cards, choose, neighbourAt, phoneAt, phoneWithFeed, publish } from "./phones.ts";

async function openDesk(browser: Browser, options = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  await fromOwnAddress(page);
  await logInAsOperator(page);
  return page;
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("it is not shown");
  return box;
}

async function bottomOf(element: Locator) {
  const { y, height } = await boxOf(element);
  return y + height;
}

/** Reports what holds these words, as a child being harmed. */
async function reportOnScreen(page: Page, text: string, words: string) {
  await choose(page, text, "Report this post");
  await expect(page.getByLabel("What should our moderators know?")).toBeVisible();
  await expectAccessible(page);
  await expectToFitNarrow(page);
  await page.getByRole("radio", { name: "A child is being harmed" }).check();
  await page.getByLabel("What should our moderators know?").fill(words);
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  await expectAccessible(page);
  await expectToFitNarrow(page);
}

/** Opens the case of what holds these words. */
async function openCase(desk: Page, text: string) {
  await desk.goto(`/desk/reports?q=${encodeURIComponent(text)}`);
  await desk.getByRole("link", { name: /^Case/ }).click();
}

/** Finds what the desk has before it to be fine, by single keys, which do nothing where they should not. */
async function decideByKeyboard(desk: Page, words: string) {
  const isHere = () => expect(desk.getByRole("heading", { name: "As it was" })).toBeVisible();
  await desk.keyboard.press("=");
  await expect(
    desk.getByRole("radio", { name: "Something that doesn’t belong here" }),
  ).toBeChecked();
  await desk.keyboard.press("3");
  await expect(desk.getByRole("radio", { name: "Harassment and hate" })).toBeChecked();
  await desk.keyboard.press("x");
  await expect(desk.getByRole("radio", { name: "It insults somebody." })).toBeChecked();
  const other = desk.getByRole("checkbox", { name: "Also at five, tea" });
  await expect(other).toBeHidden();
  // Nothing is ticked before it is seen.
  await desk.keyboard.press("t");
  await desk.keyboard.press("a");
  await expect(other).not.toBeChecked();
  await desk.keyboard.press("t");
  await expect(other).toBeChecked();
  await desk.keyboard.press("t");
  await expect(other).not.toBeChecked();
  await desk.keyboard.press("w");
  await desk.keyboard.type(words);
  await expect(desk.getByLabel("Your own words")).toHaveValue(words);
  // Enter bans nobody.
  await other.press("Enter");
  await desk.getByRole("radio", { name: "Harassment and hate" }).press("Enter");
  await isHere();
  await desk.getByText("Keys", { exact: true }).click();
  const keys = desk.locator("details", { has: desk.getByLabel("Use single keys") });
  await expectAccessible(desk, "keys", keys);
  await expectToFitNarrow(desk);
  await desk.getByLabel("Use single keys").uncheck();
  await desk.keyboard.press("f");
  await desk.keyboard.press("h");
  await isHere();
  await desk.getByLabel("Use single keys").check();
  await desk.keyboard.press("Shift+h");
  await desk.keyboard.press("Alt+h");
  await isHere();
  await desk.keyboard.press("f");
  await expect(desk.getByText("Found fine: case")).toBeVisible();
}

test("what a stranger reports for a child's safety opens with a tap, until a moderator finds it to be fine", async ({
  browser,
}) => {
  const author = await phoneAt(browser, "reported");
  const football = ofThisTry("Children's football at five");
  await publish(author, football);
  await publish(author, "Also at five, tea");
  const reader = await phoneWithFeed(browser, "reported");
  await reportOnScreen(reader, football, "Who is this?");
  await expect(reader.getByText("opens only with a tap")).toBeVisible();
  await reader.goto("/nearby");
  const words = reader.getByText(football);
  await expect(words).toBeHidden();
  await expectAccessible(reader, "behind a tap", cards(reader).filter({ has: words }));
  await expectToFitNarrow(reader);
  await reader.getByText("Reported, being checked").click();
  await expect(words).toBeVisible();
  await author.goto("/nearby/mine");
  const reported = author.getByText("This post was reported");
  await expect(reported).toBeVisible();
  await expectAccessible(author, "told to its author", reported);

  const desk = await openDesk(browser);
  await openCase(desk, football);
  await expect(desk.getByText("Who is this?")).toBeVisible();
  for (const name of ["It’s fine: show it", "Hide it", "Remove the post"])
    await expect(desk.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  await expect(desk.getByText(/Waiting for .* left/)).toBeVisible();
  // Whoever leaves the page by a link lets go of the case.
  await desk.waitForLoadState("networkidle");
  await desk.getByRole("link", { name: "← Reports" }).click();
  await expect(async () => {
    await desk.goto(`/desk/reports?q=${encodeURIComponent(football)}`);
    await expect(desk.getByRole("article")).not.toContainText("has it", { timeout: 500 });
  }).toPass();
  await openCase(desk, football);
  await desk.getByText("Ban the author...").click();
  await expect(desk.getByRole("radio", { name: "1 year" })).toBeChecked();
  await desk.getByRole("button", { name: "Ban the author" }).click();
  await expect(desk.getByText("Please say why")).toBeVisible();
  await expect(desk.getByLabel("Your own words")).toBeFocused();
  // Out of the field, in which keys type text.
  await desk.keyboard.press("Escape");
  await expectAccessible(desk);
  await decideByKeyboard(desk, "It is a game of the neighbourhood.");
  await reader.reload();
  await expect(words).toBeVisible();
  await author.reload();
  await expect(author.getByText("It is a game of the neighbourhood.")).toBeVisible();
  await desk.goto("/desk/reports");
  await expectAccessible(desk);
});

test("a hidden post leaves the feed where it is, a block asks first and takes its thread along, and both are taken back at once", async ({
  browser,
}) => {
  const author = await neighbourAt(browser, "blocked");
  await publish(author, "Shouting the first");
  await publish(author, "Shouting the second");
  const kind = await neighbourAt(browser, "blocked");
  await publish(kind, "A quiet word");
  const reader = await phoneWithFeed(browser, "blocked");
  await choose(reader, "A quiet word", "Hide this post");
  await expect(reader.getByText("Hidden. You won’t see it any more.")).toBeVisible();
  await expect(cards(reader)).toHaveCount(2);
  const undo = reader.getByRole("button", { name: "Undo" });
  const words = await boxOf(reader.locator(".gone > [role=status]"));
  expect((await boxOf(undo)).y, "beside the words").toBeLessThan(words.y + words.height);
  await undo.click();
  await expect(cardOf(reader, "A quiet word")).toBeFocused();
  await choose(reader, "A quiet word", "Hide this post");
  // Its line takes the focus, which would close the next menu.
  await expect(undo).toBeVisible();
  // The card stands low on this screen.
  await reader.setViewportSize({ width: 360, height: 480 });
  await choose(reader, "Shouting the first", "Block this person");
  const card = cardOf(reader, "Shouting the first");
  await expect(card.getByText("They won’t be told.")).toBeVisible();
  const block = card.getByRole("button", { name: "Block", exact: true });
  const bar = await boxOf(reader.locator(".nearby-pages"));
  await expect.poll(() => bottomOf(block)).toBeLessThan(bar.y);
  await reader.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(reader, "a block is asked about", card);
  // Without a network the card says so, and its menu does not cover the words.
  await reader.context().setOffline(true);
  await block.click();
  await expect(card.getByText("Nukkad can’t be reached.")).toBeVisible();
  await expect(block).toBeHidden();
  await reader.context().setOffline(false);
  await card.getByLabel(/^More about the post/).click();
  await block.click();
  await expect(
    reader.getByText("Blocked. You won’t see what they post from now on."),
  ).toBeVisible();
  // Nobody is told that the second is theirs as well.
  await expect(cards(reader)).toHaveCount(1);
  await expect(cardOf(reader, "Shouting the second")).toBeVisible();
  await undo.nth(1).click();
  await expect(card).toBeVisible();
  await reader.reload();
  await expect(cards(reader)).toHaveCount(2);
});
