import { expect, type Browser, type Page } from "@playwright/test";
import { safety } from "#app/messages/en/safety.ts";
import { ofThisTry, test } from "./journey.ts";
import {
  enter,
  fromOwnAddress,
  JOURNEY_PASSWORD,
  LISTER,
  logInAsOperator,
  sendLogin,
} from "./logins.ts";
import { expectAccessible, expectToFitNarrow } from "./looks.ts";
import { neighbourAt, phoneAt, publish, report, settle } from "./phones.ts";

async function deskOf(browser: Browser, enter: (page: Page) => Promise<void>): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await fromOwnAddress(page);
  await enter(page);
  return page;
}

test("what one operator hides is told with its rule, and another one shows it again when its author asks for a second look", async ({
  browser,
}) => {
  const words = ofThisTry("ये खाँसी की गोलियाँ हैं 🙏");
  const posted = ofThisTry("Cough drops, fresh from the pharmacy");
  const author = await phoneAt(browser, "appealed");
  const post = await publish(author, posted);
  const reader = await neighbourAt(browser, "appealed");
  await settle(reader);
  await report(reader, post, "spam");

  const desk = await deskOf(browser, logInAsOperator);
  await desk.goto(`/desk/reports?q=${encodeURIComponent(posted)}`);
  await desk.getByRole("link", { name: /^Case/ }).click();
  await expect(desk.getByRole("radio", { name: "Spam and scams" })).toBeChecked();
  await desk.getByRole("radio", { name: "Things that may not be sold" }).check();
  await desk.getByLabel("Your own words").fill("No medicine here.");
  await desk.getByRole("button", { name: "Hide it" }).click();
  await expect(desk.getByText("Hidden: case")).toBeVisible();

  await author.goto("/nearby/mine", { waitUntil: "networkidle" });
  const rule = author.getByText(/^Rule: Things that may not be sold/);
  await expect(rule).toBeVisible();
  // The rest of the page: ban.spec.ts.
  const notice = author.locator("main li", { has: rule }).first();
  await expectAccessible(author, "what was hidden", notice);
  await expectToFitNarrow(author);
  await author.getByRole("link", { name: "Ask for a second look" }).click();
  await expect(author.getByRole("heading", { name: "Ask for a second look" })).toBeVisible();
  await expectAccessible(author);
  await expectToFitNarrow(author);
  // The network fails: nothing that was typed is lost.
  await author.getByLabel(safety.appeal.words).fill(words);
  await author.route(/mine\/appeal/, (route) => route.abort());
  await author.getByRole("button", { name: safety.appeal.send }).click();
  await expect(author.locator("#words-problem")).not.toBeEmpty();
  await expect(author.getByLabel(safety.appeal.words)).toHaveValue(words);
  await author.unroute(/mine\/appeal/);
  await author.getByRole("button", { name: safety.appeal.send }).click();
  await expect(author.getByText(safety.done.appealed)).toBeVisible();

  const again = await deskOf(browser, (page) => enter(page, LISTER, JOURNEY_PASSWORD));
  await again.goto(`/desk/appeals?q=${encodeURIComponent(words)}`);
  await expectAccessible(again);
  await again.getByRole("link", { name: /^Appeal \d+: a post/ }).click();
  await expect(again.getByText(words)).toBeVisible();
  await expectAccessible(again);
  await expectToFitNarrow(again);
  await again.getByLabel("Answer").fill("These are sweets.");
  await again.getByRole("button", { name: "It was abusive" }).click();
  await expect(again.getByText("This one was found abusive.")).toBeVisible();
  await expect(again.getByLabel("Answer")).toHaveValue("These are sweets.");
  // The login ends before the answer is sent, but nothing that was typed is lost.
  await again.context().clearCookies();
  await again.getByRole("button", { name: "The author was right: show it" }).click();
  await sendLogin(again, LISTER, JOURNEY_PASSWORD);
  await expect(again.getByLabel("Answer")).toHaveValue("These are sweets.");
  await again.getByRole("button", { name: "The author was right: show it" }).click();
  await expect(again.getByRole("heading", { name: "The author was right" })).toBeVisible();

  const feed = await reader.request.get("/nearby");
  expect(await feed.text()).toContain(posted);
  await author.goto("/nearby/mine");
  await expect(author.getByText(/you were right\. Your post/)).toBeVisible();
  const answer = author.getByText("These are sweets.");
  await expect(answer).toBeVisible();
  await expectAccessible(author, "the answer", author.locator("main li", { has: answer }).first());
});
