import { globSync, readFileSync } from "node:fs";

export interface Sheet {
  file: string;
  css: string;
}

/** The only sheets that may hold literal sizes and colours. */
const TOKENS = new Set(["app/ui/tokens.css", "app/ui/chalk.css"]);

/** Drawings have paints of their own, and lettering in units of the drawing. */
const DRAWINGS = /^app\/routes\/site\/home\/(?:corner\/|feature-drawings\.css)/;

/** The breakpoints are listed here and in the comment of tokens.css: media queries cannot read custom properties. */
const BREAKPOINT =
  /^(?:(?:width (?:>|<=)|(?:min|max)-width:) (?:480|768|1100)px|width (?:<= 22|> 68)em)$/;

/** Which values a property may have. `--mm` is a millimetre of the printed stand card. */
const RULES: [property: RegExp, allowed: RegExp, why: string][] = [
  [/^border(?:-[a-z-]+)?-radius$/, /^(?:0|var\(--r[1-4]\)|calc\(var\(--mm\) .*)$/, "radius"],
  [/^font$/, /^(?:inherit|(?:\d00 )?var\(--t[1-6]\))$/, "type size"],
  [/^font-size$/, /var\(--mm\)/, "type size"],
  [/^(?:padding|margin|(?:row-|column-)?gap)\b/, /^(?!.*\d(?:px|r?em)\b)|100vw - /, "space"],
];

/** A literal colour, except translucent black (shadows) and colours computed from a custom property. */
const COLOUR = /#(?!000[0-9a-f]\b)[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab)a?\((?![^)]*var\()/gi;

/** All style sheets of the app. */
export function readSheets(): Sheet[] {
  return globSync("app/**/*.css").map((file) => ({ file, css: readFileSync(file, "utf8") }));
}

/** The sizes, breakpoints and colours of a sheet that are not on the scale, each with its file. */
export function faultsIn({ file, css }: Sheet): string[] {
  if (TOKENS.has(file)) return [];
  const plain = withoutComments(css);
  const declared = DRAWINGS.test(file) ? [] : [...sizesOff(plain), ...coloursIn(plain)];
  return [...declared, ...breakpointsOff(plain)].map((fault) => `${file}: ${fault}`);
}

function sizesOff(css: string): string[] {
  return [...css.matchAll(/([a-z-]+):\s*([^;{}]+);/g)].flatMap(([, property = "", value = ""]) =>
    RULES.filter(([concerned, allowed]) => concerned.test(property) && !allowed.test(value)).map(
      ([, , what]) => `${what} ${property}: ${value}`,
    ),
  );
}

function coloursIn(css: string): string[] {
  // Print uses plain black and white.
  const onScreen = css.replace(/@media print \{[^]*?\n\}/g, "");
  return (onScreen.match(COLOUR) ?? []).map((colour) => `colour ${colour}`);
}

/** The width conditions of media queries, in CSS or in a script, that are not on the scale. */
export function breakpointsOff(text: string): string[] {
  return [...text.matchAll(/\(([^()]*\bwidth\b[^()]*)\)/g)]
    .map(([, condition = ""]) => condition)
    .filter((condition) => /\d/.test(condition) && !BREAKPOINT.test(condition))
    .map((condition) => `breakpoint ${condition}`);
}

/** The custom properties that sheets read but no source file sets. */
export function undefinedIn(sheets: Sheet[]): string[] {
  const scripts = globSync("app/**/*.tsx").map((file) => readFileSync(file, "utf8"));
  const sources = [...sheets.map(({ css }) => css), ...scripts].join("\n");
  const set = new Set([...sources.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  const read = sheets.flatMap(({ css }) => [...css.matchAll(/var\((--[\w-]+)/g)]);
  return read.flatMap(([, name = ""]) => (set.has(name) ? [] : [name]));
}

/** The classes that several sheets define, that is, style by a selector of only that class, with those sheets. */
export function definedTwice(sheets: Sheet[]): string[] {
  const definedIn = new Map<string, Set<string>>();
  for (const { file, css } of sheets) {
    for (const name of definedBy(css)) {
      definedIn.set(name, (definedIn.get(name) ?? new Set()).add(file));
    }
  }
  return [...definedIn]
    .filter(([, files]) => files.size > 1)
    .map(([name, files]) => `.${name}: ${[...files].join(", ")}`);
}

function definedBy(css: string): string[] {
  const selectors = [...withoutComments(css).matchAll(/([^{};]+)\{/g)].map(([, list = ""]) => list);
  return selectors
    .flatMap((list) => list.replace(/\([^()]*\)/g, "").split(","))
    .flatMap((selector) => /^\s*\.([\w-]+)\s*$/.exec(selector)?.[1] ?? []);
}

function withoutComments(css: string): string {
  return css.replace(/\/\*[^]*?\*\//g, "");
}
