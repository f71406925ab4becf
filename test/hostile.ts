import * as fc from "fast-check";

/** What is sent to a call instead of what its description requires. */
export interface HostileCall {
  /** Replaces the id in the path; already escaped. */
  id: string | undefined;
  /** Changes to the fields of a valid body, then to its text. */
  fields: FieldChange[];
  text: TextChange;
  /** Headers to add or replace; null removes one. */
  headers: Record<string, string | null>;
}

type FieldChange =
  | { kind: "set"; at: number; value: string | Alike }
  | { kind: "remove"; at: number }
  | { kind: "add"; key: string; value: string };

/** Values of each type; a field gets the one of its own type. */
interface Alike {
  text: string;
  map: string;
  list: string;
  number: string;
}

type TextChange = (text: string) => BodyInit;

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
const anyValue = fc.oneof(
  { weight: 6, arbitrary: scalar },
  { weight: 1, arbitrary: broken },
  { weight: 2, arbitrary: fc.oneof(list, map, json) },
  { weight: 2, arbitrary: nested },
  { weight: 1, arbitrary: fc.oneof(deepMap, long) },
);

const alike = fc.record<Alike>({
  text: quoted,
  map,
  list: fc.oneof(list, nested),
  number: fc.constantFrom(...NUMBERS),
});

const fieldChange: fc.Arbitrary<FieldChange> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant("set" as const),
      at: fc.nat(9),
      value: fc.oneof(anyValue, alike),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("remove" as const), at: fc.nat(9) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("add" as const), key: anyKey, value: anyValue }),
  },
);

const asItIs: TextChange = (text) => text;
const textChange: fc.Arbitrary<TextChange> = fc.oneof(
  { weight: 12, arbitrary: fc.constant(asItIs) },
  {
    weight: 2,
    arbitrary: fc
      .nat(100)
      .map((share) => (text: string) => text.slice(0, Math.floor((text.length * share) / 101))),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.nat(100), fc.constantFrom('"', "\\", "\u0000", "}", "[", ",", ":", "\uFEFF", "//"))
      .map(([share, sign]) => (text: string) => {
        const at = Math.floor((text.length * share) / 100);
        return text.slice(0, at) + sign + text.slice(at);
      }),
  },
  { weight: 1, arbitrary: anyValue.map((value) => () => value) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<TextChange[]>(
      (text) => `[${text}]`,
      (text) => `${text}${text}`,
      (text) => ` \n${text}\n`,
      (text) => text + " ".repeat(65_536),
      (text) => Uint8Array.from([...new TextEncoder().encode(text), 0xff, 0xfe]),
      (text) => new TextEncoder().encode(text).map((byte) => (byte === 0x61 ? 0xc0 : byte)),
      (text) => Uint8Array.from(Array.from(text).flatMap((sign) => [sign.charCodeAt(0), 0])),
      () => new Uint8Array(0),
    ),
  },
);

const RAW_IDS = ["", "%", "%00", "%E0%A4%A", "%ff", "..", "%2e%2e", "a/b", "a%2Fb", "demo.data"];
const RAW_MORE = ["_.data", "*", "null", "undefined", "0", "-1", "1e9", "NaN", "__proto__", ":id"];
/** A replacement for an id in a path, already escaped. */
export const anyId = fc.oneof(
  fc.constantFrom(...RAW_IDS, ...RAW_MORE, "x".repeat(4_000)),
  anyText.map((text) => encodeURIComponent(text.toWellFormed())),
);

const CONTENT_TYPES = [
  null,
  "",
  "text/plain",
  "text/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/json; charset=utf-16",
  "APPLICATION/JSON",
  "application/merge-patch+json",
  "application/jsonp",
  "application/json/x",
];
const ascii = fc.string({ unit: "binary-ascii", maxLength: 30 }).map(headerSafe);
const contentType = fc.oneof(fc.constantFrom(...CONTENT_TYPES), ascii);
const anyTag = fc.oneof(fc.constantFrom("*", 'W/"', '"1-test.json"', ","), ascii);
/** Mostly well-formed, and few enough that some are reused. */
const anyOnce = fc.oneof(
  { weight: 5, arbitrary: fc.nat(60).map(String) },
  { weight: 1, arbitrary: fc.oneof(fc.constantFrom("", "two words", "k".repeat(256)), ascii) },
);
const otherHeaders = fc.constantFrom<[string, string]>(
  ["Origin", "https://evil.example"],
  ["Origin", "null"],
  ["Sec-Fetch-Site", "cross-site"],
  ["Cookie", "session=x; XSRF-TOKEN=x"],
  ["Cookie", "session="],
  ["Cookie", "session=%E0%A4%A"],
  ["X-XSRF-TOKEN", ""],
  ["X-XSRF-TOKEN", "x".repeat(5_000)],
);
const harmlessHeaders = fc.constantFrom<[string, string]>(
  ["Accept", "text/html"],
  ["Accept-Encoding", "identity"],
  ["CF-Ray", "x".repeat(500)],
  ["Range", "bytes=0-5"],
  ["X-HTTP-Method-Override", "DELETE"],
  ["Content-Encoding", "identity"],
);

const headers = fc
  .record({
    "Content-Type": rarely(contentType),
    "If-None-Match": rarely(anyTag),
    "Idempotency-Key": fc.option(anyOnce, { nil: undefined, freq: 2 }),
    other: rarely(otherHeaders),
    harmless: rarely(harmlessHeaders),
  })
  .map(({ other, harmless, ...named }) => {
    const all = [...Object.entries(named), ...[other, harmless].filter((one) => one !== undefined)];
    return Object.fromEntries(all.filter(([, value]) => value !== undefined));
  });

/** Hostile only in its fields, so that it is not refused earlier for something else. */
const hostileFields: fc.Arbitrary<HostileCall> = fc.record({
  id: fc.constant(undefined),
  fields: fc.array(fieldChange, { minLength: 1, maxLength: 2 }),
  text: fc.constant(asItIs),
  headers: fc.constant({}),
});
const hostileAll = fc.record({
  id: rarely(anyId),
  fields: fc.array(fieldChange, { maxLength: 3 }),
  text: textChange,
  headers,
}) as fc.Arbitrary<HostileCall>;

/** A call from an attacker or a broken program. */
export const hostileCall: fc.Arbitrary<HostileCall> = fc.oneof(hostileFields, hostileAll);

/** The text of a body with these changes; keys may be duplicated. */
export function hostileBody(body: object, { fields, text }: HostileCall): BodyInit {
  const entries = Object.entries(body).map(([key, value]): [string, string] => [
    key,
    JSON.stringify(value),
  ]);
  for (const change of fields) {
    if (change.kind === "add") entries.push([change.key, change.value]);
    const at = change.kind === "add" ? -1 : change.at % Math.max(entries.length, 1);
    if (change.kind === "remove") entries.splice(at, 1);
    const entry = entries[at];
    if (change.kind === "set" && entry) entry[1] = valueFor(entry[1], change.value);
  }
  return text(writeObject(entries));
}

function valueFor(was: string, value: string | Alike): string {
  if (typeof value === "string") return value;
  const kinds: Record<string, keyof Alike> = { '"': "text", "{": "map", "[": "list" };
  return value[kinds[was.charAt(0)] ?? "number"];
}

function writeObject(entries: [string, string][]): string {
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
