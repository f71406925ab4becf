import { describe, expect, it } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import { isHintDue, noteVisit, type Visits } from "./visits.ts";

const START = Date.UTC(2026, 10, 27);
const after = (...pauses: number[]) => {
  let now = START;
  return pauses.reduce<Visits>(
    (visits, pause) => noteVisit(visits, (now += pause)),
    noteVisit({ count: 0 }, now),
  );
};

describe("the hint to install the app", () => {
  it("does not come at the first visit, however many pages it has", () => {
    expect(isHintDue(after())).toBe(false);
    expect(isHintDue(after(MINUTE_MS, 10 * MINUTE_MS, 59 * MINUTE_MS))).toBe(false);
  });

  it("comes at the second one, also if the phone's clock was set back in between", () => {
    expect(isHintDue(after(HOUR_MS))).toBe(true);
    expect(isHintDue(after(-30 * HOUR_MS))).toBe(true);
  });

  it("comes after the first post", () => {
    expect(isHintDue({ ...after(), hasPosted: true })).toBe(true);
  });

  it("comes once, whatever happens later", () => {
    const asked = { ...after(HOUR_MS), wasAsked: true };
    const later = noteVisit(asked, START + 100 * HOUR_MS);
    expect(isHintDue({ ...later, hasPosted: true })).toBe(false);
  });
});
