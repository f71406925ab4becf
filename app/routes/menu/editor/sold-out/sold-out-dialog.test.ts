import { expect, it } from "vitest";
import { sellOutItems } from "#app/domain/menus/patch/item-patches.ts";
import { soldOutAt } from "#app/domain/menus/sold-out.ts";
import { applyOperation } from "#app/routes/menu/editor/operations/apply-operation.ts";
import { readOperation } from "#app/routes/menu/editor/operations/operations.ts";
import { patchFields } from "#app/routes/menu/editor/operations/patch-fields.ts";
import { editorOf, firstOf, formsOf, menuOf, sendForm, storeEditableMenu } from "#test/editor.ts";
import { logIn } from "#test/sessions.ts";

it("one tap changes nothing of a dish but that it is sold out, in the browser and on the server", async () => {
  const stored = await storeEditableMenu();
  const shopId = stored.shop.id;
  const { cookie } = await logIn(shopId);
  const tap = async (soldOut: "today" | "no") => {
    const before = await menuOf(shopId);
    const form = patchFields(sellOutItems([firstOf(before).item.id], soldOut));
    const operation = readOperation(form);
    if (!operation.ok) throw new Error(operation.refusal.code);
    const shown = firstOf(applyOperation(before, operation.value, { draftId: -1 })).item;
    await sendForm(editorOf(stored), form, { Cookie: cookie });
    const { item } = firstOf(await menuOf(shopId));
    expect(soldOutAt(item, Date.now())).toBe(soldOut);
    expect(item).toEqual(shown);
    return { before: firstOf(before).item, item };
  };
  await sendForm(editorOf(stored), formsOf(stored)["edit-item"], { Cookie: cookie });
  const { before, item } = await tap("today");
  const { soldOutUntil: _, revision: __, ...others } = item;
  expect(before).toMatchObject(others);
  const back = await tap("no");
  expect(back.item).toEqual({ ...before, revision: back.item.revision });
});
