import type { Item, Section } from "#app/domain/menus/menus.ts";
import {
  fold,
  isLike,
  roughSoundOf,
  roughWordsIn,
  soundOf,
  sounds,
  wordsIn,
} from "#app/domain/sounds.ts";
import { pauses } from "#app/ui/pauses.ts";

/** How the names of each item sound, worked out once: an item that changes is another object. */
const known = new WeakMap<Item, string[]>();

/**
 * The ids of the items with a name that sounds like the query, in the order of the menu; if there are none, of those
 * that sound like it but for the vowels. Pauses for the page in between; undefined once `signal` has said to stop.
 */
export async function findItems(
  sections: readonly Section[],
  query: string,
  signal: AbortSignal,
): Promise<number[] | undefined> {
  const sound = fold(query);
  const words = wordsIn(sound);
  const found = await pick(sections, (item) => sounds(soundsOf(item).join("/"), words), signal);
  const rough = roughWordsIn(sound);
  if (!found || found.length > 0 || !rough) return found;
  return pick(sections, (item) => isLike(roughSoundOf(soundsOf(item)), rough), signal);
}

function soundsOf(item: Item): string[] {
  const names = known.get(item) ?? [item.name, item.secondName].filter(Boolean).map(soundOf);
  known.set(item, names);
  return names;
}

async function pick(
  sections: readonly Section[],
  isAlike: (item: Item) => boolean,
  signal: AbortSignal,
): Promise<number[] | undefined> {
  const found: number[] = [];
  const pause = pauses();
  for (const item of sections.flatMap(({ items }) => items)) {
    await pause();
    if (signal.aborted) return undefined;
    if (isAlike(item)) found.push(item.id);
  }
  return found;
}
