import { expect, it } from "vitest";
import { afterTold, UNKNOWN } from "./push-state.ts";

const on = { outcome: "on", choice: { hasHelpNews: true, quietFrom: 0, quietTo: 60 } } as const;
const failed = { outcome: "failed", problem: "noAnswer" } as const;

it("what has failed is told, and what was chosen stays", () => {
  const before = afterTold(UNKNOWN, on);
  expect(before).toEqual({ known: on, problem: undefined, isAsking: false });
  const after = afterTold(afterTold(before, "asking"), failed);
  expect(after).toEqual({ known: on, problem: "noAnswer", isAsking: false });
  expect(afterTold(after, { outcome: "off" })).toMatchObject({
    known: { outcome: "off" },
    problem: undefined,
  });
});

it("nothing is taken to be chosen where it could not be asked for", () => {
  expect(afterTold(UNKNOWN, failed).known).toBeUndefined();
});
