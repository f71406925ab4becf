import { env } from "cloudflare:workers";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { shops } from "#app/db/schema.ts";
import { importMenu } from "./import.ts";
import { addItem, deleteItem, editItem, moveItem, reorderItems } from "./items.ts";
import { openMenu, type Menu } from "./menus.ts";
import {
  addSection,
  deleteSection,
  moveSection,
  editSection,
  replaceSubheaders,
} from "./sections.ts";

/** The menu as plain arrays, which the tables must match. */
interface ModelSection {
  name: string;
  subheaders: string[];
  items: string[];
}

type Step = { kind: string; section: number; item: number; to: number };

const db = openDatabase(env.DB);

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(
    "add",
    "delete",
    "move",
    "rename",
    "subheaders",
    "subheadersStale",
    "addItem",
    "addItem",
    "editItem",
    "editItemStale",
    "deleteItem",
    "moveItem",
    "reorder",
    "reorderStale",
  ),
  section: fc.nat(7),
  item: fc.nat(7),
  to: fc.integer({ min: -2, max: 9 }),
});

/** Two sections of three items: most steps have something to move. */
async function freshMenu(): Promise<ModelSection[]> {
  const sections = ["A", "B"].map((name) => ({
    name,
    subheaders: [],
    items: [1, 2, 3].map((item) => `${name}${item}`),
  }));
  const file = sections.map(({ name, items }) => ({
    section: name,
    items: items.map((item) => ({ item, price: 1 })),
  }));
  await db.delete(shops);
  await importMenu(db, JSON.stringify({ menu: { shop: { name: "Shop" }, sections: file } }), {
    shopId: "shop",
    now: 1,
  });
  return sections;
}

/** `to` is 1-based; beyond the ends it is the nearest end. */
function moveWithin(list: unknown[], from: number, to: number): void {
  const [moved] = list.splice(from, 1);
  if (moved !== undefined) list.splice(Math.min(Math.max(to, 1), list.length + 1) - 1, 0, moved);
}

/** The stored menu, whose places must be 1 to n. */
async function readStored(): Promise<Menu> {
  const menu = await openMenu(db, "shop");
  if (!menu) throw new Error("no menu");
  for (const list of [menu.sections, ...menu.sections.map(({ items }) => items)]) {
    expect(list.map(({ position }) => position)).toEqual(list.map((_, index) => index + 1));
  }
  return menu;
}

function modelOf({ sections }: Menu): ModelSection[] {
  return sections.map(({ name, subheaders, items }) => ({
    name,
    subheaders,
    items: items.map((item) => item.name),
  }));
}

/**
 * Applies one step to the tables, as somebody who sees `menu`, and to the model. Names are serial numbers, so that all
 * differ. Gives the tables' answer.
 */
async function take(
  { kind, section: at, item, to }: Step,
  { sections }: Menu,
  model: ModelSection[],
  serial: string,
): Promise<unknown> {
  const stored = sections[at % Math.max(model.length, 1)];
  const modelled = model[at % Math.max(model.length, 1)];
  if (kind === "add") {
    model.push({ name: serial, subheaders: [], items: [] });
    return addSection(db, "shop", { name: serial });
  }
  if (!stored || !modelled) return undefined;
  const { id: sectionId, revision } = stored;
  const place = item % Math.max(modelled.items.length, 1);
  const { id: itemId, revision: itemRevision } = stored.items[place] ?? { id: 0, revision: 0 };
  const subheaders = [...stored.subheaders, serial];
  const reversed = stored.items.map(({ id }) => id).toReversed();
  const onModel: Record<string, () => unknown> = {
    delete: () => model.splice(model.indexOf(modelled), 1),
    move: () => moveWithin(model, model.indexOf(modelled), to),
    rename: () => (modelled.name = serial),
    subheaders: () => modelled.subheaders.push(serial),
    addItem: () => modelled.items.push(serial),
    editItem: () => modelled.items.splice(place, 1, ...(itemId ? [serial] : [])),
    deleteItem: () => modelled.items.splice(place, 1),
    moveItem: () => moveWithin(modelled.items, place, to),
    reorder: () => (modelled.items = modelled.items.toReversed()),
  };
  const onTables: Record<string, () => Promise<unknown>> = {
    delete: () => deleteSection(db, "shop", { sectionId }),
    move: () => moveSection(db, "shop", { sectionId, to }),
    rename: () => editSection(db, "shop", { sectionId, name: serial }),
    subheaders: () => replaceSubheaders(db, "shop", { sectionId, subheaders, revision }),
    subheadersStale: () =>
      replaceSubheaders(db, "shop", { sectionId, subheaders, revision: revision - 1 }),
    addItem: () => addItem(db, "shop", { sectionId, name: serial, pricePaise: 100 }),
    editItem: () => editItem(db, "shop", { itemId, name: serial, revision: itemRevision }),
    editItemStale: () => editItem(db, "shop", { itemId, name: serial, revision: itemRevision - 1 }),
    deleteItem: () => deleteItem(db, "shop", { itemId }),
    moveItem: () => moveItem(db, "shop", { itemId, to }),
    reorder: () => reorderItems(db, "shop", { sectionId, itemIds: reversed, revision }),
    reorderStale: () =>
      reorderItems(db, "shop", { sectionId, itemIds: reversed, revision: revision - 1 }),
  };
  onModel[kind]?.();
  return onTables[kind]?.();
}

it("any sequence of changes leaves what the same sequence leaves of plain arrays, in places 1 to n", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (sequence) => {
      const model = await freshMenu();
      let menu = await readStored();
      for (const [serial, taken] of sequence.entries()) {
        await take(taken, menu, model, `n${serial}`);
        menu = await readStored();
        expect(modelOf(menu)).toEqual(model);
      }
    }),
    { numRuns: 30, seed: 20261120 },
  );
});

const inOrder = (ids: number[]) => ids.toSorted((one, other) => one - other);

/** The ids that two concurrent steps must leave, in either order. */
function idsAfter(before: Menu, steps: { kind: string; answer: unknown }[]) {
  const sections = new Set(before.sections.map(({ id }) => id));
  const items = new Map(before.sections.flatMap((section) => section.items).map(sectionById));
  for (const { kind, answer } of steps) {
    // An addition gives an outcome, a deletion the former row.
    const row = (answer as { value?: unknown } | undefined)?.value ?? answer;
    const { id, sectionId } = (row ?? {}) as { id?: number; sectionId: number };
    if (id === undefined) continue;
    if (kind === "add") sections.add(id);
    if (kind === "delete") sections.delete(id);
    if (kind === "addItem") items.set(id, sectionId);
    if (kind === "deleteItem") items.delete(id);
  }
  const left = [...items].filter(([, sectionId]) => sections.has(sectionId)).map(([id]) => id);
  return { sections: inOrder([...sections]), items: inOrder(left) };
}

const sectionById = ({ id, sectionId }: { id: number; sectionId: number }) =>
  [id, sectionId] as const;

it("two people at once lose nothing, double nothing, and leave places 1 to n", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(step, step), { minLength: 3, maxLength: 15 }),
      async (pairs) => {
        await freshMenu();
        let menu = await readStored();
        for (const [serial, [one, other]] of pairs.entries()) {
          // Each acts on what it saw before the other acted.
          const before = menu;
          const [first, second] = await Promise.all([
            take(one, before, modelOf(before), `a${serial}`),
            take(other, before, modelOf(before), `b${serial}`),
          ]);
          const expected = idsAfter(before, [
            { kind: one.kind, answer: first },
            { kind: other.kind, answer: second },
          ]);
          menu = await readStored();
          const items = menu.sections.flatMap((section) => section.items);
          expect({
            sections: inOrder(menu.sections.map(({ id }) => id)),
            items: inOrder(items.map(({ id }) => id)),
          }).toEqual(expected);
        }
      },
    ),
    { numRuns: 30, seed: 20261120 },
  );
});

it.each(["subheaders", "editItem"])(
  "of two who save the same at once, as both saw it, one is refused: %s",
  async (kind) => {
    const model = await freshMenu();
    const menu = await readStored();
    const same: Step = { kind, section: 0, item: 0, to: 1 };
    const answers = await Promise.all(["a", "b"].map((serial) => take(same, menu, model, serial)));
    expect(answers).toContainEqual({ ok: false, refusal: { reason: "stale" } });
    expect(answers).toContainEqual({ ok: true, value: expect.anything() });
    expect((await readStored()).shop.revision).toBe(menu.shop.revision + 1);
  },
);
