import { and, eq, ne, sql } from "drizzle-orm";
import { posts } from "#app/db/community-schema.ts";
import { conversations, cornerAlerts } from "#app/db/conversations-schema.ts";
import type { Database } from "#app/db/database.ts";
import { cases } from "#app/db/moderation-schema.ts";
import type { Tile } from "#app/domain/places/tiles.ts";
import { hasNews, type KnownReader } from "#app/domain/posts/conversations.ts";
import { alertIn, type CornerAlert } from "#app/domain/posts/corner-alerts.ts";
import type { At } from "#app/domain/posts/live.ts";
import { isBanUnseen, isUnseenDecision } from "#app/domain/reports/notices-seen.ts";

/** What a page shows, so that it is no longer news: a thread, the moderators' decisions, the feed around a tile. */
export interface ShownHere {
  thread?: string | undefined;
  decisions?: boolean;
  tile?: Tile | undefined;
}

export interface News {
  /** Conversations with a new comment, decisions of moderators, and a wish to be told that somebody has posted. */
  count: number;
  /** That wish; undefined if there is none. */
  alert: CornerAlert | undefined;
}

/** What somebody has not been shown, in one query that reads no more rows than they have of it. */
export async function findNews(
  db: Database,
  reader: KnownReader,
  shown: ShownHere,
  options: At,
): Promise<News> {
  const { now } = options;
  const { person } = reader;
  const number = { count: sql`count(*)` };
  const answered = db
    .select(number)
    .from(conversations)
    .innerJoin(posts, eq(posts.id, conversations.postId))
    .where(and(hasNews(reader, options), ne(posts.publicId, shown.thread ?? "")));
  const decided = db.select(number).from(cases).where(isUnseenDecision(person, now));
  const [found] = await db
    .select({
      count: sql<number>`(${answered}) + ${shown.decisions ? 0 : sql`(${decided})`}`,
      // Null columns where there is no wish.
      tile: sql<number | null>`${cornerAlerts.tile}`,
      askedAt: sql<number>`${cornerAlerts.askedAt}`,
      metAt: cornerAlerts.metAt,
    })
    .from(sql`(SELECT 1)`)
    .leftJoin(cornerAlerts, eq(cornerAlerts.personId, person.id));
  if (!found) throw new Error("a query without a table gave no row");
  const { count, tile, askedAt, metAt } = found;
  const alert = tile === null ? undefined : alertIn({ tile, askedAt, metAt }, now);
  const more = [
    !shown.decisions && isBanUnseen(person, now),
    alert !== undefined && alert.isMet && alert.tile !== shown.tile,
  ];
  return { count: count + more.filter(Boolean).length, alert };
}
