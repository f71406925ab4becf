import { and, asc, desc, eq, gt, gte, inArray, lt, type SQL } from "drizzle-orm";
import { posts } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { shops } from "#app/db/schema.ts";
import { countsAsOf } from "./as-of.ts";
import type { FeedPlace } from "./cursors.ts";
import { isLive } from "./live.ts";
import { lastChange } from "./post-changes.ts";
import { LONGEST_LIFE_MS, PAGE_LENGTH } from "./limits.ts";
import { planIdsNear } from "./plans.ts";
import { idsNear, type View } from "./posts-near.ts";
import { shownAsOf, type FeedOptions } from "./shared-pages.ts";
import { boardColumns } from "./shown-board.ts";
import { postColumns } from "./shown-post.ts";
import { stepOf } from "./shuffle.ts";
import { firstIdAt } from "./time-ordered-id.ts";

/** A post of the feed as the server knows it, the same for all readers. */
export type FeedRow = Awaited<ReturnType<typeof readFeedRows>>[number];

/** Under which the newest rows of a view are cached. */
export function keyOfFeed({ tile, reach, kind }: View, options: FeedOptions): string {
  return `feed-${tile}-${reach}-${kind ?? "all"}-${shownAsOf(options)}`;
}

/**
 * The first posts of a view, or those behind a place, one more than a page, as they stood at the last full minute: the
 * newest first, plans alone in the order in which they begin. Where a page would end among posts without an order, all of
 * them are there. With those of the place's own group that were shown.
 */
export async function readFeedRows(
  db: Database,
  view: View,
  options: FeedOptions,
  from?: FeedPlace,
) {
  const most = PAGE_LENGTH + 1 + (from?.shown ?? 0);
  const rows = await readRows(db, view, options, { ...partFrom(view, options, from), most });
  const [last, next] = [rows.at(-2), rows.at(-1)];
  const isFull = rows.length === most && last !== undefined && next !== undefined;
  const group = isFull ? groupOf(view, next.post, options) : undefined;
  if (!last || group === undefined || group !== groupOf(view, last.post, options)) return rows;
  const part = { ...partOf(view, options, group), most: MOST_IN_GROUP };
  const rest = await readRows(db, view, options, part);
  const known = new Set(rows.map(({ post }) => post.id));
  return [...rows, ...rest.filter(({ post }) => !known.has(post.id))];
}

/** More posts than that in one minute and view, and the last of them are not found by going on. */
const MOST_IN_GROUP = 400;

/** One range of ids, as an index is walked by a single one. */
interface Part {
  /** The lowest id, and the first above the highest. */
  lowest: number;
  below: number;
  /** Of plans, those that begin then. */
  begins?: SQL | undefined;
}

function readRows(
  db: Database,
  view: View,
  options: FeedOptions,
  { lowest, below, begins, most }: Part & { most: number },
) {
  const { now } = options;
  const condition = and(gte(posts.id, lowest), lt(posts.id, below), isLive(now), begins);
  const [ids, order] =
    view.kind === "plan"
      ? [planIdsNear(view, condition, { now, most }), [asc(posts.startsAt), asc(posts.id)]]
      : [idsNear(view, condition, most), [desc(posts.id)]];
  return db
    .select({
      post: { ...postColumns, ...countsAsOf(null, shownAsOf(options)) },
      shop: boardColumns,
      lastChange,
    })
    .from(posts)
    .leftJoin(shops, eq(shops.id, posts.shopId))
    .where(inArray(posts.id, ids))
    .orderBy(...order);
}

/** All that is behind a place, with its own group if that was not shown to its end. */
function partFrom(view: View, options: FeedOptions, from: FeedPlace | undefined): Part {
  const all = {
    lowest: firstIdAt(options.now - LONGEST_LIFE_MS),
    below: firstIdAt(shownAsOf(options)),
  };
  if (!from) return all;
  const { group, shown } = from;
  if (view.kind === "plan")
    return { ...all, begins: shown > 0 ? gte(posts.startsAt, group) : gt(posts.startsAt, group) };
  const end = firstIdAt(shown > 0 ? endOfGroup(group, options) : group);
  return { ...all, below: Math.min(all.below, end) };
}

function partOf(view: View, options: FeedOptions, group: number): Part {
  const all = partFrom(view, options, undefined);
  if (view.kind === "plan") return { ...all, begins: eq(posts.startsAt, group) };
  return { lowest: firstIdAt(group), below: firstIdAt(endOfGroup(group, options)) };
}

function endOfGroup(group: number, { stepMs = 0 }: FeedOptions): number {
  return group + Math.max(1, stepMs);
}

type Placed = Pick<typeof posts.$inferSelect, "id" | "startsAt">;

/** What a post shares with those among which it has no order: its step or, of a plan, when it begins (ms UTC). */
export function groupOf({ kind }: View, { id, startsAt }: Placed, options: FeedOptions): number {
  return kind === "plan" ? (startsAt ?? 0) : stepOf(id, options);
}
