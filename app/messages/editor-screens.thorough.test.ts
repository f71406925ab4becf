import { env } from "cloudflare:workers";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Menu } from "#app/domain/menus/menus.ts";
import { LARGEST_FORM } from "#app/http/forms.ts";
import type { Fields } from "#app/routes/menu/editor/operations/fields.ts";
import type { OperationName } from "#app/routes/menu/editor/operations/operations.ts";
import {
  changedForm,
  editorOf,
  firstOf,
  formsOf,
  menuOf,
  OPERATIONS,
  sendForm,
  storeEditableMenu,
} from "#test/editor.ts";
import { plainWordsIn, speakPseudo } from "#test/pseudo.ts";
import { logIn } from "#test/sessions.ts";
import { storeMenu } from "#test/stored-menus.ts";
import { submit, visit } from "#test/visit.ts";

// What shops write is in digits here, as it stands in labels that cannot carry a language of their own.
const FILE = {
  shop: {
    name: "7",
    description: "7",
    categories: ["7", "8"],
    shop_metadata: { phone_number: "7", food_type: "7", footer: { 7: "7" } },
  },
  sections: [
    {
      section: "1",
      subheaders: ["1", "2"],
      items: [
        { item: "1", price: 1, submenu: { 1: 1 } },
        { item: "2", price: 2, submenu: { 1: 1, 2: 2 } },
        { item: "3", price: 3 },
      ],
    },
    { section: "2" },
  ],
};
const FIELDS_TYPED = Object.fromEntries(
  ["name", "text", "secondName", "description", "foodType", "categories"].map((name) => [
    name,
    "9",
  ]),
);

let menu: Menu;
let bare: Menu;
let owner = "";
let ownerOfBare = "";

speakPseudo();

beforeAll(async () => {
  menu = await storeEditableMenu({ menu: FILE });
  owner = (await logIn(menu.shop.id)).cookie;
  bare = await menuOf(await storeMenu({ menu: { shop: { name: "8" }, sections: [] } }));
  ownerOfBare = (await logIn(bare.shop.id)).cookie;
});
afterEach(() => vi.restoreAllMocks());

const inHindi = (cookie: string) => ({ Cookie: `${cookie}; language=hi` });
const look = (address = editorOf(menu), cookie = owner) =>
  visit(address, { headers: inHindi(cookie) });
const open = (part: string) => look(`${editorOf(menu)}?open=${part}`);
const send = (form: Fields) => sendForm(editorOf(menu), form, inHindi(owner));
const sendChanged = (name: OperationName, changes: Record<string, string>) =>
  send(changedForm(formsOf(menu)[name], { ...FIELDS_TYPED, ...changes }));

async function expectInHindi(page: Response, status: number): Promise<void> {
  const html = await page.text();
  expect([page.status, html.includes('<html lang="hi">')]).toEqual([status, true]);
  expect(await plainWordsIn(new Response(html, page))).toEqual([]);
}

async function withoutDatabase(ask: () => Promise<Response>): Promise<Response> {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(env.DB, "withSession").mockImplementation(() => {
    throw new Error("down");
  });
  return ask();
}

async function onBehalf(address: string): Promise<Response> {
  const { cookie: Cookie } = await logIn(null);
  await submit(`/desk/shops/${menu.shop.id}`, { act: "open-editor" }, { Cookie });
  return look(address, Cookie);
}

async function openSoldOut(): Promise<Response> {
  const { item } = firstOf(await menuOf(menu.shop.id));
  const revision = String(item.revision);
  await sendChanged("edit-item", { soldOut: "today", name: "1", revision });
  const page = await open("sold-out");
  expect(await page.clone().text()).toMatch(/<dialog/);
  return page;
}

const section = () => firstOf(menu).section.id;
const item = () => firstOf(menu).item.id;

const SCREENS: [name: string, status: number, open: () => Promise<Response>][] = [
  ["a menu", 200, () => look()],
  ["a menu, saved", 200, () => look(`${editorOf(menu)}?saved`)],
  ["the history of a menu", 200, () => look(`${editorOf(menu)}/history`)],
  ["an empty menu", 200, () => look(editorOf(bare), ownerOfBare)],
  ["a section that is added", 200, () => open("add-section")],
  ["a section between others", 200, () => open(`add-section-after-${section()}`)],
  ["the list of sections", 200, () => open("sections")],
  ["what is sold out", 200, openSoldOut],
  ["a section that is renamed", 200, () => open(`rename-section-${section()}`)],
  ["a section that is deleted", 200, () => open(`delete-section-${section()}`)],
  ["a subheader that is added", 200, () => open(`add-subheader-${section()}`)],
  ["a subheader that is edited", 200, () => open(`subheader-${section()}-0`)],
  ["a list that is pasted", 200, () => open("paste-list")],
  ["an item that is added", 200, () => open(`add-item-${section()}`)],
  ["the menu of an item", 200, () => open(`menu-${item()}`)],
  ["an item that is edited", 200, () => open(`edit-item-${item()}`)],
  ["an item that is deleted", 200, () => open(`delete-item-${item()}`)],
  ["the menu of another shop", 403, () => look(editorOf(bare))],
  ["a menu, for an operator", 403, async () => look(undefined, (await logIn(null)).cookie)],
  ["a menu, for an operator on its behalf", 200, () => onBehalf(editorOf(menu))],
  ["the history, for them", 200, () => onBehalf(`${editorOf(menu)}/history`)],
  ["a menu that is not loaded", 503, () => withoutDatabase(() => look())],
  ["no operation", 422, () => send([["operation", "none"]])],
  ["what is too large", 413, () => send([["name", "7".repeat(LARGEST_FORM.texts)]])],
];

const REFUSALS: [OperationName, status: number, changes: Record<string, string>][] = [
  ["add-section", 422, { name: "" }],
  ["add-section", 422, { name: "7".repeat(121) }],
  ["add-section", 422, { name: "\u0007" }],
  ["rename-section", 422, { name: "" }],
  ["move-section", 422, { by: "up", to: "x" }],
  ["move-section", 422, { by: "down", to: "x" }],
  ["add-item", 422, { priceRupees: "0" }],
  ["add-item", 422, { priceRupees: "-1" }],
  ["add-item", 422, { priceRupees: "1e3" }],
  ["add-item", 422, { priceRupees: "1000001" }],
  ["add-item", 422, { priceRupees: "7".repeat(41) }],
  ["edit-item", 409, { revision: "9", optionName: "7" }],
  ["edit-item", 422, { optionName: "7", optionPriceRupees: "-1" }],
  ["delete-item", 409, { revision: "9" }],
  ["delete-section", 409, { revision: "99" }],
  ["edit-shop", 422, { phoneNumber: "7".repeat(41) }],
  ["edit-shop", 422, { footerLabel: "" }],
  ["edit-shop", 422, { categories: "7\n".repeat(21) }],
];

describe("in another language, no text from outside the catalogue is on", () => {
  it.each(SCREENS)("%s", async (_, status, open) => {
    await expectInHindi(await open(), status);
  });

  it.each(REFUSALS)("%s, refused with %d: %j", async (name, status, changes) => {
    await expectInHindi(await sendChanged(name, { footerLabel: "7", ...changes }), status);
  });

  it.each(OPERATIONS)("%s of what is gone, or a file that is none", async (name) => {
    const patch =
      '{"sections":[],"items":[{"id":999999,"values":{}}],"deletedSections":[],"deletedItems":[]}';
    const changes = {
      sectionId: "999999",
      itemId: "999999",
      revision: "999999",
      image: "7",
      patch,
    };
    const page = await sendChanged(name, { priceRupees: "7", footerLabel: "7", ...changes });
    // A section can be added, and a picture removed, at any time.
    if (page.status !== 303) await expectInHindi(page, page.status);
  });
});

it("what the shop wrote carries its own language, on a page in Hindi too", async () => {
  const chaat = await storeEditableMenu();
  const { cookie } = await logIn(chaat.shop.id);
  const html = await (await look(editorOf(chaat), cookie)).text();
  for (const name of ["Chaat House", "Pani Puri", "Served hot"]) {
    expect(html).toMatch(new RegExp(`lang="en"[^>]*>${name}<`));
  }
  const opened = `${editorOf(chaat)}?open=delete-section-${firstOf(chaat).section.id}`;
  expect(await (await look(opened, cookie)).text()).toContain('<span lang="en">Chaat</span>');
});

it("the editor leads to itself in the other language", async () => {
  const next = encodeURIComponent(editorOf(menu));
  expect(await (await look()).text()).toContain(
    `<a href="/language/en?next=${next}" lang="en" hrefLang="en">`,
  );
});
