import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { posts, type PostPhoto } from "#app/db/community-schema.ts";
import { EXTENSIONS, readPhoto, type Photo, type SentFile } from "#app/domain/photos/photo.ts";
import { done, refused, type InvalidInput, type Outcome } from "#app/domain/outcome.ts";
import { postLimits } from "./limits.ts";
import { isLive } from "./live.ts";

/** Where photos are kept, each under its key. */
export interface PhotoStore {
  keep: (key: string, photo: Photo) => Promise<void>;
  remove: (keys: string[]) => Promise<void>;
}

const NAME = /^([\w-]{16})-([1-9])\.(jpg|png|webp)$/;

/** What the photo of a post is called under /images/. */
export function photoName(publicId: string, index: number, type: PostPhoto["type"]): string {
  return `${publicId}-${index + 1}.${EXTENSIONS[type]}`;
}

/** Where the photo lies: by the day of its post, in milliseconds UTC, so that what is left behind can be found. */
export function photoKey(name: string, postedAt: number): string {
  return photoFolder(postedAt) + name;
}

/** Where the photos of a day lie: later days come later in the order of keys. */
export function photoFolder(time: number): string {
  return `posts/${new Date(time).toISOString().slice(0, 10)}/`;
}

/**
 * Reads what was sent as the photos of a post, stripped of all metadata. Refused where one is no JPEG, PNG or WebP
 * of at most 5 MB, or says that it is something else, or there are more than four.
 */
export function readPhotos(files: readonly SentFile[]): Outcome<Photo[], InvalidInput> {
  const most = postLimits.photos;
  if (files.length > most) {
    const message = `A post can have ${most} photos at most.`;
    return refused({ reason: "invalid-input", path: "photos", message });
  }
  const photos: Photo[] = [];
  for (const file of files) {
    const read = readPhoto(file.bytes, file.type);
    if (!read.ok) return read;
    photos.push(read.value);
  }
  return done(photos);
}

/** Where the photo of this name lies and when its post ends; undefined unless anybody may see it at `now`. */
export async function findPhoto(
  db: Database,
  name: string,
  { now }: { now: number },
): Promise<{ key: string; expiresAt: number } | undefined> {
  const [, publicId = "", number = ""] = NAME.exec(name) ?? [];
  if (publicId === "") return undefined;
  const [post] = await db
    .select({ photos: posts.photos, expiresAt: posts.expiresAt })
    .from(posts)
    .where(and(eq(posts.publicId, publicId), isLive(now)));
  const photo = post?.photos[Number(number) - 1];
  if (!post || !photo || photo.isHidden || !photo.key.endsWith(`/${name}`)) return undefined;
  return { key: photo.key, expiresAt: post.expiresAt };
}
