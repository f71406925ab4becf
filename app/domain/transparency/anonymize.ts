import type { moderationStatements } from "#app/db/moderation-counts-schema.ts";
import { FEWEST } from "./blur.ts";
import type { FoundBy } from "./found-by.ts";

type Statement = typeof moderationStatements.$inferSelect;

/** How many decisions of a month are alike in all of this. */
export interface Cell extends Pick<
  Statement,
  "reason" | "outcome" | "thing" | "day" | "contentDay"
> {
  foundBy: FoundBy;
  count: number;
}

/** What a row of the public log tells, besides its month, as bits of `told`. */
export const TELLS = { decision: 1, thing: 2, days: 4, detection: 8 } as const;

/** How much is told of the decisions with this reason and outcome, on these days (`day` + `contentDay`) or on all. */
export interface Telling extends Pick<Statement, "reason" | "outcome"> {
  told: number;
  days?: string[];
}

/**
 * Decides how much the log tells of each decision of a month, so that every row reads like at least four others, and so
 * that no number can be worked out that `blur` hides. A reason and outcome with five rows or more keeps both; days,
 * the kind of thing and how it was found are told where that leaves no smaller group. All smaller ones together tell the
 * month alone, as long as that leaves open how many rows each of them has; else they are not part of the log.
 */
export function anonymize(cells: readonly Cell[]): Telling[] {
  const groups = groupBy(cells, ({ reason, outcome }) => `${reason} ${outcome}`);
  const [large, small] = partition(groups, (group) => countOf(group) >= FEWEST);
  return [
    ...large.flatMap(tellLarge),
    ...(isSafe(small) ? small.flatMap((group) => tellAll(group, 0)) : []),
  ];
}

/** Whether small groups put together are enough rows, and more than one or fewer than four could be in each. */
function isSafe(groups: readonly Cell[][]): boolean {
  const count = countOf(groups.flat());
  return count >= FEWEST && count > groups.length && count < groups.length * (FEWEST - 1);
}

function tellLarge(group: Cell[]): Telling[] {
  const things = groupBy(group, ({ thing }) => thing);
  const isThingTold = things.every((each) => countOf(each) >= FEWEST);
  const ofThings = isThingTold ? things : [group];
  const found = ofThings.flatMap((each) => groupBy(each, (cell) => cell.foundBy));
  const isDetectionTold = found.every((each) => countOf(each) >= FEWEST);
  const told =
    TELLS.decision | (isThingTold ? TELLS.thing : 0) | (isDetectionTold ? TELLS.detection : 0);
  const days = groupBy(group, daysOf);
  const apart = isDetectionTold ? found : ofThings;
  const isTold = (day: Cell[]) =>
    apart.every((each) => isNoneOrEnough(countOf(day.filter((cell) => each.includes(cell)))));
  const [toldDays, others] = partition(days, isTold);
  const isRestEnough = apart.every((each) =>
    isNoneOrEnough(countOf(others.flat().filter((cell) => each.includes(cell)))),
  );
  if (toldDays.length === 0 || !isRestEnough) return tellAll(group, told);
  return [
    ...tellAll(group, told),
    ...tellAll(
      group,
      told | TELLS.days,
      toldDays.map(([first]) => first && daysOf(first)),
    ),
  ];
}

function tellAll([first]: Cell[], told: number, days?: (string | undefined)[]): Telling[] {
  if (!first) return [];
  const { reason, outcome } = first;
  return [
    { reason, outcome, told, ...(days && { days: days.filter((day) => day !== undefined) }) },
  ];
}

const isNoneOrEnough = (count: number) => count === 0 || count >= FEWEST;
const daysOf = ({ day, contentDay }: Cell) => day + contentDay;
const countOf = (cells: readonly Cell[]) => cells.reduce((sum, { count }) => sum + count, 0);

function groupBy(cells: readonly Cell[], key: (cell: Cell) => string): Cell[][] {
  return [...Map.groupBy(cells, key).values()];
}

function partition<T>(all: readonly T[], isFirst: (each: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((each) => !isFirst(each))];
}
