/** Markup in which all text is escaped. */
export interface Html {
  readonly markup: string;
}

type Part = string | number | false | undefined | Html | readonly Html[];

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/**
 * Fills a template of markup: texts are escaped, also within quoted attributes; `false` and `undefined` leave nothing.
 * A template may have several lines, of which neither the ends nor the indentation are sent.
 */
export function html(template: TemplateStringsArray, ...parts: Part[]): Html {
  const pieces = piecesOf(template);
  let markup = pieces[0] ?? "";
  for (const [index, part] of parts.entries()) markup += written(part) + pieces[index + 1];
  return { markup };
}

const known = new WeakMap<TemplateStringsArray, string[]>();

/** A template is the same object each time that its line runs. */
function piecesOf(template: TemplateStringsArray): string[] {
  const found = known.get(template);
  if (found) return found;
  const pieces = template.map((piece) => piece.replaceAll(/\n */g, ""));
  known.set(template, pieces);
  return pieces;
}

function written(part: Part): string {
  if (typeof part === "string") return escaped(part);
  if (part === undefined || part === false) return "";
  if (typeof part === "number") return String(part);
  return "markup" in part ? part.markup : part.map(({ markup }) => markup).join("");
}

function escaped(text: string): string {
  return /[&<>"]/.test(text) ? text.replaceAll(/[&<>"]/g, (sign) => `${ESCAPES[sign]}`) : text;
}
