import { expect, type Browser, type Page } from "@playwright/test";
import { words, photos, previews, postButton, waiting } from "./compose-screen.ts";
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
  await expect(page.getByText("Please write something")).toBeVisible();
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
  const problem = { of: "form", words: "That is a lot in a short time." };
  await page.route("**/nearby/outbox", async (route) => {
    await answered;
    return route.fulfill({ status: 429, json: { problem } });
  });
  await page.context().setOffline(false);
  await expect(page.getByRole("progressbar")).toBeVisible();
  await look();
  answer();
  await expect(waiting(page)).toContainText(problem.words);
  await look();
  await page.unroute("**/nearby/outbox");
  await waiting(page).getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Posted. Your neighbours can see it now.")).toBeVisible();
  await look();
}

test("every state of writing and sending is accessible, fits a narrow screen and thumbs, and obeys its policy", async ({
  browser,
}) => {
  test.slow();
  const page = await phoneWithFeed(browser, "writing", { hasTouch: true });
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

test.describe("without JavaScript", () => {
  /** A phone that knows its place and runs no scripts from then on. */
  async function plainPhone(browser: Browser): Promise<Page> {
    const page = await phoneWithFeed(browser);
    const storageState = await page.context().storageState();
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
      extraHTTPHeaders: { "CF-Connecting-IP": "2001:db8:ffff:2::1" },
      storageState,
    });
    return plain.newPage();
  }

  test("a post with four photos is refused beside its field, mended and posted", async ({
    browser,
  }) => {
    const page = await plainPhone(browser);
    await page.goto("/nearby/new?kind=plan");
    await expect(page.getByRole("radio", { name: "Plan" })).toBeChecked();
    await words(page).fill("Cricket at six, bring a bat");
    await page.getByRole("radio", { name: "Yes" }).check();
    await photos(page).setInputFiles([
      { name: "lie.jpg", mimeType: "image/jpeg", buffer: Buffer.from("GIF89a") },
    ]);
    await postButton(page).click();
    await expect(photos(page)).toHaveAccessibleDescription(/must be a JPEG, PNG or WebP picture/);
    await expect(photos(page)).toBeFocused();
    await expect(words(page)).toHaveValue("Cricket at six, bring a bat");
    await expect(page.getByRole("radio", { name: "Plan" })).toBeChecked();
    await photos(page).setInputFiles(await fourPhotos());
    await page
      .getByRole("radio", { name: "Yes" })
      .check({ timeout: 1000 })
      .catch(() => undefined);
    await postButton(page).click();
    await expect(page.getByText("Posted. Your neighbours can see it now.")).toBeVisible();
    const card = page.getByRole("article").filter({ hasText: "Cricket at six" });
    await expect(card.getByRole("img")).toHaveCount(4);
    await expect(card.getByRole("img").first()).toHaveJSProperty("naturalWidth", 400);
  });
});

test.describe("a comment", () => {
  const comment = (page: Page) => page.getByLabel("Your comment");
  const send = (page: Page) => page.getByRole("button", { name: "Send comment" });

  async function openOwnThread(page: Page, text: string) {
    await page.getByRole("link", { name: "Post", exact: true }).click();
    await words(page).fill(text);
    await page.getByRole("radio", { name: "Yes" }).check();
    await postButton(page).click();
    const card = page.getByRole("article").filter({ hasText: text });
    await card.getByRole("link", { name: "Comment", exact: true }).click();
    await expect(comment(page)).toBeVisible();
  }

  test("that cannot be sent stays typed, also after a reload, and is sent once", async ({
    browser,
  }) => {
    const page = await phoneWithFeed(browser);
    await openOwnThread(page, "Who has seen my cat?");
    await comment(page).fill("She is back!");
    await page.context().setOffline(true);
    await send(page).click();
    await expect(page.getByText("cannot be reached")).toBeVisible();
    await expect(comment(page)).toHaveValue("She is back!");
    await page.context().setOffline(false);
    await page.reload();
    await expect(comment(page)).toHaveValue("She is back!");
    await send(page).click();
    await expect(page.getByRole("listitem").filter({ hasText: "She is back!" })).toHaveCount(1);
    await expect(comment(page)).toHaveValue("");
    await page.reload();
    await expect(page.getByRole("listitem").filter({ hasText: "She is back!" })).toHaveCount(1);
    await expect(comment(page)).toHaveValue("");
  });

  test("whose answer was lost is there once when it is sent again", async ({ browser }) => {
    const page = await phoneWithFeed(browser);
    await openOwnThread(page, "Where is the plumber?");
    await comment(page).fill("At number 4");
    let lost = 0;
    await page.route("**/nearby/posts/*.data*", async (route) => {
      if (route.request().method() !== "POST" || ++lost > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await send(page).click();
    await expect(page.getByText("cannot be reached")).toBeVisible();
    await page.reload();
    await expect(comment(page)).toHaveValue("At number 4");
    await send(page).click();
    await expect(comment(page)).toHaveValue("");
    await expect(page.getByRole("listitem").filter({ hasText: "At number 4" })).toHaveCount(1);
  });
});
