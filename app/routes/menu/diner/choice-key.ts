/*
 * The page has no ids, so a choice is identified by its section, dish and size, one per line. The second choice with the
 * same names gets a further line, 2.
 */

/** The key of a choice, the `nth` of its name from 1. */
export function keyOf(section: string, dish: string, size: string, nth: number): string {
  return [section, dish, size, ...(nth > 1 ? [nth] : [])].join("\n");
}

/** How a line of the list is named: the dish and its size. */
export function nameOf(key: string): string {
  return key.split("\n").slice(1, 3).join(" ").trim();
}

/** The section's name in a key. */
export function sectionOf(key: string): string {
  return key.slice(0, key.indexOf("\n"));
}

/** What stays of a key when its section is renamed. */
export function withoutSection(key: string): string {
  return key.slice(key.indexOf("\n"));
}
