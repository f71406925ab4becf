import { expect, it } from "vitest";
import { readLeft } from "./flow.ts";

it("reads a count of what was left, and of anything else none", () => {
  const read = (query: string) => readLeft(new URLSearchParams(query));
  expect(read("left=3")).toBe(3);
  for (const query of ["", "left=", "left=-3", "left=1e9", "left=Infinity", "left=two", "left=1.5"])
    expect({ query, left: read(query) }).toEqual({ query, left: 0 });
});
