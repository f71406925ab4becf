import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { cases } from "#app/db/moderation-schema.ts";
import { done, type Outcome, type Stale } from "#app/domain/outcome.ts";
import { isHeldByRule } from "#app/domain/posts/held.ts";
import type { RemovalStores } from "#app/domain/posts/remove-posts.ts";
import { queryThing, readThing, type NamedThing, type Thing } from "#app/domain/posts/things.ts";
import { dueAt } from "./due.ts";
import { REASONS } from "./limits.ts";
import { logStep } from "./log.ts";
import { decideCase, type DecidedAt, type Ruling, type SeenCase } from "./moderate.ts";
import { newCase, subjectOf } from "./new-case.ts";
import type { DecisionRefusal } from "./refusals.ts";

/** Another thing of a case's author as the moderator saw it: without a case, or with one that is not decided. */
export interface SeenThing extends NamedThing, Pick<SeenCase, "isChildSafety" | "reportCount"> {}

/**
 * Decides a case, and other things of the same author alike: each by its own case, which is opened where nobody has
 * reported it. Gives how many of these were left as they are: they have changed since they were seen, or another operator
 * has them. Refused as `decideCase`.
 */
export async function decideTogether(
  stores: RemovalStores,
  ruling: Ruling,
  also: readonly SeenThing[],
  at: DecidedAt,
): Promise<Outcome<{ left: number }, Stale | DecisionRefusal> | undefined> {
  const things = also.length > 0 ? await findThings(stores.db, ruling, also, at) : [];
  const decided = await decideCase(stores, ruling, at);
  if (!decided?.ok) return decided;
  const opened = await openCases(stores.db, things, ruling, at);
  let count = 0;
  for (const found of things) {
    const one = await decideOne(stores, ruling, { found, opened }, at);
    if (one?.ok) count += 1;
  }
  return done({ left: also.length - count });
}

/** Decides a thing by its case among the opened ones, as it was seen. */
function decideOne(
  stores: RemovalStores,
  ruling: Ruling,
  { found: { seen, thing }, opened }: { found: FoundThing; opened: OpenedThing[] },
  at: DecidedAt,
) {
  const own = opened.find(({ subject }) => subject === subjectOf(thing));
  // What nobody has reported is as it was opened a moment ago.
  const { isChildSafety = false } = (seen.reportCount === 0 ? own : seen) ?? {};
  // What was reported anew still has its earlier decision.
  const asSeen = { ...seen, isChildSafety, decision: own?.decision ?? null, decidedAt: null };
  return decideCase(stores, { ...ruling, caseId: own?.id ?? 0, seen: asSeen }, at);
}

type OpenedThing = Pick<typeof cases.$inferSelect, "id" | "subject" | "isChildSafety" | "decision">;

interface FoundThing {
  seen: SeenThing;
  thing: Thing;
}

/**
 * Those that are still there, by the case's author, and decided alike by this. What a word rule holds is not, as that is
 * decided for good and the others can be undone; and of what nobody has reported there is nothing to show again.
 */
async function findThings(
  db: Database,
  { caseId, decision }: Pick<Ruling, "caseId" | "decision">,
  also: readonly SeenThing[],
  { now }: DecidedAt,
): Promise<FoundThing[]> {
  const author = sql`(SELECT author_id FROM cases WHERE id = ${caseId})`;
  const [[own], held, ...found] = await db.batch([
    db
      .select({ authorId: cases.authorId, subject: cases.subject })
      .from(cases)
      .where(eq(cases.id, caseId)),
    db
      .select({ subject: cases.subject })
      .from(cases)
      .where(and(eq(cases.authorId, author), isHeldByRule)),
    ...also.map((named) => queryThing(db, named, { now })),
  ]);
  const isHeld = (subject: string | undefined) => held.some((each) => each.subject === subject);
  if (isHeld(own?.subject)) return [];
  return also.flatMap((seen, index) => {
    const thing = readThing(found[index] ?? [], seen.of);
    const isOwn = thing?.authorId === own?.authorId;
    const isReported = decision !== "restore" || seen.reportCount > 0;
    return thing && isOwn && isReported && !isHeld(subjectOf(thing)) ? [{ seen, thing }] : [];
  });
}

/** Opens the cases that are not there yet, and gives all. */
async function openCases(
  db: Database,
  things: readonly FoundThing[],
  { moderator, rule = null }: Ruling,
  { now }: DecidedAt,
): Promise<OpenedThing[]> {
  const taken = {
    dueAt: dueAt(now, "other"),
    isChildSafety: rule === "child-safety",
    gravest: REASONS.find((reason) => reason === rule) ?? null,
  };
  const opening = things.flatMap(({ thing }) => {
    const caseId = sql`(SELECT id FROM cases WHERE subject = ${subjectOf(thing)})`;
    return [
      db
        .insert(cases)
        .values({ ...newCase(thing, now), ...taken })
        .onConflictDoNothing({ target: cases.subject }),
      logStep(db, { moderator, act: "take-up", caseId, reason: rule }, { now }),
    ];
  });
  const [first, ...rest] = opening;
  if (!first) return [];
  await db.batch([first, ...rest]);
  const { id, subject, isChildSafety, decision } = cases;
  const subjects = things.map(({ thing }) => subjectOf(thing));
  return db
    .select({ id, subject, isChildSafety, decision })
    .from(cases)
    .where(inArray(subject, subjects));
}
