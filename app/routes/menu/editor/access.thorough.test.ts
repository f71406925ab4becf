import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { shops } from "#app/db/schema.ts";
import type { Menu } from "#app/domain/menus/menus.ts";
import {
  changedForm,
  editorOf,
  firstOf,
  formBody,
  formsOf,
  menuOf,
  OPERATIONS,
  sendForm,
  storeEditableMenu,
} from "#test/editor.ts";
import { seenIn } from "#test/plain-menu.ts";
import { logIn } from "#test/sessions.ts";
import { submit, visit } from "#test/visit.ts";
import type { Fields } from "./operations/fields.ts";
import type { OperationName } from "./operations/operations.ts";

const db = openDatabase(env.DB);

/** Two shops that stay as they are, whatever nobody may do to them. */
let ours: Menu;
let theirs: Menu;
/** The cookies of those who may not touch our menu. */
let strangers: [who: string, Cookie: string][];

beforeAll(async () => {
  [ours, theirs] = [await storeShop(), await storeShop()];
  strangers = [];
  for (const [who, cookieOf] of STRANGERS) strangers.push([who, await cookieOf()]);
});

async function storeShop(): Promise<Menu> {
  const menu = await storeEditableMenu();
  await env.IMAGES.put(String(menu.shop.imageKey), "a picture");
  return menu;
}

/** Everything of both shops that an operation could change. */
async function everything() {
  const { objects } = await env.IMAGES.list();
  const menus = [await menuOf(ours.shop.id), await menuOf(theirs.shop.id)];
  return { menus, images: objects.map(({ key }) => key) };
}

/** Expects that this changes nothing of either shop. */
async function expectUntouchedBy(act: () => Promise<void>): Promise<void> {
  const before = await everything();
  await act();
  expect(await everything()).toEqual(before);
}

const changesOf = (menu: Menu) => `${editorOf(menu)}/changes`;

const withoutRevision = ({ shop, sections }: Menu) => ({ ...shop, revision: 0, sections });

/** Those who may not touch our menu, with the cookie that each of them sends. */
const STRANGERS: [name: string, cookie: () => Promise<string>][] = [
  ["somebody who is not logged in", async () => ""],
  ["the owner of another shop", async () => (await logIn(theirs.shop.id)).cookie],
  [
    "the staff of another shop",
    async () => (await logIn(theirs.shop.id, { role: "staff" })).cookie,
  ],
  ["an operator", async () => (await logIn(null)).cookie],
  ["an operator in another shop's editor", () => operatorIn(theirs)],
  ["an operator who has left the editor", operatorWhoLeft],
  ["an operator in the editor of a shop that has closed", operatorOfClosed],
];

/** Those who may change a menu, with the cookie that each of them sends. */
const WORKERS: [name: string, cookieOf: (menu: Menu) => Promise<string>][] = [
  ["the shop's owner", async ({ shop }) => (await logIn(shop.id)).cookie],
  ["the shop's staff", async ({ shop }) => (await logIn(shop.id, { role: "staff" })).cookie],
  ["an operator on the shop's behalf", operatorIn],
];

/** The shop itself, of which its staff changes nothing. */
const OWNERS_ALONE = ["edit-shop", "change-shop-image", "remove-shop-image"];

const workersAt = (operation: OperationName) =>
  WORKERS.filter(([who]) => !who.endsWith("staff") || !OWNERS_ALONE.includes(operation));

const atDesk = (menu: Menu, act: string, Cookie: string) =>
  submit(`/desk/shops/${menu.shop.id}`, { act }, { Cookie });

async function operatorIn(menu: Menu): Promise<string> {
  const { cookie, account } = await logIn(null);
  await atDesk(menu, "open-editor", cookie);
  // Amid an editing session, as logIn leaves it.
  const editing = {
    editedBy: account.id,
    editedAt: Number.MAX_SAFE_INTEGER,
    keptAt: Number.MAX_SAFE_INTEGER,
  };
  await db.update(shops).set(editing).where(eq(shops.id, menu.shop.id));
  return cookie;
}

async function operatorWhoLeft(): Promise<string> {
  const cookie = await operatorIn(ours);
  await atDesk(ours, "leave-editor", cookie);
  return cookie;
}

async function operatorOfClosed(): Promise<string> {
  const closing = await storeEditableMenu();
  const cookie = await operatorIn(closing);
  await atDesk(closing, "close", cookie);
  return cookie;
}

const OTHER_SITES: Record<string, string>[] = [
  { Origin: "https://evil.example" },
  { Origin: "null" },
  {},
];

type Way = (name: OperationName, stranger: [who: string, Cookie: string]) => Promise<void>;

/** As the editor's script sends it, with what strangers are told. */
const sendAsChange: Way = async (name, [who, Cookie]) => {
  const bare = await sendForm(changesOf(ours), formsOf(ours)[name], { Cookie });
  expect([who, bare.status, await bare.json()]).toEqual(
    Cookie === ""
      ? [who, 401, { problem: { reason: "logged-out" } }]
      : [who, 403, { problem: { reason: "other-shop", ...roleIn(who) } }],
  );
};

/** The other ways to send an operation, each with what strangers are told. */
const OTHER_WAYS: Way[] = [
  async (name, [who, Cookie]) => {
    const next = encodeURIComponent(editorOf(ours));
    const response = await sendForm(editorOf(ours), formsOf(ours)[name], { Cookie });
    expect([who, response.status, response.headers.get("Location")]).toEqual(
      Cookie === "" ? [who, 302, `/shop/login?next=${next}`] : [who, 403, null],
    );
  },
  // As the framework's own script would send it: its redirects come as a 202.
  async (name, [who, Cookie]) => {
    const asData = await sendForm(`${editorOf(ours)}.data`, formsOf(ours)[name], { Cookie });
    expect([who, asData.status]).toEqual([who, Cookie === "" ? 202 : 403]);
    expect(await asData.text()).not.toMatch("saved");
  },
];

/**
 * Who asks is found out before what for. So each operation is tried by every stranger and from every site as a change, but
 * each time in one of the other ways; the operations take turns, so that all ways of each stranger are tried.
 */
function inTurn<T>(ways: readonly T[], turn: number): T {
  return ways[turn % ways.length] as T;
}

describe.each(OPERATIONS.map((name, at) => ({ name, at })))("$name", ({ name, at }) => {
  it.each(workersAt(name))("is done for %s, and moves the revision by one", async (_, cookieOf) => {
    const menu = await storeShop();
    const Cookie = await cookieOf(menu);
    const response = await sendForm(editorOf(menu), formsOf(menu)[name], { Cookie });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toMatch(
      new RegExp(`^${editorOf(menu)}\\?saved(&open=|$)`),
    );
    const now = await menuOf(menu.shop.id);
    expect(now.shop.revision).toBe(menu.shop.revision + 1);
    expect(withoutRevision(now)).not.toEqual(withoutRevision(menu));
    expect(await menuOf(theirs.shop.id)).toEqual(theirs);
  });

  it.each(workersAt(name))("is done for %s, who has JavaScript", async (_, cookieOf) => {
    const menu = await storeShop();
    const Cookie = await cookieOf(menu);
    const response = await sendForm(changesOf(menu), formsOf(menu)[name], { Cookie });
    expect([response.status, await response.text()]).toEqual([200, expect.stringMatching("saved")]);
    expect((await menuOf(menu.shop.id)).shop.revision).toBe(menu.shop.revision + 1);
  });

  it("is done for nobody else", () =>
    expectUntouchedBy(async () => {
      for (const [index, stranger] of strangers.entries())
        for (const send of [sendAsChange, inTurn(OTHER_WAYS, index + at)])
          await send(name, stranger);
    }));

  it("is not done where it comes from another site, or from who does not say from where", () =>
    expectUntouchedBy(async () => {
      const { cookie: Cookie } = await logIn(ours.shop.id);
      for (const [index, from] of OTHER_SITES.entries()) {
        const path = inTurn([editorOf(ours), `${editorOf(ours)}.data`], index + at);
        for (const each of [changesOf(ours), path]) {
          const body = formBody(formsOf(ours)[name]);
          const headers = { Cookie, ...from };
          const { status } = await visit(each, { method: "POST", body, headers });
          expect([each, from, status]).toEqual([each, from, 403]);
        }
      }
    }));

  it("reaches no other shop and no other's picture by a field that names them", async () => {
    const menu = await storeShop();
    const { cookie: Cookie } = await logIn(menu.shop.id);
    const { id, imageKey } = theirs.shop;
    const names = { shopId: id, shop_id: id, id, imageKey: String(imageKey) };
    const form = changedForm(formsOf(menu)[name], { ...names, image_key: String(imageKey) });
    await sendForm(editorOf(menu), form, { Cookie });
    expect((await menuOf(menu.shop.id)).shop.imageKey).not.toBe(imageKey);
    expect(await menuOf(id)).toEqual(theirs);
    expect(await env.IMAGES.head(String(imageKey))).not.toBeNull();
  });
});

describe("of what is the owner's alone, the staff", () => {
  it.each(OWNERS_ALONE as OperationName[])("does nothing: %s", async (name) => {
    const { cookie: Cookie } = await logIn(ours.shop.id, { role: "staff" });
    await expectUntouchedBy(async () => {
      for (const path of [editorOf(ours), `${editorOf(ours)}.data`, changesOf(ours)]) {
        const response = await sendForm(path, formsOf(ours)[name], { Cookie });
        expect([path, response.status]).toEqual([path, 403]);
        expect(await response.text()).toMatch(/Only the owner can change this|owner-only/);
      }
    });
  });

  it("sees no form, neither of the shop nor of its logins", async () => {
    const forms = /name="operation" value="(?:edit-shop|change-shop-image)"/;
    for (const [who, cookieOf] of WORKERS) {
      const page = await visit(editorOf(ours), { headers: { Cookie: await cookieOf(ours) } });
      const html = await page.text();
      expect([who, forms.test(html)]).toEqual([who, !who.endsWith("staff")]);
      expect([who, html.includes("/shop/staff")]).toEqual([who, who.endsWith("owner")]);
      expect(html).toContain('value="edit-shop-board"');
    }
  });
});

describe("a photo from a phone's queue", () => {
  const send = (menu: Menu, Cookie: string) =>
    sendForm(`${editorOf(menu)}/photos`, formsOf(menu)["change-item-photo"], { Cookie });

  it.each(WORKERS)("is taken from %s", async (_, cookieOf) => {
    const menu = await storeShop();
    expect((await send(menu, await cookieOf(menu))).status).toBe(200);
    expect(await menuOf(menu.shop.id)).not.toEqual(menu);
  });

  it("is taken from nobody else", () =>
    expectUntouchedBy(async () => {
      for (const [who, Cookie] of strangers) {
        const { status } = await send(ours, Cookie);
        expect([who, status]).toEqual([who, Cookie === "" ? 401 : 403]);
      }
    }));
});

describe("the owner of another shop, at their own editor, gets nothing done with our ids:", () => {
  const isNamedById = (form: Fields) =>
    form.some(([name]) => ["sectionId", "itemId", "patch"].includes(name));

  async function expectRefused(form: Fields, status: number) {
    const { cookie: Cookie } = await logIn(theirs.shop.id);
    await expectUntouchedBy(async () => {
      const response = await sendForm(editorOf(theirs), form, { Cookie });
      expect(response.status).toBe(status);
    });
  }

  const itemIdsOf = (menu: Menu) => firstOf(menu).section.items.map(({ id }) => String(id));

  // The operations without an id are about the shop of whoever is logged in.
  const named = OPERATIONS.filter((name) => !/add-section|shop/.test(name));

  it.each(named)("%s", async (name) => {
    const form = formsOf(ours)[name];
    expect(isNamedById(form)).toBe(true);
    // A patch does not say which of its things is gone.
    await expectRefused(form, name === "patch-menu" ? 409 : 404);
  });

  it("an order of our section that names their item", async () => {
    const { section } = firstOf(ours);
    const itemId = String(firstOf(theirs).item.id);
    const wish: Fields = [
      ["itemId", itemId],
      ["to", "1"],
    ];
    for (const seen of [itemIdsOf(ours), [...itemIdsOf(ours), itemId]]) {
      const list = seenIn(section, seen);
      await expectRefused([["operation", "drag-item"], ...list, ...wish], 404);
    }
  });

  it("an order of their section among whose items are ours", async () => {
    const { section } = firstOf(theirs);
    const own = itemIdsOf(theirs);
    const [itemId = "", ...others] = itemIdsOf(ours);
    for (const seen of [
      [itemId, ...others],
      [...own, itemId],
      [itemId, ...own.slice(1)],
    ]) {
      const list = seenIn(section, seen);
      const wish: Fields = [
        ["itemId", itemId],
        ["to", "1"],
      ];
      await expectRefused([["operation", "drag-item"], ...list, ...wish], 409);
    }
  });
});

describe("the page of the editor", () => {
  const addresses = (path: string) => [path, `${path}.data`, `${path}/changes`];

  it.each(WORKERS)("is shown to %s, who is led to it without its id", async (_, cookieOf) => {
    const Cookie = await cookieOf(ours);
    const led = await visit("/shop/edit/menu?open=add-section", { headers: { Cookie } });
    expect([led.status, led.headers.get("Location")]).toEqual([
      302,
      `${editorOf(ours)}?open=add-section`,
    ]);
    for (const path of addresses(editorOf(ours))) {
      const response = await visit(path, { headers: { Cookie } });
      expect([path, response.status]).toEqual([path, 200]);
      expect(response.headers.get("Cache-Control")).toBe("private, no-store");
      expect(await response.text()).toContain("Pani Puri");
    }
  });

  it("tells nothing of the menu to anybody else", async () => {
    for (const [who, Cookie] of strangers) {
      for (const path of addresses(editorOf(ours))) {
        const response = await visit(`${path}?open=add-section`, { headers: { Cookie } });
        const kind = path.split(/[./]/).at(-1) ?? "";
        const unknown = { data: 202, changes: 401 }[kind] ?? 302;
        expect([who, response.status]).toEqual([who, Cookie === "" ? unknown : 403]);
        expect(response.headers.get("Cache-Control")).toBe("private, no-store");
        expect(await response.text()).not.toMatch(/Pani Puri|Chaat/);
      }
    }
  });
});

/** What a refusal tells operators alone. */
function roleIn(who: string) {
  return who.startsWith("an operator") ? { role: "operator" } : {};
}
