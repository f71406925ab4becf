/** Lets others have their turn: a list of 3,000 lines is not read in one go on a phone. */
export type Pause = () => Promise<void>;

const SLICE = 20;

/** Maps a list, with a pause after every twenty entries. */
export async function mapInSlices<T, U>(
  list: readonly T[],
  pause: Pause,
  map: (entry: T, index: number) => U,
): Promise<U[]> {
  const mapped: U[] = [];
  for (const [index, entry] of list.entries()) {
    if (index > 0 && index % SLICE === 0) await pause();
    mapped.push(map(entry, index));
  }
  return mapped;
}
