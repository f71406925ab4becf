import { expect, type Page } from "@playwright/test";
import { localDate } from "#app/domain/shops/local-time.ts";
import {
  card,
  newWords,
  openForm,
  postButton,
  posted,
  words,
  write,
  waiting,
} from "./compose-screen.ts";
import { holdBack } from "./edited-shops.ts";
import { test } from "./journey.ts";
import { expectAccessible, expectToFitNarrow } from "./looks.ts";
import { lookAround, neighbourAt, phoneAt, phoneWithFeed, publish, settle } from "./phones.ts";

const DAY_MS = 86_400_000;
const day = (page: Page) => page.getByLabel("Day", { exact: true });
const time = (page: Page) => page.getByLabel("Time", { exact: true });
/** A date that is so many days ahead. */
const dateIn = (days: number) => localDate(Date.now() + days * DAY_MS);

async function fillPlan(page: Page, text: string, { days, at }: { days: number; at: string }) {
  await page.getByRole("radio", { name: "Plan" }).check();
  await write(page, text);
  await day(page).selectOption(dateIn(days));
  await time(page).fill(at);
}

test("on a slow network somebody who joins and says they are old enough can comment at once, and is asked nothing twice; what cannot be taken back stays", async ({
  browser,
}) => {
  const text = newWords("Kites on the terrace");
  const asha = await neighbourAt(browser, "planned");
  await publish(asha, text, { plan: { day: dateIn(1), time: "16:00" } });

  const ravi = await phoneWithFeed(browser, "planned");
  const kites = card(ravi, text);
  await kites.getByRole("button", { name: "I’m in" }).click();
  await kites.getByRole("radio", { name: "Yes" }).check();
  await expectAccessible(ravi, "asked for the age", kites);
  await expectToFitNarrow(ravi);
  const letGo = await holdBack(ravi, "**/nearby/old-enough");
  await kites.getByRole("button", { name: "I’m in" }).last().click();
  await kites.getByRole("link", { name: "Comment" }).click();
  await ravi.getByLabel("Your comment").fill("I bring the string");
  await expect(ravi.getByRole("radio")).toHaveCount(0);
  const isIn = kites.getByRole("button", { name: "I’m in · 1" });
  await expect(isIn).toHaveAttribute("aria-pressed", "true");
  await ravi.getByRole("button", { name: "Send comment" }).click();
  await expect(ravi.getByRole("button", { name: "Sending" })).toBeVisible();
  letGo();
  await expect(ravi.locator(".comments").getByText("I bring the string")).toBeVisible();
  // All of it is one neighbour's.
  await ravi.reload();
  await expect(isIn).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(ravi, "joined", kites);
  await expect(ravi.getByRole("button", { name: "Delete your comment" })).toBeVisible();
  await expect(ravi.getByRole("radio")).toHaveCount(0);

  // Shown before the server has answered, and put back where it cannot be reached.
  await ravi.route("**/nearby/posts/**", (route) => route.abort());
  await isIn.click();
  await expect(kites.getByRole("alert").filter({ hasText: "can’t be reached" })).toBeVisible();
  await expect(isIn).toHaveAttribute("aria-pressed", "true");
});

test("a time that is over is told of in the form, whatever the phone’s clock says, and nothing typed is lost; what was refused in the outbox for its time comes back into the form", async ({
  browser,
}) => {
  const page = await phoneAt(browser, "planned");
  await page.clock.install({ time: Date.now() - DAY_MS });
  await lookAround(page);
  await openForm(page);
  await fillPlan(page, "Breakfast at the corner", { days: 3, at: "23:59" });
  // The days are those of the server.
  await expect(day(page).getByRole("option").first()).toHaveAttribute("value", dateIn(0));
  await postButton(page).click();
  await expect(page.getByText("A plan can begin at most three days from now.")).toBeVisible();
  await expect(time(page)).toBeFocused();
  await expect(words(page)).toHaveValue("Breakfast at the corner");
  await day(page).selectOption(dateIn(2));
  await postButton(page).click();
  await expect(posted(page)).toBeVisible();
  await expect(card(page, "Breakfast at the corner")).toContainText("11:59 pm");

  await openForm(page);
  await fillPlan(page, "Chess until dusk", { days: 1, at: "17:00" });
  const refusal = { reason: "invalid-input", path: "time", code: "plan-time-past" };
  await page.route("**/nearby/outbox", (route) =>
    route.fulfill({ status: 422, json: { problem: { of: "time", refusal } } }),
  );
  await postButton(page).click();
  const sentence = "That time has passed. Please choose a later one.";
  await expect(waiting(page)).toContainText(sentence);
  await waiting(page).getByRole("link", { name: "Edit" }).click();
  await expect(time(page)).toHaveAccessibleDescription(sentence);
  await expect(time(page)).toHaveValue("17:00");
  await expect(day(page)).toHaveValue(dateIn(1));
  await expect(words(page)).toHaveValue("Chess until dusk");
  await page.unroute("**/nearby/outbox");
  await time(page).fill("18:00");
  await postButton(page).click();
  await expect(card(page, "Chess until dusk")).toContainText("6 pm");
});

test("text, time and Post stand in reach of the thumb above a keyboard, for every kind, in both languages", async ({
  browser,
  baseURL,
}) => {
  const page = await phoneAt(browser, "own", { hasTouch: true });
  await settle(page);
  for (const [language, button] of [
    ["en", "Post"],
    ["hi", "पोस्ट करें"],
  ] as const) {
    await page.context().addCookies([{ name: "language", value: language, url: String(baseURL) }]);
    await page.goto("/nearby/new");
    await page.locator("#text").fill("क्या किसी के पास शाम तक के लिए सीढ़ी है? ".repeat(8));
    const post = page.getByRole("button", { name: button, exact: true });
    for (const kind of ["update", "help", "plan"]) {
      await page.locator(`input[name=kind][value=${kind}]`).check();
      if (kind !== "update") await expect(page.locator("input[name=time]")).toBeVisible();
      const bottom = await post.evaluate((element) => element.getBoundingClientRect().bottom);
      expect(bottom, `${language}, ${kind}`).toBeLessThanOrEqual(400);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
  }
});
