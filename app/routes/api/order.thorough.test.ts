import * as fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type { Menu } from "#app/domain/menus/menus.ts";
import type { Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { call, loginHeaders } from "#test/api.ts";
import { editorOf, firstOf, menuOf, sendForm } from "#test/editor.ts";
import { storeMenu } from "#test/stored-menus.ts";
import { visit } from "#test/visit.ts";

const SETTINGS = { numRuns: 12, seed: 20270111 };
const NAMES = ["a", "b", "c", "d", "e", "f"];

let menu: Menu;
let headers: Record<string, string>;

beforeEach(async () => {
  // One has no price: the first client sends that back as it was told.
  const items = NAMES.map((item) => ({ item, price: item === "c" ? 0 : 10 }));
  const sections = ["A", "B", "C", "D"].map((section) => ({ section, items }));
  menu = await menuOf(await storeMenu({ menu: { shop: { name: "Shop" }, sections } }));
  headers = await loginHeaders(menu.shop.id);
});

interface Placed {
  id: number;
  item: string;
  price: number;
  item_order: number;
}
interface MenuReply {
  menu: { sections: { section: string; section_order: number; items: Placed[] }[] };
}

async function readSections(): Promise<MenuReply["menu"]["sections"]> {
  const { json } = await call({ method: "GET", path: `/qr/menu/${menu.shop.id}` });
  return (json as MenuReply).menu.sections;
}

const readItems = async (): Promise<Placed[]> => (await readSections())[0]?.items ?? [];
const namesOf = (items: Placed[]) => items.map(({ item }) => item);
const placesOf = (items: Placed[]) => items.map(({ item_order }) => item_order);
const oneTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

const change = (body: object) =>
  call({ method: "PUT", path: `/qr/menu/update/${menu.shop.id}`, body, headers });
const setPlace = (id: number, place: number) => change({ item_id: id, item_order: place });

/** Any order of the six items, by their index. */
const anyOrder = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6, maxLength: 6 });

describe("item_order sets the place of one item", () => {
  it.each([
    ["one after the other", false],
    ["all at once", true],
  ])(
    "one update for each item whose number changed, in any order of arrival, ends in the order that was meant: %s",
    async (_, isAtOnce) => {
      const property = fc.asyncProperty(anyOrder, anyOrder, async (order, arrival) => {
        const shown = await readItems();
        const meant = order.map((index) => shown[index]).filter((item) => item !== undefined);
        // As the first client does: it names all that the item says, and its new number.
        const updates = meant.map(({ id, item, price }, index) => ({
          was: shown.findIndex((other) => other.id === id),
          body: { item_id: id, item, price, item_order: index + 1 },
        }));
        const moved = updates.filter(({ was, body }) => body.item_order !== was + 1);
        const sent = arrival
          .map((index) => moved[index]?.body)
          .filter((body) => body !== undefined);
        const replies: number[] = [];
        const send = async (body: object) => void replies.push((await change(body)).status);
        if (isAtOnce) await Promise.all(sent.map(send));
        else for (const body of sent) await send(body);
        expect(replies).toEqual(sent.map(() => 200));
        const items = await readItems();
        expect(namesOf(items)).toEqual(namesOf(meant));
        expect(placesOf(items)).toEqual(oneTo(6));
      });
      await fc.assert(property, SETTINGS);
    },
  );

  it("and moves no other; where two stand at one place the older comes first", async () => {
    const { section } = firstOf(menu);
    await setPlace(section.items[4]?.id ?? 0, 2);
    const items = await readItems();
    expect(namesOf(items)).toEqual(["a", "b", "e", "c", "d", "f"]);
    expect(placesOf(items)).toEqual([1, 2, 2, 3, 4, 6]);
  });

  it("answers with the place that was requested", async () => {
    const { item } = firstOf(menu);
    expect((await setPlace(item.id, 5)).json).toMatchObject({
      item: { id: item.id, item_order: 5 },
    });
  });

  it("tells the editor's page that its list is outdated", async () => {
    const { section, item } = firstOf(menu);
    await setPlace(item.id, 6);
    const seen = section.items.map(({ id }): Fields[number] => ["seen", String(id)]);
    const drag: Fields = [
      ["operation", "drag-item"],
      ["sectionId", String(section.id)],
      ["revision", String(section.revision)],
      ...seen,
      ["itemId", String(item.id)],
      ["to", "2"],
    ];
    expect((await sendForm(editorOf(menu), drag, headers)).status).toBe(409);
  });
});

describe("the next change of the list makes the numbers 1 to n again, in the order that was shown:", () => {
  /** What changes the list: sends it, and says what it does to the names that were shown. */
  type ListChange = (shown: Placed[]) => {
    send: () => Promise<{ status: number }>;
    leaves: string[];
  };

  const editor = (form: Fields) => sendForm(editorOf(menu), form, headers);
  const idOf = (item: Placed | undefined) => String(item?.id);

  const CHANGES: Record<string, ListChange> = {
    "an item added in the editor": (shown) => ({
      send: () =>
        editor([
          ["operation", "add-item"],
          ["sectionId", String(firstOf(menu).section.id)],
          ["name", "new"],
          ["priceRupees", "5"],
        ]),
      leaves: [...namesOf(shown), "new"],
    }),
    "an item deleted in the editor": (shown) => ({
      send: () =>
        editor([
          ["operation", "delete-item"],
          ["itemId", idOf(shown[1])],
        ]),
      leaves: namesOf(shown.toSpliced(1, 1)),
    }),
    "an item moved in the editor": (shown) => ({
      send: () =>
        editor([
          ["operation", "move-item"],
          ["itemId", idOf(shown[4])],
          ["to", "2"],
        ]),
      leaves: namesOf(shown.toSpliced(4, 1).toSpliced(1, 0, ...shown.slice(4, 5))),
    }),
  };

  it.each(Object.entries(CHANGES))("%s", async (_, changeList) => {
    const places = fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 6, maxLength: 6 });
    const property = fc.asyncProperty(places, async (wanted) => {
      const items = NAMES.map((item) => ({ item, price: 10 }));
      const file = { menu: { shop: { name: "S" }, sections: [{ section: "A", items }] } };
      menu = await menuOf(await storeMenu(file));
      headers = await loginHeaders(menu.shop.id);
      for (const [index, { id }] of firstOf(menu).section.items.entries()) {
        await setPlace(id, wanted[index] ?? 1);
      }
      const shown = await readItems();
      const { send, leaves } = changeList(shown);
      expect((await send()).status).toBeLessThan(400);
      const left = await readItems();
      expect(namesOf(left)).toEqual(leaves);
      expect(placesOf(left)).toEqual(oneTo(leaves.length));
    });
    await fc.assert(property, { ...SETTINGS, numRuns: 4 });
  });
});

describe("section_order moves the section and shifts the others", () => {
  const move = (index: number, to: number) =>
    call({
      method: "PUT",
      path: `/section/update/${menu.shop.id}`,
      body: { section_id: menu.sections[index]?.id, section_order: to },
      headers,
    });

  it.each([
    [0, 2, "B A C D"],
    [0, 4, "B C D A"],
    [3, 1, "D A B C"],
    [2, 3, "A B C D"],
    [1, 5, "A C D B"],
    [1, 61, "A C D B"],
    [0, Number.MAX_SAFE_INTEGER, "B C D A"],
  ])("the section at index %i to place %i: %s", async (index, to, names) => {
    const reply = await move(index, to);
    expect(reply.status).toBe(200);
    expect(reply.json).toMatchObject({ section: { section_order: Math.min(to, 4) } });
    const sections = await readSections();
    expect(sections.map(({ section }) => section).join(" ")).toBe(names);
    expect(sections.map(({ section_order }) => section_order)).toEqual([1, 2, 3, 4]);
  });

  it("and many moves at once leave the numbers 1 to n", async () => {
    const moves = [0, 1, 2, 3].flatMap((index) => [move(index, 4 - index), move(index, index + 2)]);
    expect((await Promise.all(moves)).map(({ status }) => status)).toEqual(moves.map(() => 200));
    const sections = await readSections();
    expect(sections.map(({ section_order }) => section_order)).toEqual([1, 2, 3, 4]);
    expect(sections.map(({ section }) => section).toSorted()).toEqual(["A", "B", "C", "D"]);
  });
});

it("the editor counts from the list as it stands, whatever gaps and doubles the numbers have", async () => {
  const { items } = firstOf(menu).section;
  for (const [index, place] of [2, 4, 5, 7, 9, 9].entries()) {
    await setPlace(items[index]?.id ?? 0, place);
  }
  const offered = async (index: number) => {
    const opened = `menu-${items[index]?.id}`;
    const page = await visit(`${editorOf(menu)}?open=${opened}`, { headers });
    const [, html = ""] = (await page.text()).split(` id="${opened}"`);
    return [
      ...html.matchAll(
        /name="to" value="(\d+)".*?<button[^>]*? aria-disabled="(true|false)"[^>]*>Move/gs,
      ),
    ]
      .slice(0, 2)
      .map(([, to, disabled]) => (disabled === "true" ? "none" : to));
  };
  expect(await offered(0)).toEqual(["none", "2"]);
  expect(await offered(3)).toEqual(["3", "5"]);
  expect(await offered(5)).toEqual(["5", "none"]);
});

it("a price of 0 beside a place leaves the price as it is", async () => {
  const [item] = await readItems();
  const { json } = await change({ item_id: item?.id, price: 0, item_order: 2 });
  expect(json).toMatchObject({ item: { price: 10, item_order: 2 } });
});
