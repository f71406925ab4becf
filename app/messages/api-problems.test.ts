import { expect, it } from "vitest";
import { apiProblems } from "./api-problems.ts";

it("the JSON API, the desk and commands have words for all that the domain can find wrong with a menu", () => {
  const sources = import.meta.glob<string>(
    ["/app/domain/menus/*.ts", "!/app/domain/menus/*.test.ts"],
    {
      query: "?raw",
      import: "default",
      eager: true,
    },
  );
  const codes = Object.values(sources).flatMap(
    (source) => source.match(/(?<=")menu-[a-z-]+(?=")/g) ?? [],
  );
  const known = Object.keys(apiProblems);
  // A line of the footer has no place in the API.
  expect(codes.filter((code) => !known.includes(code))).toEqual(["menu-line-repeated"]);
  expect(known.filter((code) => !codes.includes(code))).toEqual([]);
});
