let serial = 0;

/** An IPv6 address of a household that no other journey is in: the server counts all addresses of one together. */
export function ownAddress(): string {
  const groups = [process.pid % 0x10000, ++serial].map((group) => group.toString(16));
  return `2001:${groups.join(":")}::1`;
}
