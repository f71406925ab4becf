import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { PostPhoto } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { cases, type CaseSnapshot } from "#app/db/moderation-schema.ts";
import { EXTENSIONS } from "#app/domain/photos/photo.ts";

/** Where what was reported lies, and, apart from it, what is kept of it as evidence. */
export interface EvidenceKeeping {
  db: Database;
  images: { read: (key: string) => Promise<Uint8Array | undefined> };
  evidence: {
    keep: (key: string, photo: { type: string; bytes: Uint8Array }) => Promise<void>;
    remove: (keys: string[]) => Promise<void>;
  };
}

/** A case whose photos are to be kept. */
interface KeptCase {
  id: number;
  snapshot: CaseSnapshot;
}

/** Where the photos of a case lie as evidence, in their order. */
export function evidenceKeys({ id, snapshot }: KeptCase): string[] {
  return snapshot.photos.map(({ type }, index) => evidenceKey(id, index, type));
}

function evidenceKey(id: number, index: number, type: PostPhoto["type"]): string {
  return `case-${id}/${index + 1}.${EXTENSIONS[type]}`;
}

/** Copies the photos of a case to the evidence, and notes that; done twice it is as done once. */
export async function keepPhotos(
  { db, images, evidence }: EvidenceKeeping,
  { id, snapshot }: KeptCase,
  { now }: { now: number },
): Promise<void> {
  for (const [index, { key, type }] of snapshot.photos.entries()) {
    const bytes = await images.read(key);
    // One that a moderator has removed by itself is kept with its own case.
    if (bytes) await evidence.keep(evidenceKey(id, index, type), { type, bytes });
  }
  await db.update(cases).set({ photosKeptAt: now }).where(eq(cases.id, id));
}

/** The posts of which a photo is still to be copied, and why that has failed; undefined where none has. */
export interface OwedPhotos {
  postIds: Set<number>;
  error: Error | undefined;
}

/**
 * Copies what was reported of these posts and is not kept yet: to be done before they go, whoever removes them. Gives
 * those of which something could not be copied, and which may not go yet.
 */
export async function keepPhotosOfPosts(
  keeping: EvidenceKeeping,
  postIds: readonly number[],
  { now }: { now: number },
): Promise<OwedPhotos> {
  const owed: OwedPhotos = { postIds: new Set(), error: undefined };
  if (postIds.length === 0) return owed;
  const ids = JSON.stringify(postIds);
  const due = await keeping.db
    .select({ id: cases.id, postId: cases.postId, snapshot: cases.snapshot })
    .from(cases)
    .where(
      and(
        inArray(cases.postId, sql`(SELECT value FROM json_each(${ids}))`),
        isNull(cases.photosKeptAt),
        sql`json_array_length(${cases.snapshot}, '$.photos') > 0`,
      ),
    );
  for (const one of due) {
    try {
      await keepPhotos(keeping, one, { now });
    } catch (cause) {
      owed.postIds.add(one.postId);
      owed.error = new Error("Photos that were reported could not be kept", { cause });
    }
  }
  return owed;
}

/** Where the photos lie that were reported and are still to be copied. */
export async function listOwedPhotos(db: Database): Promise<Set<string>> {
  const owed = await db.all<{ key: string }>(
    sql`SELECT photo.value ->> 'key' AS key FROM cases, json_each(cases.snapshot, '$.photos') AS photo
      WHERE cases.photos_kept_at IS NULL`,
  );
  return new Set(owed.map(({ key }) => key));
}
