import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { items, shops } from "#app/db/schema.ts";
import type { Menu } from "#app/domain/menus/menus.ts";
import type { Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { patchField } from "#app/routes/menu/editor/operations/patch-fields.ts";
import type { OperationName } from "#app/routes/menu/editor/operations/operations.ts";
import { call, callsOf, loginHeaders } from "#test/api.ts";
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

const db = openDatabase(env.DB);

let menu: Menu;
let owner: string;

beforeEach(async () => {
  menu = await storeEditableMenu();
  owner = (await logIn(menu.shop.id)).cookie;
  await beginAnew();
});

afterEach(() => vi.restoreAllMocks());

/** As if nobody had changed the menu for long. */
async function beginAnew(): Promise<void> {
  await db.update(shops).set({ editedBy: null }).where(eq(shops.id, menu.shop.id));
}

const historyOf = (query = "") => `${editorOf(menu)}/history${query}`;

/** The page as text; the version that its newest line leads to, and those of all lines. */
async function look(query = "", Cookie = owner) {
  const response = await visit(historyOf(query), { headers: { Cookie } });
  const html = await response.text();
  const versionIds = [...html.matchAll(/\?version=(\d+)/g)].map(([, id]) => id ?? "");
  const [versionId = ""] = versionIds;
  const words = html.replaceAll(/<[^>]*>/g, " ");
  return { status: response.status, html, versionId, versionIds, words };
}

const edit = async (name: OperationName, Cookie = owner) =>
  sendForm(editorOf(menu), formsOf(await menuOf(menu.shop.id))[name], { Cookie });
/** Restores a part of the menu as it is. */
async function restore(form: Fields, Cookie = owner) {
  const { revision } = (await menuOf(menu.shop.id)).shop;
  return sendForm(historyOf(), [...form, ["revision", String(revision)]], { Cookie });
}

/** Sends the form that this button is in, and gives the page that it leads to. */
async function press(html: string, button: string) {
  const forms = html.split("<form").slice(1);
  const form = forms.find((each) => each.includes(`>${button}</button>`)) ?? "";
  const fields = [...form.matchAll(/name="(\w+)" value="(\w+)"/g)];
  const sent = fields.map(([, name = "", value = ""]): Fields[number] => [name, value]);
  const answer = await sendForm(historyOf(), sent, { Cookie: owner });
  return look(new URL(answer.headers.get("Location") ?? "", "http://x").search);
}

it("says who changed what, and shows the menu as it was, of which the owner brings back what they like", async () => {
  const { cookie: staff, account } = await logIn(menu.shop.id, { role: "staff" });
  await beginAnew();
  await edit("edit-item", staff);
  await edit("delete-section", staff);
  const { words, versionIds } = await look();
  expect(words).toContain(account.username);
  expect(words).toMatch(/Deleted the section\s+Chaat/);
  const versionId = versionIds.at(-1) ?? "";

  const { section, item } = firstOf(menu);
  const then = await look(`?version=${versionId}`);
  expect(then.words).toContain("Pani Puri");
  expect(then.html).toContain(`aria-label="Put back Pani Puri"`);
  const part: Fields = [
    ["versionId", versionId],
    ["sectionId", String(section.id)],
  ];
  const restored = await restore(part);
  const location = restored.headers.get("Location") ?? "";
  expect([restored.status, location]).toEqual([303, expect.stringContaining("/history?restored=")]);
  const back = (await menuOf(menu.shop.id)).sections[0];
  expect(back).toMatchObject({ id: section.id, name: section.name });
  expect(back?.items[0]).toMatchObject({
    id: item.id,
    name: item.name,
    pricePaise: item.pricePaise,
  });
  expect((await look(new URL(location, "http://x").search)).words).toMatch(
    /Restored the section\s+Chaat\s+as it was on \d+ \w+, \d+:\d\d [ap]m.*Added the section/s,
  );
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
  expect(words).toContain("Its sections, dishes and prices are the same now. What’s sold out,");
  expect(words).not.toContain("hasn’t changed since");
  expect(words).not.toContain("Put back");
  expect((await menuOf(menu.shop.id)).sections[0]?.id).toBe(section.id);
});

it("names a restore of all, and one of a dish, and goes on to say so in later sessions", async () => {
  const { item } = firstOf(menu);
  await edit("delete-item");
  const { versionId } = await look();
  await restore([["versionId", versionId]]);
  await beginAnew();
  await edit("delete-item");
  await restore([
    ["versionId", versionId],
    ["itemId", String(item.id)],
  ]);
  const { words } = await look();
  expect(words).toMatch(
    /Restored\s+Pani Puri\s+as it was on .*Restored the menu from \d+ \w+, \d+:/s,
  );
  expect(words.match(/Restored/g)).toHaveLength(2);
});

it("tells of a session that only marked dishes sold out, and marks them in the menu before it", async () => {
  const { cookie: staff, account } = await logIn(menu.shop.id, { role: "staff" });
  await beginAnew();
  const { section } = firstOf(menu);
  const sold = section.items.slice(0, 2).map(({ id, revision }) => ({
    id,
    revision,
    values: { soldOut: "today" as const },
  }));
  const patch = { sections: [], items: sold, deletedSections: [], deletedItems: [] };
  const form: Fields = [["operation", "patch-menu"], patchField(patch)];
  expect((await sendForm(editorOf(menu), form, { Cookie: staff })).status).toBe(303);
  const { words, versionId } = await look();
  expect(words).toMatch(new RegExp(`Marked 2 dishes sold out.*${account.username}`, "s"));
  expect((await look(`?version=${versionId}`)).words).toMatch(/Pani Puri\s+Sold out since/);
});

it("is for looking alone where staff is logged in", async () => {
  const { cookie: staff } = await logIn(menu.shop.id, { role: "staff" });
  await edit("delete-item");
  const { versionId } = await look("", staff);
  const { html, words } = await look(`?version=${versionId}`, staff);
  expect(words).toContain("Only the owner can restore.");
  expect(html).not.toContain('<form method="post"><input');
  const before = await menuOf(menu.shop.id);
  const refused = await restore([["versionId", versionId]], staff);
  expect(refused.status).toBe(403);
  expect(await refused.text()).toMatch(/role="alert"[^>]*>Only the owner can restore\./);
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
  const revision = String(other.shop.revision);
  const form: Fields = [
    ["versionId", versionId],
    ["revision", revision],
  ];
  const sent = await sendForm(theirs, form, { Cookie });
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

it("says so, above the list, where the version is gone that an address names", async () => {
  await edit("delete-item");
  const { status, words, versionIds } = await look("?version=999999");
  expect([status, words]).toEqual([404, expect.stringContaining("This isn’t here any more.")]);
  expect(versionIds).toHaveLength(1);
});

it("has no line for a save that was refused", async () => {
  const outdated = changedForm(formsOf(menu)["edit-item"], { revision: "9", was: "" });
  await sendForm(editorOf(menu), outdated, { Cookie: owner });
  expect((await look()).words).toContain("Nothing has changed yet.");
});

it("says of a menu that is as it was that it is", async () => {
  await edit("delete-item");
  const { versionId } = await look();
  await restore([["versionId", versionId]]);
  expect((await look(`?version=${versionId}`)).words).toContain("The menu hasn’t changed since.");
});

it("says of each dish what became of it, and names what a restore of all would take off", async () => {
  const [chaat] = menu.sections;
  await edit("add-item");
  const { versionId } = await look();
  const added = await look(`?version=${versionId}`);
  expect(added.words).not.toContain("What’s different now is marked.");
  expect(added.words).toContain("Added since: Dahi Vada. Restoring the whole menu takes it off.");
  expect(added.words).toContain(`Restore ${chaat?.name}`);
  await sendForm(editorOf(menu), changedForm(formsOf(menu)["edit-item"], { name: "Pani Puri" }), {
    Cookie: owner,
  });
  const { words } = await look(`?version=${versionId}`);
  expect(words).toContain("What’s different now is marked.");
  expect(words).toMatch(/Pani Puri\s+Changed since/);
  await edit("delete-item");
  expect((await look(`?version=${versionId}`)).words).toMatch(/Pani Puri\s+Deleted since/);
});

it.each<[OperationName, RegExp]>([
  ["delete-item", /Deleted\s+(?:Pani Puri|Tikki)/],
  ["delete-section", /Deleted the section\s+Street Food/],
  ["patch-menu", /Deleted\s+(?:Pani Puri|Tikki)/],
])("has what %s deletes as it was, though it was changed a moment before", async (name, said) => {
  const { section, item } = firstOf(menu);
  const deletedId = name === "patch-menu" ? section.items[1]!.id : item.id;
  await edit("rename-section");
  await db.update(items).set({ pricePaise: 12_300 }).where(eq(items.id, deletedId));
  await sendForm(editorOf(menu), formsOf(await menuOf(menu.shop.id))[name], { Cookie: owner });
  const { words, versionIds } = await look();
  expect(words).toMatch(said);
  expect(versionIds).toHaveLength(2);
  expect((await look(`?version=${versionIds[0]}`)).words).toContain("₹123");
});

it.each(["delete-item", "delete-section"] as const)(
  "has what a call of the API deletes as it was, too: %s",
  async (name) => {
    const headers = await loginHeaders(menu.shop.id);
    const calls = callsOf(menu);
    expect((await call({ ...calls["update-item"], headers })).status).toBe(200);
    expect((await call({ ...calls[name], headers })).status).toBe(200);
    const { versionIds } = await look();
    expect(versionIds).toHaveLength(1);
    expect((await look(`?version=${versionIds[0]}`)).words).toContain("Golgappa");
  },
);

it("has nothing to tell where R2 fails: a price is changed all the same, and a deletion waits", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const failing = vi.spyOn(env.COPIES, "put").mockRejectedValue(new Error("R2 is down"));
  expect((await edit("delete-item")).status).toBe(503);
  expect(await menuOf(menu.shop.id)).toEqual(menu);
  expect((await edit("edit-item")).status).toBe(303);
  failing.mockRestore();
  expect((await edit("delete-item")).status).toBe(303);
  expect((await look()).words).toMatch(/Deleted\s+Golgappa/);
});

it("offers no Undo of a restore that would take away what was added since", async () => {
  await edit("delete-item");
  const { versionId } = await look();
  const restored = await restore([["versionId", versionId]]);
  const { search } = new URL(restored.headers.get("Location") ?? "", "http://x");
  expect((await look(search)).html).toContain('name="revision"');
  await edit("add-item");
  const { words, html } = await look(search);
  expect(words).toContain("Restored.");
  expect(html).not.toContain('name="revision"');
});

it("restores nothing for a page that shows an older menu", async () => {
  await edit("delete-item");
  const { versionId } = await look();
  const seen = String((await menuOf(menu.shop.id)).shop.revision);
  await edit("add-item");
  const now = await menuOf(menu.shop.id);
  const form: Fields = [
    ["versionId", versionId],
    ["revision", seen],
  ];
  const refused = await sendForm(historyOf(`?version=${versionId}`), form, { Cookie: owner });
  expect([refused.status, await refused.text()]).toEqual([
    409,
    expect.stringContaining(`name="revision" value="${now.shop.revision}"`),
  ]);
  expect(await menuOf(menu.shop.id)).toEqual(now);
});

it("says in numbers what a restore of all would do before it asks, and takes it back with one tap", async () => {
  const { section, item } = firstOf(menu);
  await edit("add-item");
  const dearer = { name: item.name, priceRupees: "77" };
  await sendForm(editorOf(menu), changedForm(formsOf(menu)["edit-item"], dearer), {
    Cookie: owner,
  });
  await sendForm(
    editorOf(menu),
    changedForm(formsOf(await menuOf(menu.shop.id))["delete-item"], {
      itemId: String(section.items[1]?.id),
      revision: "1",
    }),
    { Cookie: owner },
  );
  const then = await menuOf(menu.shop.id);
  const { versionIds } = await look();
  const { html } = await look(`?version=${versionIds.at(-1)}`);
  const [, asked = ""] = /<details class="restore-all">(.*?)<\/details>/s.exec(html) ?? [];
  const lines = [...asked.matchAll(/<li>(.*?)<\/li>/g)].map(([, line]) => line);
  expect(lines).toEqual([
    "1 dish comes back",
    "1 dish is removed",
    "1 price changes",
    "The sizes of 1 dish change",
    "The details of 1 dish change",
  ]);
  expect(asked).toContain("You can undo it right after");
  expect(asked).toContain("Yes, restore it");

  const restored = await restore([["versionId", versionIds.at(-1) ?? ""]]);
  const { search } = new URL(restored.headers.get("Location") ?? "", "http://x");
  const after = await look(search);
  const names = (of: Menu) =>
    of.sections.map(({ items }) => items.map(({ name, pricePaise }) => [name, pricePaise]));
  const first = await menuOf(menu.shop.id);
  const undone = await press(after.html, "Undo");
  expect(names(await menuOf(menu.shop.id))).toEqual(names(then));
  expect((await look(search)).html).not.toMatch(/name="versionId"/);
  expect(undone.words).toMatch(/Undone\. The menu is as .*Undid the restore of the menu/s);
  expect(undone.words).not.toContain("Restored. It’s a change like any other");
  const again = await press(undone.html, "Restore it again");
  expect(names(await menuOf(menu.shop.id))).toEqual(names(first));
  expect(again.words).toContain("Restored. It’s a change like any other");
  await press(again.html, "Undo");
  expect(names(await menuOf(menu.shop.id))).toEqual(names(then));
});

it("folds the sections of a long menu in which nothing is marked, and says how many dishes each has", async () => {
  const { section } = firstOf(menu);
  const dish = { shopId: menu.shop.id, sectionId: section.id, name: "Roti", pricePaise: 1000 };
  for (let position = 101; position <= 250; position++) {
    await db.insert(items).values({ ...dish, position });
  }
  await edit("edit-item");
  const { versionId } = await look();
  const { html } = await look(`?version=${versionId}`);
  const folded = [...html.matchAll(/<summary><h2[^>]*>(.*?)<\/h2> <small>(\d+)/g)];
  expect(folded.map(([, name, count]) => [name, Number(count)])).toEqual(
    menu.sections.slice(1).map((other) => [other.name, other.items.length]),
  );
  expect(html).toContain("Put back Pani Puri");
});
