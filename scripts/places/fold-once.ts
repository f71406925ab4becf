import { foldPlaceName } from "#app/domain/places/place-names.ts";

const folded = new Map<string, string[]>();

/** What foldPlaceName makes of a name. Many are asked for several times. */
export function foldOnce(name: string): string[] {
  const words = folded.get(name) ?? foldPlaceName(name);
  folded.set(name, words);
  return words;
}
