import { env } from "cloudflare:workers";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { editItem } from "#app/domain/menus/items.ts";
import { emptyItem } from "#app/domain/menus/item-fields.ts";
import {
  openMenu,
  withPlaces,
  type Item,
  type Menu,
  type Section,
} from "#app/domain/menus/menus.ts";
import { emptySection } from "#app/domain/menus/section-fields.ts";
import { storeMenu } from "#test/stored-menus.ts";
import { guardPatch } from "./guard-patch.ts";
import { applyPatch } from "./menu-patch.ts";
import { patchBetween } from "./patch-between.ts";
import { patchMenu } from "./patch-menu.ts";

const db = openDatabase(env.DB);

const NAMES = ["A", "B", "C"];

async function freshShop(): Promise<string> {
  const sections = NAMES.map((name) => ({
    section: name,
    items: [1, 2, 3, 4].map((item) => ({ item: `${name}${item}`, price: item })),
  }));
  return storeMenu({ menu: { shop: { name: "Shop" }, sections } });
}

async function stored(shopId: string): Promise<Menu> {
  const menu = await openMenu(db, shopId);
  if (!menu) throw new Error(`no menu ${shopId}`);
  return menu;
}

const EDITS = [
  "add",
  "delete",
  "move",
  "edit",
  "addSection",
  "deleteSection",
  "moveSection",
] as const;

const edit = fc.record({
  kind: fc.constantFrom(...EDITS, "rename" as const),
  section: fc.nat(6),
  item: fc.nat(6),
  to: fc.nat(6),
});

/** Several edits made together; or a way back to an earlier state, by its number, where it has one. */
const step = fc.record({
  edits: fc.array(edit, { minLength: 1, maxLength: 5 }),
  back: fc.option(fc.nat(10), { freq: 2 }),
});

type Edit = { kind: string; section: number; item: number; to: number };

/** Ids of new things, unlike any other. */
let lastId = 0;

/** A plain way of making each edit, apart from the code under test. */
function edited(menu: Menu, { kind, section: at, item, to }: Edit): Menu {
  const sections: Section[] = menu.sections.map((each) => ({ ...each, items: [...each.items] }));
  const id = (lastId -= 1);
  const section = sections[at % Math.max(sections.length, 1)];
  const target = sections[to % Math.max(sections.length, 1)];
  const place = item % Math.max(section?.items.length ?? 1, 1);
  const added = { ...emptySection, id, shopId: menu.shop.id, position: 0, revision: 1 };
  const make: Record<string, () => unknown> = {
    addSection: () =>
      sections.splice(to, 0, { ...added, name: `n${id}`, subheaders: [], items: [] }),
    deleteSection: () => sections.splice(at % Math.max(sections.length, 1), 1),
    moveSection: () =>
      section && sections.splice(to, 0, ...sections.splice(sections.indexOf(section), 1)),
    rename: () => section && (section.name = `n${id}`),
    add: () => section?.items.splice(to, 0, newItem(section, id)),
    delete: () => section?.items.splice(place, 1),
    move: () => {
      const [moved] = section?.items.splice(place, 1) ?? [];
      if (moved && target) target.items.splice(to, 0, { ...moved, sectionId: target.id });
    },
    edit: () => {
      const before = section?.items[place];
      if (before)
        section.items[place] = { ...before, name: `n${id}`, isFeatured: !before.isFeatured };
    },
  };
  make[kind]?.();
  return withPlaces({
    ...menu,
    sections: sections.map((each, index) => ({ ...each, position: index + 1 })),
  });
}

function newItem({ shopId, id: sectionId }: Section, id: number): Item {
  const options = [{ name: "Half", pricePaise: 50 }];
  return { ...emptyItem, shopId, sectionId, id, options, name: `n${id}`, position: 0, revision: 1 };
}

/** What diners would see, and whose it is. New things have other ids once they are stored. */
const plain = ({ sections }: Menu, withIds: boolean) =>
  sections.map((section) => ({
    ...section,
    id: withIds && section.id > 0 ? section.id : 0,
    revision: 0,
    items: section.items.map((item) => ({
      ...item,
      id: withIds && item.id > 0 ? item.id : 0,
      sectionId: item.sectionId === section.id,
      revision: 0,
    })),
  }));

it("the patch between any two menus makes the one of the other, and leaves alone what they share", () => {
  const menu = { shop: { id: "shop" }, sections: [] } as unknown as Menu;
  fc.assert(
    fc.property(
      fc.array(edit, { maxLength: 40 }),
      fc.array(edit, { maxLength: 6 }),
      (some, more) => {
        const from = some.reduce(edited, menu);
        const to = more.reduce(edited, from);
        const patched = applyPatch(from, patchBetween(from, to));
        expect(patched.ok && plain(patched.value, true)).toEqual(plain(to, true));
        const same = applyPatch(from, patchBetween(from, structuredClone(from)));
        expect(
          same.ok && same.value.sections.every((section, at) => section === from.sections[at]),
        ).toBe(true);
      },
    ),
    { numRuns: 300, seed: 20261123 },
  );
});

const revisionsOf = ({ sections }: Menu) =>
  sections.flatMap(({ id, revision, items }) => [
    [`section ${id}`, revision] as const,
    ...items.map((item) => [`item ${item.id}`, item.revision] as const),
  ]);

it("any series of edits, and of ways back to what was before, leaves in the tables what it leaves of plain lists", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      const shopId = await freshShop();
      const states = [await stored(shopId)];
      const revisions = new Map<string, number>();
      for (const { edits, back } of steps) {
        const menu = states.at(-1)!;
        const to = back === null ? edits.reduce(edited, menu) : states[back % states.length]!;
        const outcome = await patchMenu(db, shopId, patchBetween(menu, to));
        expect(outcome?.ok).toBe(true);
        const after = await stored(shopId);
        expect(plain(after, false)).toEqual(plain(to, false));
        // What was there before, deleted in between or not, has its id.
        if (back !== null) expect(plain(after, true)).toEqual(plain(to, true));
        // Also of what was deleted in between: whoever saw it before does not take it for the same.
        const wasThere = new Set(revisionsOf(menu).map(([name]) => name));
        for (const [name, revision] of revisionsOf(after)) {
          const least = (revisions.get(name) ?? 0) + (wasThere.has(name) ? 0 : 1);
          expect(revision).toBeGreaterThanOrEqual(least);
          revisions.set(name, revision);
        }
        states.push(after);
      }
    }),
    { numRuns: 25, seed: 20261123 },
  );
});

it("of a patch that was refused nothing is stored, and what has changed since is not overwritten", async () => {
  const shopId = await freshShop();
  const menu = await stored(shopId);
  const [first, second] = menu.sections[0]!.items;
  await editItem(db, shopId, { itemId: second!.id, pricePaise: 99 });
  const patch = {
    sections: [],
    items: [
      { id: first!.id, revision: first!.revision, values: { pricePaise: 500 } },
      { id: second!.id, revision: second!.revision, values: { pricePaise: 500 } },
    ],
    deletedSections: [menu.sections[1]!.id],
    deletedItems: [],
  };
  expect(await patchMenu(db, shopId, patch)).toMatchObject({ refusal: { reason: "stale" } });
  const after = await stored(shopId);
  expect(after.sections.length).toBe(3);
  expect(after.sections[0]!.items.map(({ pricePaise }) => pricePaise)).toEqual([100, 99, 300, 400]);
});

it("of a patch that may be made partly, what nobody else has changed is stored, and what is left is said each time it is sent", async () => {
  const shopId = await freshShop();
  const menu = await stored(shopId);
  const [first, second] = menu.sections[0]!.items;
  await editItem(db, shopId, { itemId: second!.id, pricePaise: 99 });
  const sectionId = menu.sections[1]!.id;
  const dearer = ({ id, revision }: Item) => ({ id, revision, values: { pricePaise: 500 } });
  const patch = guardPatch(
    {
      sections: [],
      items: [
        dearer(first!),
        dearer(second!),
        { id: -1, sectionId, values: { name: "Chai", pricePaise: 100 } },
      ],
      deletedSections: [],
      deletedItems: [],
    },
    menu,
  );
  const once = { key: "k", now: 1 };
  const answer = await patchMenu(db, shopId, patch, once);
  expect(answer).toMatchObject({ value: { left: { items: [second!.id] } } });
  expect(await patchMenu(db, shopId, patch, once)).toEqual(answer);
  const [section, other] = (await stored(shopId)).sections;
  expect(section!.items.map(({ pricePaise }) => pricePaise)).toEqual([500, 99, 300, 400]);
  expect(other!.items.map(({ name }) => name).slice(4)).toEqual(["Chai"]);
});

it("a patch that sells out a dish today is the same when it is sent again after the day has ended", async () => {
  const shopId = await freshShop();
  const { id } = (await stored(shopId)).sections[0]!.items[0]!;
  const nothing = { sections: [], deletedSections: [], deletedItems: [] };
  const sellOut = (soldOutUntil: number) => {
    const patch = { ...nothing, items: [{ id, values: { soldOutUntil } }] };
    return patchMenu(db, shopId, patch, { key: "k", now: 1 });
  };
  const first = await sellOut(1_000);
  expect(first?.ok).toBe(true);
  expect(await sellOut(2_000)).toEqual(first);
});

it("patches that are sent at once all land, each once, however often it is sent", async () => {
  const shopId = await freshShop();
  const [section] = (await stored(shopId)).sections;
  const nothing = { sections: [], deletedSections: [], deletedItems: [] };
  const patches = ["x", "y", "z"].map((name) => ({
    ...nothing,
    items: [{ id: -1, sectionId: section!.id, values: { name, pricePaise: 100 } }],
  }));
  const send = () =>
    patches.map((patch, index) => patchMenu(db, shopId, patch, { key: `k${index}`, now: 1 }));
  const answers = await Promise.all([...send(), ...send()]);
  const ids = answers.map((answer) => (answer?.ok ? answer.value.items[-1] : undefined));
  expect(ids.slice(3)).toEqual(ids.slice(0, 3));
  const { items } = (await stored(shopId)).sections[0]!;
  expect(
    items
      .map(({ name }) => name)
      .slice(4)
      .toSorted(),
  ).toEqual(["x", "y", "z"]);
  expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
});

it("two patches of one dish at once both land, if neither says what it saw", async () => {
  const shopId = await freshShop();
  const { id } = (await stored(shopId)).sections[0]!.items[0]!;
  const nothing = { sections: [], deletedSections: [], deletedItems: [] };
  const patches = [{ name: "Chai" }, { pricePaise: 1_500 }, { spicy: 2 }].map((values) => ({
    ...nothing,
    items: [{ id, values }],
  }));
  await Promise.all(patches.map((patch) => patchMenu(db, shopId, patch)));
  const [item] = (await stored(shopId)).sections[0]!.items;
  expect(item).toMatchObject({ name: "Chai", pricePaise: 1_500, spicy: 2 });
});

it("a new dish gets the next id, even if its patch asks for one that nobody has had", async () => {
  const shopId = await freshShop();
  const { id: sectionId, items } = (await stored(shopId)).sections[2]!;
  const far = items.at(-1)!.id + 1_000_000;
  const patch = {
    sections: [],
    items: [{ id: far, sectionId, values: { name: "Chai", pricePaise: 100 } }],
    deletedSections: [],
    deletedItems: [],
  };
  const answer = await patchMenu(db, shopId, patch);
  expect(answer?.ok && answer.value.items[far]).toBe(items.at(-1)!.id + 1);
});

it("nobody reaches another shop's dishes by a patch that names them", async () => {
  const [shopId, otherId] = [await freshShop(), await freshShop()];
  const other = await stored(otherId);
  const theirs = other.sections[0]!;
  const [section] = (await stored(shopId)).sections;
  const patch = {
    sections: [],
    items: [
      {
        id: theirs.items[0]!.id,
        sectionId: section!.id,
        values: { name: "Mine", pricePaise: 100 },
      },
    ],
    deletedSections: [theirs.id],
    deletedItems: theirs.items.map(({ id }) => id),
  };
  await patchMenu(db, shopId, patch);
  expect(await stored(otherId)).toEqual(other);
});

it("a dish whose id another shop has by now comes back under another", async () => {
  const [shopId, otherId] = [await freshShop(), await freshShop()];
  const before = await stored(shopId);
  const [section] = before.sections;
  const [{ id }] = section!.items as [Item];
  const nothing = { sections: [], items: [], deletedSections: [], deletedItems: [] };
  await patchMenu(db, shopId, { ...nothing, deletedItems: [id] });
  const sectionId = (await stored(otherId)).sections[0]!.id;
  const taken = [{ id, sectionId, values: { name: "Theirs", pricePaise: 100 } }];
  await patchMenu(db, otherId, { ...nothing, items: taken });
  const undone = await patchMenu(db, shopId, patchBetween(await stored(shopId), before));
  const [item] = (await stored(shopId)).sections[0]!.items;
  expect(item!.name).toBe(section!.items[0]!.name);
  expect(undone?.ok && undone.value.items[id]).toBe(item!.id);
});

it("no more than 60 sections or 300 items of a section, whatever a patch adds", async () => {
  const shopId = await freshShop();
  const sectionId = (await stored(shopId)).sections[0]!.id;
  const items = Array.from({ length: 297 }, (_, index) => ({
    id: -index - 1,
    sectionId,
    values: { name: `n${index}`, pricePaise: 100 },
  }));
  const patch = { sections: [], items, deletedSections: [], deletedItems: [] };
  expect(await patchMenu(db, shopId, patch)).toMatchObject({
    refusal: { reason: "full", most: 300 },
  });
  const fitting = { ...patch, items: items.slice(1) };
  expect((await patchMenu(db, shopId, fitting))?.ok).toBe(true);
});
