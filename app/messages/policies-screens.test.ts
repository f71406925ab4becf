import { describe, expect, it } from "vitest";
import { plainWordsIn, speakPseudo } from "#test/pseudo.ts";
import { visit } from "#test/visit.ts";
import { policies } from "./policies.server.ts";

const PATHS = ["privacy-policy", "csae-standards"] as const;
/** What Hindi writes in Latin letters too: names, abbreviations, and words of the trade. */
const NAMES = [
  "JavaScript",
  "Apple",
  "Cloudflare",
  "CSAE",
  "CSAM",
  "CyberTipline",
  "Do Not Track",
  "GET",
  "Global Privacy Control",
  "Google Play",
  "Google",
  "Grievance Officer",
  "IMEI",
  "INHOPE",
  "Canadian Centre for Child Protection",
  "Shield by Project Arachnid",
  "Shield",
  "Internet Watch Foundation",
  "IP",
  "IWF",
  "Meta",
  "Microsoft",
  "Mozilla",
  "NCMEC",
  "UPI",
  "Nearby",
  "POCSO",
  "Take It Down",
  "Turnstile",
  "WhatsApp",
  "cybercrime.gov.in",
  "gac.gov.in",
  "salt",
  "scrypt",
];

const withoutNames = (html: string) =>
  NAMES.reduce((rest, name) => rest.replaceAll(RegExp(`\\b${name}\\b`, "g"), ""), html);

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
  expect(await plainWordsIn(new Response(withoutNames(`${lead}${short}${text}`)))).toEqual([]);
});

it("a sentence left in English is found, whichever way its words begin", async () => {
  const html = withoutNames("<p>Google देखिए। Take Down Notices Go Here.</p>");
  expect(await plainWordsIn(new Response(html))).toEqual(["Take", "Down", "Notices", "Go", "Here"]);
});
