import { expect, it } from "vitest";
import { takenAway } from "./deleted-by.ts";
import { readOperation, type Operation } from "./operations.ts";
import { patchFields } from "./patch-fields.ts";

function operationOf(fields: [string, string][]): Operation {
  const read = readOperation(fields);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.value;
}

const section = operationOf([
  ["operation", "delete-section"],
  ["sectionId", "7"],
  ["seen", "70"],
]);
const item = operationOf([
  ["operation", "delete-item"],
  ["itemId", "7"],
]);
const nothing = { sections: [], items: [] };
const both = operationOf(
  patchFields({ ...nothing, deletedSections: [7], deletedItems: [8] }) as [string, string][],
);

it.each<[what: string, operation: Operation, goes: string[]]>([
  ["a section with its dishes", section, ["section 7", "item 70"]],
  ["a dish alone, though a section has its number", item, ["item 7"]],
  ["what a patch says", both, ["section 7", "item 8"]],
])("takes away %s", (_, operation, goes) => {
  const all = [7, 8, 70].flatMap((id) => [`section ${id}`, `item ${id}`]);
  const gone = all.filter((what) => {
    const [kind, id] = what.split(" ");
    return takenAway(operation)[kind as "section" | "item"].has(Number(id));
  });
  expect(gone.toSorted()).toEqual(goes.toSorted());
});
