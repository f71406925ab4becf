import { globSync, readFileSync } from "node:fs";
import { parseSync, Visitor, type Argument, type Expression } from "oxc-parser";
import * as v from "valibot";

export interface Pattern {
  /** The file and the line. */
  at: string;
  source: string;
  flags: string;
}

/** The deployed code. Scripts and tests get no input from outside. */
const FILES = "{app,workers,public}/**/*.{ts,tsx,js,mjs}";

/** All regular expressions of the product, each with one location. Throws if one cannot be read from the sources. */
export function readPatterns(): Pattern[] {
  const files = globSync(FILES).filter((file) => !/\.test\.tsx?$/.test(file));
  const all = files.flatMap((file) => patternsIn(file, readFileSync(file, "utf8")));
  return [
    ...new Map(all.map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern])).values(),
  ];
}

/**
 * The regular expressions in the text of a file: literals, `RegExp` with string literals, those behind Valibot's
 * actions such as `v.email()`, and `pattern` attributes. Throws if one is put together at run time, or if the text
 * does not parse.
 */
export function patternsIn(file: string, text: string): Pattern[] {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: Pattern[] = [];
  const add = (offset: number, source: string, flags: string) => {
    found.push({ at: `${file}:${text.slice(0, offset).split("\n").length}`, source, flags });
  };
  const addMade = (call: { callee: Expression; arguments: Argument[]; start: number }) => {
    const made = madeBy(file, call);
    if (made) add(call.start, made.source, made.flags);
  };
  new Visitor({
    Literal(node) {
      if ("regex" in node) add(node.start, node.regex.pattern, node.regex.flags);
    },
    NewExpression: addMade,
    CallExpression: addMade,
    JSXAttribute({ name, value, start }) {
      if (name.name !== "pattern") return;
      if (value?.type !== "Literal")
        throw new Error(`${file}: a pattern attribute that is put together cannot be checked`);
      // As browsers read it (HTML standard, the pattern attribute), except that they use the flag v.
      add(start, `^(?:${value.value})$`, "u");
    },
  }).visit(program);
  return found;
}

function madeBy(
  file: string,
  { callee, arguments: given }: { callee: Expression; arguments: Argument[] },
): Pick<Pattern, "source" | "flags"> | undefined {
  if (callee.type === "Identifier" && callee.name === "RegExp") {
    const [source, flags = ""] = given.map((argument) => writtenText(argument));
    if (source !== undefined && flags !== undefined) return { source, flags };
    throw new Error(`${file}: a pattern that is put together at run time cannot be checked`);
  }
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return undefined;
  if (callee.object.type !== "Identifier" || callee.object.name !== "v") return undefined;
  return patternOfAction(callee.property.name);
}

function writtenText(node: Argument): string | undefined {
  return node.type === "Literal" && typeof node.value === "string" ? node.value : undefined;
}

/** Valibot's own pattern for an action: ISO_DATE_REGEX for isoDate. */
function patternOfAction(name: string): RegExp | undefined {
  const constant = `${name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}_REGEX`;
  const pattern: unknown = Reflect.get(v, constant);
  return pattern instanceof RegExp ? pattern : undefined;
}
