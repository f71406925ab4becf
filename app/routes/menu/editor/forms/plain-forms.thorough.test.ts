import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { Menu } from "#app/domain/menus/menus.ts";
import { applyOperation, withPhoto } from "#app/routes/menu/editor/operations/apply-operation.ts";
import { fieldOf, type Fields } from "#app/routes/menu/editor/operations/fields.ts";
import {
  readOperation,
  type OperationName,
} from "#app/routes/menu/editor/operations/operations.ts";
import {
  changedForm,
  editorOf,
  firstOf,
  formsOf,
  menuOf,
  OPERATIONS,
  readFailure,
  sendForm,
  storeEditableMenu,
  tinyPicture,
  shownOf,
} from "#test/editor.ts";
import { filledIn, formsIn, plainBody, type PlainForm } from "#test/forms-in.ts";
import { linksIn } from "#test/links-in.ts";
import { logIn } from "#test/sessions.ts";
import { ORIGIN, visit } from "#test/visit.ts";

interface Found {
  form: PlainForm;
  /** Where the form's page leads back to, if it is of a part that was opened. */
  cancel: string | undefined;
}

/** The first form for an operation that the editor shows, following its links from one part to the next. */
async function findForm(
  operation: OperationName,
  path: string,
  headers: HeadersInit,
): Promise<Found> {
  const pages = new Map([["", path]]);
  for (const open of pages.values()) {
    const page = await visit(open, { headers });
    const forms = await formsIn(page.clone(), path);
    const form = forms.find(({ fields }) => fieldOf(fields, "operation") === operation);
    const links = await linksIn(page, path);
    if (form) return { form, cancel: links.find(([words]) => words === "Cancel")?.[1] };
    for (const [, link] of links) {
      // The parts of one item are like those of another.
      const kind = link.replaceAll(/\d+/g, "");
      const isPart = link.startsWith(`${path}?open=`);
      if (isPart && !pages.has(kind)) pages.set(kind, link);
    }
  }
  throw new Error(`no form for ${operation}`);
}

/** What an owner types into each form; the others are sent as they are. */
const TYPED: Partial<Record<OperationName, string[]>> = {
  "add-section": ["name"],
  "rename-section": ["name"],
  "edit-section": ["name", "secondName", "diet", "servedFrom", "servedTo"],
  "add-subheader": ["text"],
  "edit-subheader": ["text"],
  "add-item": ["name", "priceRupees"],
  "edit-item": ["name", "priceRupees", "kcal", "serving", "optionName", "optionPriceRupees"],
  "edit-shop-board": ["boardName", "boardWord", "boardPriceRupees", "boardFrom"],
  "change-item-photo": ["photo"],
  "edit-shop": [
    "name",
    "secondName",
    "cover",
    "description",
    "phoneNumber",
    "foodType",
    "image",
    "latitude",
    "longitude",
    "categories",
    "footerLabel",
    "footerText",
    "dayFrom",
    "dayTo",
  ],
};

/** What an operation makes of a menu. What only the server knows is taken from the menu as it is `now`. */
function menuAfter(wish: Fields, menu: Menu, now: Menu): Menu {
  const operation = readOperation(wish);
  if (!operation.ok) throw new Error(operation.refusal.code);
  const { operation: name } = operation.value;
  const added = name === "add-section" ? now.sections.at(-1) : now.sections[0]?.items.at(-1);
  const after = applyOperation(menu, operation.value, { draftId: added?.id ?? -1 });
  if (name === "change-item-photo") {
    const { id, photoKey } = firstOf(now).item;
    return withPhoto(after, { itemId: id, photoKey });
  }
  return after;
}

/** Those whose form is opened over the menu, or in the place of what it changes. */
const OPENED = new Set<OperationName>([
  "add-section",
  "rename-section",
  "edit-section",
  "delete-section",
  "add-subheader",
  "edit-subheader",
  "delete-subheader",
  "edit-item",
  "delete-item",
  "change-item-photo",
  "remove-item-photo",
]);

/** Dragging an item, moving a subheader and changing several things at once take a script; a picture comes with the details. */
const SCRIPTED = new Set<OperationName>([
  "drag-item",
  "move-subheader",
  "patch-menu",
  "change-shop-image",
  "remove-shop-image",
]);

it.each(OPERATIONS.filter((name) => !SCRIPTED.has(name)))(
  "without JavaScript, links lead to a plain form that does it, and back: %s",
  async (operation) => {
    const menu = await storeEditableMenu();
    const path = editorOf(menu);
    const headers = { Cookie: (await logIn(menu.shop.id)).cookie };
    // A button moves by one place; what is first cannot go up.
    const wanted = operation.startsWith("move-")
      ? changedForm(formsOf(menu)[operation], { to: "2" })
      : formsOf(menu)[operation];
    // A form does not name its boxes until they are ticked.
    const wish = wanted.filter(([name]) => name !== "servedDays" && name !== "allergens");
    const { form, cancel } = await findForm(operation, path, headers);
    expect(cancel).toBe(OPENED.has(operation) ? path : undefined);

    const typed = Object.fromEntries(
      (TYPED[operation] ?? []).map((name) => [
        name,
        wish.flatMap(([field, value]) => (field === name ? [value] : [])),
      ]),
    );
    const reply = await visit(path, {
      method: "POST",
      body: plainBody(filledIn(form, typed)),
      headers: { Origin: ORIGIN, ...headers },
    });
    const address = reply.headers.get("Location") ?? "";
    expect([reply.status, address]).toEqual([303, expect.stringContaining("?saved")]);
    const saved = await (await visit(address.split("#")[0] ?? "", { headers })).text();
    expect(saved).toMatch(/role="status"[^>]*>(<svg.*?<\/svg>)?Saved</);

    const now = await menuOf(menu.shop.id);
    expect(now.shop.revision).toBe(menu.shop.revision + 1);
    expect(shownOf(now)).toEqual(shownOf(menuAfter(wish, menu, now)));
    if (operation === "change-item-photo") {
      const picture = await env.IMAGES.get(firstOf(now).item.photoKey ?? "");
      expect(await picture?.bytes()).toEqual(await tinyPicture().bytes());
    }
  },
);

it("a price that is refused without JavaScript stays in its field, as text that a browser keeps", async () => {
  const menu = await storeEditableMenu();
  const { cookie } = await logIn(menu.shop.id);
  const { item, section } = firstOf(menu);
  for (const [part, typed] of [
    [`edit-item-${item.id}`, { priceRupees: "abc", optionPriceRupees: "12,50,7" }],
    [`add-item-${section.id}`, { priceRupees: "abc" }],
  ] as const) {
    const operation = part.startsWith("add") ? "add-item" : "edit-item";
    const page = await sendForm(
      `${editorOf(menu)}?open=${part}`,
      changedForm(formsOf(menu)[operation], typed),
      { Cookie: cookie },
    );
    const html = await page.text();
    expect(page.status).toBe(422);
    for (const [name, value] of Object.entries(typed)) {
      const fields = html.match(new RegExp(`<input[^>]* name="${name}"[^>]*>`, "g")) ?? [];
      const shown = fields.filter((field) => !field.includes('type="hidden"'));
      expect(shown.join()).toContain(`value="${value}"`);
      // A browser empties a field of that type of all that is no number to it.
      expect(shown.join()).not.toContain('type="number"');
    }
  }
});

it("what is refused without JavaScript comes back with what was typed, and can be sent again", async () => {
  const menu = await storeEditableMenu();
  const { cookie } = await logIn(menu.shop.id);
  const { item } = firstOf(menu);
  const path = editorOf(menu);
  const headers = { Cookie: cookie };
  const editing = `${path}?open=edit-item-${item.id}`;
  const formOn = async (page: Response): Promise<Fields> => {
    const forms = await formsIn(page, path);
    return forms.find(({ fields }) => fieldOf(fields, "optionName") !== undefined)?.fields ?? [];
  };

  const form = changedForm(await formOn(await visit(editing, { headers })), { name: "Puchka" });
  const theirs = changedForm(formsOf(menu)["edit-item"], { name: "Golgappa", priceRupees: "35" });
  expect((await sendForm(path, theirs, headers)).status).toBe(303);

  const refused = await sendForm(editing, form, headers);
  const { status, alert, again } = await readFailure(refused.clone());
  expect([status, alert]).toEqual([
    409,
    expect.stringMatching(/^The same thing was changed twice/),
  ]);
  const filledIn = await formOn(refused);
  expect(fieldOf(filledIn, "operation")).toBe("edit-item");
  expect(fieldOf(filledIn, "name")).toBe("Puchka");

  const saved = await sendForm(path, again, headers);
  expect([saved.status, saved.headers.get("Location")]).toEqual([
    303,
    `${path}?saved&open=item-${item.id}#item-${item.id}`,
  ]);
  // Only what was typed here has changed: the other's price stays.
  expect(firstOf(await menuOf(menu.shop.id)).item).toMatchObject({
    name: "Puchka",
    pricePaise: 3500,
  });
});

describe("without JavaScript the picture comes with the shop's details:", () => {
  async function sendDetails(typed: Parameters<typeof filledIn>[1], ticked = "") {
    const menu = await storeEditableMenu();
    const path = editorOf(menu);
    const headers = { Cookie: (await logIn(menu.shop.id)).cookie };
    const { form } = await findForm("edit-shop", path, headers);
    const filled = filledIn(form, { description: "Since 1962", ...typed });
    if (ticked) filled.fields.push([ticked, "yes"]);
    const body = plainBody(filled);
    const reply = await visit(path, {
      method: "POST",
      body,
      headers: { Origin: ORIGIN, ...headers },
    });
    return { menu, reply, shop: (await menuOf(menu.shop.id)).shop };
  }

  it("another one, with the texts", async () => {
    const { reply, shop } = await sendDetails({ image: tinyPicture() });
    expect([reply.status, shop.description]).toEqual([303, "Since 1962"]);
    const picture = await env.IMAGES.get(shop.imageKey ?? "");
    expect(await picture?.bytes()).toEqual(await tinyPicture().bytes());
  });

  it("none, where it is to be removed", async () => {
    const { shop } = await sendDetails({ image: [] }, "withoutPicture");
    expect(shop).toMatchObject({ imageKey: null, description: "Since 1962" });
  });

  it("the same, where none was chosen", async () => {
    const { menu, shop } = await sendDetails({ image: new File([], "") });
    expect(shop).toMatchObject({ imageKey: menu.shop.imageKey, description: "Since 1962" });
  });

  it("and nothing is saved beside what is no picture", async () => {
    const { menu, reply, shop } = await sendDetails({ image: new File(["words"], "a.png") });
    expect([reply.status, shop]).toEqual([422, menu.shop]);
    expect(await reply.text()).toMatch(/id="shop-image-wrong">Please choose a JPEG/);
  });
});
