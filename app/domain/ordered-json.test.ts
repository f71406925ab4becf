import { expect, it } from "vitest";
import { parseOrderedJson } from "./ordered-json.ts";

it.each([
  ["lists", "[", "]"],
  ["objects", '{"a":', "}"],
])(
  "%s are read when nested 100 deep, and no deeper: nobody's stack is without end",
  (_, open, close) => {
    const nested = (depth: number) =>
      `${open.repeat(depth)}1${close.repeat(depth)}`.replace("[1]", "[]");
    expect(parseOrderedJson(nested(100), [])).toEqual(JSON.parse(nested(100)));
    for (const depth of [101, 1_000, 10_000, 30_000]) {
      expect(() => parseOrderedJson(nested(depth), [])).toThrow(RangeError);
    }
  },
);

const entriesAt = (text: string) => {
  const { sizes, ...others } = parseOrderedJson(text, ["sizes"]) as Record<string, unknown>;
  return { sizes: sizes instanceof Map ? [...sizes] : sizes, others };
};

it.each([
  [
    '{"12": 1, "6": 2, "Half": 3, "~6": 4}',
    [
      ["12", 1],
      ["6", 2],
      ["Half", 3],
      ["~6", 4],
    ],
  ],
  [
    '{"x, \\"6": {"7": 1}, \t"6"\n: ["a", "1"]}',
    [
      ['x, "6', { 7: 1 }],
      ["6", ["a", "1"]],
    ],
  ],
  [
    '{"b": 1, "\\u0036": 2, "\\u007e6": 3, "5": 4}',
    [
      ["b", 1],
      ["6", 2],
      ["~6", 3],
      ["5", 4],
    ],
  ],
  [
    '{"6": 1, "a": 2, "\\u0036": 3}',
    [
      ["6", 3],
      ["a", 2],
    ],
  ],
  [
    '{"__proto__": 1, "1": 2}',
    [
      ["__proto__", 1],
      ["1", 2],
    ],
  ],
  ["[]", []],
  ["[1]", [1]],
  ["null", null],
])("sizes of %s keep their order and their names", (sizes, entries) => {
  const read = entriesAt(`{"9": "8", "size": "{\\"1", "sizes": ${sizes}, "0": ["2", "1"]}`);
  expect(read).toEqual({ sizes: entries, others: { 0: ["2", "1"], 9: "8", size: '{"1' } });
});

it("an object is found at its path, whatever its name is written with, and however often", () => {
  expect(entriesAt('{"\\u0073izes": {"b": 1, "2": 2}}').sizes).toHaveLength(2);
  expect(entriesAt('{"sizes": {"3": 1, "2": 9}, "\\u0073izes": {"b": 1, "2": 2}}')).toEqual({
    sizes: [
      ["2", 2],
      ["b", 1],
    ],
    others: {},
  });
});
