import { eq, like, sql } from "drizzle-orm";
import * as v from "valibot";
import { posts, reactions as reactionRows } from "#app/db/community-schema.ts";
import { tombstones } from "#app/db/tombstones-schema.ts";
import type { Database } from "#app/db/database.ts";
import {
  admitWriter,
  confirmAge,
  createPerson,
  findPerson,
  type Writer,
} from "#app/domain/people/people.ts";
import type { DrawSmaller } from "#app/domain/photos/small-picture.ts";
import { tileAt, writeTile, type Position } from "#app/domain/places/tiles.ts";
import { addComment } from "#app/domain/posts/comments.ts";
import { PostInput } from "#app/domain/posts/input.ts";
import { setJoin } from "#app/domain/posts/joins.ts";
import type { Reaction } from "#app/domain/posts/limits.ts";
import { resolvePost } from "#app/domain/posts/own-posts.ts";
import { publishPost } from "#app/domain/posts/publish.ts";
import { removePosts, type RemovalStores } from "#app/domain/posts/remove-posts.ts";
import { localDate, localTime, nextLocalTime } from "#app/domain/shops/local-time.ts";
import { DAY_MS, MINUTE_MS } from "#app/durations.ts";
import { awayFrom } from "#test/positions.ts";
import { DEMO_CORNER } from "./demo-corner.ts";
import neighbourhood from "./neighbourhood.json" with { type: "json" };

const PEOPLE = 30;
/** The prefix of the demo's send keys, which identifies its posts. */
const SEND_KEY = "demo-neighbours-";
/** How many posts are stored at a time: each takes several round trips. */
const LANES = 6;

/** A post of the demo: by whom, where (in kilometres from the centre), how long ago, and the replies. */
export interface DemoPost {
  kind: string;
  by: number;
  minutesAgo: number;
  hours: number;
  reach: number;
  north: number;
  east: number;
  text: string;
  venue?: string;
  picture?: string;
  isResolved?: boolean;
  /** When a plan begins: at the next such time, or so many days later. */
  starts?: { time: string; days: number };
  /** In so many minutes, or a little later, help is needed. */
  neededIn?: number;
  /** How many are in, or can help. */
  joins?: number;
  reactions?: Partial<Record<Reaction, number>>;
  comments?: { by: number; minutesAfter: number; text: string }[];
}

export const DEMO_POSTS = neighbourhood.posts as DemoPost[];

interface Neighbourhood extends RemovalStores {
  draw: (name: string) => Promise<Uint8Array>;
  drawSmaller?: DrawSmaller;
}

/** Fills the demo's neighbourhood with posts of the day before `now`, unless all of its posts are still visible. */
export async function loadNeighbourhood(
  kept: Neighbourhood,
  { now }: { now: number },
): Promise<void> {
  const old = await kept.db
    .select({
      id: posts.id,
      publicId: posts.publicId,
      photos: posts.photos,
      expiresAt: posts.expiresAt,
    })
    .from(posts)
    .where(like(posts.sendKey, `${SEND_KEY}%`));
  if (old.filter(({ expiresAt }) => expiresAt > now).length === DEMO_POSTS.length) return;
  // Nobody deleted them, so no deletion is noted.
  const copies = { ...kept.copies, put: async () => {} };
  await removePosts({ ...kept, copies }, old, { now });
  // So that loading it often in a day does not exceed the quotas.
  await kept.db.delete(tombstones).where(like(tombstones.sendKey, `${SEND_KEY}%`));
  const people = await meetPeople(kept.db, now);
  const left = [...DEMO_POSTS];
  const lane = async () => {
    for (let post = left.pop(); post !== undefined; post = left.pop()) {
      await storePost(kept, people, post, now);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** The demo's people, the same each time. No browser has their sessions. */
function meetPeople(db: Database, now: number): Promise<Writer[]> {
  const numbers = Array.from({ length: PEOPLE }, (_, number) => number);
  return Promise.all(
    numbers.map(async (number) => {
      const key = `demo-neighbour-${number}`;
      const person =
        (await findPerson(db, key, { now })) ??
        (await confirmAge(db, await createPerson(db, key, { now: now - DAY_MS }), 18));
      const writer = admitWriter(person, 18, { now });
      if (!writer.ok) throw new Error(writer.refusal.reason);
      return writer.value;
    }),
  );
}

/** The tile in which a demo post was written. */
export function placeOf(post: DemoPost): Position {
  return awayFrom(DEMO_CORNER, post);
}

/** The fields of a post's form, filled in at `now` (milliseconds UTC). */
export function fieldsOf(said: DemoPost, now: number) {
  const fields = { ...said, tile: writeTile(tileAt(placeOf(said)) ?? -1) };
  const startsAt = startOf(said, now);
  if (startsAt === undefined) return fields;
  const { minute } = localTime(startsAt);
  const time = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0"));
  return { ...fields, day: localDate(startsAt), time: time.join(":") };
}

function startOf({ starts, neededIn }: DemoPost, now: number): number | undefined {
  if (neededIn !== undefined) {
    const halfHour = 30 * MINUTE_MS;
    return Math.ceil(now / halfHour) * halfHour + neededIn * MINUTE_MS;
  }
  if (!starts) return undefined;
  const [hour = 0, minute = 0] = starts.time.split(":").map(Number);
  return nextLocalTime(now, hour * 60 + minute) + starts.days * DAY_MS;
}

async function storePost(
  kept: Neighbourhood,
  people: Writer[],
  said: DemoPost,
  now: number,
): Promise<void> {
  const at = now - said.minutesAgo * MINUTE_MS;
  const author = nthOf(people, said.by);
  const post = v.parse(PostInput, fieldsOf(said, now));
  const files =
    said.picture === undefined ? [] : [{ bytes: await kept.draw(said.picture), type: "" }];
  const sending = { post, files, sendKey: `${SEND_KEY}${at}` };
  const { drawSmaller } = kept;
  const published = await publishPost(kept, author, sending, { clock: () => at, drawSmaller });
  if (!published.ok) throw new Error(`${said.text}: ${published.refusal.reason}`);
  const { publicId } = published.value;
  if (said.isResolved) {
    await resolvePost(kept.db, author, { publicId, isResolved: true }, { now: at });
  }
  await answer(kept.db, people, { ...said, publicId }, at);
}

async function answer(
  db: Database,
  people: Writer[],
  said: DemoPost & { publicId: string },
  at: number,
): Promise<void> {
  const { publicId: thread, by, comments = [], reactions = {}, joins = 0 } = said;
  for (const comment of comments) {
    const now = at + comment.minutesAfter * MINUTE_MS;
    const written = { thread, text: comment.text, sendKey: `${SEND_KEY}${now}` };
    await addComment(db, nthOf(people, comment.by), written, { now });
  }
  const postId = sql`(SELECT id FROM posts WHERE public_id = ${thread})`;
  const given = Object.entries(reactions).flatMap(([reaction, number]) =>
    Array.from({ length: number }, (_, n) => {
      return { postId, personId: nthOf(people, by + n + 1).id, reaction, createdAt: at };
    }),
  );
  for (let n = 1; n <= joins; n += 1) {
    await setJoin(db, nthOf(people, by + n), { thread, isOn: true }, { now: at });
  }
  if (given.length === 0) return;
  await db.batch([
    db.insert(reactionRows).values(given),
    db.update(posts).set({ reactionCounts: reactions }).where(eq(posts.publicId, thread)),
  ]);
}

function nthOf(people: Writer[], number: number): Writer {
  const person = people[number % people.length];
  if (!person) throw new Error("the demo has nobody");
  return person;
}
