import tests from "virtual:test-files";
import { describe, expect, it } from "vitest";

const texts = import.meta.glob<string>("/app/messages/en/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The name of a test where it is made: `it("…"`, `test("…"`, and `it.each(…)("…"`. What is skipped is none. */
const TITLE = /\b(?:it|test)(?:\.each\b.*?\))?\(\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1/gs;

/** Which tests keep the promises of the policies, and where each promise stands. */
const links = Object.entries(texts).flatMap(([text, source]) =>
  [...source.matchAll(/^ *<!-- Kept by: (.*) -->$/gm)].map(([, said = ""]) => ({ text, said })),
);

const titlesOf = (source: string) => [...source.matchAll(TITLE)].map(([, , title]) => title);

describe("a promise of the policies", () => {
  it.each(links)("in $text is kept by $said", ({ said }) => {
    const [, file = "", title = ""] = /^(\S+) “([^”]+)”$/.exec(said) ?? [];
    expect(Object.keys(tests)).toContain(`/${file}`);
    expect(titlesOf(tests[`/${file}`] ?? "")).toContain(title);
  });

  it("says what keeps it wherever that is spoken of, in one way", () => {
    const mentions = Object.values(texts).flatMap((source) => source.match(/kept by/gi) ?? []);
    const byPeople = Object.values(texts).flatMap(
      (source) => source.match(/^ *<!-- Kept by people: [^:]+: .* -->$/gm) ?? [],
    );
    expect(links.length + byPeople.length).toBe(mentions.length);
    expect(links.length).toBeGreaterThan(100);
  });
});

it("the name of a test is found where it is made, and neither where it is skipped nor that of a group", () => {
  const source = `it("a 'b'", x); it.each([1])(\n "c %s", x); test(\`d\`); it.skip("e"); it.todo("f");
    describe("g", x); describe.each([1])("h %s", x); it.each<T>(a)("i"); it.skip.each([1])("j", x)`;
  expect(titlesOf(source)).toEqual(["a 'b'", "c %s", "d", "i"]);
});
