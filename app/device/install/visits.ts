import { HOUR_MS } from "#app/durations.ts";

/** What a phone remembers so that it is asked once, and at a good moment, to install the app. */
export interface Visits {
  /** How often somebody has come, with an hour or more in between. */
  count: number;
  /** When a page was last opened, in milliseconds UTC; undefined if never. */
  lastAt?: number;
  hasPosted?: boolean;
  /** Whether the hint has been shown, or put away. */
  wasAsked?: boolean;
}

/** The visits after a page was opened at `now` (milliseconds UTC). */
export function noteVisit({ count, lastAt, ...visits }: Visits, now: number): Visits {
  const isNew = lastAt === undefined || Math.abs(now - lastAt) >= HOUR_MS;
  return { ...visits, count: isNew ? count + 1 : count, lastAt: now };
}

/** Whether it is time for the hint: at the second visit or after the first post, and never twice. */
export function isHintDue({ count, hasPosted = false, wasAsked = false }: Visits): boolean {
  return !wasAsked && (count > 1 || hasPosted);
}

const NAME = "install-hint";

/** What this phone remembers. Where nothing can be stored, the app could keep nothing either: as if it had asked. */
export function readVisits(): Visits {
  try {
    const stored = JSON.parse(localStorage.getItem(NAME) ?? "{}") as Partial<Visits>;
    return { count: 0, ...stored };
  } catch {
    return { count: 0, wasAsked: true };
  }
}

/** Changes what this phone remembers. Does nothing where nothing can be stored. */
export function changeVisits(change: (before: Visits) => Visits): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(change(readVisits())));
  } catch {
    // Then the hint does not come.
  }
}
