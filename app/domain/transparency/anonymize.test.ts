import { assert, constantFrom, integer, property, record, uniqueArray } from "fast-check";
import { describe, expect, it } from "vitest";
import { anonymize, TELLS, type Cell } from "./anonymize.ts";
import { blur, partOf, sumOf } from "./blur.ts";
import { FOUND_BY } from "./found-by.ts";

const DAYS = ["2026-11-02", "2026-11-03", "2026-11-17"];

const arbitraryCell = record({
  reason: constantFrom("violence", "spam", "harassment"),
  outcome: constantFrom("hide", "remove", "automatic"),
  thing: constantFrom("post", "comment", "photo"),
  day: constantFrom(...DAYS),
  contentDay: constantFrom(...DAYS),
  foundBy: constantFrom(...FOUND_BY),
  count: integer({ min: 1, max: 7 }),
});
/** As a query groups them: no two are alike. */
const arbitraryMonth = uniqueArray(arbitraryCell, {
  selector: (cell) => JSON.stringify({ ...cell, count: 0 }),
  maxLength: 12,
}).map((cells) => cells as Cell[]);

const keyOf = ({ reason, outcome }: Pick<Cell, "reason" | "outcome">) => `${reason} ${outcome}`;

/** The rows of the log as everybody reads them; a later telling overwrites an earlier one, as the updates do. */
function logOf(cells: readonly Cell[]): string[] {
  const tellings = anonymize(cells);
  return cells.flatMap((cell) => {
    const told = tellings.findLast(
      (each) =>
        keyOf(each) === keyOf(cell) && (each.days?.includes(cell.day + cell.contentDay) ?? true),
    )?.told;
    if (told === undefined) return [];
    const row = [
      told & TELLS.decision ? keyOf(cell) : "",
      told & TELLS.thing ? cell.thing : "",
      told & TELLS.days ? cell.day + cell.contentDay : "",
      told & TELLS.detection ? cell.foundBy : "",
    ].join("/");
    return Array.from({ length: cell.count }, () => row);
  });
}

const totals = (cells: readonly Cell[]) =>
  [...Map.groupBy(cells, keyOf)].map(([key, group]): [string, number] => [
    key,
    group.reduce((sum, { count }) => sum + count, 0),
  ]);

describe("the log", () => {
  it("has no row that reads like fewer than four others, whatever happened in a month", () => {
    assert(
      property(arbitraryMonth, (cells) => {
        for (const alike of Map.groupBy(logOf(cells), (row) => row).values()) {
          expect(alike.length).toBeGreaterThanOrEqual(5);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it("has as many rows of a reason and outcome as the page says, wherever the page tells the number", () => {
    assert(
      property(arbitraryMonth, (cells) => {
        const rows = logOf(cells);
        for (const [key, count] of totals(cells)) {
          const told = rows.filter((row) => row.startsWith(`${key}/`)).length;
          expect(told).toBe(blur(count) ?? 0);
        }
      }),
    );
  });

  it("tells days and kinds of things where there are enough of each", () => {
    const cell = {
      reason: "spam",
      outcome: "hide",
      contentDay: DAYS[0],
      foundBy: "reports",
      count: 6,
    } as const;
    const two = (things: [Cell["thing"], Cell["thing"]]) =>
      things.map((thing, at) => ({ ...cell, thing, day: DAYS[at] })) as Cell[];
    const kinds = (cells: Cell[]) => [...new Set(logOf(cells))];
    expect(kinds(two(["post", "photo"]))).toEqual([
      "spam hide/post/2026-11-022026-11-02/reports",
      "spam hide/photo/2026-11-032026-11-02/reports",
    ]);
    const fewPhotos = two(["post", "photo"]).map((each, at) => ({ ...each, count: 6 - 3 * at }));
    expect(kinds(fewPhotos)).toEqual(["spam hide///reports"]);
  });

  it("tells what a word rule found where there is enough of that, and of what was reported", () => {
    const cell = { reason: "spam", outcome: "hide", thing: "post" } as const;
    const day = { day: DAYS[0] ?? "", contentDay: DAYS[0] ?? "" };
    const found = (caught: number) =>
      logOf([
        { ...cell, ...day, foundBy: "rule", count: caught },
        { ...cell, ...day, foundBy: "reports", count: 6 },
      ]).map((row) => row.split("/").at(-1));
    const counts = (rows: (string | undefined)[]) =>
      Object.fromEntries([...Map.groupBy(rows, String)].map(([key, { length }]) => [key, length]));
    expect(counts(found(5))).toEqual({ rule: 5, reports: 6 });
    expect(counts(found(4))).toEqual({ "": 10 });
  });
});

/** All that is published of the numbers of a month, from the page and from the log. */
function everythingOf(numbers: readonly number[], large: readonly Cell[]): string {
  const small = numbers.map((count, at) => smallCell(at, count));
  const cells = [...small, ...large];
  const shown = totals(cells).map(([key, count]) => [key, blur(count)] as const);
  const sum = sumOf(shown.map(([, count]) => count));
  return JSON.stringify([shown, sum, logOf(cells).toSorted()]);
}

const KEYS = (["hide", "remove", "automatic"] as const).flatMap((outcome) =>
  (["violence", "spam"] as const).map((reason) => ({ outcome, reason })),
);
const smallCell = (at: number, count: number): Cell => ({
  ...(KEYS[at] ?? { outcome: "hide", reason: "spam" }),
  thing: "post",
  day: "2026-11-02",
  contentDay: "2026-11-02",
  foundBy: "reports",
  count,
});

/** Every way to have one to four in so many places. */
const waysFor = (places: number): number[][] =>
  places === 0 ? [[]] : waysFor(places - 1).flatMap((way) => [1, 2, 3, 4].map((n) => [...way, n]));

describe("a number that is blurred", () => {
  const large: Cell = { ...smallCell(0, 9), reason: "harassment" };
  it.each([1, 2, 3, 4, 5])(
    "among %i cannot be worked out by who knows page, log and how both are made",
    (places) => {
      const seen = Map.groupBy(waysFor(places), (way) => everythingOf(way, [large]));
      for (const alike of seen.values()) {
        for (let at = 0; at < places; at += 1) {
          expect(new Set(alike.map((way) => way[at])).size).toBeGreaterThan(1);
        }
      }
    },
  );
});

it("a number that is blurred cannot be worked out from how many decisions were undone", () => {
  for (const hidden of [0, 6, 9]) {
    // What else a reason has: removals and bans, one to four of each.
    const possible = waysFor(2).flatMap((way) => {
      const counts = [hidden, ...way];
      const all = counts.reduce((sum, count) => sum + count, 0);
      const shown = counts.map(blur);
      return Array.from({ length: all + 1 }, (_, undone) => ({
        way,
        told: JSON.stringify([shown, partOf(shown, undone)]),
      }));
    });
    for (const alike of Map.groupBy(possible, ({ told }) => told).values()) {
      for (const at of [0, 1]) {
        expect(new Set(alike.map(({ way }) => way[at]))).toEqual(new Set([1, 2, 3, 4]));
      }
    }
  }
});
