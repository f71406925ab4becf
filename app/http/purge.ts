import { cache, waitUntil } from "cloudflare:workers";
import { purgeTwice } from "#app/platform/edge-cache.ts";
import { logError } from "./log.ts";

/** The Cache-Tag of all that shows a shop's menu. */
export function menuTag(shopId: string): string {
  return `menu-${shopId}`;
}

/**
 * Has Cloudflare's cache in front of the Worker drop all that shows a shop's menu, after the reply is sent. It
 * never fails the request: what is not dropped grows old within minutes.
 */
export function purgeMenuPages(shopId: string): void {
  waitUntil(purgeTwice(cache, menuTag(shopId)).catch((error) => logError(error, { at: "purge" })));
}
