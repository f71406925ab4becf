import { expect, it } from "vitest";
import type { Change } from "#app/routes/menu/editor/changes/change.ts";
import { patchFields } from "#app/routes/menu/editor/operations/patch-fields.ts";
import { replayOutcome } from "./replay-outcome.ts";

const change = (id: number, state: Change["state"], as = "undo"): Change => ({
  id,
  state,
  fields: [["as", as]],
});

const NOTHING = patchFields({ sections: [], items: [], deletedSections: [], deletedItems: [] });

it.each<[what: string, changes: Change[], isHeld: boolean, said: string | undefined]>([
  ["nothing before the server has answered", [change(5, "waiting")], false, undefined],
  ["nothing while it is sent", [change(1, "saved"), change(5, "saving")], false, undefined],
  ["that it is done, once it is saved", [change(5, "saved")], false, "done"],
  ["the same once the menu has come", [], false, "done"],
  ["the same where it waits for the network", [change(5, "waiting")], true, "done"],
  ["that it failed", [change(5, "failed")], false, "failed"],
  [
    "that it failed, where all of it was left",
    [{ ...change(5, "saved"), fields: NOTHING }],
    false,
    "failed",
  ],
  ["that some was left", [change(5, "saved"), change(8, "failed")], false, "partly"],
  ["no word of what was left before", [change(2, "failed"), change(5, "saved")], false, "done"],
  ["no word of another change", [change(8, "failed", "redo"), change(5, "saved")], false, "done"],
])("of a step that is undone is said %s", (_, changes, isHeld, said) => {
  expect(replayOutcome({ id: 5, as: "undo" }, changes, isHeld)).toBe(said);
});
