import { HOUR_MS } from "#app/durations.ts";

/** Sessions cost nothing, so a handful of new ones must not hide anything. */
const NEW_FOR_MS = HOUR_MS;
/** 15 of these hide what 3 settled neighbours can hide. */
const LITTLE = 0.2;
/** Below this number of judged reports, mistakes have no consequences. */
const LEAST_JUDGED = 5;

/** A thing of this weight is hidden until a moderator decides: three neighbours agree. */
export const WEIGHT_THAT_HIDES = 3;

/** When the reporter arrived, and how many of their reports were right or wrong. */
export interface ReporterRecord {
  createdAt: number;
  upheld: number;
  overruled: number;
}

/** The weight of a report: 1, or less if the reporter is new or has mostly been wrong. */
export function weightOf(
  { createdAt, upheld, overruled }: ReporterRecord,
  { now }: { now: number },
): number {
  const isNew = now - createdAt < NEW_FOR_MS;
  const isMostlyWrong = upheld + overruled >= LEAST_JUDGED && overruled > upheld;
  return isNew || isMostlyWrong ? LITTLE : 1;
}
