import { expect, it } from "vitest";
import {
  changedForm,
  decode,
  editorOf,
  firstOf,
  formsOf,
  menuOf,
  OPERATIONS,
  readFailure,
  sendForm,
  storeEditableMenu,
  tinyPicture,
} from "#test/editor.ts";
import { formsIn } from "#test/forms-in.ts";
import { logIn } from "#test/sessions.ts";
import { ORIGIN, visit } from "#test/visit.ts";
import { fieldOf, type Fields } from "./fields.ts";
import type { OperationName } from "./operations.ts";

/** The links of a page that open a part of this editor. */
async function linksIn(page: Response, path: string): Promise<string[]> {
  const links: string[] = [];
  const noteLink = (element: Element) => {
    const { pathname, search } = new URL(decode(element.getAttribute("href") ?? ""), ORIGIN + path);
    if (pathname === path && search.startsWith("?open=")) links.push(pathname + search);
  };
  await new HTMLRewriter().on("a[href]", { element: noteLink }).transform(page).arrayBuffer();
  return links;
}

/** The first form for an operation that the editor shows, following its links from one part to the next. */
async function findForm(
  operation: OperationName,
  path: string,
  headers: HeadersInit,
): Promise<Fields> {
  const paths = new Set([path]);
  for (const open of paths) {
    const page = await visit(open, { headers });
    const forms = await formsIn(page.clone(), path);
    const form = forms.find((each) => fieldOf(each, "operation") === operation);
    if (form) {
      return form.map(([name, value]) => [
        name,
        typeof value === "string" ? decode(value) : tinyPicture(),
      ]);
    }
    for (const link of await linksIn(page, path)) paths.add(link);
  }
  throw new Error(`no form for ${operation}`);
}

/** What an owner types into each form; the others are sent as they are. */
const TYPED: Partial<Record<OperationName, Record<string, string>>> = {
  "add-section": { name: "Drinks" },
  "rename-section": { name: "Juices" },
  // The first of a list cannot move up.
  "move-section": { to: "2" },
  "move-item": { to: "2" },
  "add-subheader": { text: "With rice" },
  "edit-subheader": { text: "Till 9 pm" },
  "add-item": { name: "Mosambi", priceRupees: "60" },
  "edit-item": { name: "Sweet lime", optionName: "Large", optionPriceRupees: "90.5" },
  "edit-shop": { name: "Corner Juices", footerLabel: "Timings", footerText: "7 to 11" },
};

/** Dragging an item, and moving a subheader, take a script. */
const SCRIPTED = new Set<OperationName>(["drag-item", "move-subheader"]);

it.each(OPERATIONS.filter((name) => !SCRIPTED.has(name)))(
  "without JavaScript, links lead to a plain form that does it: %s",
  async (operation) => {
    const menu = await storeEditableMenu();
    const path = editorOf(menu);
    const headers = { Cookie: (await logIn(menu.shop.id)).cookie };
    const form = changedForm(await findForm(operation, path, headers), TYPED[operation] ?? {});
    const reply = await sendForm(path, form, headers);
    expect([reply.status, reply.headers.get("Location")]).toEqual([
      303,
      expect.stringContaining("?saved"),
    ]);
    expect((await menuOf(menu.shop.id)).shop.revision).toBe(menu.shop.revision + 1);
  },
);

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
