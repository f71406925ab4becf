/**
 * A word as programs write it, in lower case, without the blanks, hyphens and underscores of “Out of stock”; "" for anything
 * else.
 */
export function wordOf(written: unknown): string {
  if (typeof written !== "string" || written.length > 20) return "";
  return written.toLowerCase().replaceAll(/[\s_-]/g, "");
}
