import { and, desc, gte, isNull, sql } from "drizzle-orm";
import { comments, posts } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { firstIdAt } from "#app/domain/posts/time-ordered-id.ts";
import { findIn, type Looked } from "#app/domain/word-rules/judge-words.ts";
import { DAY_MS } from "#app/durations.ts";

/** So many posts, and as many comments, are read at most: the newest. */
export const MOST_READ = 500;

export interface WouldCatch {
  thing: "post" | "comment";
  text: string;
  venue: string;
  /** What it was found by, as it was typed. */
  words: string;
}

export interface Preview {
  /** How many posts and comments were read; whether these are all of the last 24 hours that are still there. */
  posts: number;
  comments: number;
  isAll: boolean;
  /** For each rule what it finds, newest first. */
  found: WouldCatch[][];
}

/**
 * What these rules would have caught of the posts and comments of the last 24 hours that are still there, whether they are
 * on or not. It reads 500 of each at most, and tells neither who wrote them nor where.
 */
export async function previewWordRules(
  db: Database,
  rules: readonly Looked[],
  { now }: { now: number },
): Promise<Preview> {
  const since = firstIdAt(now - DAY_MS);
  const [written, answered] = await db.batch([
    db
      .select({ text: posts.text, venue: posts.venue })
      .from(posts)
      .where(and(gte(posts.id, since), isNull(posts.shopId)))
      .orderBy(desc(posts.id))
      .limit(MOST_READ),
    db
      .select({ text: comments.text, venue: sql<string>`''` })
      .from(comments)
      .where(gte(comments.id, since))
      .orderBy(desc(comments.id))
      .limit(MOST_READ),
  ]);
  const read = [
    ...written.map((post) => ({ ...post, thing: "post" as const })),
    ...answered.map((comment) => ({ ...comment, thing: "comment" as const })),
  ].map((each) => ({ ...each, finder: findIn(each) }));
  return {
    posts: written.length,
    comments: answered.length,
    isAll: Math.max(written.length, answered.length) < MOST_READ,
    found: rules.map((rule) =>
      read.flatMap(({ finder, ...each }) => {
        const words = finder(rule);
        return words === undefined ? [] : [{ ...each, words }];
      }),
    ),
  };
}
