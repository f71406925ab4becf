/** The remainder of each byte, made as in annex D of PNG, third edition. */
const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit += 1) {
    remainder = remainder & 1 ? 0xedb88320 ^ (remainder >>> 1) : remainder >>> 1;
  }
  return remainder;
});

/** The checksum that PNG puts behind each chunk. */
export function crc32(bytes: Uint8Array): number {
  let crc = -1;
  // Millions of bytes: for…of takes four times as long as an index.
  for (let at = 0; at < bytes.length; at += 1) {
    crc = (REMAINDERS[(crc ^ (bytes[at] ?? 0)) & 0xff] ?? 0) ^ (crc >>> 8);
  }
  return ~crc >>> 0;
}
