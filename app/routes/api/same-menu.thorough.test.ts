import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { contactMessages, shopRequests } from "#app/db/enquiries-schema.ts";
import type { Menu } from "#app/domain/menus/menus.ts";
import type { OperationName } from "#app/routes/menu/editor/operations/operations.ts";
import { call, callsOf, loginHeaders, MEMBER_CALLS, storeLogin, type ApiCall } from "#test/api.ts";
import { editorOf, formsOf, OPERATIONS, sendForm, storeEditableMenu } from "#test/editor.ts";
import { cookieOf, logIn } from "#test/sessions.ts";
import { visit } from "#test/visit.ts";

let menu: Menu;
let member: Record<string, string>;

beforeEach(async () => {
  menu = await storeEditableMenu();
  member = await loginHeaders(menu.shop.id);
});

/** The words that a page shows, in their order, one in each line. */
async function wordsOf(page: Response): Promise<string> {
  const [, body = ""] = (await page.text()).split("<body");
  return body.replaceAll(/<script.*?<\/script>/gs, "").replaceAll(/(<[^>]*>)+/g, "\n");
}

const readPage = async () => wordsOf(await visit(`/menu/${menu.shop.id}`));
const readEditor = async (headers: HeadersInit = member) =>
  wordsOf(await visit(editorOf(menu), { headers }));
const readMenu = async () => (await call(callsOf(menu)["open-menu"])).text;

/** What is seen once it is changed, and not before; and what is seen before, and no more. */
interface Seen {
  shows?: RegExp;
  hides?: RegExp;
}

async function expectChange(
  { shows, hides }: Seen,
  read: (() => Promise<string>)[],
  change: () => Promise<{ status: number }>,
): Promise<void> {
  for (const before of await Promise.all(read.map((readOne) => readOne()))) {
    if (shows) expect(before).not.toMatch(shows);
    if (hides) expect(before).toMatch(hides);
  }
  expect((await change()).status).toBeLessThan(400);
  for (const after of await Promise.all(read.map((readOne) => readOne()))) {
    if (shows) expect(after).toMatch(shows);
    if (hides) expect(after).not.toMatch(hides);
  }
}

describe("what the API changes is seen by diners, in the editor and by the API:", () => {
  const SEEN: Record<(typeof MEMBER_CALLS)[number], Seen> = {
    "add-item": { shows: /Samosa.*Dahi Vada.*72\.5/s },
    "update-item": { shows: /Golgappa.*35.*Tikki/s, hides: /Pani Puri/ },
    "delete-item": { hides: /Pani Puri/ },
    "add-section": { shows: /Jalebi.*Rolls/s },
    "update-section": { shows: /Street Food.*Pani Puri/s },
    "move-section": { shows: /Sweets.*Jalebi.*Chaat.*Tikki/s },
    "delete-section": { hides: /Tikki/ },
    "update-subheaders": { shows: /From 4 pm.*Pani Puri/s, hides: /Served hot|With chutney/ },
  };

  it.each(MEMBER_CALLS)("%s", async (name) => {
    const change = () => call({ ...callsOf(menu)[name], headers: member });
    await expectChange(SEEN[name], [readPage, () => readEditor(), readMenu], change);
  });

  it("an item's sizes, in the shop's own order", async () => {
    const submenu = '"submenu":{"12":90,"6":50,"Full":0}';
    const { path, method, body } = callsOf(menu)["update-item"];
    const itemId = (body as { item_id: number }).item_id;
    const change = () =>
      call({ method, path, body: `{"item_id":${itemId},${submenu}}`, headers: member });
    await expectChange({ shows: /\n12\n₹90\n6\n₹50\nFull\n/ }, [readPage], change);
    expect(await readMenu()).toContain(submenu);
  });
});

describe("what the editor changes is in the API's answers:", () => {
  const SEEN: Record<OperationName, Seen> = {
    "add-section": { shows: /"section":"Rolls","section_order":3,"subheaders":\[\],"items":\[\]/ },
    "rename-section": { shows: /"section":"Street Food"/, hides: /"section":"Chaat"/ },
    "edit-section": {
      shows:
        /"section":"Breakfast".*"second_name":"नाश्ता","diet":"veg","served_from":"08:00","served_to":"11:30","served_days":\[6,7\]/,
    },
    "delete-section": { hides: /"section":"Chaat"|Tikki/ },
    "move-section": { shows: /"Sweets","section_order":1.*"Chaat","section_order":2/ },
    "add-subheader": { shows: /\["Served hot","With chutney","From 4 pm"\]/ },
    "edit-subheader": { shows: /\["Served cold","With chutney"\]/ },
    "delete-subheader": { shows: /\["With chutney"\]/ },
    "move-subheader": { shows: /\["With chutney","Served hot"\]/ },
    "add-item": { shows: /"item":"Dahi Vada","price":72.5,"item_order":4/ },
    "edit-item": { shows: /"Golgappa","price":35,.*"submenu":{"Plate":65}/, hides: /Pani Puri/ },
    "delete-item": { shows: /"items":\[{"id":\d+,"item":"Tikki"/, hides: /Pani Puri/ },
    "move-item": { shows: /"Tikki".*"Samosa".*"Pani Puri","price":30,"item_order":3/ },
    "drag-item": { shows: /"Tikki".*"Samosa".*"Pani Puri","price":30,"item_order":3/ },
    "patch-menu": {
      shows: /"section":"Street Food".*"Pani Puri","price":35,.*"Dahi Vada","price":72.5/,
      hides: /Tikki/,
    },
    "change-item-photo": { shows: /"photo":"https:\/\/.*\/images\/[0-9a-f]{32}-3x2\.png"/ },
    "remove-item-photo": { hides: /"photo"/ },
    "edit-shop": {
      shows:
        /"Chaat Palace","description":"Since 1970".*\["Chaat","Sweets"\].*"9000000003","food_type":"Pure veg","footer":{"Timings":"4 to 10"}/,
    },
    "edit-shop-board": {},
    "change-shop-image": { shows: /"image":"https:\/\/.*\/images\/[0-9a-f]{64}\.png"/ },
    "remove-shop-image": { shows: /"image":""/ },
  };

  it.each(OPERATIONS)("%s", async (name) => {
    const form = formsOf(menu)[name];
    const change = () => sendForm(editorOf(menu), form, { Cookie: member["Cookie"] ?? "" });
    await expectChange(SEEN[name], [readMenu], change);
  });
});

describe("a login by the API", () => {
  it("opens the editor, whose logout ends it for the API, too", async () => {
    await storeLogin(menu);
    const { headers, json } = await call(callsOf(menu).login);
    expect(json).toEqual({ shop_id: menu.shop.id });
    const Cookie = headers.getSetCookie().map(cookieOf).join("; ");
    expect(await readEditor({ Cookie })).toContain("Pani Puri");
    const rename = {
      ...callsOf(menu)["update-section"],
      headers: { Cookie, "X-XSRF-TOKEN": headers.get("X-XSRF-TOKEN") ?? "" },
    };
    expect((await call(rename)).status).toBe(200);
    await sendForm("/shop/logout", [], { Cookie });
    expect((await call(rename)).status).toBe(401);
  });
});

describe("what is sent to us by the API is listed on the desk:", () => {
  const db = openDatabase(env.DB);
  beforeEach(() => db.batch([db.delete(contactMessages), db.delete(shopRequests)]));

  async function readDesk(path: string): Promise<string> {
    const { cookie } = await logIn(null);
    return wordsOf(await visit(path, { headers: { Cookie: cookie } }));
  }
  const sent = (body: ApiCall["body"], path: string) => call({ method: "POST", path, body });

  it("a message", async () => {
    const { contact } = callsOf(menu);
    await expectChange(
      { shows: /asha@example\.com.*Namaste!/s },
      [() => readDesk("/desk/messages")],
      () => sent(contact.body, contact.path),
    );
  });

  it("a shop's request", async () => {
    const wish = { shop_name: "Asha Chaat Corner", phone_number: "9000000003", message: "Soon?" };
    await expectChange(
      { shows: /Asha Chaat Corner.*90000 ?00003.*Soon\?/s },
      [() => readDesk("/desk/requests")],
      () => sent(wish, "/add_shop"),
    );
  });
});
