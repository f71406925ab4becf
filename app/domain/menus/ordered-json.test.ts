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
