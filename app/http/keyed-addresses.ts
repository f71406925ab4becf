import { addressKey } from "#app/platform/rate-limit.ts";
import type { Received } from "./limits.ts";
import { signaturesOf } from "./secrets.ts";

/** Names the key of these hashes: no other hash of an address is like them. */
const PURPOSE = "addresses of neighbours";

/**
 * Keyed hashes of the address of a request, by each secret in use, the newest first; of IPv6 only what a household shares.
 * None without an address, as when the Worker runs locally.
 */
export function addressesOf({ request }: Pick<Received, "request">): readonly string[] {
  const address = request.headers.get("CF-Connecting-IP");
  return address === null ? [] : signaturesOf(PURPOSE, [addressKey(address)]);
}
