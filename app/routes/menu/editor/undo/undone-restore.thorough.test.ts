import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { items, shops } from "#app/db/schema.ts";
import type { Menu } from "#app/domain/menus/menus.ts";
import { editorOf, formsOf, menuOf, sendForm, storeEditableMenu } from "#test/editor.ts";
import { logIn } from "#test/sessions.ts";
import { visit } from "#test/visit.ts";
import type { Step } from "./steps.ts";

const db = openDatabase(env.DB);

let menu: Menu;
let owner: string;

beforeEach(async () => {
  menu = await storeEditableMenu();
  // Its photo is not in R2, and what is not there cannot come back.
  await db.update(items).set({ photoKey: null }).where(eq(items.shopId, menu.shop.id));
  owner = (await logIn(menu.shop.id)).cookie;
  await db.update(shops).set({ editedBy: null }).where(eq(shops.id, menu.shop.id));
});

const menuNow = () => menuOf(menu.shop.id);
const namesNow = async () =>
  (await menuNow()).sections.map(({ name, items }) => [name, ...items.map((item) => item.name)]);

async function edit(name: "add-item" | "delete-item") {
  const form = formsOf(await menuNow())[name];
  expect((await sendForm(editorOf(menu), form, { Cookie: owner })).status).toBe(303);
}

async function page(path: string, Cookie = owner): Promise<string> {
  return (await visit(path, { headers: { Cookie } })).text();
}

/** Restores the menu as it was at first, and returns the id of the version before the restore. */
async function restoreAll(): Promise<string> {
  const history = `${editorOf(menu)}/history`;
  const versionId = [...(await page(history)).matchAll(/\?version=(\d+)/g)].at(-1)?.[1] ?? "";
  const { revision } = (await menuNow()).shop;
  const asked: [string, string][] = [
    ["versionId", versionId],
    ["revision", String(revision)],
  ];
  const answer = await sendForm(history, asked, { Cookie: owner });
  return /\?restored=(\d+)$/.exec(answer.headers.get("Location") ?? "")?.[1] ?? "";
}

/** The step that the editor is told Undo takes back. */
async function stepOf(restored: string, Cookie = owner): Promise<Step | undefined> {
  const path = `${editorOf(menu)}/changes?restored=${restored}`;
  const answer = await visit(path, { headers: { Cookie } });
  return (await answer.json<{ restored?: Step }>()).restored;
}

/** Sends what the editor would, and gives the lines of History, without names and times. */
async function replay(step: Step | undefined, as: "undo" | "redo"): Promise<string[]> {
  const way = (as === "undo" ? step?.back : step?.forth) ?? [];
  const answer = await sendForm(`${editorOf(menu)}/changes`, [...way, ["as", as]], {
    Cookie: owner,
  });
  expect(await answer.json()).toMatchObject({ saved: true });
  return linesIn(await page(`${editorOf(menu)}/history`));
}

const linesIn = (html: string) =>
  [...html.matchAll(/<ul class="did"><li>(.*?)<\/li>/gs)].map(([, line = ""]) =>
    line.replaceAll(/<[^>]*>/g, "").replace(/ from .*/, ""),
  );

it("the editor undoes a restore and redoes it, and History says so", async () => {
  await edit("delete-item");
  await edit("add-item");
  const changed = await namesNow();
  const step = await stepOf(await restoreAll());
  const restored = await namesNow();
  expect(restored).not.toEqual(changed);

  const undone = await replay(step, "undo");
  expect(await namesNow()).toEqual(changed);
  expect(undone.slice(0, 2)).toEqual(["Undid the restore of the menu", "Restored the menu"]);
  const again = await replay(step, "redo");
  expect(await namesNow()).toEqual(restored);
  expect(again.slice(0, 2)).toEqual(["Restored the menu", "Undid the restore of the menu"]);
});

it("has nothing to take back where somebody else opens it, or once the menu has changed again", async () => {
  await edit("delete-item");
  const restored = await restoreAll();
  const { cookie: staff } = await logIn(menu.shop.id, { role: "staff" });
  expect(await stepOf(restored)).toBeDefined();
  expect(await stepOf(restored, staff)).toBeUndefined();
  expect(await stepOf("")).toBeUndefined();
  await edit("add-item");
  expect(await stepOf(restored)).toBeUndefined();
});
