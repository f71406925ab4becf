import { createHash } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import { posts, type PostPhoto } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import {
  done,
  refused,
  type Full,
  type InvalidInput,
  type Outcome,
  type TooMany,
} from "#app/domain/outcome.ts";
import type { Writer } from "#app/domain/people/people.ts";
import type { Photo } from "#app/domain/photos/photo.ts";
import { parentOf } from "#app/domain/places/tiles.ts";
import type { NewPost } from "./input.ts";
import { QUOTAS } from "./limits.ts";
import { photoKey, photoName, readPhotos, type PhotoStore } from "./photos.ts";
import { waitFor } from "./quotas.ts";
import { firstIdAt, insertWithId, newPublicId } from "./time-ordered-id.ts";

const HOUR_MS = 60 * 60 * 1000;

/** What keeps posts: their rows and their photos. */
export interface PostKeeping {
  db: Database;
  images: PhotoStore;
}

/** What is sent to be published: the post, the files of its photos, and what its sender calls it. */
export interface Sending {
  post: NewPost;
  files: readonly Uint8Array[];
  sendKey: string;
}

/** A post that was published: just now, or when it was sent before. */
export interface Published {
  publicId: string;
  isNew: boolean;
}

/**
 * Publishes a post once for each `sendKey` of its author: what is sent again is the post that is there. Refused where
 * a photo cannot be shown, and where the author has posted too much in the last hour or day.
 */
export async function publishPost(
  { db, images }: PostKeeping,
  author: Writer,
  { post, files, sendKey }: Sending,
  { now }: { now: number },
): Promise<Outcome<Published, TooMany | InvalidInput | Full>> {
  const before = await findSent(db, author, sendKey);
  if (before) return done({ ...before, isNew: false });
  const photos = readPhotos(files);
  if (!photos.ok) return photos;
  const wait = await waitToPost(db, author, now);
  if (wait > 0) return refused({ reason: "too-many", retryAfter: wait });
  const publicId = newPublicId();
  const kept = await keepPhotos(images, { publicId, photos: photos.value, now });
  const isNew = await insertPost(
    db,
    {
      publicId,
      personId: author.id,
      sendKey,
      digest: digestOf({ post, files }),
      expiresAt: now + post.hours * HOUR_MS,
      tile: post.tile,
      parentTile: parentOf(post.tile),
      reach: post.reach,
      kind: post.kind,
      text: post.text,
      venue: post.venue,
      photos: kept,
    },
    now,
  );
  if (isNew) return done({ publicId, isNew });
  // The same was sent twice at once, and the other was quicker.
  await images.remove(kept.map(({ key }) => key));
  return done({ publicId, ...(await findSent(db, author, sendKey)), isNew });
}

function digestOf({ post, files }: Pick<Sending, "post" | "files">): string {
  const { kind, text, venue, reach, hours, tile } = post;
  const hash = createHash("sha256").update(JSON.stringify([kind, text, venue, reach, hours, tile]));
  for (const file of files) hash.update(file);
  return hash.digest("base64url");
}

async function findSent(
  db: Database,
  { id }: Writer,
  sendKey: string,
): Promise<{ publicId: string } | undefined> {
  const [sent] = await db
    .select({ publicId: posts.publicId })
    .from(posts)
    .where(and(eq(posts.personId, id), eq(posts.sendKey, sendKey)));
  return sent;
}

/** How many seconds the author has to wait before one more post. */
async function waitToPost(db: Database, { id }: Writer, now: number): Promise<number> {
  const written = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.personId, id), gt(posts.id, firstIdAt(now - 24 * HOUR_MS))));
  return waitFor(QUOTAS.posts, written, now);
}

async function keepPhotos(
  images: PhotoStore,
  { publicId, photos, now }: { publicId: string; photos: Photo[]; now: number },
): Promise<PostPhoto[]> {
  const kept = photos.map(({ type, width, height }, index) => {
    const key = photoKey(photoName(publicId, index, type), now);
    return { key, type, width, height };
  });
  await Promise.all(photos.map((photo, index) => images.keep(kept[index]?.key ?? "", photo)));
  return kept;
}

/** Whether the post is new; it is not where its author has sent it before. */
async function insertPost(
  db: Database,
  post: Omit<typeof posts.$inferInsert, "id">,
  now: number,
): Promise<boolean> {
  const { meta } = await insertWithId("posts", now, (id) =>
    db
      .insert(posts)
      .values({ ...post, id })
      .onConflictDoNothing({ target: [posts.personId, posts.sendKey] }),
  );
  return meta.changes > 0;
}
