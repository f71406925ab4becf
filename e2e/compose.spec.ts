import { expect, type Page } from "@playwright/test";
import { test } from "./journey.ts";
import { workerIsThere } from "./phone-screen.ts";
import { phoneWithFeed } from "./phones.ts";
import { noisyPhoto, phonePhoto, SECRET } from "./photos.ts";

const words = (page: Page) => page.getByLabel("What do you want to tell your neighbours?");
const photos = (page: Page) => page.getByLabel("Add photos");
const previews = (page: Page) => page.getByRole("list", { name: "Chosen photos" }).getByRole("img");
const postButton = (page: Page) => page.getByRole("button", { name: "Post", exact: true });
const waiting = (page: Page) => page.getByRole("list", { name: "Waiting to be sent" });
const posted = (page: Page) => page.getByText("Posted. Your neighbours can see it now.");
const card = (page: Page, text: string) => page.getByRole("article").filter({ hasText: text });
const kept = (page: Page) => page.getByText("Kept on this phone until you post it.");

/** Opens the form from the feed, and waits until the script has it. */
async function openForm(page: Page) {
  await page.getByRole("link", { name: "Post", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Post something" })).toBeVisible();
}

async function write(page: Page, text: string) {
  await words(page).fill(text);
  const yes = page.getByRole("radio", { name: "Yes" });
  if (await yes.isVisible()) await yes.check();
}

/** Counts the posts that reach the server. */
function countSendings(page: Page): () => number {
  let count = 0;
  page.on("response", (reply) => {
    if (reply.url().endsWith("/nearby/outbox") && reply.status() === 200) count += 1;
  });
  return () => count;
}

test("a post with a photo is seen nearby, not from 20 km away, and answered", async ({
  browser,
}) => {
  const asha = await phoneWithFeed(browser, "answered");
  await openForm(asha);
  await asha.getByRole("radio", { name: "Help" }).check();
  await write(asha, "Asha looks for a ladder");
  await photos(asha).setInputFiles(await phonePhoto("wall.jpg", "#205080", { width: 1200 }));
  await expect(previews(asha)).toHaveCount(1);
  await asha.getByLabel("Name of the place (optional)").fill("Water tank");
  await postButton(asha).click();
  await expect(asha).toHaveURL("/nearby");
  await expect(posted(asha)).toBeVisible();
  await expect(asha.getByRole("article").first()).toContainText("Asha looks for a ladder");

  const ravi = await phoneWithFeed(browser, "answered");
  const seen = card(ravi, "Asha looks for a ladder");
  await expect(seen).toContainText("Water tank");
  const photo = seen.getByRole("img", { name: "Shared with this post" });
  await expect(photo).toHaveJSProperty("naturalWidth", 1200);
  const image = await ravi.request.get(String(await photo.getAttribute("src")));
  expect(image.headers()["content-type"]).toBe("image/webp");
  const bytes = (await image.body()).toString("latin1");
  expect(bytes).not.toContain(SECRET);
  expect(bytes).not.toContain("Exif");

  await seen.getByRole("link", { name: "Comment", exact: true }).click();
  await ravi.getByLabel("Your comment").fill("I have one, come over");
  await ravi.getByRole("radio", { name: "Yes" }).check();
  await ravi.getByRole("button", { name: "Send comment" }).click();
  await expect(ravi.getByRole("listitem").filter({ hasText: "I have one" })).toBeVisible();
  await ravi.getByLabel("React", { exact: true }).click();
  await ravi.getByRole("button", { name: "Thanks", exact: true }).click();
  await expect(ravi.getByRole("button", { name: "Thanks, 1" }).first()).toBeVisible();

  await asha.reload();
  await expect(card(asha, "Asha looks for a ladder")).toContainText("1 comment");
  const far = await phoneWithFeed(browser, "faraway");
  await far.getByRole("link", { name: "10 km", exact: true }).click();
  await expect(far.getByRole("link", { name: "10 km", exact: true })).toHaveAttribute(
    "aria-current",
  );
  await expect(card(far, "Asha looks for a ladder")).toHaveCount(0);
});

test.describe("photos", () => {
  test("are shown in their order, can be removed, and are four at most", async ({ browser }) => {
    const page = await phoneWithFeed(browser);
    await openForm(page);
    const colours = ["#ff0000", "#00ff00", "#0000ff", "#ffff00", "#00ffff"];
    const five = await Promise.all(colours.map((colour, n) => phonePhoto(`${n}.jpg`, colour)));
    await photos(page).setInputFiles(five);
    await expect(previews(page)).toHaveCount(4);
    await expect(page.locator("#photos-problem")).toContainText("A post can have 4 photos at most");
    await expect(previews(page).first()).toHaveJSProperty("naturalWidth", 1600);
    await page.getByRole("button", { name: "Remove photo 2" }).click();
    await expect(previews(page)).toHaveCount(3);
    await expect(photos(page)).toBeFocused();
    const seen = await previews(page).evaluateAll((images) =>
      images.map((image) => {
        const pen = document.createElement("canvas").getContext("2d");
        pen?.drawImage(image as HTMLImageElement, 0, 0);
        return [...(pen?.getImageData(5, 5, 1, 1).data ?? [])]
          .slice(0, 3)
          .map((part) => Math.round(part / 255));
      }),
    );
    expect(seen).toEqual([
      [1, 0, 0],
      [0, 0, 1],
      [1, 1, 0],
    ]);
  });

  test("that cannot be read are named, and the others stay", async ({ browser }) => {
    const page = await phoneWithFeed(browser);
    await openForm(page);
    const lie = { name: "lie.jpg", mimeType: "image/jpeg", buffer: Buffer.from("GIF89a") };
    await photos(page).setInputFiles([lie, await phonePhoto("true.jpg", "#808080")]);
    await expect(page.locator("#photos-problem")).toContainText(
      "“lie.jpg” cannot be read as a photo",
    );
    await expect(previews(page)).toHaveCount(1);
  });
});

test("a draft survives a reload, with its photos, until it is discarded", async ({ browser }) => {
  const page = await phoneWithFeed(browser);
  await page.goto("/nearby/new?kind=help");
  await expect(page.getByRole("radio", { name: "Help" })).toBeChecked();
  await photos(page).setInputFiles(await phonePhoto("wall.jpg", "#205080"));
  await expect(previews(page)).toHaveCount(1);
  await words(page).fill("किसी के पास सीढ़ी है?");
  await page.getByRole("radio", { name: "1 hour", exact: true }).check();
  await expect(kept(page)).toBeVisible();
  await page.goto("/nearby");
  await page.goto("/nearby/new");
  await expect(words(page)).toHaveValue("किसी के पास सीढ़ी है?");
  await expect(previews(page)).toHaveCount(1);
  await expect(page.getByRole("radio", { name: "Help" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "1 hour", exact: true })).toBeChecked();
  await page.getByText("Discard draft").click();
  await page.getByRole("button", { name: "Discard it for good" }).click();
  await expect(kept(page)).toHaveCount(0);
  await expect(words(page)).toHaveValue("");
  await page.goto("/nearby");
  await openForm(page);
  await words(page).fill("x");
  await expect(kept(page)).toBeVisible();
  await expect(words(page)).toHaveValue("x");
  await expect(previews(page)).toHaveCount(0);
});

test("what is wrong stands beside its field, and the first is in focus", async ({ browser }) => {
  const page = await phoneWithFeed(browser);
  await openForm(page);
  await words(page).fill("x".repeat(495));
  await expect(page.getByText("10 characters left at most")).toBeAttached();
  await words(page).fill(" ");
  await postButton(page).click();
  await expect(words(page)).toHaveAccessibleDescription("Please write something");
  await expect(words(page)).toBeFocused();
  await words(page).fill("Hello");
  await postButton(page).click();
  await expect(page.getByText("Please say whether you are 13 or older")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Yes" })).toBeFocused();
  await page.getByRole("radio", { name: "No", exact: true }).check();
  await postButton(page).click();
  await expect(page.getByText("Only those who are 13 or older may write here.")).toBeVisible();
});

test.describe("the outbox", () => {
  test("sends once what was posted without a network, also after a reload", async ({ browser }) => {
    const page = await phoneWithFeed(browser);
    const sendings = countSendings(page);
    await openForm(page);
    await write(page, "Written in the lift");
    await page.context().setOffline(true);
    await postButton(page).click();
    await expect(page).toHaveURL("/nearby");
    await expect(waiting(page)).toContainText("Written in the lift");
    await expect(waiting(page)).toContainText("Waiting for the network");
    await expect(page.getByText("This is what you saw last.")).toBeVisible();
    await page.context().setOffline(false);
    await expect(posted(page)).toBeVisible();
    await expect(card(page, "Written in the lift")).toHaveCount(1);
    await expect(waiting(page)).toHaveCount(0);
    await page.reload();
    await expect(card(page, "Written in the lift")).toHaveCount(1);
    expect(sendings()).toBe(1);
    await openForm(page);
    await expect(words(page)).toHaveValue("");
  });

  test("sends when the app is opened again, from one of two pages", async ({ browser }) => {
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
  });

  test("that got no answer to the first post of a newcomer sends it again, and it is there once", async ({
    browser,
  }) => {
    const page = await phoneWithFeed(browser);
    let lost = 0;
    await page.route("**/nearby/outbox", async (route) => {
      if (++lost > 1) return route.continue();
      // Nor does the browser get a cookie of an answer that is lost.
      const cookies = await page.context().cookies();
      await route.fetch();
      await page.context().clearCookies();
      await page.context().addCookies(cookies);
      return route.abort();
    });
    await openForm(page);
    await write(page, "Sent, and not heard");
    await postButton(page).click();
    await expect(waiting(page)).toContainText("Waiting for the network");
    await waiting(page).getByRole("button", { name: "Try again" }).click();
    await expect(posted(page)).toBeVisible();
    await page.reload();
    await expect(card(page, "Sent, and not heard")).toHaveCount(1);
  });

  test("shows how much of the photos has gone", async ({ browser }) => {
    const page = await phoneWithFeed(browser);
    await openForm(page);
    await write(page, "A large photo");
    await photos(page).setInputFiles(await noisyPhoto("noise.jpg"));
    await expect(previews(page)).toHaveCount(1);
    const network = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 200_000 };
    await network.send("Network.emulateNetworkConditions", slow);
    const shares: number[] = [];
    await page.exposeFunction("noteShare", (share: number) => shares.push(share));
    await page.evaluate(() =>
      new MutationObserver(() => {
        const { value } = document.querySelector("progress") ?? { value: 0 };
        (globalThis as unknown as { noteShare: (share: number) => void }).noteShare(value);
      }).observe(document.body, { subtree: true, childList: true, attributes: true }),
    );
    await postButton(page).click();
    await expect(page.getByRole("progressbar")).toHaveAccessibleName("How much has been sent");
    await expect(posted(page)).toBeVisible({ timeout: 20_000 });
    expect(shares.filter((share) => share > 0 && share < 1).length).toBeGreaterThan(0);
  });

  test("says why a post was refused, and has it changed, with everything in place", async ({
    browser,
  }) => {
    const page = await phoneWithFeed(browser);
    const problem = { of: "text", words: "Please leave out the telephone number" };
    await page.route("**/nearby/outbox", (route) =>
      route.fulfill({ status: 422, json: { problem } }),
    );
    await openForm(page);
    await write(page, "Call 98480 22338");
    await photos(page).setInputFiles(await phonePhoto("wall.jpg", "#205080"));
    await expect(previews(page)).toHaveCount(1);
    await postButton(page).click();
    await expect(waiting(page)).toContainText(problem.words);
    await page.unroute("**/nearby/outbox");
    await waiting(page).getByRole("button", { name: "Edit" }).click();
    await expect(words(page)).toHaveValue("Call 98480 22338");
    await expect(words(page)).toHaveAccessibleDescription(problem.words);
    await expect(words(page)).toBeFocused();
    await expect(previews(page)).toHaveCount(1);
    await write(page, "Call at my door");
    await postButton(page).click();
    await expect(posted(page)).toBeVisible();
    await expect(card(page, "Call at my door").getByRole("img")).toHaveCount(1);
  });

  test("keeps what was begun while another post is changed, and forgets what is cancelled", async ({
    browser,
  }) => {
    const page = await phoneWithFeed(browser);
    await openForm(page);
    await write(page, "The first");
    await page.context().setOffline(true);
    await postButton(page).click();
    await expect(waiting(page)).toContainText("The first");
    await openForm(page);
    await words(page).fill("The second, half");
    await expect(kept(page)).toBeVisible();
    await page.getByRole("link", { name: "Around you" }).click();
    await waiting(page).getByRole("button", { name: "Edit" }).click();
    await expect(words(page)).toHaveValue("The first");
    await page.getByRole("link", { name: "Around you" }).click();
    await expect(waiting(page)).toContainText("The second, half");
    await expect(waiting(page)).toContainText("You have not posted this yet.");
    await waiting(page).getByText("Cancel", { exact: true }).click();
    await waiting(page).getByRole("button", { name: "Cancel this post" }).click();
    await expect(waiting(page)).toHaveCount(0);
    await openForm(page);
    await expect(words(page)).toHaveValue("The first");
  });

  test("asks before it sends what has waited longer than it was to be seen", async ({
    browser,
  }) => {
    const page = await phoneWithFeed(browser);
    const sendings = countSendings(page);
    await page.clock.install();
    await page.reload();
    await openForm(page);
    await write(page, "Fresh samosas now");
    await page.getByRole("radio", { name: "1 hour", exact: true }).check();
    await page.context().setOffline(true);
    await postButton(page).click();
    await expect(waiting(page)).toContainText("Waiting for the network");
    await page.clock.fastForward("02:00:00");
    await page.context().setOffline(false);
    await expect(waiting(page)).toContainText("This has waited longer than it was to be seen.");
    expect(sendings()).toBe(0);
    await waiting(page).getByRole("button", { name: "Post it now" }).click();
    await expect(posted(page)).toBeVisible();
  });

  test("is sent by the worker where no page does", async ({ browser }) => {
    const page = await phoneWithFeed(browser, "writing", { serviceWorkers: "allow" });
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
