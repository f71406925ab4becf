import { env } from "cloudflare:workers";
import type { ScanPhoto } from "#app/domain/photos/scan.ts";
import { scanPhotosOf } from "#app/domain/reports/scan-photos.ts";
import { scanWithShield } from "#app/platform/shield.ts";
import { photoScan, requestId, stores } from "./context.ts";
import type { Received } from "./limits.ts";
import { logError } from "./log.ts";

/** How long a scan may take while somebody waits for their post, and while nobody does, in milliseconds. */
const PATIENCE_MS = 3_000;
export const BACKGROUND_SCAN_MS = 10_000;

/** Scans photos with the login of the Worker's variables; undefined if one of them is missing. */
export function openPhotoScan(milliseconds = PATIENCE_MS): ScanPhoto | undefined {
  const { SHIELD_USERNAME: username, SHIELD_PASSWORD: password } = env;
  if (!username || !password) return undefined;
  return (photo) => scanWithShield({ username, password, fetch }, photo, { milliseconds });
}

/**
 * Scans the photos of a post that was just published. Returns whether one is known, in which case the post is hidden,
 * whatever becomes of the others. Failures are logged, and the cron tries again every minute.
 */
export async function scanPhotosNow({ context }: Received, thread: string): Promise<boolean> {
  const scan = context.get(photoScan);
  if (!scan) return false;
  const log = (error: unknown) =>
    logError(error, { requestId: context.get(requestId), at: "photos scanned" });
  try {
    const now = Date.now();
    const { isMatch, errors } = await scanPhotosOf(context.get(stores), scan, thread, { now });
    errors.forEach(log);
    return isMatch;
  } catch (error) {
    log(error);
    return false;
  }
}
