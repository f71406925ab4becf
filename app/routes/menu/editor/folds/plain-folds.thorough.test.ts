import { expect, it } from "vitest";
import { formatRupees, shownPrices } from "#app/domain/menus/prices.ts";
import { fieldOf, type Fields } from "#app/routes/menu/editor/operations/fields.ts";
import {
  changedForm,
  editorOf,
  firstOf,
  menuOf,
  sendForm,
  storeEditableMenu,
} from "#test/editor.ts";
import { filledIn, formsIn, plainBody } from "#test/forms-in.ts";
import { linksIn } from "#test/links-in.ts";
import { makeMenuFile } from "#test/makers.ts";
import { logIn } from "#test/sessions.ts";
import { storeMenu } from "#test/stored-menus.ts";
import { ORIGIN, visit } from "#test/visit.ts";

const namesOf = async (shopId: string) => (await menuOf(shopId)).sections.map(({ name }) => name);

it("without JavaScript a link unfolds a section of a long menu, and what is saved there leads back to it", async () => {
  const { menu: file } = makeMenuFile({ sections: 8, items: 160 });
  const shopId = await storeMenu({ menu: file });
  const { cookie } = await logIn(shopId);
  const menu = await menuOf(shopId);
  const [section] = menu.sections.slice(4);
  const item = section?.items[3];
  if (!section || !item) throw new Error("too short");
  const path = editorOf(menu);
  const read = async (address: string) =>
    (await visit(address, { headers: { Cookie: cookie } })).text();
  const row = `id="item-${item.id}"`;
  expect(await read(path)).not.toContain(row);

  const links = await linksIn(await visit(path, { headers: { Cookie: cookie } }), path);
  const [, unfold = ""] =
    links.find(([, link]) => /open=section-\d+/.exec(link)?.[0] === `open=section-${section.id}`) ??
    [];
  expect(await read(unfold)).toContain(row);

  const moved: Fields = [
    ["operation", "move-item"],
    ["itemId", String(item.id)],
    ["to", "1"],
  ];
  const saved = await sendForm(path, moved, { Cookie: cookie });
  const [address = "", anchor] = (saved.headers.get("Location") ?? "").split("#");
  expect(anchor).toBe(`item-${item.id}`);
  expect(await read(address)).toContain(row);
});

it("a section is added between two others, once however often the form is sent, and not as the 61st", async () => {
  const menu = await storeEditableMenu();
  const shopId = menu.shop.id;
  const { cookie } = await logIn(shopId);
  const path = editorOf(menu);
  const before = await namesOf(shopId);
  const [first] = menu.sections;
  const opened = `${path}?open=add-section-after-${first?.id}`;
  const forms = await formsIn(await visit(opened, { headers: { Cookie: cookie } }), path);
  const form = forms.find(({ fields }) => fieldOf(fields, "operation") === "add-section");
  if (!form) throw new Error("no form");
  const reply = await visit(path, {
    method: "POST",
    body: plainBody(filledIn(form, { name: ["Rolls"] })),
    headers: { Origin: ORIGIN, Cookie: cookie },
  });
  expect(reply.status).toBe(303);
  expect(await namesOf(shopId)).toEqual(before.toSpliced(1, 0, "Rolls"));
  // On to its first dish, which may be far below.
  const rolls = (await menuOf(shopId)).sections[1]?.id;
  const row = `${path}?saved&open=section-${rolls}#next-dish-${rolls}`;
  expect(reply.headers.get("Location")).toBe(row);

  const keyed: Fields = [
    ["operation", "add-section"],
    ["name", "Thali"],
    ["to", "1"],
    ["key", crypto.randomUUID()],
  ];
  for (let time = 0; time < 2; time++) await sendForm(path, keyed, { Cookie: cookie });
  expect(await namesOf(shopId)).toEqual(["Thali", ...before.toSpliced(1, 0, "Rolls")]);

  const many = makeMenuFile({ sections: 60, items: 60 });
  const full = await storeMenu(many);
  const ownerOfFull = (await logIn(full)).cookie;
  const refused = changedForm(keyed, { key: crypto.randomUUID() });
  const answer = await sendForm(`/shop/edit/menu/${full}`, refused, { Cookie: ownerOfFull });
  expect(answer.status).toBe(422);
  expect(await namesOf(full)).toHaveLength(60);
});

it("without JavaScript a price is a named link to the form, at its price", async () => {
  const menu = await storeEditableMenu();
  const { cookie } = await logIn(menu.shop.id);
  const { item } = firstOf(menu);
  const path = editorOf(menu);
  const html = await (await visit(path, { headers: { Cookie: cookie } })).text();
  const [, name, address = ""] =
    /<a role="button"[^>]*class="item-price" aria-label="([^"]*)"[^>]*href="([^"]*)"/.exec(html) ??
    [];
  const prices = shownPrices(item).map(({ pricePaise }) => formatRupees(pricePaise));
  expect(name).toBe(`Price of ${item.name}, ${prices.join(", ")}`);
  const [query = "", fragment = ""] = address.split("#");
  const form = await (await visit(`${path}${query}`, { headers: { Cookie: cookie } })).text();
  const [field = ""] = new RegExp(`<input[^>]*id="${fragment}"[^>]*>`).exec(form) ?? [];
  expect(field).toContain('name="priceRupees"');
  expect(form).not.toContain("autofocus");
});
