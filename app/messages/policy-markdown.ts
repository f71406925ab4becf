import { Marked, type Token, type Tokens } from "marked";
import type { Plugin } from "vite";
import { brand } from "#app/brand.ts";

/** A policy, rendered. What is not a plain text is HTML. */
export interface Policy {
  title: string;
  /** The date, and what else stands below the title. */
  lead: string;
  short: string;
  /** Where the other sections start: `id` is the anchor of a section. */
  contents: { id: string; title: string }[];
  text: string;
}

/** Renders imported `.md` files at build time: neither Worker nor browser loads a parser. `?raw` gives the file. */
export function renderPolicies(): Plugin {
  return {
    name: "policies",
    transform: {
      filter: { id: /\.md$/ },
      handler: (markdown) => ({
        code: `export default ${JSON.stringify(renderPolicy(markdown))};`,
        map: null,
        moduleType: "js",
      }),
    },
  };
}

const COMMENT = /^ *<!--.*-->\n/gm;
const PLACEHOLDER = /\{(\w+)\}/g;
const HEADING = /^(.+) \{#([\w-]+)\}$/;
const ENTRY = /^(.+)\n: ([^]+)$/;

/**
 * Renders Markdown with three additions: `{name}` and other texts of the brand, `## Heading {#anchor}`, and a definition
 * below its term, in lines that start with `: `. Comments are left out. Throws for a placeholder that the brand does not
 * have, and for a heading without an anchor.
 */
export function renderPolicy(markdown: string): Policy {
  const tokens = marked.lexer(markdown.replaceAll(COMMENT, "").replaceAll(PLACEHOLDER, fillIn));
  const [head = [], short = [], ...sections] = splitAtHeadings(
    tokens.filter(({ type }) => type !== "space"),
    2,
  );
  const [title, ...lead] = head;
  if (title?.type !== "heading") throw new Error("A policy starts with its title");
  return {
    title: (title as Tokens.Heading).text,
    lead: render(lead),
    short: render(short),
    contents: sections.map(([heading]) => readHeading(heading as Tokens.Heading)),
    text: sections.map(renderSection).join(""),
  };
}

function fillIn(placeholder: string, name: string): string {
  const text = Object.entries(brand).find(([key]) => key === name)?.[1];
  if (typeof text !== "string") throw new Error(`The brand has no ${placeholder}`);
  return text;
}

/** Splits in front of each heading of this depth. The first group is what stands before them. */
function splitAtHeadings(tokens: Token[], depth: number): Token[][] {
  const groups: Token[][] = [[]];
  for (const token of tokens) {
    if (token.type === "heading" && token["depth"] === depth) groups.push([]);
    groups.at(-1)?.push(token);
  }
  return groups;
}

function renderSection(tokens: Token[]): string {
  const [beginning = [], ...parts] = splitAtHeadings(tokens, 3);
  const { id } = readHeading(beginning[0] as Tokens.Heading);
  const html = parts.map((part) => `<div class="part">${render(part)}</div>`);
  return `<section aria-labelledby="${id}">${render(beginning)}${html.join("")}</section>`;
}

function readHeading({ text }: Tokens.Heading): { id: string; title: string } {
  const [, title = "", id = ""] = HEADING.exec(text) ?? [];
  if (id === "") throw new Error(`The heading “${text}” has no {#anchor}`);
  return { id, title };
}

const marked: Marked = new Marked({
  renderer: {
    heading(token) {
      const { id, title } = readHeading(token);
      return `<h${token.depth} id="${id}">${inline(title)}</h${token.depth}>`;
    },
    blockquote({ tokens }) {
      return `<div class="urgent">${this.parser.parse(tokens)}</div>`;
    },
  },
});

const inline = (text: string) => marked.parseInline(text, { async: false });

/** Terms with their definitions, one after the other, become one list. */
function render(tokens: Token[]): string {
  const entries = tokens.map((token) =>
    token.type === "paragraph" ? ENTRY.exec(token.raw.trim()) : null,
  );
  const html = tokens.map((token, index) => {
    const entry = entries[index];
    if (!entry) return marked.parser([token]);
    const [, term = "", definition = ""] = entry;
    const start = entries[index - 1] ? "" : "<dl>";
    const end = entries[index + 1] ? "" : "</dl>";
    return `${start}<dt>${inline(term)}</dt><dd>${inline(definition)}</dd>${end}`;
  });
  return html.join("");
}
