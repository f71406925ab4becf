import { and, eq, gte, inArray, isNull, lte, ne, sql, type SQL } from "drizzle-orm";
import { REACHES } from "#app/db/closed-lists.ts";
import { posts } from "#app/db/community-schema.ts";
import { cornerAlerts } from "#app/db/conversations-schema.ts";
import type { Database } from "#app/db/database.ts";
import { ifChanged } from "#app/db/if-changed.ts";
import type { Person } from "#app/domain/people/people.ts";
import { ringsAround, type Reach } from "#app/domain/places/cover.ts";
import type { PostPlace } from "#app/domain/places/post-place.ts";
import type { Tile } from "#app/domain/places/tiles.ts";
import { DAY_MS, MINUTE_MS } from "#app/durations.ts";
import { isUnblockedPost } from "./block-conditions.ts";
import { isLive, isOfNeighbour, type At } from "./live.ts";
import { toMinute } from "./minutes.ts";
import { idsNear } from "./posts-near.ts";
import { shownAsOf } from "./shared-pages.ts";
import { firstIdAt, timeOfId } from "./time-ordered-id.ts";

/** How long a wish is kept. The privacy policy promises it. */
const KEPT_MS = 30 * DAY_MS;
/** How far posts reach at most, in kilometres. */
const [, , FURTHEST] = REACHES;

/** A wish to be told, once, when the next neighbour posts around a tile. */
export interface CornerAlert {
  tile: Tile;
  /** To the minute, in milliseconds UTC. */
  askedAt: number;
  /** Whether somebody has posted since. */
  isMet: boolean;
}

/**
 * Notes that somebody wants to be told of the next post around this tile that they can see, in place of any earlier wish.
 */
export async function askForAlert(db: Database, person: Person, tile: Tile, at: At): Promise<void> {
  const wish = { tile, askedAt: toMinute(at.now), metAt: null, toldAt: null };
  await db
    .insert(cornerAlerts)
    .values({ personId: person.id, ...wish })
    .onConflictDoUpdate({ target: cornerAlerts.personId, set: wish });
  await meetByUnseen(db, person, tile, at);
}

/** Meets a wish by what was posted just before it, which nobody sees before the next full minute. */
async function meetByUnseen(db: Database, { id }: Person, tile: Tile, at: At): Promise<void> {
  const isUnseen = and(
    gte(posts.id, firstIdAt(shownAsOf(at))),
    isLive(at.now),
    isOfNeighbour,
    ne(posts.personId, id),
    isUnblockedPost(id, { author: posts.personId, post: posts.id }),
  );
  const ids = idsNear({ tile, reach: FURTHEST }, isUnseen);
  const [unseen] = await db.all<{ first: number | null }>(sql`SELECT min(id) AS first FROM ${ids}`);
  if (!unseen?.first) return;
  const { personId, metAt } = cornerAlerts;
  await db
    .update(cornerAlerts)
    .set({ metAt: toMinute(timeOfId(unseen.first)) + MINUTE_MS })
    .where(and(eq(personId, id), eq(cornerAlerts.tile, tile), isNull(metAt)));
}

/**
 * Makes a wish that came true, though there is nothing to show for it any more, wait for the next post. One that has been
 * taken back or changed since `met` was read stays as it is.
 */
export async function renewAlert(
  db: Database,
  person: Person,
  met: CornerAlert,
  at: At,
): Promise<void> {
  const { now } = at;
  const { personId, tile, askedAt, metAt } = cornerAlerts;
  await db
    .update(cornerAlerts)
    .set({ askedAt: toMinute(now), metAt: null, toldAt: null })
    .where(
      and(eq(personId, person.id), eq(tile, met.tile), eq(askedAt, met.askedAt), lte(metAt, now)),
    );
  await meetByUnseen(db, person, met.tile, at);
}

/** Removes somebody's wish: they have changed their mind, or seen what was posted. */
export async function endAlert(db: Database, { id }: Person): Promise<void> {
  await db.delete(cornerAlerts).where(eq(cornerAlerts.personId, id));
}

/** A row of the table, as it stands at `now`. */
export function alertIn(
  { tile, askedAt, metAt }: Pick<typeof cornerAlerts.$inferSelect, "tile" | "askedAt" | "metAt">,
  now: number,
): CornerAlert {
  return { tile, askedAt, isMet: metAt !== null && metAt <= now };
}

/**
 * Meets the wishes that a new post fulfils: those around its place, as far as it reaches, but not of its author nor of
 * people who have blocked them. Nobody learns of it before the next full minute, so that it tells no moment. It
 * follows a statement in a batch, and does nothing unless that changed a row, and `where` holds.
 */
export function meetAlerts(
  db: Database,
  author: Pick<Person, "id">,
  { id, place, reach }: { id: number; place: PostPlace; reach: Reach },
  { now, where }: { now: number; where?: SQL },
) {
  const tiles = Object.values(ringsAround(place, reach)).flat();
  return db
    .update(cornerAlerts)
    .set({ metAt: toMinute(now) + MINUTE_MS })
    .where(
      and(
        inArray(cornerAlerts.tile, sql`(${sql.raw(tiles.join(","))})`),
        isNull(cornerAlerts.metAt),
        ne(cornerAlerts.personId, author.id),
        isUnblockedPost(cornerAlerts.personId, { author: author.id, post: id }),
        ifChanged,
        where,
      ),
    );
}

/** Removes wishes that are 30 days old, and returns how many. */
export async function removeOldAlerts(
  db: Database,
  { now }: { now: number },
): Promise<{ alerts: number }> {
  const { meta } = await db.delete(cornerAlerts).where(lte(cornerAlerts.askedAt, now - KEPT_MS));
  return { alerts: meta.changes };
}
