/** Lists and objects in one another. Whoever reads them calls itself at each level, and the stack has an end. */
const DEEPEST = 100;

const STRING_AND_COLON = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g;

/**
 * Parses JSON like `JSON.parse`, but gives the objects at the `ordered` paths, such as
 * `sections[].items[].submenu`, as Maps in the order in which they are written. JSON.parse would move keys such
 * as "6" and "12" to the front, and the order of size options is the shop's own. An empty list at such a path is
 * an empty Map. Throws a SyntaxError on what is not JSON and a RangeError on what is nested more than 100 deep.
 */
export function parseOrderedJson(text: string, ordered: readonly string[]): unknown {
  JSON.parse(text);
  // With a mark before it no key looks like a number, and insertion order is kept.
  const marked = text.replaceAll(STRING_AND_COLON, (string, colon) =>
    colon === undefined ? string : `"~${string.slice(1)}`,
  );
  return unmark(JSON.parse(marked), "", 1);

  function unmark(value: unknown, path: string, depth: number): unknown {
    if (typeof value !== "object" || value === null) return value;
    if (depth > DEEPEST) throw new RangeError(`Nested more than ${DEEPEST} deep`);
    const asMap = ordered.includes(path);
    if (Array.isArray(value))
      return asMap && value.length === 0
        ? new Map()
        : value.map((part) => unmark(part, `${path}[]`, depth + 1));
    const entries = Object.entries(value).map(([marked, part]): [string, unknown] => {
      const key = marked.slice(1);
      return [key, unmark(part, path === "" ? key : `${path}.${key}`, depth + 1)];
    });
    return asMap ? new Map(entries) : Object.fromEntries(entries);
  }
}

/** Writes plain data like `JSON.stringify`, and Maps as objects whose keys stay in their order. */
export function writeOrderedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeOrderedJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value ?? null);
  const all = [...(value instanceof Map ? value : Object.entries(value))];
  const entries = all.filter(([, part]) => part !== undefined);
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${writeOrderedJson(part)}`).join(",")}}`;
}
