import { describe, expect, it } from "vitest";
import { plainWordsIn, speakPseudo } from "#test/pseudo.ts";
import { visit } from "#test/visit.ts";
import { policies } from "./policies.server.ts";

const PATHS = ["privacy-policy", "csae-standards"] as const;
const NAMES = /^(?:[A-Z]\w*|menu|demo|cafe|scrypt|salt|cybercrime|gov|gac|in)$/;

speakPseudo();

describe.each(PATHS)("in another language, %s", (path) => {
  const { lead, short, text, ...rest } = policies.hi[path];
  const translated = new Response(`${lead}${short}${text}${JSON.stringify(rest)}`);

  it("shows no text that is neither in the catalogue nor in its Markdown", async () => {
    const page = await visit(`/hi/${path}`);
    expect(page.status).toBe(200);
    const words = new Set(await plainWordsIn(translated));
    const found = await plainWordsIn(page);
    expect(found.filter((word) => !words.has(word))).toEqual([]);
  });
});

it.each(PATHS)("the Hindi of %s has no English words but names", async (path) => {
  const { lead, short, text } = policies.hi[path];
  const words = await plainWordsIn(new Response(`${lead}${short}${text}`));
  expect(words.filter((word) => !NAMES.test(word))).toEqual([]);
});
