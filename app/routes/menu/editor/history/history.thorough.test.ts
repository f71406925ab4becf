import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { shops } from "#app/db/schema.ts";
import type { Menu } from "#app/domain/menus/menus.ts";
import {
  changedForm,
  editorOf,
  firstOf,
  formsOf,
  menuOf,
  sendForm,
  storeEditableMenu,
} from "#test/editor.ts";
import { logIn } from "#test/sessions.ts";
import { visit } from "#test/visit.ts";
import type { Fields } from "#app/routes/menu/editor/fields.ts";

const db = openDatabase(env.DB);

let menu: Menu;
let owner: string;

beforeEach(async () => {
  menu = await storeEditableMenu();
  owner = (await logIn(menu.shop.id)).cookie;
  await beginAnew();
});

/** As if nobody had changed the menu for long. */
async function beginAnew(): Promise<void> {
  await db.update(shops).set({ editedBy: null }).where(eq(shops.id, menu.shop.id));
}

const historyOf = (query = "") => `${editorOf(menu)}/history${query}`;

/** The page as text; the version that its newest line leads to. */
async function look(query = "", Cookie = owner) {
  const response = await visit(historyOf(query), { headers: { Cookie } });
  const html = await response.text();
  const versionId = /\?version=(\d+)/.exec(html)?.[1] ?? "";
  return { status: response.status, html, versionId, words: html.replaceAll(/<[^>]*>/g, " ") };
}

const edit = async (name: "edit-item" | "delete-item" | "delete-section", Cookie = owner) =>
  sendForm(editorOf(menu), formsOf(await menuOf(menu.shop.id))[name], { Cookie });
const restore = (form: Fields, Cookie = owner) => sendForm(historyOf(), form, { Cookie });

it("says who changed what, and shows the menu as it was, of which the owner brings back what they like", async () => {
  const { cookie: staff, account } = await logIn(menu.shop.id, { role: "staff" });
  await beginAnew();
  await edit("edit-item", staff);
  await edit("delete-section", staff);
  const { words, versionId } = await look();
  expect(words).toContain(account.username);
  expect(words).toMatch(/Deleted a section\s+Chaat/);

  const { section, item } = firstOf(menu);
  const then = await look(`?version=${versionId}`);
  expect(then.words).toContain("Pani Puri");
  expect(then.html).toContain(`aria-label="Put Pani Puri back"`);
  const part: Fields = [
    ["versionId", versionId],
    ["sectionId", String(section.id)],
  ];
  const restored = await restore(part);
  expect([restored.status, restored.headers.get("Location")]).toEqual([
    303,
    historyOf("?restored"),
  ]);
  const back = (await menuOf(menu.shop.id)).sections[0];
  expect(back).toMatchObject({ id: section.id, name: section.name });
  expect(back?.items[0]).toMatchObject({
    id: item.id,
    name: item.name,
    pricePaise: item.pricePaise,
  });
  expect((await look("?restored")).words).toMatch(/Restored\..*Added a section/s);
});

it("marks what a restore would change, which of what is sold out is nothing", async () => {
  const { section, item } = firstOf(menu);
  const sold = changedForm(formsOf(menu)["edit-item"], { soldOut: "today", name: item.name });
  await sendForm(editorOf(menu), sold, { Cookie: owner });
  const { versionId } = await look();
  await restore([
    ["versionId", versionId],
    ["itemId", String(item.id)],
  ]);
  const { words } = await look(`?version=${versionId}`);
  expect(words).toContain("The menu has not changed since.");
  expect(words).not.toContain("Put back");
  expect((await menuOf(menu.shop.id)).sections[0]?.id).toBe(section.id);
});

it("is for looking alone where staff is logged in", async () => {
  const { cookie: staff } = await logIn(menu.shop.id, { role: "staff" });
  await edit("delete-item");
  const { versionId } = await look("", staff);
  const { html, words } = await look(`?version=${versionId}`, staff);
  expect(words).toContain("Only the owner can restore.");
  expect(html).not.toContain('<form method="post"><input');
  const before = await menuOf(menu.shop.id);
  expect((await restore([["versionId", versionId]], staff)).status).toBe(403);
  expect(await menuOf(menu.shop.id)).toEqual(before);
});

it.each(["another shop", "nobody"])("is closed to %s", async (who) => {
  await edit("delete-item");
  const { versionId } = await look();
  const other = await storeEditableMenu();
  const cookie = who === "nobody" ? "" : (await logIn(other.shop.id)).cookie;
  const status = who === "nobody" ? 302 : 403;
  const before = await menuOf(menu.shop.id);
  expect((await look("", cookie)).status).toBe(status);
  expect((await look(`?version=${versionId}`, cookie)).status).toBe(status);
  expect((await restore([["versionId", versionId]], cookie)).status).toBe(status);
  const theirs = `${editorOf(other)}/history`;
  const { cookie: Cookie } = await logIn(other.shop.id);
  const sent = await sendForm(theirs, [["versionId", versionId]], { Cookie });
  expect(sent.status).toBe(404);
  expect(await menuOf(menu.shop.id)).toEqual(before);
});

it("leads to the menu as files, of which the spreadsheet is for those who work for the shop", async () => {
  const { html } = await look();
  const [csv, json] = [`${editorOf(menu)}/menu.csv`, `/qr/menu/${menu.shop.id}`];
  for (const file of [csv, json]) expect(html).toContain(`href="${file}"`);
  const { headers, text } = await visitCsv(owner);
  expect(headers.get("Content-Disposition")).toBe(`attachment; filename="${menu.shop.id}.csv"`);
  expect(text).toMatch(/^\uFEFFSection,Name,.*\r\nChaat,Pani Puri,/);
  const { cookie: other } = await logIn((await storeEditableMenu()).shop.id);
  expect((await visitCsv(other)).status).toBe(403);
  expect((await visitCsv("")).status).toBe(302);
});

async function visitCsv(Cookie: string) {
  const response = await visit(`${editorOf(menu)}/menu.csv`, { headers: { Cookie } });
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, text };
}

it("says so where a form names nothing that is there", async () => {
  await edit("delete-item");
  const { versionId } = await look();
  for (const [form, status] of [
    [[["versionId", "x"]], 422],
    [[["versionId", "999999"]], 404],
    [
      [
        ["versionId", versionId],
        ["itemId", "999999"],
      ],
      404,
    ],
  ] as [Fields, number][]) {
    const response = await restore(form);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain("This isn’t here any more.");
  }
});

it("has no line for a save that was refused", async () => {
  await sendForm(editorOf(menu), changedForm(formsOf(menu)["edit-item"], { revision: "9" }), {
    Cookie: owner,
  });
  expect((await look()).words).toContain("Nothing has changed yet.");
});
