import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { brand } from "#app/brand.ts";
import { INDIA } from "#app/domain/shops/local-time.ts";
import { LANGUAGES } from "#app/messages/languages.ts";

/** The English policies, whose comments say what keeps each promise. */
const POLICIES = ["privacy-policy", "csae-standards"] as const;
const TABLE = "docs/promises.md";

/** Some blocks of a policy, and what their comments say of them. */
interface Promised {
  policy: string;
  section: string;
  anchor: string;
  blocks: string[];
  keptBy: string[];
}

const TEXTS = new Map<string, unknown>(Object.entries(brand));
const COMMENT = /^ *<!-- (.*) -->$/;
const HEADING = /^#+ (.*?)(?: \{#([\w-]+)\})?$/;
/** Where a piece of a policy begins. Below a blank line it begins with a line end, or an empty piece is before it. */
const BEGINNING = /\n(?= *(?:\n|<!--|#|- |\d+\. |: |> ))/;
const NEW_BLOCK = /^(?:- |\d+\. |: |> )/;
const NOT_YET = "no test yet";

interface Piece {
  kind: "heading" | "comment" | "block";
  text: string;
  isBelowBlank: boolean;
}

/** A policy's headings, comments and blocks: paragraphs, list items, terms and definitions. */
function piecesIn(text: string): Piece[] {
  const pieces = text.split(BEGINNING);
  return pieces.flatMap((piece, at): Piece[] => {
    const line = piece.replaceAll(/\s+/g, " ").trim();
    if (line === "") return [];
    const [, comment] = COMMENT.exec(line) ?? [];
    const kind = HEADING.test(line) ? "heading" : "block";
    return [
      {
        kind: comment === undefined ? kind : "comment",
        text: comment ?? line,
        isBelowBlank: piece.startsWith("\n") || pieces[at - 1] === "",
      },
    ];
  });
}

/**
 * Reads a policy. A comment is about the block above it; right below another comment, about the
 * same; below a blank line, about all blocks since the last comment.
 */
export function readPromises(policy: string, text: string): Promised[] {
  const found: Promised[] = [];
  let section = { section: "", anchor: "" };
  let open: string[] = [];
  let isBelowComment = false;
  const take = (count: number, keptBy: string[]) => {
    const blocks = open.splice(-count, count);
    if (blocks.length > 0) found.push({ policy, ...section, blocks, keptBy });
    else found.at(-1)?.keptBy.push(...keptBy);
  };
  const countFor = ({ isBelowBlank }: Piece) => {
    if (isBelowBlank) return open.length;
    if (isBelowComment) return 0;
    // With its term.
    return open.at(-1)?.startsWith(": ") ? 2 : 1;
  };
  for (const piece of piecesIn(text)) {
    if (piece.kind === "block") open.push(piece.text);
    else if (piece.kind === "comment") take(countFor(piece), [piece.text]);
    else {
      take(open.length, []);
      const [, title = "", anchor = ""] = HEADING.exec(piece.text) ?? [];
      section = { section: title, anchor };
    }
    isBelowComment = piece.kind === "comment";
  }
  take(open.length, []);
  return found;
}

/** What the policies promise, in their order. Their heads, which say when they last changed, promise nothing. */
export function listPromises(): Promised[] {
  return POLICIES.flatMap((policy) =>
    readPromises(policy, readFileSync(`app/messages/en/${policy}.md`, "utf8")),
  ).filter(({ anchor }) => anchor !== "");
}

/** An edition of a policy: the date on which it says it last changed, and a hash of its text in all languages. */
export interface Edition {
  policy: string;
  changedOn: string;
  hash: string;
}

const COMMENTS = /^ *<!-- .* -->\n/gm;
const DATE = /<time datetime="([\d-]+)">[^<]*<\/time>/g;

/** The edition that the texts of a policy make up. Throws if they do not give the same date. */
export function editionOf(policy: string, texts: readonly string[]): Edition {
  const dates = texts.map((text) => [...text.matchAll(DATE)].map(([, date = ""]) => date).at(-1));
  const [changedOn] = dates;
  if (changedOn === undefined || dates.some((date) => date !== changedOn))
    throw new Error(`${policy} does not have the same date in all languages`);
  const said = texts.map((text) => text.replaceAll(COMMENTS, "").replaceAll(DATE, ""));
  const hash = createHash("sha256").update(said.join("\n")).digest("hex").slice(0, 16);
  return { policy, changedOn, hash };
}

/** The current edition of each policy. */
export function listEditions(): Edition[] {
  return POLICIES.map((policy) =>
    editionOf(
      policy,
      LANGUAGES.map((language) => readFileSync(`app/messages/${language}/${policy}.md`, "utf8")),
    ),
  );
}

/** The policies that have changed since this page was made, but whose date is not `today`. */
export function datesToMove(page: string, editions: readonly Edition[], today: string): string[] {
  return editions
    .filter(({ changedOn, hash }) => !page.includes(hash) && changedOn !== today)
    .map(({ policy }) => policy);
}

/** The promises without anything that keeps them: no comment at all, or one that says so. */
export function faultsIn(promises: readonly Promised[]): string[] {
  return promises
    .filter(({ keptBy }) => keptBy.length === 0 || keptBy.some((said) => said.endsWith(NOT_YET)))
    .map(
      ({ policy, section, blocks }) => `${policy}, ${section}: ${blocks.join(" ").slice(0, 80)}`,
    );
}

const HEAD = `# What the policies promise, and what keeps it

Made by \`node scripts/promises.ts\` from the comments in \`app/messages/en/privacy-policy.md\` and \`csae-standards.md\`.
\`npm run check\` fails if this page is not as they say, if a promise has neither a test nor somebody who keeps it, or if a
test is not there. What the policies only explain, or say twice, is left out. When a policy changes, its date must be
today's, or this page is not rewritten.
`;

/** The page for docs/. */
export function promisesPage(promises: readonly Promised[], editions: readonly Edition[]): string {
  const parts = editions.map(({ policy, changedOn, hash }) => {
    const rows = promises.filter((each) => each.policy === policy).flatMap(rowOf);
    const edition = `Last changed on ${changedOn}; the hash of its text in all languages is \`${hash}\`.`;
    return `\n## \`${policy}.md\`\n\n${edition}\n\n| section | promise | kept by |\n|---|---|---|\n${rows.join("\n")}\n`;
  });
  return HEAD + parts.join("");
}

function rowOf({ section, blocks, keptBy }: Promised): string[] {
  if (keptBy.some((said) => said.startsWith("No promise"))) return [];
  const cells = [section, shorten(blocks), keptBy.map(keeperOf).join("<br>")];
  return [`| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`];
}

const MOST = 160;

function shorten(blocks: readonly string[]): string {
  const text = blocks
    .map((block) => block.replace(NEW_BLOCK, ""))
    .join(" ")
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => String(TEXTS.get(name)));
  const plain = text.replaceAll(/\*\*|<br>|[<>]/g, " ").replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1");
  const tidy = plain.replaceAll(/\s+/g, " ").trim();
  return tidy.length <= MOST ? tidy : `${tidy.slice(0, tidy.lastIndexOf(" ", MOST))} …`;
}

function keeperOf(said: string): string {
  const people = /^Kept by people: (.*)$/.exec(said)?.[1];
  if (people !== undefined) return `**people**, ${people}`;
  const [, file = "", title = ""] = /^Kept by: (\S+) “([^”]+)”$/.exec(said) ?? [];
  return file === "" ? said : `\`${file}\` “${title}”`;
}

if (import.meta.main) {
  const promises = listPromises();
  for (const fault of faultsIn(promises)) console.error(`Nothing keeps this: ${fault}`);
  const editions = listEditions();
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: INDIA }).format();
  const late = datesToMove(readFileSync(TABLE, "utf8"), editions, today);
  for (const policy of late)
    console.error(`${policy} has changed: set its date to ${today} in all languages`);
  if (late.length > 0) process.exit(1);
  writeFileSync(TABLE, promisesPage(promises, editions));
}
