import { spellOut } from "#app/domain/words.ts";

/** What is left of a name without case, blanks and punctuation: names with one key are the same. */
export function nameKey(name: string): string {
  return spellOut(name).replaceAll(" ", "") || name.trim();
}
