import { env } from "cloudflare:workers";
import { openDatabase } from "#app/db/database.ts";
import { confirmAge, createPerson, newPersonKey, type Writer } from "#app/domain/people/people.ts";
import { tileAt, type Position } from "#app/domain/places/tiles.ts";
import type { NewPost } from "#app/domain/posts/input.ts";
import { publishPost } from "#app/domain/posts/publish.ts";
import { openImageBucket } from "#app/platform/image-bucket.ts";
import { DAY_MS, HOUR_MS } from "#app/durations.ts";
import { awayFrom } from "./positions.ts";
import { fileOf } from "./pictures.ts";

export const stores = {
  db: openDatabase(env.DB),
  images: openImageBucket(env.IMAGES),
  evidence: openImageBucket(env.EVIDENCE),
  copies: openImageBucket(env.COPIES),
};

/** Looks at this time, and sees at once what others did, as where there are no steps of a minute. */
export const atOnce = (now: number) => ({ now, asOf: now + 30 * DAY_MS });

/** The secret of handles and cursors in tests. */
export const SECRET_OF_TESTS = "the community's secret in tests";

/** The position that tests use, in Mumbai. */
export const CORNER: Position = { latitude: 19.076, longitude: 72.8777 };

/** The position this many kilometres north and east of that. */
export function awayFromCorner(north: number, east = 0): Position {
  return awayFrom(CORNER, { north, east });
}

/** The tile of a position; throws if the position is invalid. */
export function tileOf(position: Position): number {
  const tile = tileAt(position);
  if (tile === undefined) throw new Error("no such place");
  return tile;
}

/** A neighbour who has confirmed their age, `now`. */
export async function newNeighbour(now: number): Promise<Writer> {
  const { db } = stores;
  const person = await createPerson(db, newPersonKey(), { now });
  await confirmAge(db, person, 18);
  return { ...person, confirmedAge: 18 } as Writer;
}

/** From now on everybody who is known came a day earlier, so that nothing of what holds for new sessions is in the way. */
export async function settleAll(): Promise<void> {
  await env.DB.exec("UPDATE people SET created_at = created_at - 86400000");
}

interface Posting extends Partial<NewPost> {
  author?: Writer;
  at?: Position;
  files?: Uint8Array[];
  now: number;
}

const reasonOf = (refusal: { reason: string; code?: string }) => refusal.code ?? refusal.reason;

let serial = 0;

/** Publishes a post, by default at CORNER, reaching 10 km for 24 hours; a plan begins in an hour. */
export async function post({ author, at = CORNER, files = [], now, ...post }: Posting) {
  const by = author ?? (await newNeighbour(now));
  const whole: NewPost = {
    kind: "update",
    text: "The tea stall at the corner is open again.",
    venue: "",
    reach: 10,
    hours: 24,
    tile: tileOf(at),
    startsAt: post.kind === "plan" ? now + HOUR_MS : null,
    ...post,
  };
  const sendKey = `test-key-${++serial}`;
  const sending = { post: whole, files: files.map((file) => fileOf(file)), sendKey };
  const published = await publishPost(stores, by, sending, { clock: () => now });
  if (!published.ok) throw new Error(reasonOf(published.refusal));
  return { author: by, sendKey, publicId: published.value.publicId };
}
