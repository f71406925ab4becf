import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Menu } from "#app/domain/menus/menus.ts";
import {
  changedForm,
  editorOf,
  formsOf,
  menuOf,
  OPERATIONS,
  sendForm,
  storeEditableMenu,
} from "#test/editor.ts";
import { meterDatabase } from "#test/meter.ts";
import { withoutMicrodata } from "#test/microdata.ts";
import { logIn } from "#test/sessions.ts";
import { visit } from "#test/visit.ts";
import type { Fields } from "./operations/fields.ts";
import type { OperationName } from "./operations/operations.ts";

let menu: Menu;
let cookie: string;

beforeEach(async () => {
  menu = await storeEditableMenu();
  ({ cookie } = await logIn(menu.shop.id));
});
afterEach(() => vi.restoreAllMocks());

const send = (form: Fields, path = editorOf(menu)) => sendForm(path, form, { Cookie: cookie });

/** Counts what the next requests send to D1. */
function meter() {
  const { d1, tally } = meterDatabase(env.DB);
  vi.spyOn(env.DB, "withSession").mockImplementation((constraint) => d1.withSession(constraint));
  return tally;
}

describe("an operation costs one look-up of the account and one batch", () => {
  it.each(OPERATIONS)("%s", async (name) => {
    const form = formsOf(menu)[name];
    const tally = meter();
    expect((await send(form, `${editorOf(menu)}/changes`)).status).toBe(200);
    // A patch reads the menu that it changes, and a board the shop that it is of.
    const reads = name === "patch-menu" || name === "edit-shop-board";
    expect(tally.trips).toBe(reads ? 3 : 2);
  });

  it("and no batch where the form says nothing that can be done", async () => {
    const tally = meter();
    const form = changedForm(formsOf(menu)["add-section"], { name: "" });
    expect((await send(form, `${editorOf(menu)}/changes`)).status).toBe(422);
    expect(tally.trips).toBe(1);
  });

  it("and one more for the page that says why it was not done, if it does not say what was seen", async () => {
    const tally = meter();
    const form = changedForm(formsOf(menu)["edit-item"], { revision: "9", was: "" });
    expect((await send(form)).status).toBe(409);
    expect(tally.trips).toBe(3);
  });
});

describe("diners see on their very next visit, though a copy of the page was kept,", () => {
  /** What the page must say afterwards, and what no more. */
  const SHOWN: Record<OperationName, { shows?: RegExp; hides?: RegExp }> = {
    "add-section": { shows: />Rolls</ },
    "rename-section": { shows: />Street Food</, hides: />Chaat</ },
    "edit-section": { shows: />Breakfast<.*नाश्ता<.*>Served 8–11:30 am, Sat, Sun/s },
    "delete-section": { hides: /Chaat<|Tikki/ },
    "move-section": { shows: /<h2><span>Sweets<.*<h2><span>Chaat</s },
    "add-subheader": { shows: />With chutney<.*>From 4 pm</ },
    "edit-subheader": { shows: />Served cold<.*>With chutney</, hides: />Served hot</ },
    "delete-subheader": { hides: />Served hot</ },
    "move-subheader": { shows: />With chutney<.*>Served hot</ },
    "add-item": { shows: />Samosa<.*>Dahi Vada<.*>₹72.50</ },
    "edit-item": {
      shows:
        />Golgappa<.*>Contains gluten and milk · 250 kcal in 6 puris<.*>₹35<.*>Plate<.*>₹65<.*2,000 kcal/s,
      hides: /Pani Puri/,
    },
    "delete-item": { hides: /Pani Puri/ },
    "move-item": { shows: />Tikki<.*>Samosa<.*>Pani Puri</s },
    "drag-item": { shows: />Tikki<.*>Samosa<.*>Pani Puri</s },
    "patch-menu": {
      shows: />Street Food<.*>Pani Puri<.*>₹35<.*>Samosa<.*>Dahi Vada<.*>₹72.50</s,
      hides: /Tikki/,
    },
    "change-item-photo": { shows: /<a class="photo" href="\/images\/[0-9a-f]{32}-3x2\.png"/ },
    "remove-item-photo": { hides: /<a class="photo"/ },
    "edit-shop": {
      shows:
        /<h1><span>Chaat Palace<.*चाट महल<.*(?:Open till 11 pm|opens (?:tomorrow )?at 11 am)<.*4 to 10/s,
      hides: /11 to 11/,
    },
    "edit-shop-board": { shows: />Back again<.*>Hot jalebi<.*>₹40<.* from 5 pm</s },
    "change-shop-image": { shows: /\/images\/[0-9a-f]{64}\.png/ },
    "remove-shop-image": { hides: /\/images\/[^"]*\.png/ },
  };

  /** The public page without what it says to search engines, and the tag of this state of it. */
  async function visitMenu(headers: Record<string, string> = {}) {
    const response = await visit(`/menu/${menu.shop.id}`, { headers });
    const html = withoutMicrodata(await response.text());
    return { status: response.status, html, etag: String(response.headers.get("ETag")) };
  }

  it.each(OPERATIONS)("%s", async (name) => {
    const form = formsOf(menu)[name];
    const { shows, hides } = SHOWN[name];
    await visitMenu();
    const tally = meter();
    const kept = await visitMenu();
    // One row for the revision: the page itself was a copy.
    expect(tally).toMatchObject({ trips: 1, rowsRead: 1 });
    vi.restoreAllMocks();
    if (shows) expect(kept.html).not.toMatch(shows);
    if (hides) expect(kept.html).toMatch(hides);

    expect((await send(form)).status).toBe(303);
    const { status, html } = await visitMenu({ "If-None-Match": kept.etag });
    expect(status).toBe(200);
    if (shows) expect(html).toMatch(shows);
    if (hides) expect(html).not.toMatch(hides);
  });
});

describe("a save that changes nothing", () => {
  it("leaves the copies of the page as they are", async () => {
    const { revision } = menu.shop;
    await send(changedForm(formsOf(menu)["move-item"], { to: "1" }));
    await send(changedForm(formsOf(menu)["move-section"], { to: "1" }));
    expect((await menuOf(menu.shop.id)).shop.revision).toBe(revision);
  });
});
