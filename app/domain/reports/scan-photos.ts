import { and, eq, lt, sql, type SQL } from "drizzle-orm";
import { posts, type PostPhoto } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { hasScanDue } from "#app/db/scans-due.ts";
import type { EvidenceStores } from "#app/domain/evidence/evidence.ts";
import type { ScanPhoto, ScanResult } from "#app/domain/photos/scan.ts";
import { firstIdAt } from "#app/domain/posts/time-ordered-id.ts";
import { fileMatch } from "./file-report.ts";

/** The most posts in a run of each minute, and so many at the same time. */
const MOST_POSTS = 30;
const AT_ONCE = 3;
/** Whoever publishes a post has its photos scanned; this long after, they are taken to have failed. */
const FIRST_TRY_MS = 15_000;

interface ScannedPost {
  id: number;
  publicId: string;
  photos: PostPhoto[];
}

const scannedColumns = { id: posts.id, publicId: posts.publicId, photos: posts.photos };

/** What a scan of a post's photos found, and what failed in it, which says nothing against the finding. */
interface Scanned {
  isMatch: boolean;
  errors: unknown[];
}

/**
 * Has the photos of a post scanned that still are to be, and shows those that are not known. A known one has its post
 * hidden, in a case as urgent as any about a child; one that cannot be read stays hidden. Returns whether one is known,
 * and the errors of those that must be tried again, or could not be copied to the evidence.
 */
export async function scanPhotosOf(
  stores: EvidenceStores,
  scan: ScanPhoto,
  thread: string,
  { now }: { now: number },
): Promise<Scanned> {
  const [post] = await stores.db
    .select(scannedColumns)
    .from(posts)
    .where(eq(posts.publicId, thread));
  return post ? scanPost(stores, scan, post, { now }) : { isMatch: false, errors: [] };
}

/**
 * The same for posts whose photos could not be scanned as they were published, in no order, so that none holds up others.
 * Gives how many posts were done. Stops where all fail that are tried together, and throws the first error at the end.
 */
export async function scanWaitingPhotos(
  stores: EvidenceStores,
  scan: ScanPhoto | undefined,
  { now }: { now: number },
): Promise<{ posts: number }> {
  if (!scan) return { posts: 0 };
  const waiting = await stores.db
    .select(scannedColumns)
    .from(posts)
    .where(and(hasScanDue, lt(posts.id, firstIdAt(now - FIRST_TRY_MS))))
    .orderBy(sql`random()`)
    .limit(MOST_POSTS);
  const errors: unknown[] = [];
  let done = 0;
  for (let from = 0; from < waiting.length; from += AT_ONCE) {
    const some = waiting.slice(from, from + AT_ONCE);
    const tried = await Promise.all(some.map((post) => scanPost(stores, scan, post, { now })));
    const failed = tried.filter((one) => one.errors.length > 0);
    errors.push(...failed.flatMap((one) => one.errors));
    done += tried.length - failed.length;
    if (failed.length === tried.length) break;
  }
  if (errors.length > 0) throw errors[0];
  return { posts: done };
}

async function scanPost(
  stores: EvidenceStores,
  scan: ScanPhoto,
  { id, publicId, photos }: ScannedPost,
  { now }: { now: number },
): Promise<Scanned> {
  const errors: unknown[] = [];
  const results = await Promise.all(
    photos.map((photo) =>
      scanStored(stores, scan, photo).catch((error: unknown) => void errors.push(error)),
    ),
  );
  const isMatch = results.includes("match");
  try {
    if (isMatch) {
      const { evidenceError } = await fileMatch(stores, publicId, { now });
      if (evidenceError !== undefined) errors.push(evidenceError);
    }
    await settlePhotos(stores.db, id, results);
  } catch (error) {
    errors.push(error);
  }
  return { isMatch, errors };
}

/** Undefined where it was scanned before. A photo that moderators have removed is not there for anybody to see. */
async function scanStored(
  { images }: EvidenceStores,
  scan: ScanPhoto,
  { key, type, scan: state }: PostPhoto,
): Promise<ScanResult | undefined> {
  if (state !== "due") return undefined;
  const bytes = await images.read(key);
  return bytes ? scan({ type, bytes }) : "unreadable";
}

async function settlePhotos(
  db: Database,
  postId: number,
  results: readonly (ScanResult | undefined)[],
): Promise<void> {
  let photos: SQL = sql`${posts.photos}`;
  for (const [index, result] of results.entries()) {
    const [state, hidden] = [`$[${index}].scan`, `$[${index}].isHidden`];
    if (result === "unreadable") photos = sql`json_set(${photos}, ${state}, 'failed')`;
    else if (result) photos = sql`json_remove(${photos}, ${state})`;
    if (result === "match") photos = sql`json_set(${photos}, ${hidden}, json('true'))`;
  }
  if (results.every((result) => result === undefined)) return;
  await db.update(posts).set({ photos }).where(eq(posts.id, postId));
}
