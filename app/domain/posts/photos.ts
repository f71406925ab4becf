import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { posts, type PostPhoto } from "#app/db/community-schema.ts";
import { EXTENSIONS, readPhoto, type Photo, type SentFile } from "#app/domain/photos/photo.ts";
import { done, invalidAt, type InvalidInput, type Outcome } from "#app/domain/outcome.ts";
import { postLimits } from "./limits.ts";
import { isLive } from "./live.ts";
import { timeOfId } from "./time-ordered-id.ts";

export interface PhotoStore {
  put: (key: string, photo: Photo) => Promise<void>;
  remove: (keys: string[]) => Promise<void>;
}

const NAME = /^([\w-]{16})-([1-9])(?:-small)?\.(?:jpg|png|webp)$/;

/** The photo's name under /images/. */
export function photoName(publicId: string, index: number, type: PostPhoto["type"]): string {
  return `${publicId}-${index + 1}.${EXTENSIONS[type]}`;
}

/** The photo's key, which begins with the day of its post (ms UTC), so that leftovers can be found. */
export function photoKey(name: string, postedAt: number): string {
  return photoFolder(postedAt) + name;
}

/** The name or key of a photo's small picture, from that of the photo. It is always a WebP. */
export function smallOf(nameOrKey: string): string {
  return nameOrKey.replace(/\.\w+$/, "-small.webp");
}

/** All keys under which photos are stored, with those of their small pictures. */
export function keysOf(photos: readonly Pick<PostPhoto, "key" | "hasSmall">[]): string[] {
  return photos.flatMap(({ key, hasSmall }) => (hasSmall ? [key, smallOf(key)] : [key]));
}

/** The folder of a day. Later days sort later. */
export function photoFolder(time: number): string {
  return `posts/${new Date(time).toISOString().slice(0, 10)}/`;
}

/** Whether neighbours may see it, as far as it goes by the photo alone. */
export function isShownPhoto({ isHidden = false, scan }: PostPhoto): boolean {
  return !isHidden && scan === undefined;
}

/** Strips metadata. Refused: over four photos, and any over 5 MB, not JPEG, PNG or WebP, or not of its stated type. */
export function readPhotos(files: readonly SentFile[]): Outcome<Photo[], InvalidInput> {
  const most = postLimits.photos;
  if (files.length > most) {
    return invalidAt("photos", { code: "post-photos-too-many", most });
  }
  const photos: Photo[] = [];
  for (const file of files) {
    const read = readPhoto(file.bytes, file.type);
    if (!read.ok) return read;
    photos.push(read.value);
  }
  return done(photos);
}

/** A photo that can be seen now: its key, the end of its post, and from when others than its author see it (ms UTC). */
export interface FoundPhoto {
  key: string;
  expiresAt: number;
  authorId: number;
  appearsAt: number;
}

/**
 * The photo or small picture with this name; undefined unless anybody may see it at `now`, or its author before it has
 * appeared to others.
 */
export async function findPhoto(
  db: Database,
  name: string,
  { now }: { now: number },
): Promise<FoundPhoto | undefined> {
  const [, publicId = "", number = ""] = NAME.exec(name) ?? [];
  if (publicId === "") return undefined;
  const [post] = await db
    .select({
      id: posts.id,
      photos: posts.photos,
      expiresAt: posts.expiresAt,
      authorId: posts.personId,
    })
    .from(posts)
    .where(and(eq(posts.publicId, publicId), isLive(now)));
  const photo = post?.photos[Number(number) - 1];
  if (!post || !photo || !isShownPhoto(photo)) return undefined;
  const key = keysOf([photo]).find((one) => one.endsWith(`/${name}`));
  const { id, expiresAt, authorId } = post;
  return key === undefined ? undefined : { key, expiresAt, authorId, appearsAt: timeOfId(id) };
}
