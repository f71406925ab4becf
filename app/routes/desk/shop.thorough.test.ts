import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { shopRequests } from "#app/db/enquiries-schema.ts";
import { accounts, deskLog, shops } from "#app/db/schema.ts";
import { addSection } from "#app/domain/menus/sections.ts";
import { openHandOver } from "#test/hand-over.ts";
import { makeMenuFile } from "#test/makers.ts";
import { logIn } from "#test/sessions.ts";
import { storeItem, storeMadeMenu } from "#test/stored-menus.ts";
import { ORIGIN, submit, visit } from "#test/visit.ts";

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

const revisionOf = async (shopId: string) =>
  (await db.select().from(shops).where(eq(shops.id, shopId)))[0]?.revision ?? 0;

/** Sends a menu file, for the menu as it is now unless another revision is said to have been seen. */
async function upload(
  shopId: string,
  content: BlobPart,
  { seen, chosen = {} }: { seen?: number; chosen?: Record<string, string> } = {},
) {
  const body = new FormData();
  body.set("act", "import");
  body.set("revision", String(seen ?? (await revisionOf(shopId))));
  for (const [name, value] of Object.entries(chosen)) body.set(name, value);
  body.set("file", new File([content], "menu.json", { type: "application/json" }));
  const headers = { Cookie: cookie, Origin: ORIGIN };
  return visit(`/desk/shops/${shopId}`, { method: "POST", body, headers });
}

describe("importing a menu", () => {
  it("takes the shop's place on the menu at once, and says what it stored and mended", async () => {
    const shopId = await storeItem({ item: "Old Samosa", price: 10 });
    expect(await (await menu(shopId)).text()).toContain("Old Samosa");
    const file = makeMenuFile({ shopId: "another-id", name: "New Name", sections: 2, items: 10 });
    const chosen = { detail: "name", changed: "file", missing: "delete" };
    const response = await upload(shopId, JSON.stringify(file), { chosen });
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain("2 sections, 10 items, 2 size options");
    expect(html).toContain("takes its lowest option price");
    expect(html).toContain(">New Name</h1>");
    const shown = await (await menu(shopId)).text();
    expect(shown).toContain("New Name");
    expect(shown).not.toContain("Old Samosa");
    expect(await actsOn(shopId)).toEqual(["import-menu"]);
    expect((await menu("another-id")).status).toBe(404);
  });

  const negative = makeMenuFile({ sections: 1, items: 3 });
  Object.assign(negative.menu.sections[0]?.items[2] ?? {}, { price: -5 });
  it.each([
    ["a wrong field", JSON.stringify(negative), 422, "menu.sections[0].items[2].price must not be"],
    ["what is no JSON", "chai", 422, "(file) is not JSON"],
    ["what is no text", new Uint8Array([0xff, 0xfe, 0x00]), 422, "The file isn’t UTF-8 text"],
    ["nothing", "", 422, "Choose a menu file first"],
    ["a little over 1 MB", " ".repeat(1_000_001), 422, "(file) is over 1 MB"],
    ["far more than 1 MB", " ".repeat(3_100_000), 413, "The file is over 1 MB"],
  ])("refuses %s in words, and changes nothing", async (_, content, status, words) => {
    const shopId = await storeItem({ item: "Samosa", price: 10 });
    const response = await upload(shopId, content);
    expect([response.status, await response.text()]).toEqual([
      status,
      expect.stringContaining(words),
    ]);
    expect(await (await menu(shopId)).text()).toContain("Samosa");
    expect(await actsOn(shopId)).toEqual([]);
  });

  it("says first what a file would change, and changes only what is then chosen", async () => {
    const samosa = { item: "Samosa", price: 10 };
    const shopId = await storeItem(samosa, { name: "Raju", description: "Old" });
    const items = [
      { item: "samosa", price: 12 },
      { item: "Kachori", price: 20 },
    ];
    const shop = { name: "Other", description: "New" };
    const file = JSON.stringify({ menu: { shop, sections: [{ section: "Chaat", items }] } });
    const preview = await upload(shopId, file, { chosen: { act: "preview-import" } });
    const html = (await preview.text()).replaceAll("<!-- -->", "");
    expect(html).toContain("New: 1 item");
    expect(html).toContain("samosa: ₹10 → ₹12");
    expect(html).toMatch(
      /<input(?![^>]*checked)[^>]*value="name"[^>]*>(?:<span>)?[^<]*Name: “Raju” → “Other”/,
    );
    expect(html).toMatch(/<input(?=[^>]*checked)[^>]*value="description"/);
    expect(await (await menu(shopId)).text()).not.toContain("Kachori");

    const gone = JSON.stringify({ menu: { shop, sections: [] } });
    await upload(shopId, gone, { chosen: { detail: "description", missing: "keep" } });
    const kept = await (await menu(shopId)).text();
    expect([kept.includes("Samosa"), kept.includes("Raju"), kept.includes("Other")]).toEqual([
      true,
      true,
      false,
    ]);
    await upload(shopId, file, { chosen: { changed: "keep" } });
    const added = await (await menu(shopId)).text();
    expect([added.includes("Kachori"), />Samosa</.test(added), />samosa</.test(added)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("asks first where there is a menu, and not where it is empty", async () => {
    const shopId = await storeMadeMenu(2, 5);
    const html = await open(shopId);
    expect(html).toContain("Import...</summary>");
    expect(html).toMatch(/value="preview-import"[^>]*>See what it changes</);
    expect(html).toContain(`name="revision" value="${await revisionOf(shopId)}"`);
    const empty = await open(await storeMadeMenu(0, 0));
    expect(empty).not.toContain("Import...");
    expect(empty).toMatch(/value="import"[^>]*>Import</);
  });

  it("is refused where the menu has changed since it was seen, and changes nothing", async () => {
    const shopId = await storeItem({ item: "Samosa", price: 10 });
    const seen = await revisionOf(shopId);
    await addSection(db, shopId, { name: "Added meanwhile" });
    const file = JSON.stringify(makeMenuFile({ sections: 1, items: 1 }));
    const response = await upload(shopId, file, { seen });
    expect([response.status, await response.text()]).toEqual([
      409,
      expect.stringContaining("The menu has changed since you saw it, so nothing was imported."),
    ]);
    const shown = await (await menu(shopId)).text();
    expect(shown).toContain("Samosa");
    expect(shown).toContain("Added meanwhile");
    expect(await actsOn(shopId)).toEqual([]);
  });

  it("makes no shop where there is none", async () => {
    const file = JSON.stringify(makeMenuFile({ sections: 1, items: 1 }));
    expect((await upload("brand-new", file)).status).toBe(404);
    expect(await db.$count(shops, eq(shops.id, "brand-new"))).toBe(0);
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
    "sends it to the number that the page shows, which the desk imported: %s",
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
