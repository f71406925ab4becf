import * as fc from "fast-check";
import {
  alike,
  anyId,
  anyKey,
  anyValue,
  headerSafe,
  rarely,
  writeObject,
  type Alike,
} from "./values.ts";

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

type TextChange = (text: string) => BodyInit;

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
