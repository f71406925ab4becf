import { expect, it } from "vitest";
import { sellOutItems } from "#app/domain/menus/patch/item-patches.ts";
import { patchFields, patchIn } from "#app/routes/menu/editor/operations/patch-fields.ts";
import { editorOf, firstOf, menuOf, sendForm, storeEditableMenu } from "#test/editor.ts";
import { formsIn } from "#test/forms-in.ts";
import { logIn } from "#test/sessions.ts";
import { visit } from "#test/visit.ts";

it("marks a dish as sold out, and brings it back, with one tap each if no script runs", async () => {
  const menu = await storeEditableMenu();
  const { item } = firstOf(menu);
  const path = editorOf(menu);
  const Cookie = (await logIn(menu.shop.id)).cookie;
  /** Sends what the dish's switch sends, and gives the address that it leads to. */
  async function tap(): Promise<string | null> {
    const page = await visit(path, { headers: { Cookie } });
    const html = await page.clone().text();
    const [button = ""] = html.match(/<button [^>]*role="switch"[^>]*>/g) ?? [];
    expect(button).toContain(`value="${item.id}"`);
    const [, formId = ""] = / form="([^"]+)"/.exec(button) ?? [];
    const ids = [...html.matchAll(/<form id="([^"]+)" method="post">/g)].map(([, id]) => id);
    const forms = (await formsIn(page, path)).filter(
      ({ fields }) => fields.at(-1)?.[0] === "switchedTo",
    );
    const { fields = [] } = forms[ids.indexOf(formId)] ?? {};
    const answer = await sendForm(path, [...fields, ["itemId", String(item.id)]], { Cookie });
    return answer.headers.get("Location");
  }
  const until = async () => firstOf(await menuOf(menu.shop.id)).item.soldOutUntil;
  const place = `${path}?saved&open=item-${item.id}#item-${item.id}`;
  expect(await tap()).toBe(place);
  expect(await until()).toBeGreaterThan(Date.now());
  expect(await tap()).toBe(place);
  expect(await until()).toBeNull();
});

it("brings all dishes back by one tap where no script runs", async () => {
  const menu = await storeEditableMenu();
  const path = editorOf(menu);
  const Cookie = (await logIn(menu.shop.id)).cookie;
  const ids = menu.sections.flatMap(({ items }) => items.map(({ id }) => id));
  await sendForm(path, patchFields(sellOutItems(ids, "today")), { Cookie });
  const soldOut = async () => {
    const items = (await menuOf(menu.shop.id)).sections.flatMap((section) => section.items);
    return items.filter(({ soldOutUntil }) => soldOutUntil !== null).length;
  };
  expect(await soldOut()).toBe(ids.length);
  const page = await visit(`${path}?open=sold-out`, { headers: { Cookie } });
  const forms = await formsIn(page, path);
  const all = forms.find(({ fields }) => patchIn(fields)?.items.length === ids.length);
  await sendForm(path, all?.fields ?? [], { Cookie });
  expect(await soldOut()).toBe(0);
});
