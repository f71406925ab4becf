import { and, eq, lte, ne, sql } from "drizzle-orm";
import { conversations, cornerAlerts, posts } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { cases } from "#app/db/moderation-schema.ts";
import type { Tile } from "#app/domain/places/tiles.ts";
import { hasNews, type KnownReader } from "#app/domain/posts/conversations.ts";
import { isBanUnseen, isUnseenDecision } from "#app/domain/reports/notices.ts";

/** What a page shows, so that it is no longer news: a thread, the moderators' decisions, the feed around a tile. */
export interface ShownHere {
  thread?: string | undefined;
  decisions?: boolean;
  tile?: Tile | undefined;
}

/**
 * How much there is that somebody has not been shown: conversations with a new comment, decisions of moderators, and a
 * wish to be told that somebody has posted. Reads no more rows than they have of these.
 */
export async function countNews(
  db: Database,
  reader: KnownReader,
  shown: ShownHere,
  { now }: { now: number },
): Promise<number> {
  const { person } = reader;
  const decisions = shown.decisions ? sql`0` : numberOf(db, cases, isUnseenDecision(person, now));
  const answered = db
    .select({ count: sql`count(*)` })
    .from(conversations)
    .innerJoin(posts, eq(posts.id, conversations.postId))
    .where(and(hasNews(reader, now), ne(posts.publicId, shown.thread ?? "")));
  const isMet = and(
    eq(cornerAlerts.personId, person.id),
    lte(cornerAlerts.metAt, now),
    ne(cornerAlerts.tile, shown.tile ?? -1),
  );
  const [counted] = await db.all<{ news: number }>(
    sql`SELECT (${answered}) + (${decisions}) + (${numberOf(db, cornerAlerts, isMet)}) AS news`,
  );
  const isBan = !shown.decisions && isBanUnseen(person);
  return (counted?.news ?? 0) + (isBan ? 1 : 0);
}

function numberOf(
  db: Database,
  table: typeof cases | typeof cornerAlerts,
  condition: ReturnType<typeof and>,
) {
  return db
    .select({ count: sql`count(*)` })
    .from(table)
    .where(condition);
}
