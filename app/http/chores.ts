import { env } from "cloudflare:workers";
import { openDatabase } from "#app/db/database.ts";
import { removeOldDeletions } from "#app/domain/copies/deletions.ts";
import { removeOldCopies, writeWeeklyCopy } from "#app/domain/copies/weekly-copy.ts";
import { removeOldEnquiries } from "#app/domain/enquiries/remove-old-enquiries.ts";
import { removePastCounts } from "#app/domain/hourly-counts.ts";
import { removeOldAnswers } from "#app/domain/idempotency/perform-once.ts";
import { removeOldVersions } from "#app/domain/menus/history/remove-old-versions.ts";
import { removeOldCodes } from "#app/domain/own-data/move-codes.ts";
import { removeOldAddresses } from "#app/domain/people/addresses.ts";
import { removeAbsentPeople } from "#app/domain/people/remove-absent-people.ts";
import { forgetFormer } from "#app/domain/posts/as-of.ts";
import { copyFormerBlocks, removeOldBlocks } from "#app/domain/posts/blocks.ts";
import { removeOldChanges } from "#app/domain/posts/post-changes.ts";
import { removeOldWriters } from "#app/domain/posts/few-people.ts";
import { removeOldAlerts } from "#app/domain/posts/corner-alerts.ts";
import { removeExpiredPosts } from "#app/domain/posts/remove-posts.ts";
import { removeStrayPhotos } from "#app/domain/posts/remove-stray-photos.ts";
import { removeOldTaps } from "#app/domain/posts/tap-order.ts";
import { endBans } from "#app/domain/reports/bans.ts";
import { finishDecisions } from "#app/domain/reports/finish-decisions.ts";
import { noteFormerBans } from "#app/domain/reports/former-bans.ts";
import { noteGravest } from "#app/domain/reports/gravest.ts";
import { noteHidden } from "#app/domain/reports/note-hidden.ts";
import { removeOldCases } from "#app/domain/reports/remove-old-cases.ts";
import { scanWaitingPhotos } from "#app/domain/reports/scan-photos.ts";
import { removeClosedCopies } from "#app/domain/shops/remove-closed-copies.ts";
import { removeOldOpenings } from "#app/domain/shops/openings.ts";
import { removeStrayImages } from "#app/domain/shops/remove-stray-images.ts";
import { countDecisions } from "#app/domain/transparency/count-decisions.ts";
import { openImageBucket } from "#app/platform/image-bucket.ts";
import { limitD1 } from "#app/platform/limited-d1.ts";
import { openMenuCopies } from "#app/platform/menu-copies.ts";
import { BACKGROUND_QUERY_MS } from "#app/platform/unavailable.ts";
import { stepIn } from "./feed-options.ts";
import { log, logError } from "./log.ts";
import { notifyDecidedNow, notifyWaitingNow, tellNeighboursNow } from "./notifications.ts";
import { BACKGROUND_SCAN_MS, openPhotoScan } from "./photo-scan.ts";
import { openPushSender } from "./push-sender.ts";

type Stores = ReturnType<typeof openStores>;
type Chore = (stores: Stores, at: { now: number }) => Promise<Record<string, number>>;

/** What the product does by itself, by cron line of wrangler.toml: subject, participle for the log, function. */
const CHORES: Record<string, Record<string, [done: string, chore: Chore]>> = {
  "* * * * *": {
    photos: ["scanned", (stores, at) => scanWaitingPhotos(stores, stores.scan, at)],
    "what neighbours wrote": [
      "told",
      ({ db, push, stepMs }, { now }) => tellNeighboursNow(db, push, { now, stepMs }),
    ],
    "decisions that stand": [
      "carried out",
      ({ push, ...stores }, { now }) =>
        finishDecisions(stores, (caseId) => notifyDecidedNow(stores.db, push, { caseId, now }), {
          now,
        }),
    ],
  },
  "*/5 * * * *": {
    "expired posts": ["removed", removeExpiredPosts],
    "former blocks": ["copied", ({ db }) => copyFormerBlocks(db)],
    "what was seen until the full minute": ["removed", ({ db }, at) => forgetFormer(db, at)],
    "old taps": ["removed", ({ db }, at) => removeOldTaps(db, at)],
    "old changes of posts": ["removed", removeOldChanges],
    "hidden things": ["noted", noteHidden],
    "neighbours waiting at a corner": [
      "told",
      ({ db, push }, at) => notifyWaitingNow(db, push, at),
    ],
    "copies of closed menus": ["removed", removeClosedCopies],
    "bans that are over": ["ended", ({ db }, at) => endBans(db, at)],
    "old addresses": ["removed", ({ db }, at) => removeOldAddresses(db, at)],
    "old move codes": ["removed", ({ db }, at) => removeOldCodes(db, at)],
    "old writers of squares": ["removed", ({ db }, at) => removeOldWriters(db, at)],
  },
  "0 21 * * *": {
    "old enquiries": ["removed", ({ db }, at) => removeOldEnquiries(db, at)],
    "past counts": ["removed", ({ db }, at) => removePastCounts(db, at)],
    "old answers": ["removed", ({ db }, at) => removeOldAnswers(db, at)],
    "gravest reasons of former cases": ["noted", ({ db }) => noteGravest(db)],
    "former bans": ["noted", ({ db }) => noteFormerBans(db)],
    // Before their cases go.
    "decisions of moderators": ["counted", countDecisions],
    "old cases": ["removed", removeOldCases],
    "stray photos": ["removed", removeStrayPhotos],
    "stray shop images": ["removed", removeStrayImages],
    "absent neighbours": ["removed", ({ db }, at) => removeAbsentPeople(db, at)],
    "old deletions": ["removed", removeOldDeletions],
    "old copies": ["removed", removeOldCopies],
    "old menu versions": ["removed", removeOldVersions],
    "old blocks": ["removed", ({ db }, at) => removeOldBlocks(db, at)],
    "old wishes": ["removed", ({ db }, at) => removeOldAlerts(db, at)],
    "old openings": ["removed", ({ db }, at) => removeOldOpenings(db, at)],
  },
  "*/5 22-23 * * SUN": { "weekly copy": ["written", writeWeeklyCopy] },
};

export const CRON_LINES = Object.keys(CHORES);

/** Logs the counts of each chore. A failure is logged, and stops no other chore. Throws if a line has no chores. */
export async function doChores(cron: string, now: number): Promise<void> {
  const chores = CHORES[cron];
  if (!chores) throw new Error(`there are no chores at ${cron}`);
  for (const [what, [done, chore]] of Object.entries(chores)) {
    try {
      log(`${what} ${done}`, await chore(openStores(), { now }));
    } catch (error) {
      logError(error, { at: what });
    }
  }
}

function openStores() {
  return {
    db: openDatabase(limitD1(env.DB, BACKGROUND_QUERY_MS)),
    images: openImageBucket(env.IMAGES),
    evidence: openImageBucket(env.EVIDENCE),
    copies: openImageBucket(env.COPIES),
    menuCopies: openMenuCopies(env.COPIES),
    push: openPushSender(),
    scan: openPhotoScan(BACKGROUND_SCAN_MS),
    stepMs: stepIn(env.FEED_STEP_MS),
  };
}
