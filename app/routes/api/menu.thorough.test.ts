import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { accounts, items, shops } from "#app/db/schema.ts";
import { importMenu } from "#app/domain/menus/import.ts";
import type { Menu } from "#app/domain/menus/menus.ts";
import { call, callsOf, loginHeaders, MEMBER_CALLS } from "#test/api.ts";
import { editorOf, firstOf, formsOf, menuOf, sendForm, storeEditableMenu } from "#test/editor.ts";
import { makeMenuFile } from "#test/makers.ts";
import { meterDatabase } from "#test/meter.ts";
import { logIn } from "#test/sessions.ts";
import { storeMadeMenu, storeMenu } from "#test/stored-menus.ts";
import { visit } from "#test/visit.ts";

const plain = env.DB;
const db = openDatabase(plain);

beforeEach(() => db.batch([db.delete(accounts), db.delete(shops)]));
afterEach(() => vi.restoreAllMocks());

const open = (shopId: string, headers: Record<string, string> = {}) =>
  call({ method: "GET", path: `/qr/menu/${shopId}`, headers });

/** Counts what the next calls send to D1. */
function meter() {
  const { d1, tally } = meterDatabase(plain);
  vi.spyOn(plain, "withSession").mockImplementation((constraint) => d1.withSession(constraint));
  return tally;
}

describe("a menu", () => {
  it("is answered whole, exactly so", async () => {
    const { shop, sections } = await storeEditableMenu();
    const [chaat, sweets] = sections;
    const metadata = { phone_number: "", food_type: "", footer: { Timings: "11 to 11" } };
    const plainItem = (section: Menu["sections"][number] | undefined, place: number) => ({
      id: section?.items[place - 1]?.id,
      item_order: place,
      section_id: section?.id,
      metadata: {},
      submenu: {},
    });
    const { status, type, json } = await open(shop.id);
    expect([status, type]).toEqual([200, "application/json"]);
    expect(json).toEqual({
      menu: {
        shop: {
          id: shop.id,
          name: "Chaat House",
          description: "",
          image: `https://nukkad.example/images/${shop.id}.png`,
          categories: [],
          shop_metadata: metadata,
          metadata,
        },
        sections: [
          {
            id: chaat?.id,
            section: "Chaat",
            section_order: 1,
            subheaders: ["Served hot", "With chutney"],
            items: [
              {
                ...plainItem(chaat, 1),
                item: "Pani Puri",
                price: 30,
                submenu: { Small: 30, Large: 55 },
                photo: `https://nukkad.example/images/${chaat?.items[0]?.photoKey}`,
              },
              { ...plainItem(chaat, 2), item: "Tikki", price: 40 },
              { ...plainItem(chaat, 3), item: "Samosa", price: 20 },
            ],
          },
          {
            id: sweets?.id,
            section: "Sweets",
            section_order: 2,
            subheaders: [],
            items: [{ ...plainItem(sweets, 1), item: "Jalebi", price: 60 }],
          },
        ],
      },
    });
  });

  it("without a picture has no address of one, and may be empty", async () => {
    const shopId = await storeMenu({ menu: { shop: { name: "Soon" }, sections: [] } });
    expect((await open(shopId)).json).toMatchObject({
      menu: { shop: { image: "" }, sections: [] },
    });
  });

  it("keeps its order: by place, by id where two share one, and as written in sizes and footer", async () => {
    const { shop, ...menu } = await storeEditableMenu();
    const headers = await loginHeaders(shop.id);
    const { section } = firstOf({ shop, ...menu });
    const put = (body: object) =>
      call({ method: "PUT", path: `/qr/menu/update/${shop.id}`, body, headers });
    const [puri, tikki, samosa] = section.items;
    await put({ item_id: puri?.id, item_order: 2 });
    await put({ item_id: samosa?.id, item_order: 1 });
    await db
      .update(shops)
      .set({
        footer: [
          { label: "12", text: "a" },
          { label: "6", text: "b" },
        ],
      })
      .where(eq(shops.id, shop.id));
    await call({ ...callsOf({ shop, ...menu })["move-section"], headers });
    const { text, json } = await open(shop.id);
    const told = (json as { menu: { sections: { section: string; items: { id: number }[] }[] } })
      .menu;
    expect(told.sections.map(({ section: name }) => name)).toEqual(["Sweets", "Chaat"]);
    expect(told.sections[1]?.items.map(({ id }) => id)).toEqual([samosa?.id, puri?.id, tikki?.id]);
    expect(text.match(/"footer":{"12":"a","6":"b"}/g)).toHaveLength(2);
  });

  it("that is not there is a problem, and asks the database only where it could be", async () => {
    const closed = await storeMadeMenu(1, 1);
    await open(closed);
    await db.update(shops).set({ closedAt: 1 }).where(eq(shops.id, closed));
    const problem = { title: "Not found", status: 404, detail: "This menu is not here" };
    for (const shopId of [closed, "nowhere"]) {
      const { status, type, json, headers } = await open(shopId);
      expect([status, type, json]).toEqual([404, "application/problem+json", problem]);
      expect(headers.get("Cache-Control")).toBe("private, no-store");
      expect(headers.has("ETag")).toBe(false);
    }
    const tally = meter();
    for (const shopId of ["a".repeat(65), "CHAAT", "%00", "a%2Fb", "-a", "%F0%9F%8C%B6", "a%20"]) {
      expect([shopId, (await open(shopId)).json]).toEqual([shopId, problem]);
    }
    expect(tally.trips).toBe(0);
  });
});

describe("copies of a menu", () => {
  it("cost one round trip cold, one row warm, and one row and no body for who has it", async () => {
    const shopId = await storeMadeMenu(31, 230);
    const tally = meter();
    const cold = await open(shopId);
    expect(tally).toMatchObject({ trips: 1, rowsRead: 1 + 31 + 230 });
    const warm = await open(shopId);
    expect(tally).toMatchObject({ trips: 2, rowsRead: 1 + 31 + 230 + 1 });
    expect(warm.text).toBe(cold.text);
    const etag = cold.headers.get("ETag") ?? "";
    const again = await open(shopId, { "If-None-Match": etag });
    expect([again.status, again.text, again.headers.get("ETag")]).toEqual([304, "", etag]);
    expect(tally).toMatchObject({ trips: 3, rowsRead: 1 + 31 + 230 + 2 });
  });

  it("are as public as the page's, and neither is taken for the other", async () => {
    const shopId = await storeMadeMenu(1, 2);
    const first = await open(shopId);
    const page = await visit(`/menu/${shopId}`);
    const said = (headers: Headers) => headers.get("Cache-Control");
    expect(said(first.headers)).toBe("public, max-age=0, must-revalidate");
    for (const { headers, type } of [first, await open(shopId)]) {
      expect([type, said(headers)]).toEqual(["application/json", said(page.headers)]);
      expect(headers.has("Set-Cookie")).toBe(false);
    }
    const etag = first.headers.get("ETag") ?? "";
    expect(etag).toMatch(/^W\/"/);
    const other = await visit(`/menu/${shopId}`, { headers: { "If-None-Match": etag } });
    expect([other.status, other.headers.get("ETag") === etag]).toEqual([200, false]);
    expect(await other.text()).toMatch(/^<!DOCTYPE html>/);
  });

  it("are never old: a change by the API shows on the very next call", async () => {
    for (const name of MEMBER_CALLS) {
      const menu = await storeEditableMenu();
      const { shop } = menu;
      const etag = (await open(shop.id)).headers.get("ETag") ?? "";
      const headers = await loginHeaders(shop.id);
      expect((await call({ ...callsOf(menu)[name], headers })).status).toBeLessThan(300);
      const next = await open(shop.id, { "If-None-Match": etag });
      expect([name, next.status, next.headers.get("ETag") === etag]).toEqual([name, 200, false]);
    }
  });

  it.each([
    ["rename-section", "Street Food"],
    ["edit-item", "Golgappa"],
    ["edit-shop", "Chaat Palace"],
  ] as const)(
    "are never old: a change in the editor shows on the very next call: %s",
    async (operation, word) => {
      const menu = await storeEditableMenu();
      const etag = (await open(menu.shop.id)).headers.get("ETag") ?? "";
      const { cookie: Cookie } = await logIn(menu.shop.id);
      await sendForm(editorOf(menu), formsOf(menu)[operation], { Cookie });
      const next = await open(menu.shop.id, { "If-None-Match": etag });
      expect([next.status, next.text]).toEqual([200, expect.stringContaining(word)]);
    },
  );
});

describe("a menu that is exported and imported again is the same", () => {
  /** What of a menu is not numbered anew by an import. */
  const contentOf = ({ shop, sections }: Menu) => ({
    shop: { ...shop, id: "", revision: 0, detailsRevision: 0, createdAt: 0, imageKey: null },
    sections: sections.map(({ name, position, subheaders, items: inside }) => ({
      name,
      position,
      subheaders,
      items: inside.map((item) => ({
        ...item,
        id: 0,
        shopId: "",
        sectionId: 0,
        revision: 0,
        photoKey: null,
      })),
    })),
  });

  async function expectRoundTrip(shopId: string) {
    const { text } = await open(shopId);
    const copy = await importMenu(db, text, { shopId: `${shopId}-copy`, now: 1 });
    expect(copy).toMatchObject({ ok: true });
    expect(contentOf(await menuOf(`${shopId}-copy`))).toEqual(contentOf(await menuOf(shopId)));
  }

  it("where it is a large one, or a real one", async () => {
    const made = JSON.stringify(makeMenuFile({ sections: 31, items: 230 }));
    for (const file of [made, ...env.TEST_REAL_MENUS]) {
      await expectRoundTrip(await storeMenu(JSON.parse(file)));
    }
  });

  it("where its words are hostile, and its metadata speak of a submenu and a footer", async () => {
    const { shop } = await storeEditableMenu();
    const metadata = {
      submenu: { "12": 1, "6": { submenu: [] } },
      footer: [{ footer: { a: null } }],
      "menu.sections[].items[].submenu": { b: 2 },
      "~tilde": '"\\": {',
    };
    await db
      .update(shops)
      .set({
        name: 'Café "\\" </script> ₹ 🌶️',
        footer: [
          { label: "12", text: "a" },
          { label: "6:", text: '"' },
          { label: "__proto__", text: "c" },
        ],
        categories: ["submenu", "~"],
      })
      .where(eq(shops.id, shop.id));
    const options = ["12", "6", "__proto__", '"', "~"].map((name) => ({ name, pricePaise: 1250 }));
    await db
      .update(items)
      .set({ metadata, options, pricePaise: 1 })
      .where(eq(items.shopId, shop.id));
    await expectRoundTrip(shop.id);
  });
});
