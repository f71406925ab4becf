const YES = new Set(["true", "1", "yes", "y"]);
const NO = new Set(["false", "0", "no", "n"]);

/** A yes or a no as programs write it: true, 1, "1", "TRUE", "Yes", "y" and their opposites; undefined for anything else. */
export function readYesNo(written: unknown): boolean | undefined {
  if (!["string", "number", "boolean"].includes(typeof written)) return undefined;
  const word = String(written).slice(0, 20).trim().toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : undefined;
}

/** A word as programs write it, in lower case, without the blanks, hyphens and underscores of “Out of stock”; "" for anything else. */
export function wordOf(written: unknown): string {
  if (typeof written !== "string" || written.length > 20) return "";
  return written.toLowerCase().replaceAll(/[\s_-]/g, "");
}
