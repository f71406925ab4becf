import type { ReporterRecord } from "./record.ts";

/** 15 of these hide what 3 neighbours hide whose reports were right, or not judged yet. */
const LITTLE = 0.2;
/** Below this number of judged reports, mistakes have no consequences. */
const LEAST_JUDGED = 5;

/** A thing of this weight is hidden until a moderator decides: three neighbours agree. */
export const WEIGHT_THAT_HIDES = 3;

/** The weight of a report by somebody whose reports may hide: 1, or less if they have mostly been wrong. */
export function weightOf({
  upheld,
  overruled,
}: Pick<ReporterRecord, "upheld" | "overruled">): number {
  const isMostlyWrong = upheld + overruled >= LEAST_JUDGED && overruled > upheld;
  return isMostlyWrong ? LITTLE : 1;
}
