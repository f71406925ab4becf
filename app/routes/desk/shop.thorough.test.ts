import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { shopRequests } from "#app/db/enquiries-schema.ts";
import { accounts, deskLog, shops } from "#app/db/schema.ts";
import { openHandOver } from "#test/hand-over.ts";
import { logIn } from "#test/sessions.ts";
import { storeItem, storeMadeMenu } from "#test/stored-menus.ts";
import { submit, visit } from "#test/visit.ts";

const db = openDatabase(env.DB);
let cookie = "";

beforeAll(async () => {
  ({ cookie } = await logIn(null));
});
afterEach(() => vi.restoreAllMocks());

const open = async (shopId: string) =>
  (await visit(`/desk/shops/${shopId}`, { headers: { Cookie: cookie } })).text();
const act = (shopId: string, fields: Record<string, string>) =>
  submit(`/desk/shops/${shopId}`, fields, { Cookie: cookie });
const menu = (shopId: string) => visit(`/menu/${shopId}`);
const actsOn = async (shopId: string) =>
  (await db.select().from(deskLog).where(eq(deskLog.subject, shopId))).map((entry) => entry.act);

describe("a list for a menu", () => {
  it("is added in the editor on the shop's behalf, which the log tells", async () => {
    const shopId = await storeMadeMenu(0, 0);
    expect(await open(shopId)).toMatch(
      /<button(?=[^>]*class="button primary")[^>]*value="open-list"/,
    );
    const opened = await act(shopId, { act: "open-list" });
    const editor = `/shop/edit/menu/${shopId}?open=paste-list`;
    expect([opened.status, opened.headers.get("Location")]).toEqual([303, editor]);
    const html = await (await visit(editor, { headers: { Cookie: cookie } })).text();
    expect(html).toMatch(/<dialog[^>]*><h2[^>]*>Paste a list/);
    expect(await actsOn(shopId)).toEqual(["open-editor"]);
  });

  it("has no way in where the shop is closed, and changes nothing by the forms of earlier releases", async () => {
    const shopId = await storeItem({ item: "Samosa" });
    for (const name of ["import", "preview-import"]) {
      expect((await act(shopId, { act: name, revision: "1", text: "{}" })).status).toBe(400);
    }
    expect(await (await menu(shopId)).text()).toContain("Samosa");
    await act(shopId, { act: "close" });
    expect(await open(shopId)).not.toContain('value="open-list"');
    const opened = await act(shopId, { act: "open-list" });
    expect([opened.status, await opened.text()]).toEqual([
      409,
      expect.stringContaining("Reopen the shop below first."),
    ]);
    expect(await actsOn(shopId)).toEqual(["close-shop"]);
  });
});

describe("creating the login of a shop that has none", () => {
  const create = (shopId: string, username: string) =>
    act(shopId, { act: "create-login", username });

  it("suggests one, and hands over what works, once, and is logged", async () => {
    const shopId = await storeItem({ item: "Samosa" }, { name: "Loginless Chaat" });
    await db.update(shops).set({ phoneNumber: "90000 00003" }).where(eq(shops.id, shopId));
    expect(await open(shopId)).toMatch(
      /<input(?=[^>]* id="username")[^>]* value="loginless-chaat"/,
    );
    const response = await openHandOver(await create(shopId, "loginless"), cookie);
    const html = await response.text();
    const [, password = ""] = /Password: ([\w-]*)/.exec(html) ?? [];
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(html).toContain("Here is your login for the digital menu of Loginless Chaat.");
    const login = await submit("/shop/login", { username: "loginless", password });
    expect(login.headers.get("Location")).toBe(`/shop/edit/menu/${shopId}`);

    const again = await create(shopId, "another");
    expect([again.status, await again.text()]).toEqual([
      409,
      expect.stringContaining("This shop’s owner already has a login. Nothing was changed."),
    ]);
    expect(await db.$count(accounts, eq(accounts.shopId, shopId))).toBe(1);
    expect(await open(shopId)).not.toContain("Create login");
    expect(JSON.stringify(await db.select().from(deskLog))).not.toContain(password);
    expect(await actsOn(shopId)).toEqual(["create-login"]);
  });

  it.each([
    ["+91 90000 00003", "919000000003"],
    ["040-2345 6789 / 90000 00003", "919000000003"],
  ])(
    "sends it to the number that the page shows, which came with its menu: %s",
    async (number, to) => {
      const shop = { metadata: { phone_number: number } };
      const shopId = await storeItem({ item: "Samosa" }, shop);
      const html = await (await openHandOver(await create(shopId, shopId), cookie)).text();
      expect(html).toContain(`href="https://wa.me/${to}?text=`);
      expect(html).not.toContain("no mobile number");
    },
  );

  it("says that no mobile is known where the page shows none", async () => {
    const shop = { metadata: { phone_number: "040-2345 6789" } };
    const shopId = await storeItem({ item: "Samosa" }, shop);
    const html = await (await openHandOver(await create(shopId, shopId), cookie)).text();
    expect(html).toContain("has no mobile number for this shop. Copy the message instead.");
    expect(html).not.toContain("?text=");
  });

  it("says beside the field what is wrong with it, and loses nothing typed", async () => {
    const { account } = await logIn(await storeItem({ item: "Chai" }));
    const shopId = await storeItem({ item: "Samosa" });
    for (const [username, status, words] of [
      ["no spaces", 422, "The username must be 3 to 60 letters"],
      [account.username.toUpperCase(), 409, "This username is taken. Choose another."],
    ] as const) {
      const response = await create(shopId, username);
      const html = await response.text();
      expect([response.status, html]).toEqual([status, expect.stringContaining(words)]);
      expect(html).toContain(`value="${username}"`);
    }
    expect(await db.$count(accounts, eq(accounts.shopId, shopId))).toBe(0);
    expect(await actsOn(shopId)).toEqual([]);
  });
});

describe("resetting a password", () => {
  const fieldsFor = ({ id, epoch }: { id: number; epoch: number }) => ({
    act: "reset-password",
    account: String(id),
    epoch: String(epoch),
  });

  it("shows one that works, once, with the message, and ends every session", async () => {
    const shopId = await storeItem(
      { item: "Samosa" },
      { metadata: { phone_number: "9999999999" } },
    );
    const wish = { shopName: "Shop", phoneNumber: "9876543210", createdAt: 1, shopId };
    await db.insert(shopRequests).values({ ...wish, status: "live" });
    const { account, cookie: owners } = await logIn(shopId);
    const response = await openHandOver(await act(shopId, fieldsFor(account)), cookie);
    const html = await response.text();
    const [, password = ""] = /Password: ([\w-]*)/.exec(html) ?? [];
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(html).toContain("Here is a new password for the digital menu of Shop.");
    expect(html).toContain('href="https://wa.me/919876543210?text=');
    const editor = await visit(`/shop/edit/menu/${shopId}`, { headers: { Cookie: owners } });
    expect(editor.headers.get("Location")).toMatch(/^\/shop\/login/);
    const login = await submit("/shop/login", { username: account.username, password });
    expect(login.headers.get("Location")).toBe(`/shop/edit/menu/${shopId}`);

    const again = await act(shopId, fieldsFor(account));
    expect([again.status, await again.text()]).toEqual([
      409,
      expect.not.stringContaining("Password:"),
    ]);
    expect(await open(shopId)).not.toContain(password);
    expect(JSON.stringify(await db.select().from(deskLog))).not.toContain(password);
    expect(await actsOn(shopId)).toEqual(["reset-password"]);
  });

  it("offers no WhatsApp to a number on the menu, which whoever is logged in there can write", async () => {
    const shopId = await storeItem(
      { item: "Samosa" },
      { metadata: { phone_number: "9999999999" } },
    );
    const made = await act(shopId, fieldsFor((await logIn(shopId)).account));
    const html = await (await openHandOver(made, cookie)).text();
    expect(html).toContain("Password:");
    expect(html).not.toContain("wa.me/919999999999?text");
    expect(html).toContain("Whoever is logged in at the shop can change the number on its menu.");
    expect(html).not.toContain("no mobile number");
  });

  it("reaches no login of another shop", async () => {
    const [mine, other] = [await storeItem({ item: "A" }), await storeItem({ item: "B" })];
    const { account } = await logIn(other);
    expect((await act(mine, fieldsFor(account))).status).toBe(404);
    const [kept] = await db.select().from(accounts).where(eq(accounts.id, account.id));
    expect(kept).toMatchObject({ passwordHash: "none", epoch: account.epoch });
  });
});

describe("closing and reopening", () => {
  it("takes the menu and the owner's screen away at once, and brings back the menu", async () => {
    const shopId = await storeItem({ item: "Samosa" });
    const { cookie: owners } = await logIn(shopId);
    const there = async () => [
      (await menu(shopId)).status,
      (await visit(`/shop/edit/menu/${shopId}`, { headers: { Cookie: owners } })).status,
    ];
    expect(await there()).toEqual([200, 200]);
    const closed = await act(shopId, { act: "close" });
    expect([closed.status, closed.headers.get("Location")]).toEqual([303, `/desk/shops/${shopId}`]);
    expect(await there()).toEqual([404, 302]);
    expect(await open(shopId)).toContain("Closed since");
    await act(shopId, { act: "reopen" });
    expect(await there()).toEqual([200, 302]);
    expect(await actsOn(shopId)).toEqual(["close-shop", "reopen-shop"]);
  });

  it("is refused to who comes too late", async () => {
    const shopId = await storeItem({ item: "Samosa" });
    await act(shopId, { act: "close" });
    const late = await act(shopId, { act: "close" });
    expect([late.status, await late.text()]).toEqual([
      409,
      expect.stringContaining("Somebody got there first"),
    ]);
  });
});

it("the shops are listed with what is on their menus, and where to go from there", async () => {
  const shopId = await storeItem({ item: "Samosa" }, { name: "Listed Shop" });
  const response = await visit("/desk/shops?q=LISTED", { headers: { Cookie: cookie } });
  const html = await response.text();
  expect(html).toContain("1 section, 1 item");
  for (const path of [`/desk/shops/${shopId}`, `/menu/${shopId}`, `/desk/shops/${shopId}/stand`]) {
    expect(html).toContain(`href="${path}"`);
  }
  await act(shopId, { act: "close" });
  const after = await visit("/desk/shops?q=listed", { headers: { Cookie: cookie } });
  expect(await after.text()).not.toContain(`href="/menu/${shopId}"`);
});
