import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { tileAt, writeTile } from "#app/domain/places/tiles.ts";
import { nearby } from "#app/messages/hi/nearby.ts";
import { phone } from "#app/messages/hi/phone.ts";
import { test } from "./journey.ts";
import { expectAccessible } from "./looks.ts";
import { offlineTitle, workerIsThere } from "./phone-screen.ts";
import { CORNERS } from "./corners.ts";
import { lookAroundAlone, moveTo, publish, unfold } from "./phones.ts";

test.use({ serviceWorkers: "allow" });

/** Posts words for an hour, with a photo. */
async function write(page: Page, text: string, photo: Buffer) {
  await page.goto("/nearby/new");
  const file = { name: "photo.png", mimeType: "image/png", buffer: photo };
  await page.locator("input[name=photos]").setInputFiles(file);
  await page.getByLabel("What do you want to tell your neighbours?").fill(text);
  await unfold(page);
  await page.getByLabel("1 hour").check();
  const isOldEnough = page.getByLabel("Yes");
  if (await isOldEnough.isVisible()) await isOldEnough.check();
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(page.getByRole("article", { name: text })).toBeVisible();
}

/** What the phone keeps under a name, as JSON. */
const kept = (page: Page, name: string) =>
  page.evaluate(async (key) => {
    // It would stay empty if it were opened before the page has made it.
    if (!(await indexedDB.databases()).some(({ name }) => name === "nukkad")) return "";
    const opened = indexedDB.open("nukkad");
    await new Promise((resolve) => opened.addEventListener("success", resolve));
    const found = opened.result.transaction("values").objectStore("values").get(key);
    await new Promise((resolve) => found.addEventListener("success", resolve));
    opened.result.close();
    return JSON.stringify(found.result ?? "");
  }, name);

/** Comes back once the phone keeps a post of these words from the feed that it shows. */
async function feedIsKept(page: Page, text: string) {
  await expect.poll(() => kept(page, "last-feed")).toContain(text);
}

const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** The offline page looks every five seconds, where it has not heard that the network is back. */
const AFTER_SOME_TRIES = { timeout: 15_000 };

test("what this phone saw last is shown, but for what has ended, and the page goes on with the network", async ({
  page,
  context,
}) => {
  await lookAroundAlone(page);
  await workerIsThere(page);
  const start = Date.now();
  const photo = readFileSync("public/icon-192.png");
  await publish(page, "Chess under the banyan tree");
  await write(page, "Fresh jalebi until five", photo);
  const shown = page.locator(".post img");
  await expect(shown).toHaveJSProperty("naturalWidth", 192);
  const path = String(await shown.getAttribute("src"));
  await expect
    .poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), path))
    .toBe(true);
  await feedIsKept(page, "Chess under the banyan tree");
  await context.setOffline(true);
  await page.goto("/nearby");
  await expect(offlineTitle(page)).toBeVisible();
  await expect(page.getByText("Chess under the banyan tree")).toBeVisible();
  await expect(page.getByText("Fresh jalebi until five")).toBeVisible();
  await expect(shown).toHaveJSProperty("naturalWidth", 192);
  await expectAccessible(page);

  // The clock goes on while the page is looked at, and while it is not. Neither post is older than `start`.
  const inMinutes = (minutes: number) => new Date(start + minutes * 60_000);
  await page.clock.install({ time: inMinutes(55) });
  await page.goto("/nearby");
  await expect(page.getByText("Fresh jalebi until five")).toBeVisible();
  await page.clock.fastForward("30:00");
  await expect(page.getByText("Fresh jalebi until five")).toBeHidden();
  await expect(page.getByText("Chess under the banyan tree")).toBeVisible();
  await page.clock.setSystemTime(inMinutes(25 * 60));
  await page.goto("/nearby");
  await expect(page.getByText(/has ended since then\.$/)).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(0);
  // It is removed from the phone as well: put back, the clock would show what were still there.
  await page.clock.setSystemTime(new Date());
  await page.reload();
  await expect(page.getByText(/has ended since then\.$/)).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(0);

  await context.setOffline(false);
  await expect(page).toHaveURL(/\/nearby$/, AFTER_SOME_TRIES);
});

test("without a network a post can be written at a place where this phone has been before, each other page of the community leads to the offline page, also from page to page, and back to where one was going", async ({
  page,
  context,
}) => {
  for (const [position, name] of [
    [CORNERS.quiet, "Home"],
    [CORNERS.fresh, "Work"],
  ] as const) {
    await moveTo(page, writeTile(tileAt(position) ?? 0), name);
    await page.goto("/nearby");
    await expect.poll(() => kept(page, "known-writer")).toContain(name);
  }
  await workerIsThere(page);
  const [feed, mine] = ["Around you", "Mine"].map((name) =>
    page.getByRole("link", { name, exact: true }),
  );
  // What has been loaded once is not loaded as a document again.
  await mine?.click();
  await expect(title(page)).toHaveText("Mine");
  await feed?.click();
  await expect(title(page)).toHaveText(/^Around /);
  await context.setOffline(true);
  await mine?.click();
  await expect(offlineTitle(page)).toBeVisible();
  await page.goto("/nearby/new");
  await expect(page.getByText("Posted from Work.")).toBeVisible();
  await page.getByRole("link", { name: "Change place" }).click();
  await page.getByRole("button", { name: "Home", exact: true }).click();
  await expect(page.getByText("Posted from Home.")).toBeVisible();

  await page.goto("/nearby/posts/some-thread");
  await expect(offlineTitle(page)).toBeVisible();
  await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute(
    "href",
    "/nearby/posts/some-thread",
  );
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/nearby\/posts\/some-thread$/, AFTER_SOME_TRIES);
});

test("what a phone keeps is in the language chosen last, and so is what it shows without a network; one that has seen no posts says so, and when Nukkad isn’t answering it says that", async ({
  page,
  context,
}) => {
  const language = () => page.locator("html").getAttribute("lang");
  const cachedLanguages = () =>
    page.evaluate(async () => {
      const paths = ["/nearby/offline", "/nearby/new"];
      const pages = paths.map(async (path) => (await caches.match(path))?.text());
      const documents = await Promise.all(pages);
      return documents.map((html = "") => /<html lang="(\w+)"/.exec(html)?.[1]);
    });
  await page.goto("/nearby/place");
  await workerIsThere(page);
  await expect.poll(cachedLanguages).toEqual(["en", "en"]);

  await page.goto("/language/hi?next=/nearby/place");
  await expect.poll(cachedLanguages).toEqual(["hi", "hi"]);
  await context.setOffline(true);
  await page.goto("/nearby/mine");
  await expect(title(page)).toHaveText(phone.offline.offline);
  expect(await language()).toBe("hi");
  await page.clock.install();
  await page.goto("/nearby");
  await expect(page.getByText(nearby.lastPosts.none)).toBeVisible();
  // It is told while the page stays; that nobody answers keeps it there.
  await context.route("**/healthz", (route) => route.abort());
  await context.setOffline(false);
  await expect(title(page)).toHaveText(phone.offline.noAnswer);
  await context.setOffline(true);
  await expect(title(page)).toHaveText(phone.offline.offline);
  await context.setOffline(false);

  // No event says that Nukkad answers again: the page asks every five seconds.
  await context.unroute("**/healthz");
  await page.clock.fastForward(5_000);
  await expect(page).toHaveURL(/\/nearby$/, AFTER_SOME_TRIES);
});
