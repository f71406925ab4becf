import { env } from "cloudflare:workers";
import { openDatabase } from "#app/db/database.ts";
import { removeOldEnquiries } from "#app/domain/enquiries/remove-old-enquiries.ts";
import { removeOldAnswers } from "#app/domain/idempotency/perform-once.ts";
import { removeAbsentPeople } from "#app/domain/people/remove-absent-people.ts";
import { removeExpiredPosts } from "#app/domain/posts/remove-posts.ts";
import { removeStrayPhotos } from "#app/domain/posts/remove-stray-photos.ts";
import { removeOldCases } from "#app/domain/reports/remove-old-cases.ts";
import { openImageBucket } from "#app/platform/image-bucket.ts";
import { log, logError } from "./log.ts";

type Keeping = ReturnType<typeof openKeeping>;
type Chore = (keeping: Keeping, at: { now: number }) => Promise<Record<string, number>>;

/** What the product does by itself, by the lines of wrangler.toml that say when. */
const CHORES: Record<string, Record<string, Chore>> = {
  "*/5 * * * *": { "expired posts": removeExpiredPosts },
  "0 21 * * *": {
    "old enquiries": ({ db }, at) => removeOldEnquiries(db, at),
    "old answers": ({ db }, at) => removeOldAnswers(db, at),
    "old cases": removeOldCases,
    "stray photos": removeStrayPhotos,
    "absent neighbours": ({ db }, at) => removeAbsentPeople(db, at),
  },
};

/** The lines for which there are chores. */
export const CRON_LINES = Object.keys(CHORES);

/**
 * Does the chores of a cron line at `now`, and logs a line for each with how much it removed. A failure is logged,
 * keeps nothing else from being done, and waits for the next time. Throws where a line has no chores.
 */
export async function doChores(cron: string, now: number): Promise<void> {
  const chores = CHORES[cron];
  if (!chores) throw new Error(`there are no chores at ${cron}`);
  for (const [what, remove] of Object.entries(chores)) {
    try {
      log(`${what} removed`, await remove(openKeeping(), { now }));
    } catch (error) {
      logError(error, { at: what });
    }
  }
}

function openKeeping() {
  return {
    db: openDatabase(env.DB),
    images: openImageBucket(env.IMAGES),
    evidence: openImageBucket(env.EVIDENCE),
  };
}
