import { cache, waitUntil } from "cloudflare:workers";
import { purgeTwice } from "#app/platform/edge-cache.ts";
import { logError } from "./log.ts";

/**
 * Has Cloudflare's cache in front of the Worker drop all pages of this Cache-Tag, after the reply is sent. It
 * never fails the request: what is not dropped grows old within minutes.
 */
export function purgeTag(tag: string): void {
  waitUntil(purgeTwice(cache, tag).catch((error) => logError(error, { at: "purge" })));
}
