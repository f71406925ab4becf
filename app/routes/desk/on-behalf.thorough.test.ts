import { env } from "cloudflare:workers";
import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { accounts, deskLog, shops } from "#app/db/schema.ts";
import type { Menu } from "#app/domain/menus/menus.ts";
import type { Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { editorOf, formsOf, menuOf, sendForm, storeEditableMenu } from "#test/editor.ts";
import { logIn } from "#test/sessions.ts";
import { submit, visit } from "#test/visit.ts";

const db = openDatabase(env.DB);

let menu: Menu;
let operator: Awaited<ReturnType<typeof logIn>>;

beforeEach(async () => {
  menu = await storeEditableMenu();
  operator = await logIn(null);
});

const deskPage = () => `/desk/shops/${menu.shop.id}`;
const act = (name: string, of = deskPage()) =>
  submit(of, { act: name }, { Cookie: operator.cookie });
const look = async (path: string, { cookie: Cookie } = operator) => {
  const response = await visit(path, { headers: { Cookie } });
  const html = await response.text();
  return { status: response.status, html, words: html.replaceAll(/<!-- -->|<[^>]*>/g, " ") };
};
const actsOn = async (shopId: string) =>
  (await db.select().from(deskLog).where(eq(deskLog.subject, shopId)).orderBy(asc(deskLog.id))).map(
    (entry) => [entry.username, entry.act],
  );

it("the operator opens a shop's editor, which says whose menu it is, and leaves it again with one tap", async () => {
  expect((await look(deskPage())).words).toContain("Open editor");
  const opened = await act("open-editor");
  expect([opened.status, opened.headers.get("Location")]).toEqual([303, editorOf(menu)]);
  const bar = new RegExp(`<form (?=[^>]*class="on-behalf")[^>]*action="${deskPage()}"`);
  for (const path of [editorOf(menu), `${editorOf(menu)}/history`]) {
    const { html, words } = await look(path);
    expect([path, bar.test(html)]).toEqual([path, true]);
    expect(words).toContain("You’re editing Chaat House for its owner");
    expect(html).not.toContain('href="/shop/staff"');
  }
  const left = await act("leave-editor");
  expect([left.status, left.headers.get("Location")]).toEqual([303, deskPage()]);
  expect((await look(editorOf(menu))).status).toBe(403);
  const { username } = operator.account;
  expect(await actsOn(menu.shop.id)).toEqual([
    [username, "open-editor"],
    [username, "leave-editor"],
  ]);
  expect((await look("/desk/log")).words).toMatch(/opened the editor of/);
});

it("its owner sees no such bar", async () => {
  const owner = await logIn(menu.shop.id);
  expect((await look(editorOf(menu), owner)).html).not.toContain('class="on-behalf"');
});

it("opening a second editor leaves the first", async () => {
  const other = await storeEditableMenu();
  await act("open-editor");
  await act("open-editor", `/desk/shops/${other.shop.id}`);
  expect((await look(editorOf(menu))).status).toBe(403);
  expect((await look(editorOf(other))).status).toBe(200);
  // From a page that was still open.
  await act("leave-editor");
  expect((await look(editorOf(other))).status).toBe(200);
  expect(await actsOn(menu.shop.id)).toEqual([[operator.account.username, "open-editor"]]);
});

it("a closed shop has no editor to open, and the operator is still one", async () => {
  await act("open-editor");
  await act("close");
  expect((await look(editorOf(menu))).status).toBe(403);
  const { status, words } = await look(deskPage());
  expect([status, words.includes("Open editor")]).toEqual([200, false]);
  const before = await actsOn(menu.shop.id);
  const refused = await act("open-editor");
  expect([refused.status, await refused.text()]).toEqual([
    409,
    expect.stringContaining("This shop is closed, so its menu can’t be edited"),
  ]);
  expect(await actsOn(menu.shop.id)).toEqual(before);
});

it("History tells the owner that it was an operator, of a restore too", async () => {
  await act("open-editor");
  await db.update(shops).set({ editedBy: null }).where(eq(shops.id, menu.shop.id));
  const { cookie: Cookie } = operator;
  await sendForm(editorOf(menu), formsOf(menu)["delete-section"], { Cookie });
  const owner = await logIn(menu.shop.id);
  const history = `${editorOf(menu)}/history`;
  const name = `${operator.account.username} of Nukkad`;
  const told = await look(history, owner);
  expect(told.words).toContain("Deleted the section");
  expect(told.words).toContain(name);
  const [, versionId = ""] = /\?version=(\d+)/.exec(told.html) ?? [];
  expect((await look(`${history}?version=${versionId}`)).html).toContain("Restore the whole menu");
  const [, revision = ""] =
    /name="revision" value="(\d+)"/.exec((await look(`${history}?version=${versionId}`)).html) ??
    [];
  const form: Fields = [
    ["versionId", versionId],
    ["revision", revision],
  ];
  const restored = await sendForm(history, form, { Cookie });
  expect(restored.status).toBe(303);
  const names = (current: Menu) => current.sections.map((section) => section.name);
  expect(names(await menuOf(menu.shop.id))).toEqual(names(menu));
  const { words } = await look(history, owner);
  expect(words).toContain("Added the section");
  expect(words.split(name)).toHaveLength(3);
});

it("an operator who is removed reaches no editor with the session that they have", async () => {
  await act("open-editor");
  await db.update(accounts).set({ epoch: 2 }).where(eq(accounts.id, operator.account.id));
  expect((await look(editorOf(menu))).status).toBe(302);
});
