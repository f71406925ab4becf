import { withinLimit } from "./unavailable.ts";

/** Counts one more under `key`; false if that exceeds `limiter`. Throws Unavailable where the limiter fails. */
export async function staysWithin(limiter: RateLimit, key: string): Promise<boolean> {
  const { success } = await withinLimit("limiter", () => limiter.limit({ key }));
  return success;
}

/**
 * The part that a household or office shares: all of an IPv4 address; of IPv6 the first 56 bits, which it has to itself
 * (RIPE-690), as it could use another network of 64 bits for each call; "local" without an address.
 */
export function addressKey(address: string | null): string {
  if (address === null) return "local";
  if (!address.includes(":")) return address;
  const [before = "", after] = address.split("::");
  const head = before.split(":").filter(Boolean);
  const tail = after?.split(":").filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => "0");
  const groups = [...head, ...zeros, ...tail]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16));
  groups[3] = (groups[3] ?? 0) & 0xff00;
  return `${groups.map((group) => group.toString(16)).join(":")}::/56`;
}
