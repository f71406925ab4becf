import { afterAll, beforeAll } from "vitest";
import { isPlural } from "#app/messages/bind.ts";
import { catalogues } from "#app/messages/catalogues.server.ts";
import type { Texts } from "#app/messages/translation.ts";

const ACCENTED = Object.fromEntries(
  Array.from("abcdefghijklmnopqrstuvwxyz", (letter, index) => [
    letter,
    Array.from("áƀćđéƒĝĥíĵķłɱñóþɋřšťúṽŵẋýž")[index],
  ]),
);
/** What is filled in, and the tags around words, stay as they are. */
const MARK = /(\{\w+\}|<\/?\w+>)/;

/** Puts a pseudo-language in the place of Hindi while the tests of a file run. */
export function speakPseudo(): void {
  const { hi } = catalogues;
  beforeAll(() => void (catalogues.hi = pseudo(catalogues.en)));
  afterAll(() => void (catalogues.hi = hi));
}

/** The same texts in no language: a third longer, and without any plain Latin letter. */
function pseudo<T extends Texts>(texts: T): T {
  const entries = Object.entries(texts).map(([key, text]) => {
    if (typeof text === "string") return [key, accent(text)];
    if (!isPlural(text)) return [key, pseudo(text)];
    const { by, ...categories } = text;
    return [key, { by, ...pseudo(categories) }];
  });
  return Object.fromEntries(entries) as T;
}

function accent(text: string): string {
  const accented = text
    .split(MARK)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replaceAll(/[a-z]/gi, (letter) => ACCENTED[letter.toLowerCase()] ?? letter),
    );
  return `${accented.join("")}${" ~~~".repeat(Math.ceil(text.length / 12))}`;
}

/** Names, addresses, numbers and codes, which are the same in every language. */
const SAME_EVERYWHERE = /\S+@\S+|https?:\S+|\S+\/\S+|Nukkad|\S*\d\S*|[A-Z]{4}-[A-Z]{4}/g;
const SPOKEN = ["aria-label", "alt", "placeholder", "title", "data-failure"];
const SPOKEN_META = /description|keywords|title/;

/**
 * The words of a page that are in plain Latin letters: of a page in pseudo-language, those that are not from the
 * catalogue. Drawings, and what carries a language of its own, are left out.
 */
export async function plainWordsIn(page: Response): Promise<string[]> {
  const own = new HTMLRewriter()
    .on("script, style, svg *, body [lang]", { element: (element) => void element.remove() })
    .transform(page);
  const found: string[] = [];
  const rewriter = new HTMLRewriter()
    .onDocument({
      text: ({ text, lastInTextNode }) => void found.push(text, lastInTextNode ? "\n" : ""),
    })
    .on("*", {
      element: (element) => {
        for (const name of SPOKEN) found.push(element.getAttribute(name) ?? "", "\n");
      },
    })
    .on("meta[content]", {
      element: (meta) => {
        const name = meta.getAttribute("name") ?? meta.getAttribute("property") ?? "";
        if (SPOKEN_META.test(name)) found.push(meta.getAttribute("content") ?? "", "\n");
      },
    });
  await rewriter.transform(own).text();
  const words =
    found
      .join("")
      // What stands in a <noscript> is text to a parser that knows of scripts.
      .replaceAll(/<[^<>]*>/g, "")
      .replaceAll(SAME_EVERYWHERE, "")
      .match(/[a-z]{2,}/gi) ?? [];
  return [...new Set(words)].filter((word) => word !== "amp" && word !== "quot");
}
