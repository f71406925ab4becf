import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { isData, problemsOfReply } from "./failure-rules.ts";
import { faultsIn, PARTS, type Fault, type Watch } from "./parts.ts";
import { routesOf, routesOfArea, type Area } from "./route-table.ts";
import type { Row, Visitors } from "./row.ts";
import { takeBaseline, see, type Baseline, type Seen } from "./see.ts";
import { differences, linesOf } from "./stored.ts";

interface Table {
  area: Area;
  rows: Row[];
  store: () => Promise<Visitors>;
}

/** Tests that every route of the area has rows, and that each row survives any part failing at any call. */
export function testMatrix({ area, rows, store }: Table): void {
  let baseline: Baseline;
  beforeAll(async () => {
    baseline = await takeBaseline(await store());
  });
  beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => {}));
  afterEach(() => vi.restoreAllMocks());

  it("every route has a row, and every row a route", () => {
    expect(routesOf(rows)).toEqual(routesOfArea(area));
  });

  describe("whichever part fails, at whichever call:", () => {
    it.each(withoutTwins(rows).map((row) => [nameOf(row), row] as const))("%s", async (_, row) => {
      expect(await problemsOf(row, baseline)).toEqual([]);
    });
  });
}

/**
 * The framework's client takes the same paths as a document, and what differs is the form of the answer: for it, one row
 * of each route and method is enough.
 */
function withoutTwins(rows: Row[]): Row[] {
  const asked = new Set<string>();
  return rows.filter((row) => {
    const [route] = routesOf([row]);
    return !isData(row.path) || (!asked.has(String(route)) && asked.add(String(route)));
  });
}

function nameOf({ method, path, what }: Row): string {
  return [method, path, what].filter(Boolean).join(" ");
}

/** The answers to a row without faults, the first time and when sent again. */
interface Measure {
  well: Seen;
  again: Seen;
  baseline: Baseline;
}

/** Everything that is wrong with the answers to a row, cell by cell. */
async function problemsOf(row: Row, baseline: Baseline): Promise<string[]> {
  const well = await see(row, baseline);
  const again = await see(row, baseline);
  await baseline.restore();
  const problems = problemsOfWell(row, { well, again, baseline });
  for (const fault of faultsFor(row, well.watch)) {
    const found = await problemsOfCell(row, fault, { well, again, baseline });
    const { part, does, from } = fault;
    problems.push(...found.map((problem) => `${part} ${does} from call ${from}: ${problem}`));
  }
  return [...problems, ...(await problemsWithoutUnasked(row, well, baseline))];
}

/** A row must work, and take effect once however often it is sent, or say why not. */
function problemsOfWell(row: Row, { well, again }: Measure): string[] {
  const problems: string[] = [];
  const { status } = well.reply;
  const isAsWanted = row.refused === undefined ? status < 400 : status === row.refused;
  if (!isAsWanted || well.errors.length > 0) {
    problems.push(`when all is well: ${status} ${well.text.slice(0, 200)}`);
  }
  for (const { part } of well.watch.calls.filter(({ isUnlimited }) => isUnlimited)) {
    problems.push(`a call to ${part} has no time limit`);
  }
  const expected = row.doneBefore ?? status;
  if (again.reply.status !== expected) {
    problems.push(`sent again: ${again.reply.status}, not ${expected}`);
  }
  return row.twice === undefined
    ? [...problems, ...differences(again.lines, well.lines, row.leaves)]
    : problems;
}

/** Requests of the framework's client take the same paths, so for them it is enough that each part fails as a whole. */
function faultsFor({ path }: Row, watch: Watch): Fault[] {
  const faults = faultsIn(watch);
  return isData(path) ? faults.filter(({ does, from }) => does === "fails" && from === 1) : faults;
}

async function problemsOfCell(row: Row, fault: Fault, measure: Measure): Promise<string[]> {
  const { well, baseline } = measure;
  const failed = await see(row, baseline, [fault]);
  const before = linesOf(baseline.kept, baseline.kept);
  const undone = differences(failed.lines, before, row.leaves);
  const isDone = differences(failed.lines, well.lines, row.leaves).length === 0;
  const problems = problemsOfReply(row, fault, { failed, well, isDone });
  const isHalf = undone.length > 0 && !isDone;
  if (isHalf && row.inSteps === undefined) problems.push("half of it is stored:", ...undone);
  // The state is as before or as afterwards; both are known to be fine when the request is sent again.
  const isKnown = [before, well.lines].some(
    (lines) => differences(failed.lines, lines).length === 0,
  );
  if (!isKnown) problems.push(...(await problemsOfNextTry(row, measure, undone.length === 0)));
  await baseline.restore();
  return problems;
}

/** Sent again without faults, it takes effect once. */
async function problemsOfNextTry(
  row: Row,
  { well, again, baseline }: Measure,
  isUndone: boolean,
): Promise<string[]> {
  const problems: string[] = [];
  const { reply, text, lines } = await see(row, baseline);
  const wanted = isUndone ? [well] : [well, again];
  if (!wanted.some((seen) => seen.reply.status === reply.status)) {
    problems.push(`sent again when all is well: ${reply.status} ${text.slice(0, 200)}`);
  }
  const wrong = row.twice === undefined ? differences(lines, well.lines, row.leaves) : [];
  if (wrong.length > 0) problems.push("sent again, what is stored is another thing:", ...wrong);
  return problems;
}

/** Leaves out parts that are not called. */
async function problemsWithoutUnasked(row: Row, well: Seen, baseline: Baseline): Promise<string[]> {
  const unasked = PARTS.filter((part) => well.watch.calls.every((call) => call.part !== part));
  const faults = unasked.map((part): Fault => ({ part, does: "fails", from: 1 }));
  const { reply, watch } = await see(row, baseline, faults);
  await baseline.restore();
  const isSame = reply.status === well.reply.status && !watch.hasBitten;
  return isSame ? [] : [`without ${unasked.join(", ")}: ${reply.status}`];
}
