import { env } from "cloudflare:workers";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { shops } from "#app/db/schema.ts";
import { importMenu } from "./import.ts";
import { addItem, deleteItem, moveItem, reorderItems } from "./items.ts";
import { openMenu } from "./menus.ts";
import { addSection, deleteSection, moveSection, renameSection } from "./sections.ts";

/** The menu as plain arrays: what the tables must come to, whatever is done to them. */
interface ModelSection {
  name: string;
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
    "addItem",
    "addItem",
    "deleteItem",
    "moveItem",
    "reorder",
    "reorderStale",
  ),
  section: fc.nat(7),
  item: fc.nat(7),
  to: fc.integer({ min: -2, max: 9 }),
});

/** A shop with two sections of three items: enough for most steps to have something to move. */
async function freshMenu(): Promise<ModelSection[]> {
  const sections = ["A", "B"].map((name) => ({
    name,
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

/** Takes entry `from` out of a list and puts it at the 1-based place `to`, or at the nearest end. */
function moveWithin(list: unknown[], from: number, to: number): void {
  const [moved] = list.splice(from, 1);
  if (moved !== undefined) list.splice(Math.min(Math.max(to, 1), list.length + 1) - 1, 0, moved);
}

/** Does one step to the tables and to the model. Names are serial numbers, so that nothing is alike. */
async function take(
  { kind, section: at, item, to }: Step,
  model: ModelSection[],
  serial: string,
): Promise<void> {
  const menu = await openMenu(db, "shop");
  const stored = menu?.sections[at % Math.max(model.length, 1)];
  const modelled = model[at % Math.max(model.length, 1)];
  if (kind === "add") {
    await addSection(db, "shop", { name: serial });
    model.push({ name: serial, items: [] });
  }
  if (!stored || !modelled) return;
  const { id: sectionId, revision } = stored;
  const place = item % Math.max(modelled.items.length, 1);
  const itemId = stored.items[place]?.id ?? 0;
  const reversed = stored.items.map(({ id }) => id).toReversed();
  const onModel: Record<string, () => unknown> = {
    delete: () => model.splice(model.indexOf(modelled), 1),
    move: () => moveWithin(model, model.indexOf(modelled), to),
    rename: () => (modelled.name = serial),
    addItem: () => modelled.items.push(serial),
    deleteItem: () => modelled.items.splice(place, 1),
    moveItem: () => moveWithin(modelled.items, place, to),
    reorder: () => (modelled.items = modelled.items.toReversed()),
  };
  const onTables: Record<string, () => Promise<unknown>> = {
    delete: () => deleteSection(db, "shop", { sectionId }),
    move: () => moveSection(db, "shop", { sectionId, to }),
    rename: () => renameSection(db, "shop", { sectionId, name: serial }),
    addItem: () => addItem(db, "shop", { sectionId, name: serial, pricePaise: 100 }),
    deleteItem: () => deleteItem(db, "shop", { itemId }),
    moveItem: () => moveItem(db, "shop", { itemId, to }),
    reorder: () => reorderItems(db, "shop", { sectionId, itemIds: reversed, revision }),
    reorderStale: () =>
      reorderItems(db, "shop", { sectionId, itemIds: reversed, revision: revision - 1 }),
  };
  onModel[kind]?.();
  await onTables[kind]?.();
}

it("any sequence of changes leaves what the same sequence leaves of plain arrays, in places 1 to n", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (sequence) => {
      const model = await freshMenu();
      for (const [serial, taken] of sequence.entries()) await take(taken, model, `n${serial}`);
      const menu = await openMenu(db, "shop");
      const stored = menu?.sections.map(({ name, items }) => ({
        name,
        items: items.map((item) => item.name),
      }));
      expect(stored).toEqual(model);
      for (const list of [
        menu?.sections ?? [],
        ...(menu?.sections ?? []).map(({ items }) => items),
      ]) {
        expect(list.map(({ position }) => position)).toEqual(list.map((_, index) => index + 1));
      }
    }),
    { numRuns: 60, seed: 20261120 },
  );
});

it("two people at once lose nothing, double nothing, and leave places 1 to n", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(step, step), { minLength: 3, maxLength: 15 }),
      async (pairs) => {
        await freshMenu();
        for (const [serial, [one, other]] of pairs.entries()) {
          // Each acts on what it saw before the other acted; the models of both are thrown away.
          const seen = ((await openMenu(db, "shop"))?.sections ?? []).map(({ name, items }) => ({
            name,
            items: items.map((item) => item.name),
          }));
          await Promise.all([
            take(one, structuredClone(seen), `a${serial}`),
            take(other, structuredClone(seen), `b${serial}`),
          ]);
        }
        const sections = (await openMenu(db, "shop"))?.sections ?? [];
        for (const list of [sections, ...sections.map(({ items }) => items)]) {
          expect(list.map(({ position }) => position)).toEqual(list.map((_, index) => index + 1));
          expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
        }
      },
    ),
    { numRuns: 40, seed: 20261120 },
  );
});
