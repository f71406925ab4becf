import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { PostPhoto } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { cases, type CaseSnapshot } from "#app/db/moderation-schema.ts";

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

const EXTENSIONS = { "image/jpeg": "jpg", "image/png": "png", "image/webp": "webp" } as const;

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
    // It was deleted before anybody reported it.
    if (!bytes) return;
    await evidence.keep(evidenceKey(id, index, type), { type, bytes });
  }
  await db.update(cases).set({ photosKeptAt: now }).where(eq(cases.id, id));
}

/** Copies what was reported of these posts and is not kept yet. To be done before they go, whoever removes them. */
export async function keepPhotosOfPosts(
  keeping: EvidenceKeeping,
  postIds: readonly number[],
  { now }: { now: number },
): Promise<void> {
  const ids = JSON.stringify(postIds);
  const owed = await keeping.db
    .select({ id: cases.id, snapshot: cases.snapshot })
    .from(cases)
    .where(
      and(
        inArray(cases.postId, sql`(SELECT value FROM json_each(${ids}))`),
        isNull(cases.photosKeptAt),
        sql`json_array_length(${cases.snapshot}, '$.photos') > 0`,
      ),
    );
  for (const one of owed) await keepPhotos(keeping, one, { now });
}
