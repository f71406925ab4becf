import * as fc from "fast-check";

/** Values of each type; a field gets the one of its own type. */
export interface Alike {
  text: string;
  map: string;
  list: string;
  number: string;
}

const TEXTS = [
  "",
  " ",
  "\u00A0\u3000",
  "\u200B\u200D\u2060",
  "\uFEFFTea",
  "\u0000",
  "Tea\u0000",
  "\u001B[31mTea",
  "Tea\u007F",
  "Tea\u0085",
  "a\nb\r\nc\td",
  "\u202Eaet",
  "\u2066Tea\u2069",
  "\uD800",
  "Tea \uDC00\uD83C",
  "\uFFFF\uFFFE",
  "e\u0301".repeat(60),
  "Z\u0351\u036B\u0343".repeat(30),
  "☕".repeat(60),
  "👨‍👩‍👧‍👦".repeat(11),
  "مرحبا चाय ชา",
  "x".repeat(120),
  "x".repeat(121),
  "x".repeat(2_001),
  "x".repeat(40_000),
  "__proto__",
  "constructor",
  "size_1700000000000",
  "'; DROP TABLE items; --",
  '"\\',
  "<script>alert(1)</script>",
  "%00%E0%A4%A",
  "${7*7}{{7*7}}",
  "NaN",
  "Infinity",
  "0x10",
  "1e3",
  "-1",
  "12.345",
  "১২",
  "1000000.01",
];

/** Numbers, and what only looks like one, as JSON text; the latter make it invalid. */
const NUMBERS = (
  "0 -0 1 -1 2 3 61 300 301 0.01 0.001 0.005 1.005 1e-7 5e-324 1e3 1E5 1e21 1e308 1e400 -1e400 " +
  "1000000 1000000.01 1000000.001 9007199254740991 9007199254740992 9007199254740993 " +
  "99999999999999999999 123456789012345678901234567890"
).split(" ");
const NO_NUMBERS = "01 +1 .5 5. 0x10 NaN Infinity -Infinity undefined".split(" ");

const KEYS = (
  "__proto__ constructor prototype toString hasOwnProperty then length id shop_id shopId position " +
  "revision submenu metadata subheader subheaders item section section_id item_id price item_order " +
  "section_order username password email phone message"
).split(" ");

const DEPTHS = [97, 98, 99, 100, 6_000, 8_000, 9_000, 10_000, 11_000, 12_000, 32_000];

/** Spread over all lengths; by default most are short. */
const MANY = { maxLength: 25, size: "max" } as const;

const quote = (text: string) => JSON.stringify(text);
/** A text that often breaks programs, or any other. */
export const anyText = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ unit: "binary", maxLength: 150 }),
);
/** The name of a field, ours or not. */
export const anyKey = fc.oneof(fc.constantFrom(...KEYS), anyText);
const quoted = anyText.map(quote);
const scalar = fc.oneof(quoted, fc.constantFrom(...NUMBERS, "null", "true", "false", '"30"'));
const broken = fc.constantFrom(...NO_NUMBERS);

const nested = fc
  .tuple(
    fc.constantFrom(...DEPTHS),
    fc.constantFrom(["[", "]"], ["[", "]"], ['{"a":', "}"]),
    scalar,
  )
  .map(([depth, [open = "", close = ""], inner]) =>
    [open.repeat(depth), inner, close.repeat(depth)].join(""),
  );
const plainText = fc.nat(999).map((serial) => `Size ${serial}`);
/** Lists and maps with few hostile entries, so that one does not hide the others. */
const list = fc
  .array(fc.oneof({ weight: 9, arbitrary: plainText.map(quote) }, scalar), MANY)
  .map((values) => `[${values.join(",")}]`);
const map = fc
  .array(
    fc.tuple(
      fc.oneof({ weight: 9, arbitrary: plainText }, anyKey),
      fc.oneof({ weight: 9, arbitrary: fc.nat(99).map(String) }, scalar),
    ),
    MANY,
  )
  .map(writeObject);
const long = fc
  .tuple(scalar, fc.constantFrom(21, 301, 5_000))
  .map(([value, times]) => `[${Array.from({ length: times }, () => value).join(",")}]`);
const deepMap = nested.map((value) => `{"a":${value}}`);
const json = fc.jsonValue().map((value) => JSON.stringify(value));
/** The JSON of a value, or nearly. */
export const anyValue = fc.oneof(
  { weight: 6, arbitrary: scalar },
  { weight: 1, arbitrary: broken },
  { weight: 2, arbitrary: fc.oneof(list, map, json) },
  { weight: 2, arbitrary: nested },
  { weight: 1, arbitrary: fc.oneof(deepMap, long) },
);

/** A value of each type. */
export const alike = fc.record<Alike>({
  text: quoted,
  map,
  list: fc.oneof(list, nested),
  number: fc.constantFrom(...NUMBERS),
});

const RAW_IDS = ["", "%", "%00", "%E0%A4%A", "%ff", "..", "%2e%2e", "a/b", "a%2Fb", "demo.data"];
const RAW_MORE = ["_.data", "*", "null", "undefined", "0", "-1", "1e9", "NaN", "__proto__", ":id"];
/** A replacement for an id in a path, already escaped. */
export const anyId = fc.oneof(
  fc.constantFrom(...RAW_IDS, ...RAW_MORE, "x".repeat(4_000)),
  anyText.map((text) => encodeURIComponent(text.toWellFormed())),
);

/** The JSON of an object with these keys, which may be duplicated, and values as JSON. */
export function writeObject(entries: [string, string][]): string {
  return `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(",")}}`;
}

/** What a header may hold: visible characters and spaces. */
export function headerSafe(text: string): string {
  return text.replaceAll(/[^\x20-\x7E]/g, "~");
}

/** Undefined in seven of eight cases. */
export function rarely<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.oneof({ weight: 7, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
}
