import { expect, type Page } from "@playwright/test";
import { card, newWords, openForm, posted, postButton, words } from "./compose-screen.ts";
import { holdBack } from "./edited-shops.ts";
import { test } from "./journey.ts";
import { cards, lookAround, phoneAt, phoneWithFeed, publish } from "./phones.ts";

const react = async (page: Page, text: string, name: string) => {
  await card(page, text).getByLabel("React").click();
  await card(page, text).locator(".all").getByRole("button", { name }).click();
};
const given = (page: Page, text: string, name: string) =>
  card(page, text)
    .getByRole("button", { name: `${name}, 1` })
    .first();
const pressed = ["aria-pressed", "true"] as const;

/** Has the parts of each page wait for their turn, which never comes. */
const holdParts = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = globalThis;
    const held = { parts: 0 };
    const hold = (what: () => void, after?: number) => {
      if (after !== undefined) return setTimeout(what, after);
      held.parts += 1;
      // The first two end the tasks before the frame's.
      return held.parts <= 2 ? setTimeout(what) : 0;
    };
    Object.assign(globalThis, { held, setTimeout: hold });
  });
const untilHeld = (page: Page) => page.waitForFunction("held.parts > 2");

/** Puts an element first into the body of each page, as a browser's extension would. */
const putBefore = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_, watching) => {
      if (!document.querySelector("main")) return;
      watching.disconnect();
      document.body.insertBefore(document.createElement("div"), document.body.firstChild);
    }).observe(document, { childList: true, subtree: true });
  });

const idsOf = (page: Page) =>
  cards(page).evaluateAll((articles) => articles.map((article) => article.id));

test("a newcomer who taps several things says their age once, all taps count, and a post sent meanwhile is theirs too", async ({
  browser,
}) => {
  const [tea, kites] = [newWords("Tea at the corner"), newWords("Kites on the roof")];
  const asha = await phoneAt(browser, "tapped");
  await publish(asha, tea);
  await publish(asha, kites);

  const ravi = await phoneWithFeed(browser, "tapped");
  const question = ravi.getByRole("group", { name: "Are you 13 or older?" });
  await react(ravi, tea, "Thanks");
  await expect(question).toHaveCount(1);
  await react(ravi, tea, "Love");
  await react(ravi, kites, "Laugh");
  await expect(question).toHaveCount(2);
  await card(ravi, kites).getByRole("radio", { name: "Yes" }).check();
  const letGo = await holdBack(ravi, "**/nearby/old-enough");
  await card(ravi, kites).getByRole("button", { name: "Send my reaction" }).click();
  await expect(ravi.getByRole("radio")).toHaveCount(0);
  await openForm(ravi);
  const own = newWords("A kite for who wants one");
  await words(ravi).fill(own);
  await expect(question).toHaveCount(0);
  await postButton(ravi).click();
  await expect(card(ravi, tea)).toBeVisible();
  letGo();
  await expect(posted(ravi)).toBeVisible();
  await ravi.reload();
  await expect(given(ravi, tea, "Thanks")).toHaveAttribute(...pressed);
  await expect(given(ravi, tea, "Love")).toHaveAttribute(...pressed);
  await expect(given(ravi, kites, "Laugh")).toHaveAttribute(...pressed);
  await expect(card(ravi, own)).toContainText("You");
});

test("a reaction that is under way shows in the thread as well, one taken back as the page goes is not lost, and one tapped before its card is taken over is given without a new page", async ({
  browser,
}) => {
  const tea = newWords("Tea by the gate");
  const asha = await phoneAt(browser, "tapped");
  await publish(asha, tea);
  await lookAround(asha);
  const sent = asha.waitForRequest((request) => /thanks/.test(request.postData() ?? ""));
  await react(asha, tea, "Thanks");
  await expect(given(asha, tea, "Thanks")).toHaveAttribute(...pressed);
  const overtaken = await sent;
  const letGo = await holdBack(asha, "**/nearby/posts/**", "POST");
  await react(asha, tea, "Love");
  await card(asha, tea).getByRole("link", { name: "Comment" }).click();
  await expect(asha.getByLabel("Your comment")).toBeVisible();
  await expect(given(asha, tea, "Love")).toHaveAttribute(...pressed);
  letGo();

  // No answer comes, and the browser cancels what is under way.
  await asha.route("**/nearby/posts/**", () => {});
  await given(asha, tea, "Thanks").click();
  await asha.unrouteAll({ behavior: "ignoreErrors" });
  await expect(async () => {
    await asha.reload();
    await expect(given(asha, tea, "Love")).toHaveAttribute(...pressed);
    await expect(given(asha, tea, "Thanks")).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  // As if it had arrived after the tap that took it back.
  const form = Object.fromEntries(new URLSearchParams(overtaken.postData() ?? ""));
  const headers = { Origin: new URL(asha.url()).origin };
  expect((await asha.request.post(overtaken.url(), { form, headers })).ok()).toBe(true);
  await asha.reload();
  await expect(given(asha, tea, "Thanks")).toHaveCount(0);

  const well = newWords("Tea by the well");
  await publish(asha, well);
  await holdParts(asha);
  await asha.goto("/nearby");
  await untilHeld(asha);
  await expect(card(asha, well).locator(".text.above")).toHaveCount(0);
  await asha.evaluate("held.isSamePage = true");
  await react(asha, well, "Thanks");
  await expect(given(asha, well, "Thanks")).toHaveAttribute(...pressed);
  expect(await asha.evaluate("held.isSamePage")).toBe(true);
});

test("a feed that is chosen before its parts are taken over shows all posts in order, whatever else is in the page", async ({
  browser,
}) => {
  const page = await phoneWithFeed(browser, "busy");
  const posts = await idsOf(page);
  expect(posts.length).toBeGreaterThan(5);
  await page.getByRole("link", { name: "Plans", exact: true }).click();
  await expect(page).toHaveURL(/kind=plan/);
  await holdParts(page);
  await putBefore(page);
  await page.reload();
  await untilHeld(page);
  await page.getByRole("link", { name: "All", exact: true }).click();
  await expect.poll(() => idsOf(page)).toEqual(posts);
  await expect(page.getByRole("main")).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(/kind=plan/);
  await page.goForward();
  await expect.poll(() => idsOf(page)).toEqual(posts);
});
