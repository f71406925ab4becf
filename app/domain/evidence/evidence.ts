import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { PostPhoto } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { cases, type CaseSnapshot } from "#app/db/moderation-schema.ts";
import { EXTENSIONS } from "#app/domain/photos/photo.ts";

export interface EvidenceStores {
  db: Database;
  images: { read: (key: string) => Promise<Uint8Array | undefined> };
  evidence: {
    put: (key: string, photo: { type: string; bytes: Uint8Array }) => Promise<void>;
    remove: (keys: string[]) => Promise<void>;
  };
}

interface StoredCase {
  id: number;
  snapshot: CaseSnapshot;
}

/** The keys of a case's photos in the evidence, in order. */
export function evidenceKeys({ id, snapshot }: StoredCase): string[] {
  return snapshot.photos.map(({ type }, index) => evidenceKey(id, index, type));
}

function evidenceKey(id: number, index: number, type: PostPhoto["type"]): string {
  return `case-${id}/${index + 1}.${EXTENSIONS[type]}`;
}

/** Copies the photos of a case to the evidence. Doing it twice changes nothing. */
export async function copyPhotosToEvidence(
  { db, images, evidence }: EvidenceStores,
  { id, snapshot }: StoredCase,
  { now }: { now: number },
): Promise<void> {
  for (const [index, { key, type }] of snapshot.photos.entries()) {
    const bytes = await images.read(key);
    // A photo that a moderator removed is kept with its own case.
    if (bytes) await evidence.put(evidenceKey(id, index, type), { type, bytes });
  }
  await db.update(cases).set({ photosKeptAt: now }).where(eq(cases.id, id));
}

const AT_ONCE = 3;

/** The posts with photos still to be copied, and the last error, if any. */
export interface OwedPhotos {
  postIds: Set<number>;
  error: Error | undefined;
}

/** To be called before these posts are removed. Gives the posts that must stay because a photo could not be copied. */
export async function copyPhotosOfPosts(
  stores: EvidenceStores,
  postIds: readonly number[],
  { now }: { now: number },
): Promise<OwedPhotos> {
  const owed: OwedPhotos = { postIds: new Set(), error: undefined };
  if (postIds.length === 0) return owed;
  const ids = JSON.stringify(postIds);
  const due = await stores.db
    .select({ id: cases.id, postId: cases.postId, snapshot: cases.snapshot })
    .from(cases)
    .where(
      and(
        inArray(cases.postId, sql`(SELECT value FROM json_each(${ids}))`),
        isNull(cases.photosKeptAt),
        sql`json_array_length(${cases.snapshot}, '$.photos') > 0`,
      ),
    );
  for (let from = 0; from < due.length; from += AT_ONCE) {
    const some = due.slice(from, from + AT_ONCE);
    const failures = await failuresOf(
      some.map((one) => copyPhotosToEvidence(stores, one, { now })),
    );
    for (const [index, cause] of failures) {
      owed.postIds.add(some[index]?.postId ?? 0);
      owed.error = new Error("Photos that were reported could not be kept", { cause });
    }
    if (failures.size < some.length) continue;
    // None could be copied: the store is down, so the rest is left for later.
    for (const { postId } of due.slice(from)) owed.postIds.add(postId);
    break;
  }
  return owed;
}

async function failuresOf(doing: Promise<unknown>[]): Promise<Map<number, unknown>> {
  const failures = new Map<number, unknown>();
  const noting = doing.map((each, index) =>
    each.catch((error: unknown) => void failures.set(index, error)),
  );
  await Promise.all(noting);
  return failures;
}

/** The keys of reported photos that are still to be copied. */
export async function listOwedPhotos(db: Database): Promise<Set<string>> {
  const owed = await db.all<{ key: string }>(
    sql`SELECT photo.value ->> 'key' AS key FROM cases, json_each(cases.snapshot, '$.photos') AS photo
      WHERE cases.photos_kept_at IS NULL`,
  );
  return new Set(owed.map(({ key }) => key));
}
