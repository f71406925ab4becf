import { eq } from "drizzle-orm";
import { cases, reports, type moderationLog } from "#app/db/moderation-schema.ts";
import type { Person, Writer } from "#app/domain/people/people.ts";
import { addComment } from "#app/domain/posts/comments.ts";
import { openThread } from "#app/domain/posts/thread.ts";
import { fileReport } from "#app/domain/reports/file-report.ts";
import type { Reason } from "#app/domain/reports/limits.ts";
import type { SeenCase } from "#app/domain/reports/moderate.ts";
import { DAY_MS } from "#app/durations.ts";
import { atOnce, stores, newNeighbour, SECRET_OF_TESTS } from "./neighbours.ts";

const { db } = stores;

/** A neighbour who has been here for a day at this time, so that their reports count fully. */
export const settledNeighbour = (now: number): Promise<Writer> => newNeighbour(now - DAY_MS);

interface Reporting {
  by?: Person;
  thread: string;
  of?: string;
  reason?: Reason;
  words?: string;
  now: number;
}

/** Reports a thing, by default as spam. */
export async function report({ by, of = "post", reason = "spam", words = "", ...to }: Reporting) {
  const reporter = by ?? (await settledNeighbour(to.now));
  return fileReport(stores, reporter, { thread: to.thread, of, reason, words }, { now: to.now });
}

/** Reports a thing as spam as often as it takes to hide it. */
export async function reportAway(reporting: Omit<Reporting, "by" | "reason">) {
  for (const _ of [1, 2, 3]) await report(reporting);
}

let serial = 0;

/** Comments on a post, and returns the comment's public id. */
export async function comment(author: Writer, thread: string, text: string, now: number) {
  const sendKey = `reported-${++serial}`;
  await addComment(db, author, { thread, text, sendKey }, atOnce(now));
  const shown = await openThread(
    db,
    { person: author, secret: SECRET_OF_TESTS },
    thread,
    atOnce(now),
  );
  const publicId = shown?.comments.find((each) => each.text === text)?.publicId;
  if (publicId === undefined) throw new Error("no comment was made");
  return publicId;
}

/** The case with this number, or the only one; throws if there is none. */
export async function caseOf(id?: number): Promise<typeof cases.$inferSelect> {
  const found = await db
    .select()
    .from(cases)
    .where(id === undefined ? undefined : eq(cases.id, id));
  const [only, ...more] = found;
  if (!only || more.length > 0) throw new Error(`there are ${found.length} cases`);
  return only;
}

/** The only case, and how a moderator sees it now. */
export async function seenCase(): Promise<{ caseId: number; seen: SeenCase }> {
  const { id: caseId, decision, decidedAt, isChildSafety } = await caseOf();
  const reportCount = await db.$count(reports, eq(reports.caseId, caseId));
  return { caseId, seen: { decision, decidedAt, isChildSafety, reportCount } };
}

/** The logged steps, as `act by username`. */
export const stepNames = (steps: readonly (typeof moderationLog.$inferSelect)[]): string[] =>
  steps.map(({ act, username }) => (username === "" ? act : `${act} by ${username}`));
