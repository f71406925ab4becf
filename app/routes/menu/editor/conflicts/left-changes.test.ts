import { describe, expect, it, vi } from "vitest";
import type { Menu } from "#app/domain/menus/menus.ts";
import { guardPatch } from "#app/domain/menus/patch/guard-patch.ts";
import { leftOf } from "#app/domain/menus/patch/left-parts.ts";
import type { MenuPatch } from "#app/domain/menus/patch/menu-patch.ts";
import type { Change } from "#app/routes/menu/editor/changes/change.ts";
import { canRetry, withChanges } from "#app/routes/menu/editor/changes/changes.ts";
import {
  firstState,
  nextState,
  type EditorEvent,
  type EditorState,
} from "#app/routes/menu/editor/changes/editor-state.ts";
import { changeFound, changeOf } from "#app/routes/menu/editor/changes/make-change.ts";
import { applyOperation } from "#app/routes/menu/editor/operations/apply-operation.ts";
import type { Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { readOperation } from "#app/routes/menu/editor/operations/operations.ts";
import { patchFields, patchIn } from "#app/routes/menu/editor/operations/patch-fields.ts";
import { replayed } from "#app/routes/menu/editor/undo/steps.ts";
import { plainItem, plainMenu } from "#test/plain-menu.ts";
import { conflictsOf } from "./conflicts.ts";
import { placeFailures } from "./place-failures.ts";
import { straysBack } from "./strays-back.ts";
import { fieldsBack, fieldsInto, strayIn } from "./strays.ts";

/** As in a browser. */
vi.stubGlobal("isSecureContext", true);

const NOTHING: MenuPatch = { sections: [], items: [], deletedSections: [], deletedItems: [] };
const priceOf = (id: number, pricePaise: number) => ({ id, revision: 1, values: { pricePaise } });
const pricesIn = ({ sections }: Menu) =>
  Object.fromEntries(
    sections.flatMap(({ items }) => items.map((item) => [item.id, item.pricePaise])),
  );

function perform(menu: Menu, fields: Fields): Menu {
  const read = readOperation(fields);
  if (!read.ok) throw new Error(read.refusal.path);
  return applyOperation(menu, read.value, { draftId: -1 });
}

/** The menu after another phone had its way with it. */
const theirs = (patch: Partial<MenuPatch>, menu = plainMenu()) =>
  perform(menu, patchFields(guardPatch({ ...NOTHING, ...patch }, menu)));

const after = (state: EditorState, ...events: EditorEvent[]) => events.reduce(nextState, state);
const made = (id: number, fields: Fields): EditorEvent => ({
  type: "made",
  change: changeOf(id, fields),
});
const asked: EditorEvent = { type: "menu-asked-for" };
const arrived = (menu: Menu): EditorEvent => ({ type: "menu-arrived", menu, isTyping: false });

/** Has a server that has `menu` answer the next change, and gives what is then on the phone and there. */
function answer(state: EditorState, menu: Menu): { state: EditorState; menu: Menu } {
  const { id, fields } = state.changes.find(
    ({ state }) => state === "saving" || state === "waiting",
  )!;
  const left = leftOf(menu, patchIn(fields)!);
  const then = perform(menu, fields);
  const answered: EditorEvent = { type: "answered", added: { left }, restId: 500 };
  return { state: after(state, { type: "sent", id }, answered, asked, arrived(then)), menu: then };
}

const failuresOf = ({ changes }: EditorState, menu: Menu) =>
  placeFailures(changes, menu).ofNothing.map((change) => ({
    ...change,
    conflicts: conflictsOf(change, menu),
  }));

describe("a patch that meets another phone's changes", () => {
  const dearer = patchFields({ ...NOTHING, items: [priceOf(11, 1100), priceOf(12, 1200)] });
  const meanwhile = theirs({ items: [priceOf(11, 7700)] });
  const { state, menu } = answer(after(firstState(plainMenu(), []), made(1, dearer)), meanwhile);

  it("is made but for what both changed, which is told of and kept", () => {
    expect(pricesIn(menu)).toMatchObject({ 11: 7700, 12: 1200 });
    expect(pricesIn(withChanges(state.menu, state.changes))).toEqual(pricesIn(menu));
    expect(state.changes).toMatchObject([
      { id: 500, state: "failed", failure: { reason: "stale" } },
    ]);
    expect(failuresOf(state, menu)[0]?.conflicts).toEqual([
      { name: "Item 11", what: "differs", there: "₹77", here: "₹11" },
    ]);
  });

  it("is told of after a reload too", () => {
    const found = state.changes.map((change) => changeFound({ ...change, page: "p" }));
    const reloaded = after(firstState(menu, []), { type: "found", changes: found });
    expect(failuresOf(reloaded, menu)[0]?.conflicts).toHaveLength(1);
    expect(failuresOf(after(reloaded, asked, arrived(menu)), menu)).toHaveLength(1);
  });

  it("is made as it was wanted here, if that is chosen, unless the other changes it once more", () => {
    const { again } = failuresOf(state, menu)[0]!;
    expect(pricesIn(perform(menu, again))).toMatchObject({ 11: 1100, 12: 1200 });
    const oncemore = theirs(
      { items: [priceOf(11, 8800)].map(({ id, values }) => ({ id, values })) },
      menu,
    );
    expect(pricesIn(perform(oncemore, again))).toMatchObject({ 11: 8800 });
  });

  it("is over once the menu is as it was wanted", () => {
    const same = theirs({ items: [{ id: 11, values: { pricePaise: 1100 } }] }, menu);
    expect(after(state, asked, arrived(same)).changes).toEqual([]);
  });

  it("undoes what it made, and no more", () => {
    const undone = replayed(state.steps, "undo", state.menu)!;
    expect(pricesIn(perform(menu, undone.fields))).toMatchObject({ 11: 7700, 12: 1000 });
  });
});

it("a patch that was refused as a whole, as by an older release, is not taken for made", () => {
  const operation = { operation: "patch-menu", patch: { ...NOTHING, items: [priceOf(11, 1100)] } };
  const refused = {
    id: 1,
    fields: patchFields(operation.patch),
    operation,
    state: "failed",
    failure: { reason: "stale" },
  } as Change;
  const menu = theirs({ items: [priceOf(11, 7700)] });
  const state = after(firstState(plainMenu(), [refused]), arrived(menu));
  expect(state.changes).toEqual([refused]);
  expect(pricesIn(perform(menu, failuresOf(state, menu)[0]!.again))).toMatchObject({ 11: 1100 });
});

describe("a pasted price of a dish that another phone deletes", () => {
  const menu = plainMenu();
  Object.assign(menu.sections[0]!.items[1]!, { isFeatured: true, description: "Crisp" });
  const dearer = patchFields({ ...NOTHING, items: [priceOf(12, 1200), priceOf(21, 2100)] });
  const meanwhile = theirs({ deletedItems: [12], deletedSections: [2] }, menu);
  const state = after(firstState(menu, []), made(1, dearer));
  const told = failuresOf(answer(state, meanwhile).state, meanwhile)[0]!;

  it("can be put back with that price, at its place and with all it had", () => {
    expect(told.conflicts[0]).toEqual({ name: "Item 12", what: "gone", here: "₹12" });
    const back = perform(meanwhile, told.again);
    expect(back.sections[0]?.items.map(({ id }) => id)).toEqual([11, 12, 13]);
    expect(back.sections[0]?.items[1]).toMatchObject({
      pricePaise: 1200,
      isFeatured: true,
      description: "Crisp",
    });
  });

  it("comes with its section, if that is gone too", () => {
    const gone = theirs({ deletedItems: [21], deletedSections: [2] }, menu);
    const [both] = failuresOf(answer(state, gone).state, gone);
    const back = perform(gone, both!.again);
    expect(back.sections.map(({ name }) => name)).toEqual(["Section 1", "Section 2"]);
    expect(back.sections[1]?.items).toMatchObject([{ id: 21, pricePaise: 2100 }]);
  });

  it("can be put back after a reload too", () => {
    const { changes } = answer(state, meanwhile).state;
    const found = changes.map((change) => changeFound({ ...change, page: "p" }));
    const reloaded = after(firstState(meanwhile, []), { type: "found", changes: found });
    const back = perform(meanwhile, failuresOf(reloaded, meanwhile)[0]!.again);
    expect(back.sections[0]?.items[1]).toMatchObject({ id: 12, pricePaise: 1200 });
  });
});

describe("a pasted list that is too long for its section", () => {
  const menu = plainMenu();
  menu.sections[1]!.items = Array.from({ length: 299 }, (_, at) => plainItem(2001 + at, 2, at + 1));
  const dishes = [-1, -2, -3].map((id) => ({
    id,
    sectionId: 2,
    values: { name: `Dish ${-id}`, pricePaise: 4000 },
  }));
  const first = after(firstState(menu, []), made(1, patchFields({ ...NOTHING, items: dishes })));
  const { state, menu: then } = answer(first, menu);
  const [told] = placeFailures(state.changes, then).ofSections.get(2) ?? [];

  it("is added as far as there is room, and the rest is kept beside", () => {
    expect(then.sections[1]?.items).toHaveLength(300);
    expect(told?.failure).toEqual({ reason: "full", most: 300 });
    expect(conflictsOf(told!, then)).toMatchObject([
      { name: "Dish 2", here: "₹40" },
      { name: "Dish 3", here: "₹40" },
    ]);
  });

  it("goes on into another section, or into its own once there is room", () => {
    expect(strayIn(told!, then)).toMatchObject({ what: "full", sections: [{ id: 1 }], to: 1 });
    const elsewhere = perform(then, fieldsInto(told!, 1));
    expect(elsewhere.sections[0]?.items.slice(-2).map(({ name }) => name)).toEqual([
      "Dish 2",
      "Dish 3",
    ]);
    const roomy = theirs({ deletedItems: [2001, 2002] }, then);
    expect(canRetry(told!)).toBe(true);
    expect(perform(roomy, told!.again).sections[1]?.items.at(-1)?.name).toBe("Dish 3");
  });
});

describe("Undo after another phone's change", () => {
  const dearer = patchFields({ ...NOTHING, items: [priceOf(11, 1100), priceOf(12, 1200)] });
  const first = answer(after(firstState(plainMenu(), []), made(1, dearer)), plainMenu());
  const meanwhile = theirs({ items: [{ id: 11, values: { pricePaise: 7700 } }] }, first.menu);

  const undo = (state: EditorState): EditorState => {
    const { fields } = replayed(state.steps, "undo", withChanges(state.menu, state.changes))!;
    return after(state, { type: "made", change: changeOf(2, fields), as: "undo" });
  };
  const { state, menu } = answer(undo(first.state), meanwhile);

  it("undoes all but that, and tells of it", () => {
    expect(pricesIn(menu)).toMatchObject({ 11: 7700, 12: 1000 });
    expect(failuresOf(state, menu)[0]?.conflicts).toEqual([
      { name: "Item 11", what: "undone", there: "₹77", here: "₹10" },
    ]);
  });

  it("can be done again as far as it was undone, and made anyway", () => {
    expect(pricesIn(perform(menu, replayed(state.steps, "redo", menu)!.fields))).toMatchObject({
      11: 7700,
      12: 1200,
    });
    expect(pricesIn(perform(menu, failuresOf(state, menu)[0]!.again))).toMatchObject({ 11: 1000 });
  });

  it("tells of a dish that is gone, and leaves nothing to choose", () => {
    const gone = theirs({ deletedItems: [11, 12] }, first.menu);
    const all = answer(undo(first.state), gone);
    const [told] = failuresOf(all.state, all.menu);
    expect(told?.conflicts.map(({ name, what }) => [name, what])).toEqual([
      ["Item 11", "deleted"],
      ["Item 12", "deleted"],
    ]);
    expect(patchIn(told!.again)?.items).toEqual([]);
    expect(all.state.steps).toMatchObject({ done: [], undone: [] });
  });
});

describe("a deletion of several that is undone before it is answered", () => {
  const deletion = patchFields({ ...NOTHING, deletedItems: [11, 12] });
  const first = after(firstState(plainMenu(), []), made(1, deletion), { type: "sent", id: 1 });
  const replay = (state: EditorState, id: number, as: "undo" | "redo"): EditorState => {
    const { fields } = replayed(state.steps, as, withChanges(state.menu, state.changes))!;
    return after(state, { type: "made", change: changeOf(id, fields), as });
  };
  const undone = replay(first, 2, "undo");

  it("asks nothing of what another phone has changed meanwhile, and brings back the rest", () => {
    const sent = answer(undone, theirs({ items: [priceOf(11, 7700)] }));
    expect(pricesIn(sent.menu)).toEqual({ 11: 7700, 13: 1000, 21: 1000 });
    expect(sent.state.changes).toMatchObject([{ state: "saved" }, { id: 2, state: "waiting" }]);
    const both = answer(sent.state, sent.menu);
    expect(pricesIn(both.menu)).toEqual({ 11: 7700, 12: 1000, 13: 1000, 21: 1000 });
    expect(both.state.changes).toEqual([]);
    // What was never deleted is not deleted by doing it again.
    const again = answer(replay(both.state, 3, "redo"), both.menu);
    expect(pricesIn(again.menu)).toEqual({ 11: 7700, 13: 1000, 21: 1000 });
    expect(again.state.changes).toEqual([]);
  });

  it("is over with its undo where all of them were changed", () => {
    const meanwhile = theirs({ items: [priceOf(11, 7700), priceOf(12, 8800)] });
    const { state, menu } = answer(undone, meanwhile);
    expect(pricesIn(menu)).toEqual(pricesIn(meanwhile));
    expect(state).toMatchObject({ changes: [], steps: { done: [], undone: [] } });
  });

  it("still asks if it is done again", () => {
    const deleted = answer(replay(undone, 3, "redo"), theirs({ items: [priceOf(11, 7700)] }));
    const back = answer(deleted.state, deleted.menu);
    const gone = answer(back.state, back.menu);
    expect(gone.state.changes).toMatchObject([{ state: "failed", failure: { reason: "stale" } }]);
  });
});

it("a dish that another phone has brought back and changed before Undo does is not taken for one without a section", () => {
  const deletion = patchFields({ ...NOTHING, deletedItems: [11, 12] });
  const first = answer(after(firstState(plainMenu(), []), made(1, deletion)), plainMenu());
  const back = { id: 11, sectionId: 1, position: 1, values: { name: "Item 11", pricePaise: 7700 } };
  const meanwhile = theirs({ items: [back] }, first.menu);
  const { fields } = replayed(first.state.steps, "undo", first.menu)!;
  const undo: EditorEvent = { type: "made", change: changeOf(2, fields), as: "undo" };
  const { state, menu } = answer(after(first.state, undo), meanwhile);
  expect(pricesIn(menu)).toMatchObject({ 11: 7700, 12: 1000 });
  const [told] = failuresOf(state, menu);
  expect(strayIn(told!, menu)).toBeUndefined();
  expect(told?.conflicts).toEqual([{ name: "Item 11", what: "undone", there: "₹77", here: "₹10" }]);
  expect(pricesIn(perform(menu, told!.again))).toMatchObject({ 11: 1000, 12: 1000 });
});

describe("dishes that move into a section that another phone deletes", () => {
  const move = patchFields({
    ...NOTHING,
    items: [11, 12].map((id) => ({ id, sectionId: 2, values: {} })),
  });
  const meanwhile = theirs({ deletedItems: [21], deletedSections: [2] });
  const { state } = answer(after(firstState(plainMenu(), []), made(1, move)), meanwhile);
  const [told] = failuresOf(state, meanwhile);
  const stray = strayIn(told!, meanwhile);
  const idsIn = ({ sections }: Menu) => sections.map(({ items }) => items.map(({ id }) => id));

  it("are named, and the section that is gone, but nothing that nobody changed", () => {
    expect(told!.conflicts).toEqual([
      { name: "Item 11", what: "stray", here: "₹10" },
      { name: "Item 12", what: "stray", here: "₹10" },
    ]);
    // They are in the only other section already.
    expect(stray).toMatchObject({ what: "move", to: undefined, sections: [] });
    expect(stray?.gone).toMatchObject({ id: 2, name: "Section 2" });
    expect(canRetry(told!)).toBe(false);
  });

  it("may move into another section, or into their own with what it held", () => {
    const wider = theirs({ sections: [{ id: 3, values: { name: "Breads" } }] }, meanwhile);
    expect(strayIn(told!, wider)).toMatchObject({ to: 3, sections: [{ id: 3 }] });
    expect(idsIn(perform(wider, fieldsInto(told!, 3)))).toEqual([[13], [11, 12]]);
    expect(idsIn(perform(meanwhile, fieldsBack(told!, stray!.gone!)))).toEqual([
      [13],
      [21, 11, 12],
    ]);
  });

  it("are not tried again by themselves where it is a dish that is gone", () => {
    const without = theirs({ deletedItems: [11] });
    const found = state.changes.map((change) => changeFound({ ...change, page: "p" }));
    expect(straysBack(found, without, new Set())).toEqual([]);
    expect(straysBack(found, plainMenu(), new Set())).toHaveLength(1);
  });

  it("move once the other phone has brought it back", () => {
    const gone = new Set<number>();
    expect(straysBack(state.changes, meanwhile, gone)).toEqual([]);
    expect(straysBack(state.changes, plainMenu(), gone)).toEqual(state.changes);
    expect(idsIn(perform(plainMenu(), state.changes[0]!.fields))).toEqual([[13], [21, 11, 12]]);
  });
});
