import { REASONS, type Reason } from "#app/domain/reports/limits.ts";
import { numberOf } from "./fields.ts";

/** The most skipped cases that are remembered. */
const MOST_SKIPPED = 20;

/** How an operator goes from case to case, as the address says it. */
export interface Flow {
  /** What the cases were reported for, at the gravest; undefined for all. */
  reason: Reason | undefined;
  /** The cases that they have skipped, last one first. */
  skipped: number[];
}

export function readFlow(query: URLSearchParams): Flow {
  const skipped = query
    .getAll("skip")
    .map((written) => numberOf(written) ?? 0)
    .filter((id) => id > 0);
  return {
    reason: REASONS.find((reason) => reason === query.get("reason")),
    skipped: skipped.slice(0, MOST_SKIPPED),
  };
}

/** How many things were to be decided with the last case and were not, as the address says it once; 0 if it says none. */
export function readLeft(query: URLSearchParams): number {
  return numberOf(query.get("left") ?? "") ?? 0;
}

/** The path of the queue, or of a case in it, from which an operator goes on as before. `said` is told there once. */
export function pathInFlow(
  { reason, skipped }: Flow,
  caseId?: number,
  said: Record<string, string> = {},
): string {
  const query = new URLSearchParams(reason && { reason });
  for (const id of skipped) query.append("skip", String(id));
  for (const [name, value] of Object.entries(said)) query.set(name, value);
  const path = caseId === undefined ? "/desk/reports" : `/desk/reports/${caseId}`;
  return query.size > 0 ? `${path}?${query}` : path;
}
