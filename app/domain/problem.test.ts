import * as v from "valibot";
import { expect, it } from "vitest";
import { findFieldProblems, problemOf } from "./problem.ts";

const problemIn = (input: v.GenericSchema, given: unknown) => {
  const { issues = [] } = v.safeParse(input, given);
  return issues.map(problemOf);
};

it("an upper limit comes along with its code, of characters also how many there are, and no other limit does", () => {
  const text = v.pipe(v.string(), v.minLength(3, "short"), v.maxLength(5, "long"));
  expect(problemIn(text, "four45")).toEqual([{ code: "long", most: 5 }]);
  expect(problemIn(text, "ab")).toEqual([{ code: "short" }]);
  const counted = v.pipe(v.string(), v.maxCodePoints(2, "long"));
  expect(problemIn(counted, "😀😀😀")).toEqual([{ code: "long", most: 2, count: 3 }]);
  const number = v.pipe(v.number(), v.minValue(1, "low"), v.maxValue(9, "high"));
  expect([...problemIn(number, 0), ...problemIn(number, 10)]).toEqual([
    { code: "low" },
    { code: "high", most: 9 },
  ]);
});

it("each field of a form has its first problem", () => {
  const name = v.pipe(v.string(), v.minLength(3, "short"), v.regex(/^[a-z]*$/, "unfit"));
  const input = v.object({ name, nick: name }, "missing");
  expect(findFieldProblems(input, { name: "A", nick: "abc" })).toEqual({ name: { code: "short" } });
  expect(findFieldProblems(input, { name: "abc" })).toEqual({ nick: { code: "missing" } });
});
