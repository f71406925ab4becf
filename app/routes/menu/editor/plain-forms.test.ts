import { expect, it } from "vitest";
import {
  changedForm,
  decode,
  editorOf,
  firstOf,
  formsOf,
  menuOf,
  readFailure,
  sendForm,
  storeEditableMenu,
} from "#test/editor.ts";
import { formsIn } from "#test/forms-in.ts";
import { logIn } from "#test/sessions.ts";
import { visit } from "#test/visit.ts";
import { fieldOf, type Fields } from "./fields.ts";

it("what is refused without JavaScript comes back with what was typed, and can be sent again", async () => {
  const menu = await storeEditableMenu();
  const { cookie } = await logIn(menu.shop.id);
  const { item } = firstOf(menu);
  const path = editorOf(menu);
  const headers = { Cookie: cookie };
  const editing = `${path}?open=edit-item-${item.id}`;
  const formOn = async (page: Response): Promise<Fields> => {
    const forms = await formsIn(page, path);
    const form = forms.find((each) => fieldOf(each, "optionName") !== undefined) ?? [];
    return form.map(([name, value]) => [name, typeof value === "string" ? decode(value) : value]);
  };

  const form = changedForm(await formOn(await visit(editing, { headers })), { name: "Puchka" });
  const theirs = changedForm(formsOf(menu)["edit-item"], { name: item.name, priceRupees: "35" });
  expect((await sendForm(path, theirs, headers)).status).toBe(303);

  const refused = await sendForm(editing, form, headers);
  const { status, alert, again } = await readFailure(refused.clone());
  expect([status, alert]).toEqual([409, expect.stringMatching(/^Failed to update item: Puchka/)]);
  const filledIn = await formOn(refused);
  expect(fieldOf(filledIn, "operation")).toBe("edit-item");
  expect(fieldOf(filledIn, "name")).toBe("Puchka");

  const saved = await sendForm(path, again, headers);
  expect([saved.status, saved.headers.get("Location")]).toEqual([
    303,
    `${path}?saved#item-${item.id}`,
  ]);
  // Only what was typed here has changed: the other's price stays.
  expect(firstOf(await menuOf(menu.shop.id)).item).toMatchObject({
    name: "Puchka",
    pricePaise: 3500,
  });
});
