import { expect, it } from "vitest";
import { withPlaces } from "#app/domain/menus/menus.ts";
import { CHAAT_HOUSE } from "#test/chaat-house.ts";
import { menuOf, sendForm, editorOf, formsOf, storeEditableMenu } from "#test/editor.ts";
import { logIn } from "#test/sessions.ts";
import { packMenu, packMenuInSteps, unpackMenu, unpackMenuInSteps } from "./packed-menu.ts";

it("the editor gets every value of every item, those that are seldom filled in too", async () => {
  const stored = await storeEditableMenu(CHAAT_HOUSE);
  const { cookie } = await logIn(stored.shop.id);
  await sendForm(editorOf(stored), formsOf(stored)["edit-item"], { Cookie: cookie });
  const menu = withPlaces(await menuOf(stored.shop.id));
  expect(menu.sections[0]?.items[0]).toMatchObject({ kcal: 250, revision: 2 });
  expect(unpackMenu(packMenu(menu))).toEqual(menu);
  expect(await unpackMenuInSteps(packMenu(menu))).toEqual(menu);
  // For the phone, and once more where nothing has changed.
  for (let time = 0; time < 2; time++) expect(await packMenuInSteps(menu)).toBe(packMenu(menu));
});
