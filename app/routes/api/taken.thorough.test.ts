import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import type { Menu } from "#app/domain/menus/menus.ts";
import { smallKeyOf } from "#app/domain/menus/photo-key.ts";
import { call, callsOf, loginHeaders, type CallName } from "#test/api.ts";
import { firstOf, storeEditableMenu } from "#test/editor.ts";

let menu: Menu;
let headers: Record<string, string>;

beforeAll(async () => {
  menu = await storeEditableMenu();
  headers = await loginHeaders(menu.shop.id);
});

/** Makes a call with these fields besides those that name what it is about; gives its reply and the menu's text. */
async function send(name: CallName, fields: object | string) {
  const { section, item } = firstOf(menu);
  const ids = name.endsWith("item") ? { item_id: item.id } : {};
  const about = { section_id: section.id, ...ids };
  const written = typeof fields === "string" ? fields : JSON.stringify(fields);
  const body = `${JSON.stringify(about).slice(0, -1)},${written.slice(1)}`;
  const reply = await call({ ...callsOf(menu)[name], body, headers });
  const { text } = await call(callsOf(menu)["open-menu"]);
  return { ...reply, opened: text };
}

describe("an item's", () => {
  it.each([
    ["12.50", 12.5],
    [" 40 ", 40],
    [0.01, 0.01],
    [19.999, 20],
    [1_000_000, 1_000_000],
    ["1000000", 1_000_000],
  ])("price %j is %d rupees", async (price, rupees) => {
    for (const name of ["add-item", "update-item"] as const) {
      const { json } = await send(name, { item: "Tikki", price });
      expect(json).toMatchObject({ item: { price: rupees } });
    }
  });

  it.each([" Tikki ", "आलू टिक्की", "🌶️", "<b>&amp;</b>", "x".repeat(120), "7"])(
    "name %j stays as it is, trimmed",
    async (name) => {
      const { status, json, opened } = await send("add-item", { item: name, price: 1 });
      expect([status, json]).toMatchObject([201, { item: { item: name.trim() } }]);
      expect(opened).toContain(JSON.stringify(name.trim()));
    },
  );

  it("metadata comes back as it was sent, and is empty where none was", async () => {
    const metadata = { food_type: "veg", tags: [1, null, { "12": "b", submenu: { a: [] } }] };
    const sent = await send("add-item", { item: "Tikki", price: 1, metadata });
    expect(sent.json).toMatchObject({ item: { metadata, submenu: {} } });
    expect(sent.opened).toContain(JSON.stringify(metadata));
    const bare = await send("add-item", { item: "Tikki", price: 1 });
    expect(bare.json).toMatchObject({ item: { metadata: {} } });
  });

  it("may say what else there is to it, and take it back", async () => {
    const said = {
      description: "Crisp & hot",
      second_name: "टिक्की",
      diet: "egg",
      spicy: 3,
      featured: true,
      allergens: ["milk", "nuts"],
      kcal: 250,
      serving: "1 plate",
      submenu: { Half: 20, Full: 35 },
    };
    const added = await send("add-item", { item: "Tikki", price: 1, ...said });
    expect([added.status, added.json]).toMatchObject([201, { item: said }]);
    expect(added.text).toContain('"submenu":{"Half":20,"Full":35}');
    const { id } = (added.json as { item: { id: number } }).item;
    const other = { diet: "veg", metadata: { shelf: 2 } };
    const changed = await send("update-item", { item_id: id, ...other });
    expect(changed.json).toMatchObject({ item: { ...said, ...other } });
    const marks = { diet: null, spicy: 0, featured: false, allergens: [], kcal: null };
    const none = { description: "", second_name: "", serving: "", ...marks };
    const nulls = Object.fromEntries(
      Object.keys({ ...none, sold_out: null }).map((name) => [name, null]),
    );
    for (const emptied of [none, nulls]) {
      const { submenu: _, ...again } = said;
      await send("update-item", { item_id: id, ...again, submenu: {} });
      const cleared = await send("update-item", { item_id: id, ...emptied });
      expect(Object.keys((cleared.json as { item: object }).item)).toEqual([
        "id",
        "item",
        "price",
        "item_order",
        "section_id",
        "metadata",
        "submenu",
      ]);
    }
  });

  it("photo comes from another dish of the shop or none, and goes again", async () => {
    const photoKey = firstOf(menu).item.photoKey ?? "";
    await Promise.all([photoKey, smallKeyOf(photoKey)].map((key) => env.IMAGES.put(key, "")));
    const photo = `https://nukkad.example/images/${photoKey}`;
    const added = await send("add-item", { item: "Tikki", price: 1, photo });
    expect([added.status, added.json]).toMatchObject([201, { item: { photo } }]);
    const item_id = (added.json as { item: { id: number } }).item.id;
    for (const wrong of ["https://example.com/a.jpg", photo.replace("-8x4", "-9x4"), 7]) {
      const refused = await send("update-item", { item_id, photo: wrong });
      expect([refused.status, refused.text]).toEqual([
        422,
        expect.stringContaining("photo of this shop"),
      ]);
    }
    const other = await storeEditableMenu();
    const othersKey = firstOf(other).item.photoKey ?? "";
    const elsewhere = `https://nukkad.example/images/${othersKey}`;
    await env.IMAGES.put(othersKey, "");
    expect((await send("update-item", { item_id, photo: elsewhere })).status).toBe(422);
    const without = await send("update-item", { item_id, photo: null });
    expect(Object.keys((without.json as { item: object }).item)).not.toContain("photo");
  });

  it("sizes in an addition, and metadata in a change, may be null as older clients send them, which changes nothing", async () => {
    const added = await send("add-item", { item: "Tikki", price: 1, submenu: null });
    expect([added.status, added.json]).toMatchObject([201, { item: { submenu: {} } }]);
    const { id: item_id } = (added.json as { item: { id: number } }).item;
    const metadata = { shelf: 2 };
    await send("update-item", { item_id, metadata });
    for (const none of [null, []]) {
      const beside = await send("update-item", { item_id, price: 2, metadata: none });
      expect([beside.status, beside.json]).toMatchObject([200, { item: { price: 2, metadata } }]);
    }
  });

  it("mark may be written into metadata, as the first clients do, unless diet says another", async () => {
    const metadata = { food_type: "non-veg" };
    const marked = await send("add-item", { item: "Tikki", price: 1, metadata });
    expect(marked.json).toMatchObject({ item: { metadata, diet: "nonveg" } });
    const both = await send("add-item", { item: "Tikki", price: 1, metadata, diet: "egg" });
    expect(both.json).toMatchObject({ item: { metadata, diet: "egg" } });
  });

  it.each([1, 300])("order may be %d, and other fields may be missing", async (order) => {
    const { status, json } = await send("update-item", { item_order: order });
    expect([status, json]).toMatchObject([200, { item: { item_order: order } }]);
  });
});

describe("the sizes of an item", () => {
  it.each([
    ["keep their order", '{"12":60,"6":30,"Half":20,"1":5}', '{"12":60,"6":30,"Half":20,"1":5}'],
    ["are trimmed", '{" Half ":20," 6":30}', '{"Half":20,"6":30}'],
    ["may be written as text", '{"Half":"20.50","Full":" 40 "}', '{"Half":20.5,"Full":40}'],
    [
      "cost nothing where their price is no number",
      '{"a":"x","b":null,"c":{},"d":[1],"e":true,"f":"","g":"1e3","h":1e999}',
      '{"a":0,"b":0,"c":0,"d":0,"e":0,"f":0,"g":0,"h":0}',
    ],
    [
      "are left out where they have no name",
      '{"":1,"  ":2,"size_1732000000000":3," size_":4,"Half":20,"Size_a":5,"a size_":6}',
      '{"Half":20,"Size_a":5,"a size_":6}',
    ],
    ["are left out unread where they have no name", '{"size_1":-5,"Half":20}', '{"Half":20}'],
    ["are left out where nobody sees the name", '{"\u200B":1,"\u2800":2,"Half":20}', '{"Half":20}'],
    ["may be all left out", "{}", "{}"],
    ["may come as the empty list of some programs", "[]", "{}"],
    [
      "may be called like parts of an object",
      '{"__proto__":1,"constructor":2}',
      '{"__proto__":1,"constructor":2}',
    ],
    ["are escaped", '{"\\"}":1,"\\\\":2}', '{"\\"}":1,"\\\\":2}'],
  ])("%s", async (_, submenu, kept) => {
    const { status, text, opened } = await send("update-item", `{"submenu":${submenu}}`);
    expect(status).toBe(200);
    for (const told of [text, opened]) expect(told).toContain(`"submenu":${kept}`);
  });
});

describe("the subheaders of a section", () => {
  const HOT = "Served hot";
  it.each<[string, object, string[]]>([
    ["as a list", { subheaders: [HOT, "With chutney"] }, [HOT, "With chutney"]],
    ["as none", { subheaders: [] }, []],
    ["as lists in lists", { subheaders: [HOT, [["a", ["b"]], []]] }, [HOT, "a", "b"]],
    ["as a list of all kinds", { subheaders: [` ${HOT} `, "", "  ", 7, null, {}] }, [HOT]],
    ["as one text", { subheaders: HOT }, [HOT]],
    ["in the metadata, as a list", { metadata: { subheaders: [HOT, "a"] } }, [HOT, "a"]],
    ["in the metadata, as one text", { metadata: { subheader: HOT } }, [HOT]],
    ["in the old way, as one text", { subheader: HOT }, [HOT]],
    ["in the old way, blank", { subheader: " " }, []],
    ["in two ways", { subheaders: [HOT], subheader: "a", metadata: { subheader: "b" } }, [HOT]],
    [
      "as none, beside what was told before",
      { subheaders: [], metadata: { subheaders: [HOT] } },
      [],
    ],
    ["as letters that nobody sees", { subheaders: ["\u200B", "\u2800"] }, []],
    [
      "beside old ways that are null",
      { subheaders: [HOT], subheader: null, metadata: null },
      [HOT],
    ],
    ["with metadata of another kind", { subheaders: [HOT], metadata: {} }, [HOT]],
  ])("may come %s", async (_, fields, subheaders) => {
    // So that none can stay from the case before.
    await send("update-subheaders", { subheaders: ["before"] });
    const { status, json, opened } = await send("update-subheaders", fields);
    expect([status, json]).toMatchObject([200, { section: { subheaders } }]);
    expect(opened).toContain(`"subheaders":${JSON.stringify(subheaders)}`);
  });
});
