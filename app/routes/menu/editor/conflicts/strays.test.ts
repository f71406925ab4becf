import { describe, expect, it } from "vitest";
import type { Menu } from "#app/domain/menus/menus.ts";
import type { Change } from "#app/routes/menu/editor/changes/change.ts";
import { nextChanges, type ChangeEvent } from "#app/routes/menu/editor/changes/changes.ts";
import {
  firstState,
  nextState,
  type EditorState,
} from "#app/routes/menu/editor/changes/editor-state.ts";
import { changeFound } from "#app/routes/menu/editor/changes/make-change.ts";
import { applyOperation } from "#app/routes/menu/editor/operations/apply-operation.ts";
import type { Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { readOperation } from "#app/routes/menu/editor/operations/operations.ts";
import { patchFields } from "#app/routes/menu/editor/operations/patch-fields.ts";
import { plainMenu } from "#test/plain-menu.ts";
import { conflictsOf } from "./conflicts.ts";
import { placeFailures } from "./place-failures.ts";
import { straysBack } from "./strays-back.ts";
import { fieldsBack, fieldsInto, strayIn } from "./strays.ts";

function perform(menu: Menu, fields: Fields): Menu {
  const read = readOperation(fields);
  if (!read.ok) throw new Error(read.refusal.path);
  return applyOperation(menu, read.value, { draftId: -900 });
}

function made(id: number, form: Record<string, string> | Fields): ChangeEvent & { type: "made" } {
  const fields = Array.isArray(form) ? form : Object.entries(form);
  const read = readOperation(fields);
  if (!read.ok) throw new Error(read.refusal.path);
  return { type: "made", change: { id, fields, operation: read.value, state: "waiting" } };
}

const dish = (name: string, sectionId = 2) => ({
  operation: "add-item",
  sectionId: String(sectionId),
  name,
  priceRupees: "40",
});

/** The changes after each was sent and found its section or its dish gone. */
function missed(...events: ChangeEvent[]): Change[] {
  const waiting = events.reduce<Change[]>(nextChanges, []);
  return waiting.reduce(
    (changes, { id }) =>
      nextChanges(nextChanges(changes, { type: "sent", id }), {
        type: "answered",
        failure: { reason: "missing" },
      }),
    waiting,
  );
}

/** The menu without section 2. */
const smaller = (): Menu => ({ ...plainMenu(), sections: plainMenu().sections.slice(0, 1) });
const dishesIn = ({ sections }: Menu) =>
  sections.map(({ items }) => items.map(({ name, pricePaise }) => `${name} ${pricePaise / 100}`));
const PHOTO = `${"0".repeat(32)}-80x60.jpg`;
const STARTERS = ["Item 11 10", "Item 12 10", "Item 13 10"];

describe("dishes typed into a section that another phone has deleted", () => {
  it("are decided on together, and go to the end of another section", () => {
    const changes = missed(made(5, dish("Puri")), made(6, dish("Chai", 7)), made(7, dish("Naan")));
    expect(changes.map(({ id }) => id)).toEqual([5, 6]);
    const [told] = placeFailures(changes, smaller()).ofNothing;
    expect(conflictsOf(told!, smaller())).toMatchObject([
      { name: "Puri", here: "₹40" },
      { name: "Naan", here: "₹40" },
    ]);
    expect(strayIn(told!, told!.menu)).toMatchObject({
      what: "section",
      to: 1,
      sections: [{ id: 1 }],
    });
    const added = perform(smaller(), fieldsInto(told!, 1));
    expect(dishesIn(added)).toEqual([[...STARTERS, "Puri 40", "Naan 40"]]);
  });

  it("come with what was changed of them since", () => {
    const edit = {
      operation: "edit-item",
      itemId: "-5",
      revision: "1",
      name: "Puri",
      priceRupees: "50",
    };
    const changes = missed(made(5, dish("Puri")), made(6, edit));
    expect(changes).toHaveLength(1);
    const added = perform(smaller(), fieldsInto(changes[0]!, 1));
    expect(dishesIn(added)).toEqual([[...STARTERS, "Puri 50"]]);
  });

  it("may go back to their own, once it is there again", () => {
    const [change] = missed(made(5, dish("Puri")));
    const asked = [{ ...change!, awaitsMenu: false }];
    const [told] = placeFailures(asked, plainMenu()).ofSections.get(2) ?? [];
    expect(strayIn(told!, plainMenu())?.to).toBe(2);
    expect(dishesIn(perform(plainMenu(), fieldsInto(told!, 2)))[1]).toEqual([
      "Item 21 10",
      "Puri 40",
    ]);
  });

  it("wait for a section where there is none", () => {
    const [told] = placeFailures(missed(made(5, dish("Puri"))), {
      ...plainMenu(),
      sections: [],
    }).ofNothing;
    expect(strayIn(told!, told!.menu)).toMatchObject({ sections: [], to: undefined });
  });
});

describe("an edit of a dish that another phone has deleted", () => {
  const edit: Fields = [
    ["operation", "edit-item"],
    ["itemId", "12"],
    ["sectionId", "1"],
    ["revision", "1"],
    ["name", "Masala Item"],
    ["priceRupees", "55"],
    ["soldOut", "no"],
  ];
  const menu = (): Menu => {
    const gone: Fields = [
      ["operation", "delete-item"],
      ["itemId", "12"],
    ];
    return perform(plainMenu(), gone);
  };

  it("puts it back as it was typed, into the section in which it was", () => {
    const [told] = placeFailures(missed(made(5, edit)), menu()).ofNothing;
    expect(strayIn(told!, told!.menu)).toMatchObject({ what: "item", to: 1 });
    const back = perform(menu(), fieldsInto(told!, 1));
    expect(dishesIn(back)[0]).toEqual(["Item 11 10", "Item 13 10", "Masala Item 55"]);
    expect(back.sections[0]?.items[2]?.id).toBe(12);
  });
});

it("only what is gone is without a place", () => {
  const other = { operation: "rename-section", sectionId: "2", name: "Rolls" };
  const edit = { items: [{ id: 11, values: { name: "Puri" } }], sections: [], deletedSections: [] };
  const patch = patchFields({ ...edit, deletedItems: [] });
  const changes = missed(made(5, other), made(6, patch));
  const told = placeFailures(changes, smaller()).ofNothing;
  expect(told.map((change) => strayIn(change, smaller()))).toEqual([undefined, undefined]);
});

/** The editor's state after each of these was sent and found its section or its dish gone; nobody has stopped typing. */
function refused(menu: Menu, ...events: ReturnType<typeof made>[]): EditorState {
  const first = events.reduce((state, event) => nextState(state, event), firstState(menu, []));
  return first.changes.reduce(
    (state, { id }) =>
      nextState(nextState(state, { type: "sent", id }), {
        type: "answered",
        failure: { reason: "missing" },
      }),
    first,
  );
}

const arrived = (state: EditorState, menu: Menu): EditorState =>
  nextState(nextState(state, { type: "menu-asked-for" }), {
    type: "menu-arrived",
    menu,
    isTyping: false,
  });

describe("a section that is gone while somebody types into it", () => {
  const typing = refused(plainMenu(), made(5, dish("Puri")), made(7, dish("Naan")));

  it("is offered no more, and has the notice as long as it is shown", () => {
    const { ofNothing, ofSections } = placeFailures(typing.changes, typing.menu);
    expect(ofNothing).toEqual([]);
    const [told] = ofSections.get(2) ?? [];
    expect(conflictsOf(told!, typing.menu).map(({ name }) => name)).toEqual(["Puri", "Naan"]);
    expect(strayIn(told!, typing.menu)).toMatchObject({
      sections: [{ id: 1 }],
      to: 1,
      gone: { id: 2, items: [{ id: 21 }] },
    });
  });

  it("can be brought back with its dishes and what was typed, after a reload too", () => {
    const menu = { ...smaller(), sections: [...smaller().sections, renamed(3)] };
    const kept = arrived(typing, menu).changes.map((change) =>
      changeFound({ ...change, page: "p" }),
    );
    const [told] = placeFailures(kept, menu).ofNothing;
    const stray = strayIn(told!, menu);
    expect(stray?.sections.map(({ id }) => id)).toEqual([1, 3]);
    const back = perform(menu, fieldsBack(told!, stray!.gone!));
    expect(back.sections.map(({ id, name }) => [id, name])).toEqual([
      [1, "Section 1"],
      [2, "Section 2"],
      [3, "Section 3"],
    ]);
    expect(dishesIn(back)[1]).toEqual(["Item 21 10", "Puri 40", "Naan 40"]);
  });

  it("is known by what was typed first, where only a later visit was told", () => {
    const first = nextState(firstState(plainMenu(), []), made(5, dish("Puri")));
    const [found] = first.changes.map((change) => changeFound({ ...change, page: "p" }));
    let state = nextState(firstState(smaller(), []), { type: "found", changes: [found!] });
    state = nextState(nextState(state, { type: "sent", id: 5 }), {
      type: "answered",
      failure: { reason: "missing" },
    });
    const [told] = placeFailures(state.changes, state.menu).ofNothing;
    const { gone } = strayIn(told!, state.menu)!;
    expect(dishesIn(perform(smaller(), fieldsBack(told!, gone!)))).toEqual([STARTERS, ["Puri 40"]]);
  });
});

function renamed(id: number): Menu["sections"][number] {
  return { ...plainMenu().sections[1]!, id, name: `Section ${id}`, items: [] };
}

it("a dish that is put back has its photo and its place again", () => {
  const menu = plainMenu();
  const [first] = menu.sections;
  Object.assign(first!.items[1]!, { photoKey: PHOTO, isFeatured: true });
  const edit: Fields = [
    ["operation", "edit-item"],
    ["itemId", "12"],
    ["sectionId", "1"],
    ["revision", "1"],
    ["name", "Masala Item"],
    ["priceRupees", "55"],
  ];
  const gone = perform(menu, [
    ["operation", "delete-item"],
    ["itemId", "12"],
  ]);
  const state = arrived(refused(menu, made(5, edit)), gone);
  const [told] = placeFailures(state.changes, gone).ofNothing;
  const back = perform(gone, fieldsInto(told!, 1));
  expect(dishesIn(back)[0]).toEqual(["Item 11 10", "Masala Item 55", "Item 13 10"]);
  expect(back.sections[0]?.items[1]).toMatchObject({ photoKey: PHOTO, isFeatured: true });
  expect(dishesIn(perform(gone, fieldsInto(told!, 2)))[1]).toEqual([
    "Item 21 10",
    "Masala Item 55",
  ]);
});

describe("once the other phone has undone its deletion", () => {
  const edit = { operation: "edit-item", itemId: "21", revision: "1", name: "Idli" };
  const events = [made(5, dish("Puri")), made(6, { ...edit, priceRupees: "55" })];
  const told = arrived(refused(plainMenu(), ...events), smaller());
  const idsBack = (menu: Menu, gone: Set<number>, { changes } = told) =>
    straysBack(changes, menu, gone).map(({ id }) => id);

  it("what was typed into the section and of its dishes can be made as it is, once", () => {
    const gone = new Set<number>();
    expect(idsBack(smaller(), gone)).toEqual([]);
    expect(idsBack(plainMenu(), gone)).toEqual([5, 6]);
    expect(idsBack(plainMenu(), gone)).toEqual([]);
    const [first] = told.changes;
    expect(dishesIn(perform(plainMenu(), first!.fields))[1]).toEqual(["Item 21 10", "Puri 40"]);
  });

  it("the same goes for what an earlier visit was refused", () => {
    const found = told.changes.map((change) => changeFound({ ...change, page: "p" }));
    expect(idsBack(plainMenu(), new Set(), { ...told, changes: found })).toEqual([5, 6]);
  });

  it("what was only half typed is left to whoever typed it", () => {
    const { change } = made(7, dish("Naan"));
    const failed: Change = { ...change, state: "failed", failure: { reason: "missing" } };
    const kept = changeFound({ ...failed, page: "p" });
    for (const half of [failed, kept]) {
      const gone = new Set<number>();
      expect(straysBack([half], smaller(), gone)).toEqual([]);
      expect(straysBack([half], plainMenu(), gone)).toEqual([]);
    }
  });

  it("nothing is made that this phone has not seen to be without its section", () => {
    const waiting = refused(plainMenu(), ...events);
    const gone = new Set<number>();
    expect(idsBack(plainMenu(), gone, waiting)).toEqual([]);
    expect(idsBack(plainMenu(), gone, arrived(waiting, plainMenu()))).toEqual([]);
  });
});
