interface Placed<T> {
  /** 1-based; Infinity for the end. */
  place: number;
  entry: T;
}

/** A list with entries put in at the places that they are to have in the result. */
export function insertAt<T>(list: T[], placed: Placed<T>[]): T[] {
  if (placed.length === 0) return list;
  const inserted: T[] = [];
  const rest = list[Symbol.iterator]();
  const wanted = placed.toSorted((one, other) => one.place - other.place || 0);
  for (const { place, entry } of wanted) {
    while (inserted.length < place - 1) {
      const next = rest.next();
      if (next.done) break;
      inserted.push(next.value);
    }
    inserted.push(entry);
  }
  return [...inserted, ...rest];
}

/** Entries numbered 1 to n; those that have their number stay the same objects. */
export function inPlaces<T extends { position: number }>(list: T[]): T[] {
  return list.map((entry, index) =>
    entry.position === index + 1 ? entry : { ...entry, position: index + 1 },
  );
}

/** The longest part of a list, not necessarily of neighbours, that is in ascending order: what need not be moved. */
export function longestAscending(list: number[]): Set<number> {
  /** The index of the last entry of the best run of each length, and of each entry's predecessor in its run. */
  const ends: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const [index, value] of list.entries()) {
    const last = ends.at(-1);
    // In a list that is in order each entry follows the last.
    const follows = last === undefined || list[last]! < value;
    const length = follows ? ends.length : ends.findIndex((end) => list[end]! >= value);
    before.set(index, ends[length - 1]);
    ends[length] = index;
  }
  const longest = new Set<number>();
  for (let index = ends.at(-1); index !== undefined; index = before.get(index)) {
    longest.add(list[index]!);
  }
  return longest;
}
