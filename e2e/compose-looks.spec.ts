import { expect, type Page } from "@playwright/test";
import { words, photos, previews, postButton, posted, waiting } from "./compose-screen.ts";
import { test } from "./journey.ts";
import { expectAccessible, expectToFitNarrow } from "./looks.ts";
import { phoneWithFeed } from "./phones.ts";
import { phonePhoto } from "./photos.ts";

const fourPhotos = () =>
  Promise.all(
    ["red", "green", "blue", "gray"].map((colour) =>
      phonePhoto(`${colour}.jpg`, colour, { width: 400 }),
    ),
  );

/** Leads the form and the outbox through their states, and calls `look` in each. */
async function throughStates(page: Page, look: () => Promise<void>) {
  await page.getByRole("link", { name: "Post", exact: true }).click();
  await expect(words(page)).toBeVisible();
  await look();
  await postButton(page).click();
  await expect(page.getByText("Please write something.")).toBeVisible();
  await look();
  await photos(page).setInputFiles(await fourPhotos());
  await expect(previews(page)).toHaveCount(4);
  await words(page).fill("क्या किसी के पास शाम तक के लिए सीढ़ी है? ".repeat(11));
  await page.getByRole("radio", { name: "Yes" }).check();
  await page.getByText("Discard draft").click();
  await look();
  await page.context().setOffline(true);
  await postButton(page).click();
  await expect(waiting(page)).toContainText("Waiting for the network");
  await waiting(page).getByText("Cancel", { exact: true }).click();
  await look();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const problem = { of: "form", refusal: { reason: "too-many", retryAfter: 60 } };
  await page.route("**/nearby/outbox", async (route) => {
    await answered;
    return route.fulfill({ status: 429, json: { problem } });
  });
  await page.context().setOffline(false);
  await expect(page.getByRole("progressbar")).toBeVisible();
  await look();
  answer();
  await expect(waiting(page)).toContainText("You’ve sent a lot in a short time.");
  await look();
  await page.unroute("**/nearby/outbox");
  await waiting(page).getByRole("button", { name: "Try again" }).click();
  await expect(posted(page)).toBeVisible();
  await look();
}

test("every state of writing and sending is accessible, fits a narrow screen and thumbs, and obeys its policy", async ({
  browser,
}) => {
  const page = await phoneWithFeed(browser, "own", { hasTouch: true });
  const complaints: string[] = [];
  page.on("console", (line) => {
    if (line.text().includes("Content Security Policy")) complaints.push(line.text());
  });
  await throughStates(page, async () => {
    await expectAccessible(page);
    await expectToFitNarrow(page);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll("main :is(button, summary, label, textarea)")]
        .filter((control) => control.checkVisibility() && !control.matches(".field > label"))
        .filter((control) => control.getBoundingClientRect().height < 44)
        .map((control) => control.outerHTML),
    );
    expect(small).toEqual([]);
  });
  expect(complaints).toEqual([]);
});
