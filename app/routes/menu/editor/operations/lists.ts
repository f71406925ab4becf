/** Moves the entry at index `from` to the 1-based place `to`, or to the nearest end. */
export function moveWithin<T>(list: readonly T[], from: number, to: number): T[] {
  if (from < 0 || from >= list.length) return [...list];
  const place = Math.min(Math.max(to, 1), list.length);
  return list.toSpliced(from, 1).toSpliced(place - 1, 0, ...list.slice(from, from + 1));
}
