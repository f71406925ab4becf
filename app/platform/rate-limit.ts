/** Whether one more under `key` stays within what `limiter` allows in its period. It counts this one. */
export async function staysWithin(limiter: RateLimit, key: string): Promise<boolean> {
  const { success } = await limiter.limit({ key });
  return success;
}

/**
 * What of a client's address one household or office has for itself: all of IPv4, the first 64 bits of IPv6,
 * written in full. "local" where there is none, as on one's own machine.
 */
export function addressKey(address: string | null): string {
  if (address === null) return "local";
  if (!address.includes(":")) return address;
  const [before = "", after] = address.split("::");
  const head = before.split(":").filter(Boolean);
  const tail = after?.split(":").filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => "0");
  const groups = [...head, ...zeros, ...tail].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
