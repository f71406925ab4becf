import { expect, type Locator, type Page } from "@playwright/test";
import { storeZip } from "#app/routes/menu/editor/list/zip.ts";
import { workbookFiles } from "#test/workbook.ts";
import { phoneNumber, request, SHOP_THANKS, shopName } from "./enquiry-screen.ts";
import { idOf } from "./desk-cast.ts";
import { publicNames } from "./editor-screen.ts";
import { ofThisTry, test } from "./journey.ts";
import {
  enter,
  fromOwnAddress,
  JOURNEY_PASSWORD,
  LISTER,
  logIn,
  logInAsOperator,
} from "./logins.ts";
import { expectAccessible, listenForComplaints } from "./looks.ts";
import { ownAddress } from "./own-address.ts";

test.beforeEach(async ({ page }) => {
  await fromOwnAddress(page);
});

const requestOf = (page: Page, name: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function openNewShop(page: Page, name: string) {
  await page.goto(`/desk/requests?q=${encodeURIComponent(name)}`);
  await page.getByRole("link", { name: `Create shop: ${name}` }).click();
}

/** What the hand-over shows, as its reader copies it. */
async function readHandOver(page: Page) {
  const secrets = page.locator(".secret");
  // Without JavaScript the answer is a page that has yet to arrive.
  await expect(secrets).toHaveCount(2);
  const [username = "", password = ""] = await secrets.allTextContents();
  const message = await page.getByLabel("Message in English").inputValue();
  return { username, password, message };
}

test("a visitor's request becomes a shop, its owner logs in with what was handed over, and a diner sees the menu", async ({
  page,
  browser,
}) => {
  const name = ofThisTry("राजू का ढाबा");
  const id = idOf(ofThisTry("raju-ka-dhaba"));
  const visitor = await browser.newPage();
  await fromOwnAddress(visitor);
  await visitor.goto("/add-shop");
  await shopName(visitor).fill(name);
  await phoneNumber(visitor).fill("9876500000");
  await request(visitor).click();
  await expect(visitor.getByText(SHOP_THANKS)).toBeVisible();

  await logInAsOperator(page);
  await page.goto("/desk/requests");
  await page.getByLabel("Name, phone or message").fill("ढाबा");
  await button(page, "Search").click();
  await expect(requestOf(page, name)).toContainText("New");
  await page.getByRole("link", { name: `Create shop: ${name}` }).click();
  await expect(page.getByLabel("Shop id")).toHaveValue(id);
  await expect(page.getByLabel("Username")).toHaveValue(id);
  await button(page, "Create shop").click();
  await expect(page.getByRole("heading", { name: "The shop is ready" })).toBeVisible();
  const { username, password, message } = await readHandOver(page);
  const whatsApp = page.getByRole("link", { name: "Send on WhatsApp" });
  const sent = new URL(String(await whatsApp.getAttribute("href")));
  expect(sent.href).toContain("https://wa.me/919876500000?");
  expect(sent.searchParams.get("text")).toBe(message);
  const [menuLink = ""] = /https:\/\/\S+\/menu\/\S+/.exec(message) ?? [];
  expect(message).toContain(`Username: ${username}\nPassword: ${password}`);

  const owner = await browser.newPage();
  await fromOwnAddress(owner);
  await logIn(owner, username, password);
  await expect(owner).toHaveURL(`/shop/edit/menu/${id}`);
  await owner.waitForLoadState("networkidle");
  await button(owner, "Add section").click();
  await owner.getByPlaceholder("Enter section name").fill("Thali");
  await button(owner, "Add").click();
  await owner
    .getByRole("region", { name: "Thali" })
    .getByRole("button", { name: "Add item" })
    .click();
  await owner.getByPlaceholder("Enter item name").fill("Dal Makhani");
  await owner.getByPlaceholder("Enter price").fill("120");
  await button(owner, "Add").click();
  await expect(owner.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();

  expect(new URL(menuLink).pathname).toBe(`/menu/${id}`);
  expect(await publicNames(owner, "h1")).toEqual([name]);
  expect(await publicNames(owner, "main li")).toEqual(["Dal Makhani₹120"]);

  await page.goBack();
  await expect(page.getByText(`This request already has its shop: ${id}.`)).toBeVisible();
  await expect(page.getByText(password)).toHaveCount(0);
  await page.goto(`/desk/log?q=${id}`);
  await expect(page.getByRole("listitem")).toContainText(`operator created shop ${id}`);
});

test("an operator makes a shop from a request, adds its menu from a workbook, and is back at its page, where a menu file changes nothing unasked", async ({
  page,
}) => {
  const name = ofThisTry("Listed Lassi");
  const id = idOf(name);
  const addList = async () => {
    await button(page, "Add a list").click();
    await expect(page).toHaveURL(`/shop/edit/menu/${id}?open=paste-list`);
  };
  const choose = (name: string, buffer: Buffer) =>
    page.locator(".list-choose input").setInputFiles({ name, mimeType: "", buffer });
  const add = page.locator(".list-act").getByRole("button");
  await enter(page, LISTER, JOURNEY_PASSWORD);
  await openNewShop(page, name);
  await button(page, "Create shop").click();
  const { password } = await readHandOver(page);
  await button(page, "Add the menu").click();
  await expect(page).toHaveURL(`/shop/edit/menu/${id}?open=paste-list`);
  const rows = [
    ["Section", "Item", "Price"],
    ["Lassi", "Sweet lassi", 40],
    ["Lassi", "Mango lassi", 60],
  ];
  await choose("menu.xlsx", Buffer.from(storeZip(workbookFiles([rows]))));
  await expect(add).toHaveText("Add 2 items");
  // The change is still on its way when its operator leaves.
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  await page.route("**/changes", async (route) => {
    await left;
    await route.continue();
  });
  await add.click();
  await button(page, "Leave").click();
  leave();
  await expect(page).toHaveURL(`/desk/shops/${id}`);
  await expect(page.getByText("1 section, 2 items")).toBeVisible();
  await page.getByRole("link", { name: "See its password again" }).click();
  expect((await readHandOver(page)).password).toBe(password);

  await page.getByRole("link", { name: "Go to the shop" }).click();
  await addList();
  const items = [
    { item: "Sweet lassi", price: 45 },
    { item: "Rose lassi", price: 50 },
  ];
  const shop = { name: "New Name", description: "Cold and thick" };
  const file = { menu: { shop, sections: [{ section: "Lassi", items }] } };
  await choose("menu.json", Buffer.from(JSON.stringify(file)));
  await expect(page.getByRole("group", { name: "Shop name" })).toContainText(name);
  await expect(add).toHaveText("Add 1, change 1");
  await page.getByRole("group", { name: "Description" }).getByLabel("In the file").check();
  await expect(add).toHaveText("Add 1, change 1, change 1 shop detail");
  await add.click();
  await button(page, "Leave").click();
  await expect(page.getByText("1 section, 3 items")).toBeVisible();
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await page.goto(`/menu/${id}`);
  await expect(page.getByText("Cold and thick")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Sweet lassi" })).toContainText("₹45");
});

/** Taps a button twice, the second time while what the first sent is on its way. Gives how often it was sent. */
async function tapTwice(page: Page, name: string): Promise<() => number> {
  let shown = () => {};
  const slow = new Promise<void>((resolve) => (shown = resolve));
  let sent = 0;
  await page.route("**/desk/**", async (route) => {
    if (route.request().method() === "POST") {
      sent += 1;
      await slow;
    }
    await route.continue();
  });
  await page.waitForLoadState("networkidle");
  await button(page, name).scrollIntoViewIfNeeded();
  const box = await button(page, name).boundingBox();
  const middle = [Number(box?.x) + 40, Number(box?.y) + 20] as const;
  await page.mouse.click(...middle);
  await expect.poll(() => sent).toBe(1);
  await page.mouse.click(...middle);
  shown();
  return () => sent;
}

test("a second tap on what makes a password does not take the first one's answer away, the message is copied, and the password is still there after printing the stand and Back, a reload, and from the shop's page", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await logInAsOperator(page);
  await openNewShop(page, ofThisTry("Tapped Twice Tikki"));
  const created = await tapTwice(page, "Create shop");
  await expect(page.getByRole("heading", { name: "The shop is ready" })).toBeVisible();
  expect(created()).toBe(1);
  const { message, password } = await readHandOver(page);
  await button(page, "Copy message").click();
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(message);

  await page.getByRole("link", { name: "Print the QR stand" }).click();
  await expect(page).toHaveURL(/\/stand$/);
  await page.goBack();
  expect((await readHandOver(page)).password).toBe(password);
  await page.reload();
  expect((await readHandOver(page)).password).toBe(password);
  await page.getByRole("link", { name: "Go to the shop" }).click();
  await page.getByRole("link", { name: "See its password again" }).click();
  expect((await readHandOver(page)).password).toBe(password);
});

/** Expects of a page that axe finds nothing, in all of it or in the part that is new, that it does not scroll sideways, and that thumbs find everything. */
async function expectNoFaults(page: Page, state = page.url(), part?: Locator) {
  await expectAccessible(page, state, part);
  await expectRoom(page, state);
}

/** Expects of a page that it does not scroll sideways, and that thumbs find everything. */
async function expectRoom(page: Page, state = page.url()) {
  const { overflow, small } = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    small: [
      ...document.querySelectorAll(
        "main :is(a.button, .tabs a, .facts a, button, summary, input:not([type=hidden]))",
      ),
    ]
      .filter((element) => element.checkVisibility())
      .filter((element) => element.getBoundingClientRect().height < 43.5)
      .map((element) => element.outerHTML),
  }));
  expect({ overflow, small }, state).toEqual({ overflow: 0, small: [] });
}

/** Gathers what the desk's pages complain of, and the scripts that they load. */
function listenToDesk(page: Page) {
  const complaints = listenForComplaints(page);
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  return { complaints, scripts };
}

test("requests, the hand-over and a new login have no faults at 360 px, in any state", async ({
  page,
  browser,
}) => {
  const name = ofThisTry("Axe Aloo");
  const id = idOf(name);
  await logInAsOperator(page);
  const { complaints, scripts } = listenToDesk(page);
  await page.goto("/desk/requests");
  await expect(page.getByText("Forgot the login")).toBeVisible();
  await expectNoFaults(page);
  await page.goto("/desk/requests?q=nobody+is+called+that");
  await expectNoFaults(page, "no requests", page.locator("main"));
  await page.goto(`/desk/requests?q=${name}`);
  await button(page, `Contacted: ${name}`).click();
  await expect(page.getByRole("status")).toBeVisible();
  await expectNoFaults(page, "contacted", page.locator("main"));
  expect(scripts).toEqual([]);
  await openNewShop(page, name);
  await page.getByLabel("Shop id").fill("two words");
  await page.getByLabel("Username").fill("x");
  await button(page, "Create shop").click();
  await expect(page.locator(".field > .alert:not(:empty)")).toHaveCount(2);
  await expect(page.getByLabel("Shop id")).toBeFocused();
  await expectNoFaults(page, "refused");
  await page.getByLabel("Shop id").fill(id);
  await page.getByLabel("Username").fill(id);
  await button(page, "Create shop").click();
  await expect(button(page, "Copy message")).toBeVisible();
  await expectRoom(page, "handed over");
  await page.getByText("Message in Hindi").click();
  await expect(page.getByLabel("Message in Hindi")).toContainText(`नमस्ते! ${name}`);
  await expect(page.getByLabel("Message in English")).toBeHidden();
  await expectNoFaults(page, "handed over in Hindi");
  const unowned = idOf(ofThisTry("unowned"));
  await page.goto(`/desk/shops/${unowned}`);
  await expect(page.getByLabel("Username")).toHaveValue(`shop-${unowned}`);
  await page.getByLabel("Username").fill("DEMO-cafe");
  await button(page, "Create login").click();
  await expect(page.getByText("This username is taken. Choose another.")).toBeVisible();
  await expectNoFaults(page, "a login refused", page.locator("main form").last());
  await page.getByLabel("Username").fill(unowned);
  await button(page, "Create login").click();
  const { username, password } = await readHandOver(page);
  await expectRoom(page, "a login handed over");
  expect(complaints.filter((line) => !/status of 4(09|22)/.test(line))).toEqual([]);

  const form = { username, password };
  const headers = { Origin: new URL(page.url()).origin, "CF-Connecting-IP": ownAddress() };
  const owner = await browser.newContext();
  const reply = await owner.request.post("/shop/login", { form, headers, maxRedirects: 0 });
  expect(reply.headers()["location"]).toBe(`/shop/edit/menu/${unowned}`);
});

test("messages, word rules, shops and the log have no faults at 360 px, in any state, and only what shows a password loads a script", async ({
  page,
}) => {
  const id = idOf(ofThisTry("desk-axe"));
  await logInAsOperator(page);
  const { complaints, scripts } = listenToDesk(page);
  for (const path of [
    "messages",
    "messages?q=nobody",
    "words",
    "words/1",
    "words/new",
    "shops",
    "log",
  ]) {
    await page.goto(`/desk/${path}`);
    await expectNoFaults(page);
  }
  expect(scripts).toEqual([]);
  await page.goto(`/desk/shops/${id}`, { waitUntil: "load" });
  expect(scripts.map((address) => address.replace(/.*\/|-.*/g, ""))).toEqual(["once"]);
  for (const summary of await page.locator("summary").all()) await summary.click();
  await expectNoFaults(page, "all of it open");
  await button(page, `Close Shop ${id}`).click();
  await expect(page.getByText(/^Closed since/)).toBeVisible();
  await expectNoFaults(page, "closed", page.locator("main"));
  expect(complaints).toEqual([]);
});
