import { describe, expect, it } from "vitest";
import type { Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { readOperation } from "#app/routes/menu/editor/operations/operations.ts";
import { plainMenu } from "#test/plain-menu.ts";
import type { Change } from "./change.ts";
import { nextChanges, withChanges, type ChangeEvent } from "./changes.ts";

/** A change as it is made, by default the adding of a section. */
function change(id: number, form: Record<string, string> = {}): Change {
  const fields: Fields = Object.entries({ operation: "add-section", name: `New ${id}`, ...form });
  const read = readOperation(fields);
  if (!read.ok) throw new Error(read.refusal.path);
  return { id, fields, operation: read.value, state: "waiting" };
}

const made = (id: number, form?: Record<string, string>, replaces?: number): ChangeEvent => ({
  type: "made",
  change: change(id, form),
  ...(replaces !== undefined && { replaces }),
});
const sent = (id: number): ChangeEvent => ({ type: "sent", id });
const saved: ChangeEvent = { type: "answered" };
const failed: ChangeEvent = { type: "answered", failure: { reason: "broken" } };
const askedFor: ChangeEvent = { type: "menu-asked-for" };
const arrived: ChangeEvent = { type: "menu-arrived" };

const after = (...events: ChangeEvent[]) => events.reduce<Change[]>(nextChanges, []);
const statesOf = (changes: Change[]) => changes.map(({ id, state }) => [id, state]);
/** The names of the sections that the owner sees. */
const shown = (...events: ChangeEvent[]) =>
  withChanges(plainMenu(), after(...events)).sections.map(({ name }) => name);

const SECTIONS = plainMenu().sections.map(({ name }) => name);

describe("changes", () => {
  it("wait in the order in which they were made, while one of them is under way", () => {
    const changes = after(made(1), made(2), sent(1), made(3));
    expect(statesOf(changes)).toEqual([
      [1, "saving"],
      [2, "waiting"],
      [3, "waiting"],
    ]);
  });

  it("are answered for the one that is under way, and for no other", () => {
    expect(statesOf(after(made(1), made(2), sent(1), saved))).toEqual([
      [1, "saved"],
      [2, "waiting"],
    ]);
    const changes = after(made(1), made(2), sent(1), saved, sent(2), failed);
    expect(statesOf(changes)).toEqual([
      [1, "saved"],
      [2, "failed"],
    ]);
    expect(changes[1]?.failure).toEqual({ reason: "broken" });
  });

  it("are gone when they are discarded", () => {
    expect(statesOf(after(made(1), made(2), { type: "discarded", id: 1 }))).toEqual([
      [2, "waiting"],
    ]);
  });
});

describe("a thing that is moved again", () => {
  const move = (to: number, sectionId = 1) => ({
    operation: "move-section",
    sectionId: String(sectionId),
    to: String(to),
  });

  it("goes straight to its last place, if its first move was not sent yet", () => {
    const changes = after(made(1), sent(1), made(2, move(2)), made(3, move(3)), made(4, move(2)));
    expect(statesOf(changes)).toEqual([
      [1, "saving"],
      [4, "waiting"],
    ]);
    expect(changes[1]?.isInDoubt).toBe(true);
  });

  it("goes both ways, if the first is under way, or another was moved between", () => {
    expect(after(made(1, move(2)), sent(1), made(2, move(3)))).toHaveLength(2);
    expect(after(made(1, move(2)), made(2, move(1, 2)), made(3, move(3)))).toHaveLength(3);
    expect(after(made(1), made(2))).toHaveLength(2);
  });
});

describe("the owner sees", () => {
  it("everything that waits, is under way or is saved, in its order", () => {
    const events = [made(1), sent(1), saved, made(2), sent(2), made(3)];
    expect(shown(...events)).toEqual([...SECTIONS, "New 1", "New 2", "New 3"]);
  });

  it("nothing of what has failed, and what is built upon the rest", () => {
    expect(shown(made(1), made(2), sent(1), failed)).toEqual([...SECTIONS, "New 2"]);
  });

  it("nothing of what could not even be read", () => {
    const unread: Change = { id: 1, fields: [], state: "failed", failure: { reason: "broken" } };
    expect(shown({ type: "made", change: unread })).toEqual(SECTIONS);
  });

  it("new things under ids of their own, which no stored thing has", () => {
    const { sections } = withChanges(plainMenu(), after(made(1), made(2)));
    expect(sections.map(({ id }) => id)).toEqual([1, 2, -1, -2]);
  });
});

describe("what is in the menu that comes back", () => {
  it("is dropped when it arrives, and not before", () => {
    const events = [made(1), sent(1), saved, askedFor];
    expect(statesOf(after(...events))).toEqual([[1, "saved"]]);
    expect(after(...events, arrived)).toEqual([]);
  });

  it("is not what was made, or saved, after the menu was requested", () => {
    const first = [made(1), sent(1), saved, askedFor];
    expect(statesOf(after(...first, made(2), arrived))).toEqual([[2, "waiting"]]);
    expect(statesOf(after(...first, made(2), sent(2), arrived))).toEqual([[2, "saving"]]);
    const late = [...first, made(2), sent(2), saved, arrived];
    expect(statesOf(after(...late))).toEqual([[2, "saved"]]);
    expect(after(...late, askedFor, arrived)).toEqual([]);
  });

  it("is not what was still waiting or under way when it was requested", () => {
    const events = [made(1), made(2), sent(1), askedFor, saved, arrived];
    expect(statesOf(after(...events))).toEqual([
      [1, "saved"],
      [2, "waiting"],
    ]);
  });

  it("is nothing, if the menu came for another reason", () => {
    expect(statesOf(after(made(1), sent(1), saved, arrived))).toEqual([[1, "saved"]]);
  });

  it("is not what has failed, which stays until it is done again or discarded", () => {
    const events = [made(1), sent(1), failed, askedFor, arrived];
    expect(statesOf(after(...events))).toEqual([[1, "failed"]]);
  });
});

describe("a change that is made once more", () => {
  const rename = { operation: "rename-section", sectionId: "1" };

  it("replaces the attempt at the same thing that failed, whatever it now says", () => {
    const events = [made(1, rename), sent(1), failed, made(2, { ...rename, name: "Other" })];
    expect(statesOf(after(...events))).toEqual([[2, "waiting"]]);
  });

  it("replaces no attempt at another thing, and none that has not failed", () => {
    const other = { ...rename, sectionId: "2" };
    const addItem = { operation: "add-item", sectionId: "1", priceRupees: "5" };
    for (const form of [other, addItem]) {
      const events = [made(1, rename), sent(1), failed, made(2, form)];
      expect(statesOf(after(...events))).toEqual([
        [1, "failed"],
        [2, "waiting"],
      ]);
    }
    expect(statesOf(after(made(1, rename), sent(1), made(2, rename)))).toEqual([
      [1, "saving"],
      [2, "waiting"],
    ]);
  });

  it("replaces no attempt at another line that stood in its place, nor an edit of other details", () => {
    const line = (text: string) => ({
      operation: "edit-subheader",
      sectionId: "1",
      revision: "1",
      seen: text,
      index: "0",
      text: "New",
    });
    const details = {
      operation: "edit-shop",
      revision: "1",
      description: "",
      phoneNumber: "",
      foodType: "",
    };
    const attempts = [made(1, line("A")), sent(1), failed, made(2, line("B"))];
    expect(after(...attempts)).toHaveLength(2);
    expect(after(...attempts, made(3, line("A")))).toHaveLength(2);
    expect(after(made(1, details), sent(1), failed, made(2, details))).toHaveLength(2);
    expect(after(made(1, details), sent(1), failed, made(2, details, 1))).toHaveLength(1);
  });

  it("replaces the very attempt that it repeats, and no other of its kind", () => {
    const failures = [made(1), sent(1), failed, made(2), sent(2), failed];
    expect(statesOf(after(...failures, made(3)))).toEqual([
      [1, "failed"],
      [2, "failed"],
      [3, "waiting"],
    ]);
    expect(statesOf(after(...failures, made(3, {}, 1)))).toEqual([
      [2, "failed"],
      [3, "waiting"],
    ]);
  });
});
