const HOUR_MS = 60 * 60 * 1000;

/** A session costs nothing to make: those that are younger than this hide nothing by a handful. */
const NEW_FOR_MS = HOUR_MS;
/** It takes 15 of these to hide what 3 neighbours hide who have been here for a while. */
const LITTLE = 0.2;
/** So many reports must have been judged before anything is made of it: honest mistakes have no consequences. */
const LEAST_JUDGED = 5;

/** From this weight on a thing is hidden until somebody has looked: three neighbours agree. */
export const WEIGHT_THAT_HIDES = 3;

/** What is known of who reports: since when they are here, and how many of their earlier reports were right or wrong. */
export interface ReporterRecord {
  createdAt: number;
  upheld: number;
  overruled: number;
}

/** How much a report counts towards hiding something: 1, and less of who is new or has mostly been wrong. */
export function weightOf(
  { createdAt, upheld, overruled }: ReporterRecord,
  { now }: { now: number },
): number {
  const isNew = now - createdAt < NEW_FOR_MS;
  const isMostlyWrong = upheld + overruled >= LEAST_JUDGED && overruled > upheld;
  return isNew || isMostlyWrong ? LITTLE : 1;
}
