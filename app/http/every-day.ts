import { env } from "cloudflare:workers";
import { openDatabase } from "#app/db/database.ts";
import { removeOldEnquiries } from "#app/domain/enquiries/remove-old-enquiries.ts";
import { log, logError } from "./log.ts";

/**
 * What the product does once a day by itself, at `now`: it lets go of what it no longer may keep, and logs how
 * much that was. A failure is logged and waits for the next day.
 */
export async function everyDay(now: number): Promise<void> {
  try {
    const { messages, requests } = await removeOldEnquiries(openDatabase(env.DB), { now });
    log("old enquiries removed", { messages, requests });
  } catch (error) {
    logError(error, { at: "old enquiries" });
  }
}
