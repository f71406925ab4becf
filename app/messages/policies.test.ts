import { describe, expect, it } from "vitest";
import { brand } from "#app/brand.ts";
import { catalogues } from "./catalogues.server.ts";
import { LANGUAGES, localPath, type Language } from "./languages.ts";
import { renderPolicy } from "./policy-markdown.ts";

const files = import.meta.glob<string>("./*/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const POLICIES = ["privacy-policy", "csae-standards"] as const;
const TRANSLATIONS = LANGUAGES.filter((language) => language !== "en").flatMap((language) =>
  POLICIES.map((policy) => [language, policy] as const),
);

const textOf = (language: Language, policy: string) =>
  (files[`./${language}/${policy}.md`] ?? "").replaceAll(/^ *<!--.*-->\n/gm, "");

/** What does not depend on the language: of each heading, paragraph, list item, term and definition, in its order. */
function outline(text: string, language: Language) {
  const [, body = ""] = /^(## [^]*)$/m.exec(text) ?? [];
  return body
    .trim()
    .split(/\n{2,}|\n(?=- |\d+\. |: )/)
    .map((block) => ({
      kind: /^(?:#+|-|\d+\.|:|>)(?= )/.exec(block)?.[0],
      anchor: /\{#([\w-]+)\}$/.exec(block)?.[1],
      numbers: (block.match(/\d+/g) ?? []).toSorted(),
      placeholders: (block.match(/\{\w+\}/g) ?? []).toSorted(),
      emphasis: (block.match(/\*\*|\b_|_\b/g) ?? []).length,
      links: [...block.matchAll(/\]\(([^)]+)\)/g)].map(([, to = ""]) =>
        language !== "en" && to.startsWith(`/${language}/`) ? to.slice(3) : to,
      ),
    }));
}

const dateIn = (html: string) => /datetime="([\d-]+)"/.exec(html)?.[1] ?? "none";

describe.each(TRANSLATIONS)("in %s, %s", (language, policy) => {
  const translated = textOf(language, policy);

  it("has the sections, lists, numbers, addresses and links of the English text", () => {
    expect(outline(translated, language)).toEqual(outline(textOf("en", policy), "en"));
  });

  it("says at its head that the English text prevails, and nothing else that English does not say", () => {
    const { lead } = renderPolicy(translated);
    expect(lead.match(/<p>/g)).toHaveLength(2);
    expect(lead).toContain(`href="/${policy}"`);
    expect(dateIn(lead)).toBe(dateIn(renderPolicy(textOf("en", policy)).lead));
  });

  it("leads to pages of its own language", () => {
    const { text } = renderPolicy(translated);
    for (const [, to = ""] of text.matchAll(/href="(\/[^"]*)"/g)) {
      expect(to).toBe(localPath(language, to.replace(`/${language}/`, "/")));
    }
  });
});

describe.each(LANGUAGES)("in %s,", (language) => {
  it("what both policies say of time limits, the grievance officer and appeals is the same", () => {
    const privacy = textOf(language, "privacy-policy");
    const safety = textOf(language, "csae-standards");
    const [, limits = ""] = /\{#clocks\}\n\n([^]*?)\n## /.exec(safety) ?? [];
    const [, officerAndAppeal = ""] = /\{#contact\}\n\n[^]*?\n\n([^]*)$/.exec(safety) ?? [];
    const blocks = [...limits.trim().split("\n\n"), ...officerAndAppeal.trim().split("\n\n")];
    expect(blocks).toHaveLength(9);
    for (const block of blocks) expect(privacy).toContain(`${block}\n`);
  });
});

describe.each(LANGUAGES)("in %s,", (language) => {
  const { account, safety, site } = catalogues[language];
  const text = POLICIES.map((policy) => textOf(language, policy).replaceAll(/\s+/g, " ")).join();

  it.each([
    safety.ownData.export,
    safety.ownData.delete,
    safety.reasons["child-safety"],
    account.everywhere.title,
    site.contact.title,
    site.addShop.title,
  ])("what the policies call “%s” is called so on its screen", (label) => {
    expect(text).toContain(label);
  });
});

describe("a policy is rendered", () => {
  it("as sections with anchors, its terms with their definitions, and what the brand says", () => {
    const policy = renderPolicy(
      [
        "# A & B\n\nNow\n\n## Short {#short}\n\n- x\n\n## One & only {#one}\n\nText",
        "<!-- Kept by: no test yet -->\n\nTerm\n: Of {name}\n  it\n\n<!-- x -->\n\n[Next](/x)\n: <{contactEmail}>\n",
        "End\n\n### Part {#part}\n\n> Now\n",
      ].join("\n"),
    );
    expect({ ...policy, text: policy.text.replaceAll(/\s+/g, " ") }).toEqual({
      title: "A & B",
      lead: "<p>Now</p>\n",
      short: '<h2 id="short">Short</h2><ul>\n<li>x</li>\n</ul>\n',
      contents: [{ id: "one", title: "One & only" }],
      text:
        '<section aria-labelledby="one"><h2 id="one">One &amp; only</h2><p>Text</p> ' +
        `<dl><dt>Term</dt><dd>Of ${brand.name} it</dd><dt><a href="/x">Next</a></dt>` +
        `<dd><a href="mailto:${brand.contactEmail}">${brand.contactEmail}</a></dd></dl><p>End</p> ` +
        '<div class="part"><h3 id="part">Part</h3><div class="urgent"><p>Now</p> </div></div></section>',
    });
  });

  it.each([
    ["# A\n\n## Short {#short}\n\n{nobody}", "The brand has no {nobody}"],
    ["# A\n\n## Short {#short}\n\n## One", "The heading “One” has no {#anchor}"],
    ["Text", "A policy starts with its title"],
  ])("never from %j", (markdown, problem) => {
    expect(() => renderPolicy(markdown)).toThrow(problem);
  });
});
