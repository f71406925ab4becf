const YES = new Set(["true", "1", "yes", "y", "हाँ", "हां"]);
const NO = new Set(["false", "0", "no", "n", "नहीं"]);

/** A yes or a no as programs and people write it: true, 1, "TRUE", "Yes", "हाँ" and their opposites; else undefined. */
export function readYesNo(written: unknown): boolean | undefined {
  if (!["string", "number", "boolean"].includes(typeof written)) return undefined;
  const word = String(written).slice(0, 20).trim().toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : undefined;
}
