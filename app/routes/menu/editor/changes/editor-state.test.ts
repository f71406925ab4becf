import { describe, expect, it } from "vitest";
import type { Menu } from "#app/domain/menus/menus.ts";
import { applyOperation } from "#app/routes/menu/editor/operations/apply-operation.ts";
import type { LastingFailure, PassingFailure } from "#app/routes/menu/editor/operations/failure.ts";
import type { Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { replayed } from "#app/routes/menu/editor/undo/steps.ts";
import { askedDeletion } from "#app/routes/menu/editor/undo/undone-deletion.ts";
import { plainMenu } from "#test/plain-menu.ts";
import { withChanges } from "./changes.ts";
import { firstState, nextState, type EditorEvent, type EditorState } from "./editor-state.ts";
import { changeOf } from "./make-change.ts";

const RENAME: Fields = [
  ["operation", "rename-section"],
  ["sectionId", "1"],
  ["name", "Rolls"],
];
const PRICE: Fields = [
  ["operation", "edit-item"],
  ["itemId", "11"],
  ["revision", "1"],
  ["name", "Item 11"],
  ["priceRupees", "55"],
];

const made = (id: number, fields: Fields): EditorEvent => ({
  type: "made",
  change: changeOf(id, fields),
});
const sent = (id: number): EditorEvent => ({ type: "sent", id });
const answered = (reason?: PassingFailure["reason"] | "stale" | "broken"): EditorEvent => ({
  type: "answered",
  ...(reason && { failure: { reason } as LastingFailure | PassingFailure }),
});
const arrived = (menu: Menu): EditorEvent => ({ type: "menu-arrived", menu, isTyping: false });

const after = (...events: EditorEvent[]): EditorState =>
  events.reduce(nextState, firstState(plainMenu(), []));

describe("a change that the server could not be sent", () => {
  it.each(["unreached", "logged-out", "other-shop"] as const)(
    "waits for the next try, with all behind it: %s",
    (why) => {
      const state = after(made(1, RENAME), made(2, PRICE), sent(1), answered(why));
      expect(state.changes.map(({ state }) => state)).toEqual(["waiting", "waiting"]);
      expect(state.hold).toEqual({ why, times: 1, isOver: false });
      const again = [{ type: "resumed" } as const, sent(1), answered(why)];
      expect(again.reduce(nextState, state).hold).toEqual({ why, times: 2, isOver: false });
      const through = [{ type: "resumed" } as const, sent(1), answered()];
      expect(through.reduce(nextState, state).hold).toBeUndefined();
    },
  );

  it("of an operator says no word of another shop", () => {
    const failure = { reason: "other-shop", role: "operator" } as const;
    const state = after(made(1, RENAME), sent(1), { type: "answered", failure });
    expect(state.hold).toMatchObject({ why: "operator" });
    expect(state.changes[0]?.state).toBe("waiting");
  });

  it("comes before the new ones when an earlier visit has left it, and only once", () => {
    const found = changeOf(1, RENAME);
    const state = after(made(2, PRICE), { type: "found", changes: [found] });
    expect(state.changes.map(({ id }) => id)).toEqual([1, 2]);
    const twice = nextState(state, { type: "found", changes: [found] });
    expect(twice.changes.map(({ id }) => id)).toEqual([1, 2]);
  });
});

describe("a change that met another one", () => {
  const stale = after(made(1, PRICE), sent(1), answered("stale"));

  it("is over if the menu turns out as it wanted it: its own answer was lost, or another phone did the same", () => {
    const operation = stale.changes[0]!.operation!;
    const menu = applyOperation(plainMenu(), operation, { draftId: 0 });
    expect(nextState(stale, arrived(menu)).changes).toEqual([]);
  });

  it("stays where the menu is another", () => {
    expect(nextState(stale, arrived(plainMenu())).changes).toMatchObject([{ state: "failed" }]);
  });
});

describe("a deletion that was undone before its answer", () => {
  const deletions: Record<string, Fields> = {
    "a dish": [
      ["operation", "delete-item"],
      ["itemId", "11"],
      ["revision", "1"],
    ],
    "a section": [
      ["operation", "delete-section"],
      ["sectionId", "2"],
      ["revision", "1"],
      ["seen", "21"],
    ],
  };

  it.each(["a dish", "a section"])(
    "is over with its undo if it meets another phone's change: %s",
    (what) => {
      const deleted = after(made(1, deletions[what]!));
      const way = replayed(deleted.steps, "undo", plainMenu());
      const undo = changeOf(4, [...(way?.fields ?? []), ["key", crypto.randomUUID()]]);
      const events: EditorEvent[] = [
        sent(1),
        { type: "made", change: undo, as: "undo" },
        made(7, RENAME),
        answered("stale"),
      ];
      const state = events.reduce(nextState, deleted);
      expect(state.changes.map(({ id }) => id)).toEqual([7]);
      expect([state.steps.done.map(({ changeId }) => changeId), state.steps.undone]).toEqual([
        [7],
        [],
      ]);
    },
  );

  it.each(["a dish", "a section"])("is not sent at all if it was not yet: %s", (what) => {
    const deleted = after(made(1, deletions[what]!));
    const back = replayed(deleted.steps, "undo", plainMenu())!;
    const undo = changeOf(4, [...back.fields, ["key", crypto.randomUUID()]]);
    const undone = nextState(deleted, { type: "made", change: undo, as: "undo" });
    expect(undone.changes).toEqual([]);
    const forth = replayed(undone.steps, "redo", plainMenu())!;
    const again = changeOf(7, [...forth.fields, ["key", crypto.randomUUID()]]);
    const redone = nextState(undone, { type: "made", change: again, as: "redo" });
    expect(withChanges(plainMenu(), redone.changes)).toEqual(
      withChanges(plainMenu(), deleted.changes),
    );
  });

  it.each(["a dish", "a section"])("is asked about until Undo withdraws it: %s", (what) => {
    const asked = after(made(1, RENAME), made(4, deletions[what]!), sent(1), answered());
    const met = [sent(4), answered("stale")].reduce(nextState, asked);
    const lastId = met.steps.done.at(-1)!.changeId;
    expect([lastId, askedDeletion(met.changes, lastId)?.id]).toEqual([1, 4]);
    // What was done since is undone first.
    const since = nextState(met, made(7, PRICE));
    expect(askedDeletion(since.changes, since.steps.done.at(-1)!.changeId)).toBeUndefined();
  });

  it("of a change that was refused but deletes nothing, Undo withdraws none", () => {
    const met = after(made(1, PRICE), sent(1), answered("stale"));
    expect(askedDeletion(met.changes, 0)).toBeUndefined();
  });

  it("still asks if something else was undone since", () => {
    const deleted = after(
      made(1, deletions["a dish"]!),
      made(4, RENAME),
      sent(1),
      answered("stale"),
    );
    expect(deleted.changes[0]).toMatchObject({ id: 1, state: "failed" });
  });
});

describe("the menu that the phone saw last", () => {
  const seen = (...events: EditorEvent[]) =>
    events.reduce(nextState, firstState(plainMenu(), [], true));
  const FRESH = { ...plainMenu(), sections: [] };

  it("holds its changes until the network is tried again, and is not the server's as long as it is missing", () => {
    expect(seen(made(1, RENAME))).toMatchObject({
      isFromPhone: true,
      hold: { why: "unreached", isOver: false },
    });
    const tried = seen(made(1, RENAME), { type: "resumed" }, sent(1), answered("unreached"));
    expect(tried).toMatchObject({ isFromPhone: true, hold: { times: 2, isOver: false } });
    expect(seen({ type: "menu-lost" }).isFromPhone).toBe(true);
  });

  it.each([undefined, "logged-out", "broken"] as const)(
    "is known to be the server's or not once it answers: %s",
    (reason) => {
      const state = seen(made(1, RENAME), { type: "resumed" }, sent(1), answered(reason));
      expect(state.isFromPhone).toBe(false);
    },
  );

  it("gives way to the server's, and nothing is held any longer, also while somebody types", () => {
    expect(seen(arrived(FRESH))).toMatchObject({
      menu: FRESH,
      isFromPhone: false,
      hold: undefined,
    });
    const typing = seen({ type: "menu-arrived", menu: FRESH, isTyping: true });
    expect(typing).toMatchObject({ menu: plainMenu(), isFromPhone: false, missed: 1 });
    expect(typing.hold).toBeUndefined();
  });
});
