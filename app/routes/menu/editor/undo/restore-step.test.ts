import { expect, it } from "vitest";
import { RESTORE, withRestore } from "./restore-step.ts";
import type { Step } from "./steps.ts";

const restored = (versionId: string): Step => {
  const way: [string, string][] = [
    ["operation", "patch-menu"],
    [RESTORE, versionId],
  ];
  return { changeId: -Number(versionId), back: way, forth: way };
};
const own: Step = { changeId: 5, back: [["operation", "add-item"]], forth: [] };

it("a restore made elsewhere is undone first, and changes undone before it cannot be redone", () => {
  const steps = withRestore({ done: [own], undone: [own] }, restored("7"));
  expect(steps).toEqual({ done: [own, restored("7")], undone: [] });
  expect(withRestore(steps, restored("9")).done.map(({ changeId }) => changeId)).toEqual([
    5, -7, -9,
  ]);
});

it("a restore that is known, or that was undone here, is not added again", () => {
  const known = { done: [own, restored("7")], undone: [] };
  expect(withRestore(known, restored("7"))).toBe(known);
  const undone = { done: [own], undone: [restored("7")] };
  expect(withRestore(undone, restored("7"))).toBe(undone);
  expect(withRestore(undone, undefined)).toBe(undone);
});
