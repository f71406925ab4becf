import { spellOut } from "#app/domain/words.ts";

/** A list is read again with every key that is typed in it, and most of its names have not changed. */
const known = new Map<string, string>();
const MOST_KNOWN = 10_000;

/** What is left of a name without case, blanks and punctuation: names with one key are the same. */
export function nameKey(name: string): string {
  const found = known.get(name);
  if (found !== undefined) return found;
  const key = spellOut(name).replaceAll(" ", "") || name.trim();
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(name, key);
  return key;
}
