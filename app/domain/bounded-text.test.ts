import * as v from "valibot";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { newPasswordInput } from "./accounts/input.ts";
import { numberAmong } from "./number-among.ts";
import { CASE_ACTS, groundsInputFor } from "./reports/input.ts";

/** Longer than anything that is taken: a word rule has up to 80,000. */
const LONG = 100_000;
/** The longest allowed: a message, or the metadata of other programs. */
const MOST_SEEN = 2_000;

let longestSeen = 0;

// The standard has test, replace, match and split call `exec` too.
beforeEach(() => {
  // oxlint-disable-next-line typescript/unbound-method -- it is called with the pattern that was asked
  const { exec } = RegExp.prototype;
  longestSeen = 0;
  vi.spyOn(RegExp.prototype, "exec").mockImplementation(function (this: RegExp, text) {
    longestSeen = Math.max(longestSeen, text.length);
    return exec.call(this, text);
  });
});
afterEach(() => vi.restoreAllMocks());

const modules = import.meta.glob<Record<string, unknown>>(
  ["/app/**/input.ts", "/app/routes/**/{fields,names,*-json}.ts"],
  { eager: true },
);
const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === "object" && value !== null && "~run" in value && "kind" in value;
const exported = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module).flatMap(([name, value]): [string, v.GenericSchema][] =>
    isSchema(value) ? [[`${name} of ${file}`, value]] : [],
  ),
);
const made: [string, v.GenericSchema][] = [
  ["newPasswordInput", newPasswordInput("asha")],
  ["numberAmong", numberAmong([1, 2], "one of them")],
  ...CASE_ACTS.map((act): [string, v.GenericSchema] => [
    `groundsInputFor ${act}`,
    groundsInputFor(act),
  ]),
];

/** The nested schemas of Valibot's inputs. */
interface Parts {
  entries: Record<string, v.GenericSchema>;
  options: unknown[];
  item: v.GenericSchema;
  value: v.GenericSchema;
  wrapped: v.GenericSchema;
}

const FILLED: Record<string, (parts: Parts, text: string) => unknown> = {
  object: ({ entries }, text) =>
    Object.fromEntries(
      Object.entries(entries).map(([name, entry]) => [name, filledWith(entry, text)]),
    ),
  number: () => 1,
  picklist: ({ options }) => options[0],
  array: ({ item }, text) => [filledWith(item, text)],
  map: ({ value }, text) => new Map([[text, filledWith(value, text)]]),
  optional: ({ wrapped }, text) => filledWith(wrapped, text),
  nullish: ({ wrapped }, text) => filledWith(wrapped, text),
};

/** A value that fits an input, with `text` wherever it takes one. */
function filledWith(schema: v.GenericSchema, text: string): unknown {
  return FILLED[schema.type]?.(schema as unknown as Parts, text) ?? text;
}

it("finds the inputs", () => {
  expect(exported.length).toBeGreaterThan(30);
});

it.each([...exported, ...made])("%s shows no pattern a text that is too long", (_, input) => {
  for (const text of ["x", " ", "1", "a@", "\\", "\n"]) {
    const long = `1${text.repeat(LONG)}x`;
    v.safeParse(input, filledWith(input, long));
    expect(longestSeen, JSON.stringify(text)).toBeLessThanOrEqual(MOST_SEEN);
  }
});
