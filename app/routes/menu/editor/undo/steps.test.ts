import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Item, Menu } from "#app/domain/menus/menus.ts";
import type { Change } from "#app/routes/menu/editor/changes/change.ts";
import { withChanges } from "#app/routes/menu/editor/changes/changes.ts";
import {
  firstState,
  nextState,
  type EditorState,
} from "#app/routes/menu/editor/changes/editor-state.ts";
import { addedBy, newIdsOf, withNewIds } from "#app/routes/menu/editor/operations/added.ts";
import { applyOperation, withPhoto } from "#app/routes/menu/editor/operations/apply-operation.ts";
import { seenFields, shopSeen } from "#app/routes/menu/editor/operations/edited-fields.ts";
import type { Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { readOperation, type Operation } from "#app/routes/menu/editor/operations/operations.ts";
import { patchFields } from "#app/routes/menu/editor/operations/patch-fields.ts";
import { plainMenu } from "#test/plain-menu.ts";
import { replayed } from "./steps.ts";

interface Wish {
  what: string;
  section: number;
  item: number;
  text: string;
}

const WISHES = ["add-item", "add-section", "delete-item", "delete-section", "move-item"];
const MORE = ["edit-section", "patch-menu", "edit-shop"];

const wish = fc.record({
  what: fc.constantFrom(...WISHES, ...MORE),
  section: fc.nat(9),
  item: fc.nat(9),
  text: fc.constantFrom("A", "B", "C", "D"),
});

const TURNS = ["undo", "redo", "answer"] as const;

/** An owner's wish, a way back or forth, an answer of the server to the oldest change, or a photo that it has taken. */
const event = fc.oneof(wish, fc.constantFrom(...TURNS, "photo" as const));

/** The form of a wish on this menu; undefined where it has nothing to be about. */
function formOf({ what, section: at, item: nth, text }: Wish, { shop, sections }: Menu) {
  const section = sections[at % Math.max(sections.length, 1)];
  const item = section?.items[nth % Math.max(section.items.length, 1)];
  const forms: Record<string, () => Fields | undefined | false> = {
    "add-section": () => [["name", text]],
    "edit-shop": () => [...seenFields(shopSeen(shop)), ...withName(shopSeen(shop).form, text)],
    prices: () =>
      patchFields({ ...NOTHING, items: sections.flatMap(({ items }) => items.map(dearer)) }),
    "add-item": () =>
      section && [...idOf("section", section), ["name", text], ["priceRupees", "5"]],
    "edit-section": () =>
      section && [
        ...idOf("section", section),
        ["name", text],
        ["secondName", ""],
        ["diet", "veg"],
        ["servedFrom", "08:00"],
        ["servedTo", "09:00"],
      ],
    "delete-section": () => section && idOf("section", section),
    "delete-item": () => item && idOf("item", item),
    "move-item": () => item && [...idOf("item", item), ["to", String(nth + 1)]],
  };
  const form = forms[what]?.();
  return form && ([["operation", what], ...form] as Fields);
}

const NOTHING = { sections: [], items: [], deletedSections: [], deletedItems: [] };
const dearer = ({ id, revision, pricePaise }: Item) => ({
  id,
  revision,
  values: { pricePaise: pricePaise + 100 },
});
const idOf = (kind: string, { id }: { id: number }): Fields => [[`${kind}Id`, String(id)]];
const withName = (form: Fields, name: string) =>
  form.map((field): Fields[number] => (field[0] === "name" ? ["name", name] : field));

function read(fields: Fields): Operation {
  const operation = readOperation(fields);
  if (!operation.ok) throw new Error(`${operation.refusal.path} ${operation.refusal.code}`);
  return operation.value;
}

/** A menu as diners see it: ids and revisions are not theirs. */
const plain = ({ shop, sections }: Menu) => [
  shop.name,
  ...sections.map(({ name, diet, servedFrom, items }) => ({
    name,
    diet,
    servedFrom,
    items: items.map((item) => [item.name, item.pricePaise, item.photoKey]),
  })),
];

/** An editor with a server that answers when it is told to. */
class Visit {
  state: EditorState = firstState(plainMenu(), []);
  server = plainMenu();
  private lastId = 0;
  private lastGiven = 100;

  get shown(): Menu {
    return withChanges(this.state.menu, this.state.changes);
  }

  make(fields: Fields, as?: "undo" | "redo"): void {
    const change: Change = {
      id: (this.lastId += 1),
      fields,
      operation: read(fields),
      state: "waiting",
    };
    this.state = nextState(this.state, { type: "made", change, ...(as && { as }) });
  }

  /** Makes a change, or has a photo taken. Gives whether that is a step. */
  grant(wished: Wish | "photo"): boolean {
    const { length } = this.state.steps.done;
    const form = wished !== "photo" && formOf(wished, this.shown);
    if (wished === "photo") this.photograph();
    else if (form) this.make(form);
    return this.state.steps.done.length > length;
  }

  /** The queue of photos has brought one of the first item to the server, which is on the menu here too. */
  private photograph(): void {
    const item = this.server.sections.flatMap(({ items }) => items)[0];
    const shown = this.shown.sections.flatMap(({ items }) => items);
    if (!item || !shown.some(({ id }) => id === item.id)) return;
    const photoKey = `${String((this.lastGiven += 1)).padStart(32, "0")}-3x2.png`;
    this.server = withPhoto(this.server, { itemId: item.id, photoKey });
    this.state = nextState(this.state, { type: "photo-saved", itemId: item.id, photoKey });
  }

  replay(as: "undo" | "redo"): boolean {
    const way = replayed(this.state.steps, as, this.shown);
    if (way) this.make(way.fields, as);
    return way !== undefined;
  }

  answer(): void {
    const next = this.state.changes.find(({ state }) => state === "waiting");
    if (!next) return;
    this.state = nextState(this.state, { type: "sent", id: next.id });
    const added = addedBy(read(next.fields), this.given(next));
    const ids = newIdsOf(read(next.fields), -next.id, added);
    const [id = 0] = Object.values({ ...ids.sections, ...ids.items });
    this.server = applyOperation(this.server, read(withNewIds(next.fields, ids)), {
      draftId: id,
      reached: added.reached,
    });
    this.state = nextState(this.state, { type: "answered", added });
  }

  /** What performing a change gives: ids for what is new, and the revision that its menu had reached. */
  private given({ fields }: Change) {
    const operation = read(fields);
    if (operation.operation !== "patch-menu") return { id: (this.lastGiven += 1) };
    const named = (list: { id: number }[]) =>
      Object.fromEntries(
        list.filter(({ id }) => id < 0).map(({ id }) => [id, (this.lastGiven += 1)]),
      );
    const ids = { sections: named(operation.patch.sections), items: named(operation.patch.items) };
    return { ...ids, reached: 1_000 + this.lastGiven };
  }
}

describe("undo", () => {
  it("leads from any series of changes to what was before each, and back again, answered or not", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        const visit = new Visit();
        let states = [plain(visit.shown)];
        let at = 0;
        for (const each of events) {
          if (each === "answer") visit.answer();
          else if (each === "undo" || each === "redo") {
            const goal = at + (each === "undo" ? -1 : 1);
            expect(visit.replay(each)).toBe(goal in states);
            if (goal in states) at = goal;
          } else if (visit.grant(each)) {
            states = [...states.slice(0, at + 1), plain(visit.shown)];
            at += 1;
          }
          expect(plain(visit.shown)).toEqual(states[at]);
        }
        for (const _ of events) visit.answer();
        expect(plain(visit.server)).toEqual(states[at]);
      }),
      { numRuns: 300, seed: 20261123 },
    );
  });

  it("leaves alone what another phone has changed since", () => {
    const visit = new Visit();
    const [section] = visit.shown.sections;
    visit.make(patchFields({ ...NOTHING, items: [dearer(section!.items[0]!)] }));
    visit.answer();
    const elsewhere = applyOperation(visit.server, read(visit.state.changes[0]!.fields), {
      draftId: 0,
    });
    const theirs: Menu = {
      ...elsewhere,
      sections: elsewhere.sections.map((each) => ({
        ...each,
        items: each.items.map((item) => ({ ...item, pricePaise: 7777, revision: 9 })),
      })),
    };
    const { fields } = replayed(visit.state.steps, "undo", theirs)!;
    const priceIn = (menu: Menu) => menu.sections[0]!.items[0]!.pricePaise;
    expect(priceIn(applyOperation(elsewhere, read(fields), { draftId: 0 }))).toBe(1000);
    expect(priceIn(applyOperation(theirs, read(fields), { draftId: 0 }))).toBe(7777);
  });

  it("takes back what was done before the form of the shop was sent unchanged", () => {
    const visit = new Visit();
    const renamed = (name: string): Fields => {
      const { shop } = visit.shown;
      const seen = shopSeen(shop);
      return [["operation", "edit-shop"], ...seenFields(seen), ...withName(seen.form, name)];
    };
    visit.make(renamed("Chaat Ghar"));
    visit.answer();
    visit.make(renamed("Chaat Ghar"));
    visit.answer();
    visit.replay("undo");
    expect(visit.shown.shop.name).toBe("Chaat House");
  });

  it("forgets a change that failed", () => {
    const visit = new Visit();
    visit.make([
      ["operation", "delete-section"],
      ["sectionId", "1"],
    ]);
    visit.state = nextState(visit.state, { type: "sent", id: 1 });
    visit.state = nextState(visit.state, { type: "answered", failure: { reason: "broken" } });
    expect(visit.state.steps).toEqual({ done: [], undone: [] });
  });
});
