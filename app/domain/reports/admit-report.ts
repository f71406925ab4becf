import type { Database } from "#app/db/database.ts";
import { countOne, type CountedHour } from "#app/domain/hourly-counts.ts";
import { done, refused, type Outcome } from "#app/domain/outcome.ts";
import { dayOf, type Person } from "#app/domain/people/people.ts";
import { DAY_MS } from "#app/durations.ts";
import {
  A_DAY_OF_AREA,
  FLAGGING_A_DAY_OF_ADDRESS,
  HIDING_A_DAY,
  HIDING_A_DAY_OF_ADDRESS,
  KNOWN_AFTER_MS,
  LONG_KNOWN_AFTER_MS,
  REPORTS_A_DAY,
  REPORTS_A_DAY_OF_ADDRESS,
  WEIGHING_A_DAY_IN_AREA_OF_ADDRESS,
  WEIGHING_OF_ADDRESS,
  type Reason,
} from "./limits.ts";
import { isProven, mayHide, type ReporterRecord } from "./record.ts";
import type { LimitRefusal } from "./refusals.ts";
import { WEIGHT_THAT_HIDES, weightOf } from "./weight.ts";

/** What is counted of the address that a report comes from: in a day, unless it says otherwise. */
export interface AddressCounts {
  reports: CountedHour;
  /** Reports by people who may hide a text, counted separately: strangers could otherwise use up their share. */
  ofStanding: CountedHour;
  /** Reports by people whose reports were found right, for the same reason. */
  ofProven: CountedHour;
  /** Reports of texts for the safety of a child by whom may hide one; those whose reports were found right have their own. */
  hiding: { ofAll: CountedHour; ofProven: CountedHour };
  /** Reports of the same thing that count towards hiding it, for as long as it lives. */
  ofThing: CountedHour;
  /** Reports for the safety of a child that hide no text. */
  flagging: CountedHour;
}

/** Whose reports count for an area together. */
type Whose = keyof typeof A_DAY_OF_AREA;

/** What a day counts for the area in which the thing was written. */
interface AreaShare {
  /** Like those of the address. */
  hiding: CountedHour;
  /** Other reports that count towards hiding something. */
  weighing: CountedHour;
}

export type AreaCounts = Record<Whose, AreaShare> & {
  /** Those of one address among what weighs: it has no more than a part. */
  weighingOfAddress: { ofAll: CountedHour; ofProven: CountedHour };
};

/** What a report does until moderators look at it. */
export interface Effect {
  /** Towards hiding the thing. */
  weight: number;
  /** False where it only waits for them, and nothing that is seen changes. */
  isHeard: boolean;
  /** Whether it may put a text behind a tap. */
  mayFlag: boolean;
}

/** Also gives the counts to which it has added one. */
export interface Admitted extends Effect {
  counted: readonly CountedHour[];
}

interface Reporting {
  reporter: Person;
  /** A photo is hidden for the safety of a child in any case. */
  isOfPhoto: boolean;
  record: ReporterRecord;
  /** What the reporter has reported the same thing for before; null if they have not. */
  before: Reason | null;
  reason: Reason;
  /** Undefined where a report comes from no address. */
  address: AddressCounts | undefined;
  /** Undefined where nothing is counted, as in made-up neighbourhoods. */
  area: AreaCounts | undefined;
}

/** Counts one more, and tells whether that is more than `most`. */
type CountsOver = (counted: CountedHour | undefined, most: number) => Promise<boolean>;

/**
 * What a report may do. For the safety of a child none is refused: beyond the limits of a day it changes no text, and of
 * somebody whose reporting was ended it only waits for moderators. Others are refused for either. One that its reporter has
 * sent before changes nothing, and is counted nowhere.
 */
export async function admitReport(
  db: Database,
  reporting: Reporting,
  { now }: { now: number },
): Promise<Outcome<Admitted, LimitRefusal>> {
  const counted: CountedHour[] = [];
  const countsOver: CountsOver = async (one, most) => {
    if (one === undefined) return false;
    counted.push(one);
    return (await countOne(db, one)) > most;
  };
  const effect = await effectOf(reporting, countsOver, now);
  return effect.ok ? done({ ...effect.value, counted }) : effect;
}

async function effectOf(
  reporting: Reporting,
  countsOver: CountsOver,
  now: number,
): Promise<Outcome<Effect, LimitRefusal>> {
  const { reporter, record, reason, address } = reporting;
  const isForChild = reason === "child-safety";
  if (reporter.reportingEndedAt !== null) {
    return isForChild
      ? done({ weight: 0, isHeard: false, mayFlag: false })
      : refused({ reason: "reporting-ended" });
  }
  if (isRepeated(reporting)) return done({ weight: 0, isHeard: true, mayFlag: false });
  const who = whoReports(reporting, now);
  const isOver =
    record.today >= REPORTS_A_DAY || (await countsOver(address?.[who], REPORTS_A_DAY_OF_ADDRESS));
  if (!isOver) {
    const weight = await weigh(reporting, countsOver, now);
    return done({ weight, isHeard: true, mayFlag: await mayFlag(reporting, countsOver, weight) });
  }
  if (isForChild) return done({ weight: 0, isHeard: true, mayFlag: false });
  const retryAfter = Math.ceil((dayOf(now) + DAY_MS - now) / 1000);
  return refused({ reason: "too-many-reports", retryAfter });
}

/** With whose reports it is counted at its address. */
function whoReports({ reporter, record }: Reporting, now: number) {
  if (!mayHide(reporter, record, { now })) return "reports";
  return isProven(record) ? "ofProven" : "ofStanding";
}

/** Whether it leaves the report before as it is: only one for the safety of a child takes the place of another. */
function isRepeated({ before, reason }: Reporting): boolean {
  return before !== null && (reason !== "child-safety" || before === "child-safety");
}

/**
 * One address alone hides nothing, except for a child's safety, however many of its sessions have standing; many together
 * hide no more in a day than an area's share. Somebody's second report of a thing keeps the weight of the first, unless
 * it hides at once.
 */
async function weigh(reporting: Reporting, countsOver: CountsOver, now: number): Promise<number> {
  const { reporter, record, before, address } = reporting;
  if (!mayHide(reporter, record, { now })) return 0;
  if (await hidesAtOnce(reporting, countsOver, now)) return WEIGHT_THAT_HIDES;
  if (before !== null) return 0;
  const ofAddress = reporting.area?.weighingOfAddress[isProven(record) ? "ofProven" : "ofAll"];
  const isOver =
    (await countsOver(address?.ofThing, WEIGHING_OF_ADDRESS)) ||
    (await countsOver(ofAddress, WEIGHING_A_DAY_IN_AREA_OF_ADDRESS)) ||
    (await usesUpArea(reporting, { what: "weighing", countsOver, now }));
  return isOver ? 0 : weightOf(record);
}

async function hidesAtOnce(
  reporting: Reporting,
  countsOver: CountsOver,
  now: number,
): Promise<boolean> {
  const { isOfPhoto, record, reason, address } = reporting;
  if (reason !== "child-safety" || record.childSafetyToday >= HIDING_A_DAY) return false;
  if (isOfPhoto) return true;
  const ofAddress = address?.hiding[isProven(record) ? "ofProven" : "ofAll"];
  return !(
    (await countsOver(ofAddress, HIDING_A_DAY_OF_ADDRESS)) ||
    (await usesUpArea(reporting, { what: "hiding", countsOver, now }))
  );
}

/** Counts a report for its area, and tells whether that is more than its reporter's share there. */
async function usesUpArea(
  { area, record, reporter }: Reporting,
  { what, countsOver, now }: { what: "hiding" | "weighing"; countsOver: CountsOver; now: number },
): Promise<boolean> {
  for (const whose of isProven(record) ? PROVEN : sharesSince(now - reporter.createdAt))
    if (!(await countsOver(area?.[whose][what], A_DAY_OF_AREA[whose][what]))) return false;
  return true;
}

const PROVEN: readonly Whose[] = ["ofProven"];

/** The shares open to somebody who first came this many milliseconds ago, the common one first. */
function sharesSince(age: number): Whose[] {
  const known: Whose[] = age >= KNOWN_AFTER_MS ? ["ofKnown"] : [];
  const longKnown: Whose[] = age >= LONG_KNOWN_AFTER_MS ? ["ofLongKnown"] : [];
  return ["ofAll", ...known, ...longKnown];
}

/** Reports for other reasons put nothing behind a tap alone. */
async function mayFlag(
  { isOfPhoto, reason, address }: Reporting,
  countsOver: CountsOver,
  weight: number,
): Promise<boolean> {
  // A photo has no text, so it uses up nothing.
  if (isOfPhoto) return true;
  if (reason !== "child-safety" || weight === WEIGHT_THAT_HIDES) return true;
  return !(await countsOver(address?.flagging, FLAGGING_A_DAY_OF_ADDRESS));
}
