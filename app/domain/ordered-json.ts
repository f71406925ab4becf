/** The deepest nesting that is read: the readers are recursive, and the stack is limited. */
const DEEPEST = 100;

/** Keys that JSON.parse could take for numbers. Texts in lists match too, which does no harm. */
const MAYBE_NUMBER = /([{,]\s*")(?=[\d~\\])/g;

/**
 * Like `JSON.parse`, but objects at the `ordered` paths, such as `sections[].items[].submenu`, become Maps in the order
 * of the text: JSON.parse moves keys such as "6" to the front. An empty list there is an empty Map. Throws on invalid
 * JSON (SyntaxError) and beyond 100 levels (RangeError).
 */
export function parseOrderedJson(text: string, ordered: readonly string[]): unknown {
  if (isTooDeep(text)) throw new RangeError(`Nested more than ${DEEPEST} deep`);
  const value: unknown = JSON.parse(text);
  // With a mark in front no key looks like a number, and all keep their order.
  const marked = text.replace(MAYBE_NUMBER, "$1~");
  const inOrder: unknown = marked === text ? value : JSON.parse(marked);
  return ordered
    .map((path) => path.split(/\.|(?=\[\])/))
    .reduce((read, steps) => putMaps(read, inOrder, steps), value);
}

function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length && depth <= DEEPEST; at += 1) {
    const character = text[at];
    if (character === '"') isInString = !isInString;
    else if (character === "\\") at += 1;
    else if (isInString) continue;
    else if (character === "[" || character === "{") depth += 1;
    else if (character === "]" || character === "}") depth -= 1;
  }
  return depth > DEEPEST;
}

/** Replaces the objects at a path in `value` by Maps, in the key order of `inOrder`. */
function putMaps(value: unknown, inOrder: unknown, [step, ...further]: string[]): unknown {
  if (!isObject(value)) return value;
  if (step === undefined) return asMap(value, inOrder);
  if (Array.isArray(value) !== (step === "[]")) return value;
  for (const key of step === "[]" ? Object.keys(value) : [step]) {
    if (!Object.hasOwn(value, key)) continue;
    value[key] = putMaps(value[key], isObject(inOrder) ? inOrder[key] : undefined, further);
  }
  return value;
}

function asMap(value: Record<string, unknown>, inOrder: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? new Map() : value;
  const ordered = Object.keys(isObject(inOrder) ? inOrder : value).map((key) =>
    key.replace(/^~/, ""),
  );
  // Keys written twice, or with escapes, are not found there and come last.
  const keys = new Set([...ordered, ...Object.keys(value)]);
  return new Map(
    [...keys].filter((key) => Object.hasOwn(value, key)).map((key) => [key, value[key]]),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Writes data like `JSON.stringify`, and Maps as objects in their own key order. */
export function writeOrderedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeOrderedJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value ?? null);
  const all = [...(value instanceof Map ? value : Object.entries(value))];
  const entries = all.filter(([, part]) => part !== undefined);
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${writeOrderedJson(part)}`).join(",")}}`;
}
