import { expect, it } from "vitest";
import { plainMenu } from "#test/plain-menu.ts";
import type { Change } from "./changes.ts";
import { changeOf, fieldsToSend } from "./make-change.ts";
import type { Fields } from "./fields.ts";

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
