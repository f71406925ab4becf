import { expect, type Page } from "@playwright/test";
import {
  words,
  photos,
  photosAreKept,
  previews,
  postButton,
  waiting,
  posted,
  card,
  kept,
  openForm,
  phoneWithForm,
  write,
} from "./compose-screen.ts";
import { test } from "./journey.ts";
import { expectAccessible } from "./looks.ts";
import { goOnline, offlineTitle, workerIsThere } from "./phone-screen.ts";
import { phoneWithFeed, unfold } from "./phones.ts";
import { noisyPhoto, phonePhoto } from "./photos.ts";

/** Counts the posts that reach the server. */
function countSendings(page: Page): () => number {
  let count = 0;
  page.on("response", (reply) => {
    if (reply.url().endsWith("/nearby/outbox") && reply.status() === 200) count += 1;
  });
  return () => count;
}

test("a post made without a network is sent once when it returns, also when the app is opened again, from one of two pages; if the list of waiting posts cannot be loaded, a link leads to it until the network returns and it is shown", async ({
  browser,
}) => {
  const page = await phoneWithFeed(browser);
  await openForm(page);
  await write(page, "Closed too early");
  await page.context().setOffline(true);
  await postButton(page).click();
  await expect(waiting(page)).toContainText("Waiting for the network");
  await page.goto("about:blank");
  await page.context().setOffline(false);
  const other = await page.context().newPage();
  const sendings = [countSendings(page), countSendings(other)];
  await Promise.all([page.goto("/nearby"), other.goto("/nearby")]);
  await expect.poll(() => sendings.reduce((sum, count) => sum + count(), 0)).toBe(1);
  for (const each of [page, other]) await expect(waiting(each)).toHaveCount(0);
  await page.reload();
  expect(sendings.reduce((sum, count) => sum + count(), 0)).toBe(1);
  await expect(card(page, "Closed too early")).toHaveCount(1);

  await other.close();
  const sentNow = countSendings(page);
  await openForm(page);
  await write(page, "Written in the lift");
  await page.context().setOffline(true);
  await postButton(page).click();
  await expect(page).toHaveURL("/nearby");
  await expect(waiting(page)).toContainText("Written in the lift");
  await expect(waiting(page)).toContainText("Waiting for the network");
  await expect(page.getByText("Here’s what you last saw.")).toBeVisible();
  await page.context().setOffline(false);
  await expect(posted(page)).toBeVisible();
  await expect(card(page, "Written in the lift")).toHaveCount(1);
  await expect(waiting(page)).toHaveCount(0);
  expect(sentNow()).toBe(1);

  // The list of waiting posts loads separately and may fail; a link leads to it.
  await page.route(/waiting-posts/, (route) => route.abort());
  await page.route(/nearby\/outbox/, (route) => route.abort());
  await page.reload();
  await openForm(page);
  await write(page, "Waits unseen");
  await postButton(page).click();
  await expect(page.getByRole("link", { name: "See what’s waiting to be sent" })).toBeVisible();
  await page.unroute(/waiting-posts/);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(waiting(page)).toContainText("Waits unseen");
});

test.describe("the outbox", () => {
  test("is written to, and changed, by who opens the app without a network", async ({
    browser,
  }) => {
    const page = await phoneWithFeed(browser, "own", { serviceWorkers: "allow" });
    await workerIsThere(page);
    await page.context().setOffline(true);
    await page.goto("/nearby");
    await expect(offlineTitle(page)).toBeVisible();
    await page.getByRole("link", { name: "Write a post" }).click();
    await expect(page.getByText("You’re offline right now.")).toBeVisible();
    await expect(page.locator(".wordmark img")).not.toHaveJSProperty("naturalWidth", 0);
    await expectAccessible(page);
    await write(page, "Begun in the cellar");
    await photos(page).setInputFiles(await phonePhoto("cellar.jpg", "#205080"));
    await photosAreKept(page, 1);
    await page.reload();
    await expect(words(page)).toHaveValue("Begun in the cellar");
    await expect(previews(page)).toHaveCount(1);
    await postButton(page).click();
    await expect(page).toHaveURL("/nearby");
    await expect(waiting(page)).toContainText("Waiting for the network");

    await page.goto("/nearby");
    await waiting(page).getByRole("link", { name: "Edit" }).click();
    await expect(words(page)).toHaveValue("Begun in the cellar");
    await words(page).fill("Ended in the yard");
    // The network of a café answers everything in our place, until somebody has logged in to it.
    const portal = { contentType: "text/html", body: "<p>Pay for the network" };
    await page.route(/\/healthz$|\.data\?/, (route) => route.fulfill(portal));
    const isAsked = page.waitForResponse(/\/healthz$/);
    await goOnline(page);
    await isAsked;
    await expect(page.getByText("You’re offline right now.")).toBeVisible();
    await page.unrouteAll();
    await goOnline(page);
    // What is written stays where it is while the network returns.
    await expect(page.getByText("You’re offline right now.")).toBeHidden();
    await expect(words(page)).toHaveValue("Ended in the yard");
    await postButton(page).click();
    await expect(posted(page)).toBeVisible();
    await expect(card(page, "Ended in the yard").getByRole("img")).toHaveCount(1);
    await expect(card(page, "Begun in the cellar")).toHaveCount(0);

    await page.reload();
    await workerIsThere(page);
    // Pages have no network, the worker has.
    await page.route("**/nearby/outbox", (route) => route.abort());
    await openForm(page);
    await write(page, "Sent in a pocket");
    await postButton(page).click();
    await expect(waiting(page)).toContainText("Waiting for the network");
    const devtools = await page.context().newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) =>
        resolve(registrations[0]?.registrationId ?? ""),
      );
    });
    await devtools.send("ServiceWorker.enable");
    await devtools.send("ServiceWorker.dispatchSyncEvent", {
      origin: new URL(page.url()).origin,
      registrationId: await registered,
      tag: "outbox",
      lastChance: false,
    });
    await expect(posted(page)).toBeVisible();
    await expect(card(page, "Sent in a pocket")).toHaveCount(1);
  });
});

test("what was posted does not come back as a draft on a slow network, shows how much of its photos has gone, and is offered again where the device is full", async ({
  browser,
}) => {
  const page = await phoneWithForm(browser);
  await write(page, "Posted on a slow network");
  let letGo = () => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/nearby\.data/, async (route) => {
    await released;
    return route.continue();
  });
  await postButton(page).click();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeVisible();
  await unfold(page);
  await page.getByRole("radio", { name: "1 hour", exact: true }).check();
  await expect(words(page)).not.toBeEditable();
  letGo();
  await expect(card(page, "Posted on a slow network")).toHaveCount(1);
  await openForm(page);
  await expect(kept(page)).toHaveCount(0);
  await expect(words(page)).toHaveValue("");

  await page.unrouteAll();
  await page.getByRole("link", { name: "Around you", exact: true }).click();
  await openForm(page);
  await write(page, "A large photo");
  await photos(page).setInputFiles(await noisyPhoto("noise.jpg"));
  await expect(previews(page)).toHaveCount(1);
  const network = await page.context().newCDPSession(page);
  const upload = (bytesPerSecond: number) =>
    network.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond,
    });
  await upload(20_000);
  await postButton(page).click();
  const progress = page.getByRole("progressbar", { name: "How much has been sent" });
  const share = () => progress.evaluate((bar: HTMLProgressElement) => bar.value);
  await expect.poll(share).toBeGreaterThan(0);
  expect(await share()).toBeLessThan(1);
  await upload(-1);
  await expect(posted(page)).toBeVisible();
  await expect(progress).toHaveCount(0);
  await network.detach();

  await openForm(page);
  await write(page, "The last that fits");
  await page.route("**/nearby/outbox", (route) => route.abort());
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = function (value: { failed?: unknown }, name) {
      if (value.failed) throw new DOMException("full", "QuotaExceededError");
      this.delete(name ?? "");
      return this.add(value, name);
    };
  });
  await postButton(page).click();
  await expect(waiting(page).getByRole("button", { name: "Try again" })).toBeVisible();
});

test("what was refused is changed with everything in place, what was begun meanwhile is kept, and what is cancelled or deleted is gone", async ({
  browser,
}) => {
  const page = await phoneWithForm(browser);
  const tooLong = "Please use at most 500 characters";
  const refusal = { reason: "invalid-input", path: "text", code: "words-too-long", most: 500 };
  const problem = { of: "text", refusal };
  await page.route("**/nearby/outbox", (route) =>
    route.fulfill({ status: 422, json: { problem } }),
  );
  await write(page, "Call 98480 22338");
  await photos(page).setInputFiles(await phonePhoto("wall.jpg", "#205080"));
  await expect(previews(page)).toHaveCount(1);
  await postButton(page).click();
  await expect(waiting(page)).toContainText(tooLong);
  await page.unroute("**/nearby/outbox");
  await waiting(page).getByRole("link", { name: "Edit" }).click();
  await expect(words(page)).toHaveValue("Call 98480 22338");
  await expect(words(page)).toHaveAccessibleDescription(RegExp(tooLong));
  await expect(words(page)).toBeFocused();
  await expect(previews(page)).toHaveCount(1);
  await write(page, "Call at my door");
  await postButton(page).click();
  await expect(posted(page)).toBeVisible();
  await expect(card(page, "Call at my door").getByRole("img")).toHaveCount(1);

  await openForm(page);
  await write(page, "The first");
  await page.context().setOffline(true);
  await postButton(page).click();
  await expect(waiting(page)).toContainText("The first");
  await openForm(page);
  await words(page).fill("The second, half");
  await expect(kept(page)).toBeVisible();
  await page.getByRole("link", { name: "Around you" }).click();
  await waiting(page).getByRole("link", { name: "Edit" }).click();
  await expect(words(page)).toHaveValue("The first");
  await page.getByRole("link", { name: "Around you" }).click();
  await expect(waiting(page)).toContainText("The second, half");
  await expect(waiting(page)).toContainText("You haven’t posted this yet.");
  await waiting(page).getByText("Cancel", { exact: true }).click();
  await waiting(page).getByRole("button", { name: "Cancel this post" }).click();
  await expect(waiting(page)).toHaveCount(0);
  await openForm(page);
  await expect(words(page)).toHaveValue("The first");

  // Who deletes their data keeps nothing on the phone, whatever the browser does.
  await page.context().setOffline(false);
  await page.route("**/nearby/outbox", (route) => route.abort());
  await postButton(page).click();
  await expect(waiting(page)).toContainText("Waiting for the network");
  await page.route("**/nearby/mine.data*", async (route) => {
    const reply = await route.fetch();
    const { "clear-site-data": _, ...headers } = reply.headers();
    return route.fulfill({ response: reply, headers });
  });
  await page.getByRole("link", { name: "Mine", exact: true }).click();
  await page.getByText("Delete my data").click();
  await page.getByRole("button", { name: "Delete everything" }).click();
  await expect(page.getByText("have been deleted")).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
});
