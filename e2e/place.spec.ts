import { expect, type Page, type Request } from "@playwright/test";
import { edges } from "./editor-screen.ts";
import { test } from "./journey.ts";
import { expectAccessible, expectToFitNarrow } from "./looks.ts";
import { goOnline, offlineTitle, workerIsThere } from "./phone-screen.ts";
import { card, postButton, words } from "./compose-screen.ts";
import { cards, phoneAt } from "./phones.ts";

/* How somebody says where they are, and what of it leaves the phone. */

const EXACT = { latitude: 17.38501234, longitude: 78.48667891 };
const TYPED = { latitude: 26.91241357, longitude: 75.78732468 };
type Position = typeof EXACT;

/** Column and row of the tile of a position: https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames */
function tileAt({ latitude, longitude }: Position, zoom: number): [x: number, y: number] {
  const north = Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI;
  const whole = 2 ** zoom;
  return [Math.floor(((longitude + 180) / 360) * whole), Math.floor(((1 - north) / 2) * whole)];
}

/** What would tell more of a position than its tile: finer tiles, and degrees to four places. */
function leaksOf(position: Position): string[] {
  const zooms = [17, 18, 19, 20, 22, 24];
  const finer = zooms.flatMap((zoom) => tileAt(position, zoom).map(String));
  return [...finer, ...Object.values(position).map((degrees) => degrees.toFixed(4))];
}

/** All that leaves a phone: addresses, headers and bodies, as they are and with their escapes undone. */
function listenTo(page: Page): string[] {
  const sent: string[] = [];
  page.context().on("request", (request: Request) => {
    const told = [
      request.url(),
      JSON.stringify(request.headers()),
      request.postData() ?? "",
    ].join();
    sent.push(told, unescaped(told));
  });
  return sent;
}

function unescaped(text: string): string {
  return text.replaceAll(/(?:%[\da-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
}

function expectTileAlone(sent: string[], position: Position) {
  const all = sent.join("\n");
  const [x, y] = tileAt(position, 16);
  expect(all).toContain(`16/${x}/${y}`);
  expect(leaksOf(position).filter((leak) => all.includes(leak))).toEqual([]);
}

/** Counts how often a page asks the phone where it is. */
async function countAsking(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const asked = { times: 0 };
    Object.assign(globalThis, { asked });
    for (const name of ["getCurrentPosition", "watchPosition"] as const) {
      const ask = navigator.geolocation[name].bind(navigator.geolocation);
      navigator.geolocation[name] = (success, failure, options) => {
        asked.times += 1;
        return ask(success, failure, options) as number;
      };
    }
  });
  return () =>
    page.evaluate(() => (globalThis as unknown as { asked: { times: number } }).asked.times);
}

/* Nobody is asked before they tap. */
test("only the tile of a phone's position ever leaves it: looking around, posting, reading on, and when it is found while somebody types", async ({
  browser,
}) => {
  const page = await phoneAt(browser, "quiet", { geolocation: EXACT });
  const timesAsked = await countAsking(page);
  const sent = listenTo(page);
  await page.goto("/nearby");
  const button = page.getByRole("button", { name: "Use my location" });
  await expect(button).toBeVisible();
  expect(await timesAsked()).toBe(0);
  await button.click();
  await expect(page.getByRole("heading", { level: 1, name: /^Around (?!you)/ })).toBeVisible();
  expect(await timesAsked()).toBe(1);
  await page.goto("/nearby/new");
  await words(page).fill("Written from an exact place");
  await page.getByRole("radio", { name: "Yes" }).check();
  await postButton(page).click();
  await expect(card(page, "Written from an exact place")).toBeVisible();
  expect(await timesAsked()).toBe(0);
  await page.getByRole("link", { name: /10 km/ }).click();
  const own = cards(page).filter({ hasText: "Written from an exact place" });
  await own.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/posts\//);
  expectTileAlone(sent, EXACT);

  // What somebody does last counts: a position that comes while they type another place takes them nowhere.
  await page.getByRole("link", { name: "← Around you" }).click();
  await page.getByRole("link", { name: "Change place" }).click();
  await page.evaluate(() => {
    const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
    navigator.geolocation.getCurrentPosition = (...given) =>
      addEventListener("found", () => ask(...given), { once: true });
  });
  await page.getByRole("button", { name: "Use my location" }).click();
  const field = page.getByRole("combobox", { name: "Area, village or PIN code" });
  await field.fill("Indiranagar");
  await page.evaluate(() => dispatchEvent(new Event("found")));
  await expect(page.getByText("Your phone has found where you are.")).toBeVisible();
  await expect(field).toHaveValue("Indiranagar");
  const found = page.locator(".locate").getByRole("button", { name: /^Look around/ });
  await found.click();
  await expect(page.getByRole("heading", { level: 1, name: /^Around (?!you)/ })).toBeVisible();
  expectTileAlone(sent, EXACT);
});

/* Who does not let their phone tell is led to the other ways, and what cannot be sent stays typed. */
test("only the tile of typed coordinates leaves the phone", async ({ browser }) => {
  const page = await phoneAt(browser, "quiet", { permissions: [] });
  const sent = listenTo(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto("/nearby", { waitUntil: "commit" });
  const field = page.getByRole("combobox", { name: "Area, village or PIN code" });
  await field.fill("Indiranagar");
  resolve();
  // What is typed before the script has come is found once it has.
  await expect(page.getByRole("option").first()).toContainText("560038");
  await expect(field).toHaveValue("Indiranagar");
  const [bar, scene] = [await edges(page, ".top-bar"), await edges(page, ".milestone")];
  expect(scene.top).toBeGreaterThanOrEqual(bar.bottom);
  await field.clear();
  await page.getByRole("button", { name: "Use my location" }).click();
  const denied = page.getByText("Your phone didn’t share your location");
  await expect(denied).toContainText("Or click the icon in front of the address");
  await expect(page.getByRole("button", { name: /^Look around Demo/ })).toBeVisible();
  await expectAccessible(page);
  await expectToFitNarrow(page);
  await field.fill("xqzzxq");
  await expect(field).toHaveAccessibleDescription(/We don’t know “xqzzxq”/);
  await field.fill(`${TYPED.latitude}, ${TYPED.longitude}`);
  await page.context().setOffline(true);
  await expect(page.getByRole("option")).toHaveCount(1);
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription(/can’t be reached/);
  await page.context().setOffline(false);
  await field.press("Enter");
  await page.getByRole("button", { name: "Look around here" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Around / })).toBeVisible();
  await page.getByRole("link", { name: "Change place" }).click();
  await page.getByLabel("Your name for the place where you are now").fill("Grandmother’s");
  await page.getByRole("button", { name: "Save the name" }).click();
  await expect(page.getByRole("heading", { name: "Around Grandmother’s" })).toBeVisible();
  expectTileAlone(sent, TYPED);
});

test("a place is found by its name with the keyboard, and the server learns three letters of it", async ({
  browser,
}) => {
  const page = await phoneAt(browser, "quiet", { permissions: [] });
  const sent = listenTo(page);
  await page.goto("/nearby");
  const field = page.getByRole("combobox", { name: "Area, village or PIN code" });
  await expect(page.getByRole("button", { name: "Use my location" })).toBeVisible();
  await field.pressSequentially("kormangla");
  const options = page.getByRole("option");
  await expect(options.first()).toHaveAccessibleName(/^Koramangala Bengaluru, Karnataka 560034$/);
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await field.press("ArrowDown");
  await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
  await field.press("Escape");
  await expect(options).toHaveCount(0);
  await expect(field).toHaveValue("kormangla");
  expect(sent.filter((told) => /k\w?rmang/i.test(told))).toEqual([]);
  await field.press("ArrowDown");
  await expectAccessible(page, "found", page.locator("form", { has: field }));
  await field.press("ArrowUp");
  await field.press("Enter");
  await expect(page.getByRole("radio", { checked: true })).toHaveAccessibleName("Koramangala");
  await page.getByRole("button", { name: "Look around here" }).press("Enter");
  await expect(page.getByRole("heading", { name: /^Around Koramangala/ })).toBeVisible();

  await page.getByRole("link", { name: "Change place" }).click();
  await field.fill("इंदिरानगर");
  await options.filter({ hasText: "560038" }).click();
  await expect(page.getByRole("radio", { checked: true })).toHaveAccessibleName("Indiranagar");
  await expectAccessible(page);
  await page.getByRole("link", { name: "It’s not on this map" }).click();
  await expect(page.getByRole("button", { name: "2 squares south, 2 squares east" })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await page.getByRole("button", { name: "Look around here" }).click();
  await expect(page.getByRole("heading", { name: "Around Indiranagar" })).toBeVisible();

  await page.getByRole("link", { name: "Change place" }).click();
  const used = page.getByRole("region", { name: "Places you’ve used" });
  await used.getByRole("button", { name: "Koramangala" }).click();
  await expect(page.getByRole("heading", { name: /^Around Koramangala/ })).toBeVisible();
});

test.describe("on the map, without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a tap lights the right square, next door or 5 km off, and it is the place then", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/nearby/place/map?at=16/46902/30384&name=Indiranagar&from=/nearby");
    const lit = page.getByRole("radio", { checked: true });
    const name = page.locator(":checked + b");
    await expect(name).toHaveText("Indiranagar");
    for (const square of await page.getByRole("radio").all()) {
      const { width = 0, height = 0 } = (await square.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    const button = page.getByRole("button", { name: "Look around here" });
    await expect(button).toBeInViewport({ ratio: 1 });
    await page.getByRole("radio", { name: "1 square north, 2 squares east" }).click();
    await expect(name).toHaveText("C V Raman Nagar");
    await expect(name).toBeInViewport({ ratio: 1 });
    await lit.press("ArrowRight");
    await expect(lit).toHaveAccessibleName(/1 square north, 3 squares east$/);

    await expectToFitNarrow(page);
    await page.getByRole("link", { name: "It’s not on this map" }).click();
    const further = page.getByRole("button", { name: "2 squares south, 2 squares east" });
    await expect(further).toBeVisible();
    await expectToFitNarrow(page);
    await further.click();
    await page.getByRole("radio", { name: /1 square south, 1 square east$/ }).click();
    const chosen = await name.textContent();
    await button.click();
    await expect(page.getByRole("heading", { name: `Around ${chosen}` })).toBeVisible();
  });
});

test.describe("with the worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("a place that was looked for once is found without a network too, what is not there yet says so, and neither the map nor the choice on it is lost", async ({
    browser,
  }) => {
    const page = await phoneAt(browser, "quiet", { permissions: [] });
    await page.goto("/nearby");
    await workerIsThere(page);
    const field = page.getByRole("combobox", { name: "Area, village or PIN code" });
    const options = page.getByRole("option");
    await field.fill("Indiranagar");
    await expect(options.first()).toContainText("560038");
    await field.clear();
    await page.context().setOffline(true);
    await page.reload();
    await expect(offlineTitle(page)).toBeVisible();
    await page.getByRole("link", { name: "Find your corner" }).click();
    await field.fill("Indira Nagar Lucknow");
    await expect(options.first()).toContainText("Lucknow");
    await field.fill("Whitefield");
    await expect(page.locator("#place-search-problem")).toContainText("can’t be reached");
    await expect(field).toHaveValue("Whitefield");
    await page.context().setOffline(false);
    await field.press("Enter");
    await expect(page.getByRole("radio", { checked: true })).toHaveAccessibleName("Whitefield");

    await page.goto("/nearby/place/map?at=16/46902/30384&name=Indiranagar");
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Look around here" }).click();
    await expect(offlineTitle(page)).toBeVisible();
    await goOnline(page);
    await expect(page.getByRole("radio", { checked: true })).toHaveAccessibleName("Indiranagar");
    await page.context().setOffline(true);
    await page.getByRole("link", { name: "It’s not on this map" }).click();
    await expect(offlineTitle(page)).toBeVisible();
    await goOnline(page);
    await expect(page.getByRole("heading", { name: "Where’s your corner?" })).toBeVisible();
  });
});
