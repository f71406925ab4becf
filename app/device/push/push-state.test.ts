import { expect, it } from "vitest";
import { nextPushState, UNKNOWN } from "./push-state.ts";

const on = { outcome: "on", choice: { hasHelpNews: true, quietFrom: 0, quietTo: 60 } } as const;
const failed = { outcome: "failed", problem: "noAnswer" } as const;

it("a failure is shown, and what was chosen stays", () => {
  const before = nextPushState(UNKNOWN, on);
  expect(before).toEqual({ known: on, problem: undefined, isAsking: false });
  const after = nextPushState(nextPushState(before, "asking"), failed);
  expect(after).toEqual({ known: on, problem: "noAnswer", isAsking: false });
  expect(nextPushState(after, { outcome: "off" })).toMatchObject({
    known: { outcome: "off" },
    problem: undefined,
  });
});

it("nothing is taken to be chosen where it could not be asked for", () => {
  expect(nextPushState(UNKNOWN, failed).known).toBeUndefined();
});
