import { env } from "cloudflare:workers";
import { openDatabase } from "#app/db/database.ts";
import { removeOldEnquiries } from "#app/domain/enquiries/remove-old-enquiries.ts";
import { removeOldAnswers } from "#app/domain/idempotency/perform-once.ts";
import { log, logError } from "./log.ts";

const CHORES = { "old enquiries": removeOldEnquiries, "old answers": removeOldAnswers };

/**
 * What the product does once a day by itself, at `now`: it lets go of what it no longer may keep, and logs how
 * much that was. A failure is logged, keeps nothing else from being done, and waits for the next day.
 */
export async function everyDay(now: number): Promise<void> {
  for (const [what, remove] of Object.entries(CHORES)) {
    try {
      log(`${what} removed`, await remove(openDatabase(env.DB), { now }));
    } catch (error) {
      logError(error, { at: what });
    }
  }
}
