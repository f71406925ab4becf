import { and, eq, isNotNull, sql } from "drizzle-orm";
import { posts } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { bans, cases } from "#app/db/moderation-schema.ts";
import { endOfBan } from "#app/domain/people/ban.ts";
import type { Person } from "#app/domain/people/people.ts";
import { isFinal } from "./final.ts";
import type { ReadyReason, Rule } from "./rules.ts";
import { holds } from "./sight.ts";

/** Why only its author sees a post: it waits for a moderator, reported or not; one has hidden it; or its author is banned. */
export type WhyHidden =
  | { because: "reported" | "looked-at" }
  | {
      because: "decision" | "ban";
      rule: Rule | null;
      readyReason: ReadyReason | null;
      reason: string;
      endsAt: number | null;
    };

/** Why somebody's own hidden posts are hidden, by their public ids; of one post alone if it is named. */
export async function explainHidden(
  db: Database,
  author: Person,
  { now, publicId }: { now: number; publicId?: string },
): Promise<Map<string, WhyHidden>> {
  const { id, bannedAt, banReason } = author;
  const isOne = publicId === undefined ? undefined : eq(posts.publicId, publicId);
  const [hidden, [ban]] = await db.batch([
    db
      .select({
        publicId: posts.publicId,
        isDecided:
          sql<boolean>`decision IN ('hide', 'remove') AND decided_at IS NOT NULL AND ${isFinal(now)}`
            .mapWith(Boolean)
            .as("is_decided"),
        // `holds` names columns of cases that posts have as well.
        isHeld:
          sql<boolean>`EXISTS (SELECT 1 FROM cases WHERE subject = 'post ' || posts.id AND ${holds})`
            .mapWith(Boolean)
            .as("is_held"),
        isReported: sql<boolean>`EXISTS (SELECT 1 FROM reports WHERE case_id = cases.id)`
          .mapWith(Boolean)
          .as("is_reported"),
        rule: cases.rule,
        readyReason: cases.readyReason,
        reason: cases.reason,
      })
      .from(posts)
      .leftJoin(cases, eq(cases.subject, sql`'post ' || ${posts.id}`))
      .where(and(eq(posts.personId, id), isNotNull(posts.hiddenAt), isOne)),
    db
      .select({ rule: bans.rule, readyReason: bans.readyReason })
      .from(cases)
      .innerJoin(bans, eq(bans.caseId, cases.id))
      .where(and(eq(cases.authorId, id), eq(bans.decidedAt, bannedAt ?? 0))),
  ]);
  const endsAt = endOfBan(author, now);
  const { rule = null, readyReason = null } = ban ?? {};
  const ofBan: WhyHidden = { because: "ban", rule, readyReason, reason: banReason ?? "", endsAt };
  return new Map(
    hidden.map((post): [string, WhyHidden] => {
      if (post.isDecided) {
        const { rule: broken, readyReason: ready, reason } = post;
        const grounds = { rule: broken, readyReason: ready, reason: reason ?? "" };
        return [post.publicId, { because: "decision", ...grounds, endsAt: null }];
      }
      if (endsAt !== null && !post.isHeld) return [post.publicId, ofBan];
      return [post.publicId, { because: post.isReported ? "reported" : "looked-at" }];
    }),
  );
}
