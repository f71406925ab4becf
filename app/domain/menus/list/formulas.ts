/** Stands in front of a cell that a spreadsheet works out, and tells it from a guarded text that looks the same. */
const MARK = "\u2061";
/** What a formula shows that came to nothing. */
const FAILED = /^#(?:DIV\/0!|REF!|NAME\?|VALUE!|N\/A|NUM!|NULL!|SPILL!)$/;
/** "=SUM(B2:B4)", "@SUM(B2:B4)", "=B2+10", "=1+1"; a bare "=" where the formula is written in another cell. */
const FORMULA = /^(?:=(?:$|\$?[A-Z]{1,3}\$?\d|[-+(]?\d[\d.]*\s?[-+*/^%])|[=@][A-Z][A-Z.]*\()/i;
/** "=cmd|calc", which starts a program; "+SUM(B2:B4)", "-B2*2". A name may begin with a sign: "+Extra cheese". */
const SIGNED =
  /^[=+\-@](?:[A-Z]+\||[A-Z][A-Z.]*\((?:\$?[A-Z]{1,3}\$?\d|["\d)])|\$?[A-Z]{1,3}\$?\d+\s?[-+*/:^])/i;

/** A text that a spreadsheet would run, or one that only looks guarded already. */
const RUNS = /^'*[=+\-@＝＋－＠\t\r]/;
/** What our own files and careful people put in front of a text that a spreadsheet would run. */
const GUARDED = /^'+[=+\-@＝＋－＠]/;

/** A cell that no spreadsheet runs as a formula: an apostrophe stands in front. */
export function guardCell(cell: string): string {
  return RUNS.test(cell) ? `'${cell}` : cell;
}

/** A cell without the apostrophe of guardCell. */
export function unguardCell(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}

/** Whether a text is written like a formula, or like what a failed one shows. */
export function looksLikeFormula(text: string): boolean {
  return FORMULA.test(text) || SIGNED.test(text) || FAILED.test(text);
}

/** The cell with a mark if it is a formula. */
export function markFormula(cell: string): string {
  return looksLikeFormula(cell) ? `${MARK}${cell}` : cell;
}

/** Whether a cell is marked as a formula. */
export function isFormula(cell: string): boolean {
  return cell.startsWith(MARK);
}

/** The cell as it is written. */
export function withoutMark(cell: string): string {
  return isFormula(cell) ? cell.slice(MARK.length) : cell;
}

/** The formula that a line begins with; empty if it begins with none. */
export function formulaAtStart(line: string): string {
  const [first = ""] = line.split(/\s/, 1);
  return looksLikeFormula(first) ? first : "";
}
