import { wordsIn } from "./describing.ts";
import { isCourse } from "./headings.ts";
import { headingIn, type Line } from "./line.ts";
import { trimName } from "./names.ts";
import { sizesIn } from "./size-words.ts";

/** "(Steam / Fried)", "Steam | Fried | Tandoori": two to six names and nothing else. */
const NAMES_ALONE = /^\(?([^()/|:]{1,24}(?:[/|][^()/|:]{1,24}){1,5})\)?$/;
/** "FLAVOUR — Cone / Cup", "Momos: Steam | Fried". */
const BEHIND = /\s[-–—]\s|:\s/;

/** The least number of dishes that follow such names, and of the names themselves. */
const FEW = 2;

/** Names of columns, and a heading in front of them. */
interface Heads {
  heads: string[];
  heading: string;
}

/**
 * The lines of a list, in which the words of a row can name the columns of prices below it: "(Steam / Fried)" above
 * "Veg momo 50/60". They do if at least two dishes before the next line without a price have that many prices, and the others
 * have one.
 */
export function withHeadsAbove(lines: readonly Line[]): Line[] {
  return lines.map((line, at) => {
    if (!mayBeHeads(line)) return line;
    const below = lines.slice(at + 1);
    const found = headsIn(line.text).find(({ heads }) => arePricesOf(below, heads.length));
    return found ? { ...line, ...found } : line;
  });
}

function mayBeHeads({ isBlank, why, says, heads, dishes, text }: Line): boolean {
  return !isBlank && !why && !says && !heads && dishes.length === 0 && /[/|]| {2}/.test(text);
}

/** The ways to read a line as such names. */
function headsIn(text: string): Heads[] {
  return [namesBehind(text), namesAlone(text), namesInColumns(text)].filter(
    (found) => found !== undefined && areNames(found.heads),
  ) as Heads[];
}

function areNames(heads: string[]): boolean {
  return heads.length >= FEW && heads.every((head) => /[\p{L}\p{N}]/u.test(head));
}

function namesBehind(text: string): Heads | undefined {
  const [sign = ""] = BEHIND.exec(text) ?? [];
  const at = text.indexOf(sign);
  const behind = NAMES_ALONE.exec(text.slice(at + sign.length))?.[1];
  if (sign === "" || behind === undefined) return undefined;
  return { heads: partsOf(behind), heading: headingIn(text.slice(0, at)) };
}

function namesAlone(text: string): Heads | undefined {
  const found = withoutHeading(partsOf(NAMES_ALONE.exec(text)?.[1] ?? ""));
  return mayBeHeading(text, found.heads) ? undefined : found;
}

/** "Sandwich   Plain   Grill   Cheese grill", "Drink | Hot | Iced". */
function namesInColumns(text: string): Heads | undefined {
  const [first = "", ...heads] = text.split(/ {2,}|\s\|\s/).map((name) => trimName(name));
  return { heads, heading: headingIn(first) };
}

function partsOf(text: string): string[] {
  return text.split(/[/|]/).map((name) => trimName(name));
}

/** "Chinese / Continental" may be a heading above prices for half and full. */
function mayBeHeading(text: string, heads: string[]): boolean {
  if (heads.some((head) => isCourse(head))) return true;
  return heads.length === FEW && !/[(|]/.test(text) && sizesIn(heads.join("/")) === undefined;
}

/** "ICE CREAM single scoop / double scoop": the words that the first name has more than the second are a heading. */
function withoutHeading([first = "", ...others]: string[]): Heads {
  const more = wordsIn(first) - wordsIn(others[0] ?? "");
  if (more <= 0) return { heads: [first, ...others], heading: "" };
  const words = first.split(" ");
  return {
    heads: [words.slice(more).join(" "), ...others],
    heading: words.slice(0, more).join(" "),
  };
}

function arePricesOf(below: readonly Line[], count: number): boolean {
  const written = below.filter(({ isBlank, isUnderline, why }) => !isBlank && !isUnderline && !why);
  // A heading may come between: "(Steam / Fried)", "VEG", "Paneer momo 70/80".
  const start = written[0]?.dishes.length === 0 ? 1 : 0;
  const end = written.findIndex(({ dishes }, at) => dishes.length === 0 && at > 0);
  const several = written
    .slice(start, end === -1 ? undefined : end)
    .filter(({ dishes }) => dishes.some(({ sizes }) => sizes.length > 0));
  return several.length >= FEW && several.every((line) => hasBarePrices(line, count));
}

function hasBarePrices({ dishes, slots }: Line, count: number): boolean {
  return dishes.every(({ sizes }) => {
    const isBare = sizes.every(({ name }) => name === "");
    return isBare && (sizes.length === count || slots.length === count);
  });
}
