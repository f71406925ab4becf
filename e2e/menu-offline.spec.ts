import { expect, type Page } from "@playwright/test";
import { test } from "./journey.ts";
import { expectAccessible, expectToFitNarrow, listenForComplaints } from "./looks.ts";
import { otherPhone } from "./other-phone.ts";
import { openSlowNetwork } from "./slow-network.ts";

test.use({ serviceWorkers: "allow" });

const asOf = (page: Page) => page.locator("main > .as-of");
const AT_TIME = /^Prices as of \d{1,2}:\d\d [ap]m\. They may have changed since\.$/;

/** What this phone keeps of menus: the paths, in their order. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      const keys = await (await caches.open(name)).keys();
      paths.push(...keys.map(({ url }) => new URL(url).pathname));
    }
    return paths;
  });

/** Opens a menu, and comes back once the phone keeps it with the files of its page: two scripts, two style sheets. */
async function openOnce(page: Page, path: string) {
  await page.goto(path);
  const files = path.startsWith("/hi") ? /enhance-hi/ : /enhance-en/;
  await expect
    .poll(async () => {
      const kept = await keptPaths(page);
      return [
        new URL(path, page.url()).pathname,
        files,
        /first.*\.css/,
        /last.*\.css/,
        /extras/,
      ].map((wanted) =>
        kept.some((one) => (typeof wanted === "string" ? one === wanted : wanted.test(one))),
      );
    })
    .toEqual([true, true, true, true, true]);
}

test("a menu that was opened once opens without a network, with its age, and with one shows what is true now", async ({
  page,
  context,
  baseURL,
}) => {
  await openOnce(page, "/menu/kept?table=7");
  await expect(asOf(page)).toHaveCount(0);
  await context.setOffline(true);
  const complaints = listenForComplaints(page);
  await page.goto("/menu/kept");
  await expect(asOf(page)).toHaveText(AT_TIME);
  await expect(page.getByText("Dal Makhani")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-kept");
  // Its script and style sheet are there as well.
  await expect(page.getByRole("button", { name: "Search the menu" })).toBeVisible();
  await expectToFitNarrow(page);
  await expectAccessible(page, "its age", asOf(page));
  expect(complaints).toEqual([]);
  await page.goto("/menu/kept?table=8");
  await expect(asOf(page)).toHaveText(AT_TIME);

  await otherPhone(String(baseURL), "kept").setPrice("Dal Makhani", "181");
  await context.setOffline(false);
  await expect(page.getByText("₹181")).toBeVisible();
  await expect(asOf(page)).toHaveCount(0);
  await context.setOffline(true);
  await page.goto("/menu/kept");
  await expect(page.getByText("₹181")).toBeVisible();
  await expect(asOf(page)).toHaveText(AT_TIME);
  const menus = (await keptPaths(page)).filter((path) => path.startsWith("/menu/"));
  expect(menus).toEqual(["/menu/kept"]);
});

test("a menu is kept in the language that it was opened in, and no other is shown in its place", async ({
  page,
  context,
}) => {
  await openOnce(page, "/hi/menu/demo-cafe");
  await openOnce(page, "/menu/demo-dhaba");
  await context.setOffline(true);
  await page.goto("/hi/menu/demo-cafe");
  await expect(asOf(page)).toHaveText(/^ये दाम \S+ \d{1,2}:\d\d बजे के हैं। हो सकता है, अब बदल गए हों।$/);
  for (const other of ["/hi/menu/demo-dhaba", "/menu/demo-cafe"]) {
    const language = other.startsWith("/hi") ? "hi" : "en";
    await page.goto(other);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("heading")).toHaveText(/^(You’re offline|आप ऑफ़लाइन हैं)$/);
    await expect(page).toHaveURL(other);
    await expectToFitNarrow(page);
    // Only the words differ between languages.
    if (language === "en") await expectAccessible(page);
  }
  await page.goto("/menu/demo-dhaba");
  await expect(asOf(page)).toHaveText(AT_TIME);
});

test("a menu is asked for as without the worker, is kept where no answer comes, and is gone once the server says so", async ({
  page,
  baseURL,
}) => {
  const network = await openSlowNetwork(String(baseURL));
  const cafe = `${network.origin}/menu/demo-cafe`;
  const dhaba = `${network.origin}/menu/demo-dhaba`;
  await openOnce(page, dhaba);
  await openOnce(page, cafe);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller)).not.toBeNull();
  network.asked.length = 0;
  await page.goto(cafe);
  const again = network.asked.filter(({ path }) => path === "/menu/demo-cafe");
  expect(again).toEqual([{ path: "/menu/demo-cafe", tag: expect.any(String), status: 304 }]);
  // An answer that comes after all takes the place of what is kept.
  network.mode = "waits";
  await page.goto(cafe);
  await expect(asOf(page)).toHaveText(AT_TIME);
  network.letGo();
  await expect(asOf(page)).toHaveCount(0);
  network.mode = 410;
  await page.goto(dhaba);
  await expect.poll(() => keptPaths(page)).not.toContain("/menu/demo-dhaba");
  for (const mode of [503, "hangs"] as const) {
    network.mode = mode;
    await page.goto(cafe);
    await expect(asOf(page)).toHaveText(AT_TIME);
  }
  network.close();
});

test("a diner searches, sees veg alone, notes a dish, loses the network, opens the menu again, shows the list, and opens a photo that nobody has tapped", async ({
  page,
  context,
}) => {
  await openOnce(page, "/menu/demo-cafe?table=7");
  await page.getByRole("button", { name: "Search the menu" }).click();
  await page.getByRole("searchbox").pressSequentially("amerikano");
  await page.getByRole("switch", { name: "Veg", exact: true }).click();
  await page.getByRole("button", { name: "Add Americano" }).click();
  await expect.poll(() => keptPaths(page)).toContainEqual(expect.stringMatching(/viewer.*\.js/));
  await context.setOffline(true);
  await page.goto("/menu/demo-cafe?table=7");
  await expect(asOf(page)).toHaveText(AT_TIME);
  await expect(page.getByRole("switch", { name: "Veg" })).toBeChecked();
  await page.getByRole("button", { name: /^1 item · ₹110/ }).click();
  const list = page.getByRole("dialog", { name: "For the waiter · Table 7" });
  await expect(list.getByRole("listitem")).toHaveText(/^1Americano.*₹110/);
  await expect(list).toContainText("Nothing is ordered yet.");
  await list.getByRole("button", { name: "Close" }).click();
  await page.getByRole("switch", { name: "Veg" }).click();
  await page.getByRole("link", { name: "Filter Coffee" }).click();
  await expect(page.getByRole("dialog", { name: "Filter Coffee" })).toBeVisible();
});
