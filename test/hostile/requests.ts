import * as fc from "fast-check";
import { body, change, hugeText, urlencoded, type BodyMaker, type FormChange } from "./forms.ts";
import { anyId, anyText, headerSafe, rarely } from "./values.ts";

/** What is sent to a URL instead of what its own pages send. */
export interface HostileRequest {
  method: string;
  /** Replaces each path parameter; already escaped. */
  id: string | undefined;
  /** Appended to the path: suffixes that the framework or a proxy may interpret, and a query. */
  suffix: string;
  query: string;
  /** Which of its known forms it starts from, and the changes to it. */
  form: number;
  changes: FormChange[];
  body: BodyMaker;
  cookies: string[];
  headers: Record<string, string>;
}

const METHODS = ["PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "PROPFIND", "get", "Post"];
const method = fc.oneof(
  { weight: 8, arbitrary: fc.constant("POST") },
  { weight: 6, arbitrary: fc.constant("GET") },
  { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
);
const SUFFIXES = ["/", "//", "/x", ".data/", "/_.data", "%00", "%2F", ";x", "%E0%A4%A", "/..", "."];
const suffix = fc.oneof(
  { weight: 6, arbitrary: fc.constant("") },
  { weight: 3, arbitrary: fc.constant(".data") },
  { weight: 1, arbitrary: fc.constantFrom(...SUFFIXES) },
);

/** Query and field names of our own routes and of the framework. */
const ASKED = (
  "q page within kind before since next sent saved open size of text done shared error index " +
  "_routes tile title url status"
).split(" ");
const RAW_QUERIES = [
  "?",
  "?%",
  "?%E0%A4%A",
  "?a=%ff&=&&",
  "?index&index",
  "?_routes=",
  "?__proto__=1",
];
const query = fc.oneof(
  { weight: 4, arbitrary: fc.constant("") },
  {
    weight: 4,
    arbitrary: fc
      .array(fc.tuple(fc.constantFrom(...ASKED), anyText), { minLength: 1, maxLength: 3 })
      .map((pairs) => `?${new URLSearchParams(pairs)}`),
  },
  { weight: 1, arbitrary: fc.constantFrom(...RAW_QUERIES) },
  {
    weight: 1,
    arbitrary: anyText.map((text) => `?next=/${encodeURIComponent(text.toWellFormed())}`),
  },
);

const PLACES = [
  [{ tile: "16/46234/29482", name: "x" }],
  [{ tile: "99/1/1", name: "x".repeat(5_000) }],
  [{ tile: 1 }],
  { length: 1e9 },
  "x",
  null,
  Array.from({ length: 500 }, () => ({ tile: "16/46234/29482", name: "" })),
].map((places) => `places=${encodeURIComponent(btoa(JSON.stringify(places)))}`);
const COOKIES = [
  ...PLACES,
  "places=%E0%A4%A",
  "places=====",
  "session=",
  "session=x.y",
  "session=%E0%A4%A",
  "session=%22%7B%7D%22.x",
  "__Host-session=x",
  "neighbour=x",
  "neighbour=IiI%3D.x",
  "XSRF-TOKEN=x",
  "__proto__=x",
  "=",
  ";;;=;",
  'a="b',
  `a=${"x".repeat(10_000)}`,
  `b=${"=".repeat(20_000)}`,
  "c=1; ".repeat(1_500),
];
const cookies = fc.oneof(
  { weight: 3, arbitrary: fc.constant<string[]>([]) },
  { weight: 2, arbitrary: fc.array(fc.constantFrom(...COOKIES), { minLength: 1, maxLength: 2 }) },
);

const HEADERS: [name: string, values: string[]][] = [
  ["Accept", ["text/html", "*/*;q=x", ",".repeat(9_000)]],
  ["Accept-Language", ["hi", "en;q=0, *", "x-".repeat(4_000), ";;q=,"]],
  ["Accept-Encoding", ["identity", "zstd, br;q=9"]],
  ["User-Agent", ["", "iPhone", "x".repeat(9_000)]],
  ["CF-Connecting-IP", ["", "::", "no address", ":".repeat(5_000), "1.2.3.4, 5.6.7.8"]],
  ["CF-IPCountry", ["", "T1", "__proto__", "x".repeat(5_000)]],
  ["CF-Ray", ["", "x".repeat(5_000)]],
  ["Content-Encoding", ["gzip", "identity"]],
  ["Idempotency-Key", ["", "k", "k".repeat(9_000)]],
  ["If-Modified-Since", ["never"]],
  ["If-None-Match", ["*", 'W/"', '"'.repeat(9_000)]],
  ["Origin", ["null", "https://evil.example", "x".repeat(9_000), "http://nukkad.test:x"]],
  ["Range", ["bytes=0-5", "bytes=-", "bytes=0-0,1-1,2-2"]],
  ["Referer", ["", "javascript:alert(1)"]],
  ["Sec-Fetch-Site", ["cross-site", "same-origin", "x"]],
  ["X-XSRF-TOKEN", ["", "x".repeat(5_000)]],
  ["X-Forwarded-Host", ["evil.example"]],
  ["X-React-Router-Request", ["1"]],
  ["Purpose", ["prefetch"]],
];
const header = fc.oneof(
  ...HEADERS.map(([name, values]) =>
    fc
      .oneof(
        { weight: 3, arbitrary: fc.constantFrom(...values) },
        { weight: 1, arbitrary: anyText.map((text) => headerSafe(text).trim()) },
      )
      .map((value): [string, string] => [name, value]),
  ),
);
const headers = fc
  .oneof(
    { weight: 1, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(header, { minLength: 1, maxLength: 3 }) },
  )
  .map((pairs) => Object.fromEntries(pairs));

/** A request to a page from an attacker or a broken browser. */
export const hostileRequest: fc.Arbitrary<HostileRequest> = fc.record({
  method,
  id: rarely(anyId),
  suffix,
  query,
  form: fc.nat(60),
  changes: fc.array(change, { maxLength: 2 }),
  body,
  cookies,
  headers,
});

const plain = { id: undefined, suffix: "", query: "", changes: [], cookies: [], headers: {} };

/** Sent to each route before the random requests: every query and field, all hostile, and too much of one. */
export const SWEEPS: HostileRequest[] = [
  ...["x".repeat(150), `\u0000'"<\\%\uD800`, "-1e9"].flatMap((value, form): HostileRequest[] => [
    {
      ...plain,
      method: "GET",
      form,
      body: urlencoded,
      query: `?${new URLSearchParams(ASKED.filter((name) => name !== "_routes").map((name) => [name, value]))}`,
    },
    { ...plain, method: "POST", form, body: urlencoded, changes: [{ kind: "set-all", value }] },
  ]),
  { ...plain, method: "POST", form: 0, body: hugeText },
];
