import { env } from "cloudflare:workers";
import * as fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import type { Menu, Section } from "#app/domain/menus/menus.ts";
import { openImageBucket } from "#app/platform/image-bucket.ts";
import {
  changedForm,
  firstOf,
  formsOf,
  menuOf,
  OPERATIONS,
  storeEditableMenu,
  shownOf,
} from "#test/editor.ts";
import { seenIn } from "#test/plain-menu.ts";
import { addedBy, newIdsOf, withNewIds } from "./added.ts";
import { applyOperation } from "./apply-operation.ts";
import { boardSeen, seenFields } from "./edited-fields.ts";
import type { Fields } from "./fields.ts";
import { readOperation, type Operation } from "./operations.ts";
import { patchFields } from "./patch-fields.ts";
import { performOperation } from "./perform-operation.ts";
import { seenWithin } from "./refreshed.ts";

const db = openDatabase(env.DB);
const images = openImageBucket(env.IMAGES);

/** Many steps take their time where other work goes on beside the tests. */
const PATIENCE = 60_000;

function operationOf(fields: Fields): Operation {
  const read = readOperation(fields);
  if (!read.ok) throw new Error(`${read.refusal.path} ${read.refusal.code}`);
  return read.value;
}

/** Something to do, before it is known what is on the menu: numbers choose among what is there. */
interface Wish {
  name: (typeof WISHES)[number];
  section: number;
  entry: number;
  to: number;
  text: string;
  price: number;
}

/** All but the pictures, which the screen shows once the server has them. */
const WISHES = OPERATIONS.filter((name) => !/shop-image|change-item-photo/.test(name));

const wish: fc.Arbitrary<Wish> = fc.record({
  name: fc.constantFrom(...WISHES),
  section: fc.nat(5),
  entry: fc.nat(5),
  to: fc.nat(6),
  text: fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }).map((text) => `x${text}`),
  price: fc.integer({ min: 1, max: 100_000_000 }),
});

/** Everything that may be typed or chosen on the page; an operation reads of it what is its own. */
function typedFor({ name, entry, to, text, price }: Wish): Fields {
  const sizes = ["Half", " ", text].flatMap((size): Fields => [
    ["optionName", size],
    ["optionPriceRupees", size === " " ? "" : String(entry)],
  ]);
  const names = ["name", "text", "description", "foodType", "footerLabel"];
  return [
    ["operation", name],
    ...names.map((field): Fields[number] => [field, text]),
    ["footerText", "4 to 10"],
    ["phoneNumber", `${6_000_000_000 + price}, 040 2345 6789`],
    ["secondName", text],
    ["diet", ["", "veg", "egg"][entry % 3] ?? ""],
    ["soldOut", ["no", "today", "until-said"][entry % 3] ?? ""],
    ["servedFrom", "08:00"],
    ["servedTo", "11:00"],
    ["servedDays", String((to % 7) + 1)],
    ...Array.from({ length: 14 }, (_, period): Fields => [
      ["dayFrom", entry > 2 ? ["11:00", "18:00"][period % 2]! : ""],
      ["dayTo", entry > 2 ? ["15:00", "23:00"][period % 2]! : ""],
    ]).flat(),
    ["boardName", text],
    ["boardWord", "new"],
    ["boardPriceRupees", String(entry)],
    ["boardFrom", ""],
    ["categories", `${text}\r\nB, C`],
    ["priceRupees", String(price / 100)],
    ["to", String(to)],
    ["index", String(entry)],
    ...sizes,
  ];
}

/** The wish as a form of the page on which `menu` is shown; undefined where it has nothing to be about. */
function formOf(wish: Wish, menu: Menu): Fields | undefined {
  const typed = typedFor(wish);
  if (wish.name === "add-section") return typed;
  if (wish.name === "edit-shop") {
    return [...typed, ["revision", String(menu.shop.detailsRevision)]];
  }
  if (wish.name === "edit-shop-board") return [...typed, ...seenFields(boardSeen(menu.shop))];
  const section = menu.sections[wish.section % Math.max(menu.sections.length, 1)];
  if (!section) return undefined;
  if (wish.name === "patch-menu") return formOfPatch(wish, section);
  if (wish.name === "delete-section") return formOfDeletion(section);
  if (/(edit|delete|move|drag|remove)-item/.test(wish.name)) return formOfItem(wish, section);
  return [...typed, ...seenIn(section, section.subheaders)];
}

function formOfDeletion(section: Section): Fields {
  const { revision, list } = seenWithin(section);
  const seen = list.map((id): Fields[number] => ["seen", id]);
  const about: Fields = [
    ["operation", "delete-section"],
    ["sectionId", String(section.id)],
  ];
  return [...about, ["revision", String(revision)], ...seen];
}

function formOfItem(wish: Wish, section: Section): Fields | undefined {
  const { items } = section;
  const item = items[wish.entry % Math.max(items.length, 1)];
  if (!item) return undefined;
  const ofItem: Fields = [...typedFor(wish), ["itemId", String(item.id)]];
  if (wish.name !== "drag-item") return [...ofItem, ["revision", String(item.revision)]];
  const ids = items.map(({ id }) => id);
  return [...ofItem, ...seenIn(section, ids)];
}

/** Changes one item, adds another, renames the section and deletes the item after the first, if there is one. */
function formOfPatch({ text, price, entry, to }: Wish, { id: sectionId, items }: Section): Fields {
  const item = items[entry % Math.max(items.length, 1)];
  const edit = item && { id: item.id, revision: item.revision, values: { pricePaise: price } };
  const added = { id: -1, sectionId, position: to + 1, values: { name: text, pricePaise: price } };
  const [, second] = items;
  return patchFields({
    sections: [{ id: sectionId, position: (to % 3) + 1, values: { name: text } }],
    items: edit ? [edit, added] : [added],
    deletedSections: [],
    deletedItems: second && second !== item ? [second.id] : [],
  });
}

describe("the menu as it will be", () => {
  it(
    "is the menu as it then is, whatever was done, places and revisions included",
    async () => {
      const tried = new Set<string>();
      await fc.assert(
        fc.asyncProperty(fc.array(wish, { minLength: 3, maxLength: 20 }), async (wishes) => {
          let expected = await storeEditableMenu();
          const at = { db, images, shopId: expected.shop.id, now: Date.now() };
          for (const each of wishes) {
            const form = formOf(each, expected);
            if (!form) continue;
            const operation = operationOf(form);
            const outcome = await performOperation(at, operation);
            expect(outcome).toMatchObject({ ok: true });
            // What was added has its id from the server.
            const { value } = outcome as { value: { id: number } };
            const added = addedBy(operation, value);
            const ids = newIdsOf(operation, -1, added);
            expected = applyOperation(expected, operationOf(withNewIds(form, ids)), {
              draftId: value.id,
              reached: added.reached,
            });
            tried.add(each.name);
          }
          expect(shownOf(expected)).toEqual(shownOf(await menuOf(at.shopId)));
        }),
        { numRuns: 40, seed: 20261120 },
      );
      expect([...tried].toSorted()).toEqual(WISHES.toSorted());
    },
    PATIENCE,
  );

  it("has no picture once that is removed", async () => {
    const menu = await storeEditableMenu();
    const operation = operationOf(formsOf(menu)["remove-shop-image"]);
    expect(applyOperation(menu, operation, { draftId: -1 }).shop.imageKey).toBeNull();
  });
});

describe("what stays the same stays the same object:", () => {
  let menu: Menu;
  beforeEach(async () => {
    menu = await storeEditableMenu();
  });

  /** The ids of the sections and items that are new objects after an operation, to be drawn anew. */
  function renewedBy(form: Fields) {
    const { sections } = applyOperation(menu, operationOf(form), { draftId: -1 });
    const known = new Set<object>([
      ...menu.sections,
      ...menu.sections.flatMap(({ items }) => items),
    ]);
    const renewed = (list: { id: number }[]) =>
      list.filter((entry) => !known.has(entry)).map(({ id }) => id);
    return {
      sections: renewed(sections),
      items: renewed(sections.flatMap(({ items }) => items)),
    };
  }

  it("all other sections, and all items, when a section is renamed or its subheaders change", () => {
    const { section } = firstOf(menu);
    for (const name of ["rename-section", "add-subheader", "move-subheader"] as const) {
      expect(renewedBy(formsOf(menu)[name])).toEqual({ sections: [section.id], items: [] });
    }
  });

  it("all other items, when one is edited or added", () => {
    const { section, item } = firstOf(menu);
    const edit = formsOf(menu)["edit-item"];
    expect(renewedBy(edit)).toEqual({ sections: [section.id], items: [item.id] });
    const add = formsOf(menu)["add-item"];
    expect(renewedBy(add)).toEqual({ sections: [section.id], items: [-1] });
  });

  it("the items that keep their place, when one is moved or deleted", () => {
    const { section } = firstOf(menu);
    const [first, second, third] = section.items.map(({ id }) => id);
    const up = changedForm(formsOf(menu)["drag-item"], { itemId: String(second), to: "1" });
    expect(renewedBy(up)).toEqual({ sections: [section.id], items: [second, first] });
    const last = changedForm(formsOf(menu)["delete-item"], { itemId: String(third) });
    expect(renewedBy(last)).toEqual({ sections: [section.id], items: [] });
  });

  it("all sections, when one is added or the shop is edited", () => {
    expect(renewedBy(formsOf(menu)["add-section"])).toEqual({ sections: [-1], items: [] });
    expect(renewedBy(formsOf(menu)["edit-shop"])).toEqual({ sections: [], items: [] });
  });
});

describe("an operation on what is not there", () => {
  const named = OPERATIONS.filter((name) => !/add-section|shop/.test(name));

  it.each(named)("changes nothing: %s", async (name) => {
    const [menu, other] = [await storeEditableMenu(), await storeEditableMenu()];
    const applied = applyOperation(menu, operationOf(formsOf(other)[name]), { draftId: -1 });
    expect(applied).toEqual(menu);
  });
});
