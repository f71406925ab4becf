import { describe, expect, it } from "vitest";
import type { Menu } from "#app/domain/menus/menus.ts";
import { plainMenu } from "#test/plain-menu.ts";
import { applyOperation } from "./apply-operation.ts";
import { nextChanges, type Change, type ChangeEvent } from "./changes.ts";
import { conflictsOf } from "./conflicts.ts";
import type { Fields } from "./fields.ts";
import { readOperation } from "./operations.ts";
import { patchFields } from "./patch-fields.ts";
import { placeFailures } from "./place-failures.ts";
import { fieldsInto, strayIn } from "./strays.ts";

function perform(menu: Menu, fields: Fields): Menu {
  const read = readOperation(fields);
  if (!read.ok) throw new Error(read.refusal.path);
  return applyOperation(menu, read.value, -900);
}

function made(id: number, form: Record<string, string> | Fields): ChangeEvent {
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
    const added = perform(smaller(), fieldsInto(told!.fields, 1));
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
    const added = perform(smaller(), fieldsInto(changes[0]!.fields, 1));
    expect(dishesIn(added)).toEqual([[...STARTERS, "Puri 50"]]);
  });

  it("may go back to their own, once it is there again", () => {
    const [change] = missed(made(5, dish("Puri")));
    const [told] = placeFailures([change!], plainMenu()).ofSections.get(2) ?? [];
    expect(strayIn(told!, plainMenu())?.to).toBe(2);
    expect(dishesIn(perform(plainMenu(), fieldsInto(told!.fields, 2)))[1]).toEqual([
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
    const back = perform(menu(), fieldsInto(told!.fields, 1));
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
