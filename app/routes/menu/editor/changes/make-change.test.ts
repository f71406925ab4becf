import { expect, it } from "vitest";
import { itemFormTexts } from "#app/domain/menus/item-fields.ts";
import { AHEAD } from "#app/routes/menu/editor/operations/ahead.ts";
import { wasField } from "#app/routes/menu/editor/operations/edited-fields.ts";
import type { Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { stepBetween } from "#app/routes/menu/editor/undo/steps.ts";
import { plainMenu } from "#test/plain-menu.ts";
import type { Change } from "./change.ts";
import { withChanges } from "./changes.ts";
import { changeOf, fieldsToSend } from "./make-change.ts";

const deletion: Fields = [
  ["operation", "delete-section"],
  ["sectionId", "2"],
  ["revision", "1"],
  ["seen", "21"],
];
const edit = (itemId: string): Change => ({
  id: 1,
  fields: [
    ["operation", "edit-item"],
    ["itemId", itemId],
    ["revision", "1"],
  ],
  state: "failed",
  failure: { reason: "stale" },
});
const revisionSent = (failed: Change) =>
  fieldsToSend(changeOf(2, deletion), plainMenu(), [failed]).find(([name]) => name === "revision");

it("a section is not deleted in which a change has met another phone's, until somebody decides", () => {
  expect(revisionSent(edit("21"))).toEqual(["revision", "0"]);
  expect(revisionSent(edit("11"))).toEqual(["revision", "1"]);
});

it.each(["delete-item", "drag-item", "delete-section"])(
  "what relies on a section that an undo has brought back is sent with its real revisions: %s",
  (operation) => {
    const menu = plainMenu();
    const gone = { ...menu, sections: menu.sections.filter(({ id }) => id !== 2) };
    const back = stepBetween(menu, gone, { id: 1, fields: [] })?.back ?? [];
    const key = crypto.randomUUID();
    const undo: Change = { ...changeOf(1, [...back, ["key", key]]), state: "saved" };
    const section = (of: Change) => withChanges(gone, [of]).sections.find(({ id }) => id === 2)!;
    const fieldsFor = ({ revision, items: [item] }: ReturnType<typeof section>): Fields => [
      ["operation", operation],
      ["sectionId", "2"],
      ["itemId", "21"],
      ["revision", String(operation === "drag-item" ? revision : item?.revision)],
      ["seen", "21"],
      ["to", "1"],
    ];
    const guessed = changeOf(2, fieldsFor(section(undo)));
    const answered = { ...undo, reached: 500 };
    const sent = fieldsToSend(guessed, gone, [answered]);
    const real = fieldsFor(section(answered)).find(([name]) => name === "revision");
    expect(Number(real?.[1])).toBeLessThan(510);
    expect(sent.find(([name]) => name === "revision")).toEqual(real);
  },
);

it.each([
  ["edits a dish that another phone has changed since", "edit-item", { pricePaise: 999_00 }],
  ["deletes a section that has other dishes since", "delete-section", { id: 99 }],
])("what relies on an undo and %s is left for somebody to decide", (_, operation, theirs) => {
  const menu = plainMenu();
  const sections = menu.sections.map((section) =>
    section.id === 2
      ? { ...section, items: section.items.map((item) => ({ ...item, ...theirs })) }
      : section,
  );
  const item = menu.sections.find(({ id }) => id === 2)!.items[0]!;
  const was = itemFormTexts(item, Date.now());
  const typed = was.map(([name, value]): Fields[number] =>
    name === "priceRupees" ? [name, "55"] : [name, value],
  );
  const ofItem: Fields = [["itemId", "21"], wasField(was), ...typed];
  const ofSection: Fields = [
    ["sectionId", "2"],
    ["seen", "21"],
  ];
  const change = changeOf(2, [
    ["operation", operation],
    ["revision", String(AHEAD + 1)],
    ...(operation === "edit-item" ? ofItem : ofSection),
  ]);
  const sent = fieldsToSend(change, { ...menu, sections }, []);
  expect(sent.find(([name]) => name === "revision")).toEqual(["revision", "0"]);
});
