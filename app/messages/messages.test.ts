import sources from "virtual:product-files";
import { describe, expect, it } from "vitest";
import { bindTexts, isPlural } from "./bind.ts";
import { catalogues } from "./catalogues.server.ts";
import { LANGUAGES, LOCALES } from "./languages.ts";
import type { Plural, Texts } from "./translation.ts";

/** Every text with its path: `site.hero.lookAround`. A plural has one for each category. */
function textsIn(texts: Texts, path = ""): [path: string, text: string][] {
  return Object.entries(texts).flatMap(([key, text]): [string, string][] => {
    const here = path === "" ? key : `${path}.${key}`;
    if (typeof text === "string") return [[here, text]];
    if (!isPlural(text)) return textsIn(text, here);
    return categoriesOf(text).map((category) => [`${here}.${category}`, String(text[category])]);
  });
}

const categoriesOf = (plural: Plural) =>
  (Object.keys(plural) as (keyof Plural)[]).filter((key) => key !== "by");

const marksIn = (text: string) => (text.match(/\{\w+\}|<\/?\w+>/g) ?? []).toSorted();

const english = textsIn(catalogues.en);
const englishByPath = new Map(english);

describe.each(LANGUAGES)("the texts in %s", (language) => {
  const texts = textsIn(catalogues[language]);

  it("hold the placeholders and tags of the English ones, and no others", () => {
    for (const [path, text] of texts) {
      const original = englishByPath.get(path) ?? englishByPath.get(path.replace(/\w+$/, "other"));
      expect([path, marksIn(text)]).toEqual([path, marksIn(original ?? "")]);
    }
  });

  it("have a form for every plural of the language", () => {
    const { pluralCategories } = new Intl.PluralRules(LOCALES[language]).resolvedOptions();
    for (const plural of pluralsIn(catalogues[language])) {
      expect(categoriesOf(plural).toSorted()).toEqual(pluralCategories.toSorted());
    }
  });

  it("begin and end without blanks", () => {
    expect(texts.filter(([, text]) => text !== text.trim() || text === "")).toEqual([]);
  });
});

const pluralsIn = (texts: Texts): Plural[] =>
  Object.values(texts).flatMap((text) => {
    if (typeof text === "string") return [];
    return isPlural(text) ? [text] : pluralsIn(text);
  });

describe("a text", () => {
  const bound = bindTexts(
    {
      plain: "Cancel",
      filled: "At most {most} of {what}",
      tagged: "As <b>{name}</b>, in <shop>this</shop> shop",
      counted: { by: "posts", one: "{posts} post in {place}", other: "{posts} posts in {place}" },
    } as const,
    "en",
  );

  it("is filled in, its numbers as India writes them", () => {
    expect(bound.plain).toBe("Cancel");
    expect(bound.filled({ most: 1_000_000, what: "{most} <b>" })).toBe(
      "At most 10,00,000 of {most} <b>",
    );
  });

  it("with tags comes in parts, and what is filled in opens no tag", () => {
    const parts = bound.tagged({
      name: "<shop>x</shop>",
      b: "bold",
      shop: "link",
    });
    expect(parts).toEqual([
      "As ",
      { around: "bold", words: "<shop>x</shop>" },
      ", in ",
      { around: "link", words: "this" },
      " shop",
    ]);
  });

  it("is bound to each language that asks for it", () => {
    const texts = { counted: { by: "posts", one: "One", other: "{posts}" } } as const;
    expect(bindTexts(texts, "en").counted({ posts: 0 })).toBe("0");
    // Hindi counts none like one.
    expect(bindTexts(texts, "hi").counted({ posts: 0 })).toBe("One");
    expect(bindTexts(texts, "hi")).toBe(bindTexts(texts, "hi"));
  });

  it("is of the number that it depends on", () => {
    expect(bound.counted({ posts: 1, place: "Pune" })).toBe("1 post in Pune");
    expect(bound.counted({ posts: 12_345, place: "Pune" })).toBe("12,345 posts in Pune");
  });
});

describe("every text", () => {
  const files = Object.entries(sources).flatMap(([path, source]) =>
    /^\/app\/(?!messages\/(?:en|hi)\/)/.test(path) ? [source] : [],
  );
  const typeOf = (area: string) => `\\b${area.charAt(0).toUpperCase()}${area.slice(1)}Texts\\b`;
  const code = new Map(
    Object.keys(catalogues.en).map((area) => [
      area,
      files
        .filter((text) => RegExp(`"${area}"|\\.${area}\\.|${typeOf(area)}`).test(text))
        .join("\n"),
    ]),
  );

  /**
   * Used in a file that names its area: by its group and name, `hero.lookAround`; by another name for the group,
   * `{ hero: words }` or `texts: HeroTexts`; as one of a group, `states[state]`; or taken out of the group. Problems
   * are told by their codes, which problems.test.ts looks for.
   */
  function isUsed(path: string): boolean {
    const [area = ""] = path.split(".");
    const [name = "", group = ""] = path.split(".").toReversed();
    const taken = new RegExp(`\\{[^{}]*\\b${name}\\b[^{}]*\\} = [^;]*\\b${group}\\b`);
    const text = code.get(area) ?? "";
    const others = [
      ...text.matchAll(RegExp(`\\b${group}: (\\w+)`, "g")),
      ...text.matchAll(RegExp(`\\b(\\w+): ${typeOf(group)}`, "g")),
    ].map((match) => match[1]);
    const isNamed = [group, ...others].some((words) => text.includes(`${words}.${name}`));
    return isNamed || taken.test(text) || (text.includes(`${group}[`) && isWritten(name));
  }

  /** Whether a key, or each part of `post-hide`, is written in the code, as names of states, reasons and kinds are. */
  const all = files.join("\n");
  const isWritten = (name: string): boolean =>
    RegExp(`"${name}"|\\b${name}:`).test(all) ||
    (name.includes("-") && name.split("-").every(isWritten));

  const keys = new Set(english.map(([path]) => path.replace(/\.(?:one|other)$/, "")));
  it("is shown somewhere", () => {
    expect(
      [...keys].filter((path) => !/^(?:postP|p)roblems\./.test(path) && !isUsed(path)),
    ).toEqual([]);
  });

  it("would be missed if nothing showed it", () => {
    const groups = new Set([...keys].map((path) => path.replace(/\.[^.]+$/, "")));
    expect([...groups].filter((group) => isUsed(`${group}.lookAway`))).toEqual([]);
  });
});
