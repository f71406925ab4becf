import { expect, type Page } from "@playwright/test";
import { logIn, openEditor, type EditedShop } from "./edited-shops.ts";
import {
  chooseInShopMenu,
  countStored,
  openMenu,
  publicNames,
  section,
  status,
} from "./editor-screen.ts";
import { test } from "./journey.ts";
import { expectAccessible, expectToFitNarrow, listenForComplaints } from "./looks.ts";
import { otherPhone } from "./other-phone.ts";
import { openSlowNetwork } from "./slow-network.ts";

test.use({ serviceWorkers: "allow" });

const AS_SEEN =
  "You’re offline. This is the menu as this phone last saw it; changes are sent when the network is back.";
const NOTHING = "This phone has no menu to show you.";

/** Whether this phone has the page that opens without a network. */
const hasShell = (page: Page) =>
  page.evaluate(async () => (await caches.match("/shop/edit/offline")) !== undefined);

/** The shops of which this phone has a menu, with what it has of it. */
const seenMenus = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open("nukkad-menu");
    await new Promise((done) => opening.addEventListener("success", done));
    const values = opening.result.transaction("values").objectStore("values");
    const [keys, menus] = [values.getAllKeys(), values.getAll()];
    await new Promise((done) => menus.addEventListener("success", done));
    opening.result.close();
    return keys.result.flatMap((key, at) =>
      typeof key === "string" && key.startsWith("seen ")
        ? [{ shop: key.slice(5), text: JSON.stringify(menus.result[at]) }]
        : [],
    );
  });

const seenShops = async (page: Page) => (await seenMenus(page)).map(({ shop }) => shop);

/** Opens the editor, and comes back once it opens without a network, too. */
async function openOnce(page: Page, baseURL: string | undefined, shop: EditedShop) {
  await openEditor(page, String(baseURL), shop);
  await untilKept(page, shop);
}

async function untilKept(page: Page, shop: EditedShop) {
  // Which comes after the database: this journey must not be the one that makes it.
  await expect.poll(() => hasShell(page)).toBe(true);
  await expect.poll(() => seenShops(page)).toEqual([shop]);
}

/** Whether the page has what a tap opens, which it loads from what the phone keeps. */
const hasForms = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/parts-")),
  );

async function typeDish(page: Page, name: string, price: string) {
  const next = section(page, "Mains").getByLabel("Name of the next dish");
  await next.fill(name);
  await next.press("Enter");
  await page.keyboard.type(price);
  await page.keyboard.press("Enter");
}

test("a tab killed without a network opens again with the menu and what waits, takes more, and all of it is saved later; after a logout, and to another shop’s login, the phone shows nothing of a menu", async ({
  page,
  baseURL,
  context,
}) => {
  await openOnce(page, baseURL, "no-network");
  // Before anybody has touched it.
  await expect.poll(() => hasForms(page)).toBe(true);
  await typeDish(page, "Naan", "40");
  await expect(status(page)).toHaveText("Saved");
  // It is kept in a quiet moment after that.
  await expect.poll(async () => (await seenMenus(page))[0]?.text).toContain("Naan");
  const address = page.url();
  await context.setOffline(true);
  await typeDish(page, "Kulcha", "50");
  await expect(status(page)).toHaveText("1 waiting");
  await expect.poll(() => countStored(page)).toBe(1);
  await page.close({ runBeforeUnload: false });

  const revived = await context.newPage();
  const complaints = listenForComplaints(revived);
  await revived.goto("/shop/edit/menu");
  await expect(revived.getByText(AS_SEEN)).toBeVisible();
  await expect(revived).toHaveURL(address);
  await expect(status(revived)).toHaveText("1 waiting");
  await expect(section(revived, "Mains")).toContainText("Naan");
  await expect(section(revived, "Mains")).toContainText("Kulcha");
  await expectAccessible(revived, "as this phone last saw it", revived.locator(".hold"));
  await expectToFitNarrow(revived);
  await typeDish(revived, "Paratha", "60");
  await expect(status(revived)).toHaveText("2 waiting");
  await openMenu(revived, "Kulcha");
  await revived.getByRole("menuitem", { name: "Edit" }).click();
  const kulcha = revived.getByRole("form", { name: "Kulcha" });
  await expect(kulcha.getByLabel("Price", { exact: true })).toHaveValue("50");
  await revived.keyboard.press("Escape");

  await otherPhone(String(baseURL), "no-network").addItem("Starters", "Bhel", "60");
  await context.setOffline(false);
  await expect(status(revived)).toHaveText("Saved");
  await expect(revived.getByText(AS_SEEN)).toHaveCount(0);
  await expect(section(revived, "Starters")).toContainText("Bhel");
  const saved = await publicNames(revived, "#section-1 li");
  expect(saved.slice(-3)).toEqual(["Naan₹40", "Kulcha₹50", "Paratha₹60"]);
  expect(complaints.filter((line) => !/ERR_INTERNET_DISCONNECTED/.test(line))).toEqual([]);

  // After a logout, and to another shop’s login, the phone shows nothing of a menu.
  const nothing = revived.getByText(NOTHING);
  await chooseInShopMenu(revived, "button", "Logout");
  await revived.waitForURL("**/shop/login");
  await expect.poll(() => seenShops(revived)).toEqual([]);
  await context.setOffline(true);
  await revived.goto(address);
  await expect(nothing).toBeVisible();
  await expect(revived.getByText("Papad")).toHaveCount(0);
  await expectAccessible(revived);

  await context.setOffline(false);
  // The page asks again by itself.
  await revived.waitForURL("**/shop/login?next=**");
  await openOnce(revived, baseURL, "back-again");
  await context.setOffline(true);
  await revived.goto(address);
  await expect(nothing).toBeVisible();
  // A login that the editor has not seen yet, such as one that an owner's own program made.
  await logIn(context, String(baseURL), "another-shop");
  await revived.goto("/shop/edit/menu/back-again");
  await expect(nothing).toBeVisible();
  expect(await seenShops(revived)).toEqual([]);
});

test("on a network that answers late the menu of the phone gives way to the server’s, and a login that has ended to the login page", async ({
  page,
  baseURL,
  context,
}) => {
  const network = await openSlowNetwork(String(baseURL));
  const editor = `${network.origin}/shop/edit/menu/answers-late`;
  await logIn(context, String(baseURL), "answers-late");
  await page.goto(editor);
  await untilKept(page, "answers-late");
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller)).not.toBeNull();
  network.mode = "waits";
  await page.goto(editor);
  await expect(page.getByText(AS_SEEN)).toBeVisible();
  await typeDish(page, "Naan", "40");
  await expect(status(page)).toHaveText("1 waiting");
  network.letGo();
  await expect(status(page)).toHaveText("Saved");
  await expect(page.getByText(AS_SEEN)).toBeHidden();

  await context.clearCookies({ name: "session" });
  network.mode = "waits";
  await page.goto(editor);
  await expect(page.getByText(AS_SEEN)).toBeVisible();
  network.letGo();
  await page.waitForURL("**/shop/login**");
  await expect.poll(() => seenShops(page)).toEqual([]);
  network.close();
});
