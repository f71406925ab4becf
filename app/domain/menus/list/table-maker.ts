import type { Diet } from "#app/domain/menus/diet.ts";
import { DITTO } from "./cells.ts";
import { columnsNamed, sectionInHeads, type Column } from "./columns.ts";
import { withoutMark } from "./formulas.ts";
import { dietOfHeading, isCourse, isDietAlone, isInCapitals } from "./headings.ts";
import type { LeftOut, LeftOutReason, ListDish, ListSection, ReadList } from "./list.ts";
import { splitNames } from "./names.ts";
import { cellOf, readRow, sizeInRow } from "./table-row.ts";
import { isTotal } from "./titles.ts";

interface Beside {
  next: string[] | undefined;
  workedOut: boolean[];
}

interface Around {
  next: string[] | undefined;
  /** What there is to say about its price, rather than about the row. */
  doubts: ListDish["doubts"];
}

/** Puts the rows of a table together, in order. */
export class TableMaker {
  #columns: Column[];
  /** Those named in the first row of heads. */
  readonly #named: Column[];
  readonly #sections: ListSection[] = [];
  readonly #leftOut: LeftOut[] = [];
  #isAfterBlank = true;
  /** The last row that was no heading, for the ditto marks below it. */
  #above: string[] = [];
  /** What the last "Veg" or "Non-veg" below the name of the section says. */
  #markWithin: Diet | null | undefined;

  constructor(columns: Column[]) {
    this.#columns = columns;
    this.#named = columns;
  }

  leaveOut(line: number, row: string[], why: LeftOutReason): void {
    const text = row.filter(Boolean).map(withoutMark).join(" ");
    if (text !== "") this.#leftOut.push({ line, text, why });
  }

  /**
   * Adds a row, numbered from 1. The next row tells headings from dishes without a price; `workedOut` says which of its
   * cells hold a price that a formula gave.
   */
  add(written: string[], line: number, { next, workedOut }: Beside): void {
    const row = written.map((cell, at) => (cell === DITTO ? (this.#above[at] ?? "") : cell));
    const filled = row.filter(Boolean);
    const wasAfterBlank = this.#isAfterBlank;
    this.#isAfterBlank = filled.length === 0;
    if (filled.length === 0) return;
    if (this.#isTotal(row)) return this.leaveOut(line, row, "total");
    const columns = this.#hasPrice(row) ? undefined : columnsNamed(row);
    if (columns) this.#nameColumns(columns, line);
    else if (this.#isTitle(filled, next)) this.leaveOut(line, row, "title");
    else if (filled.length === 1 && this.#isHeading(row, next, wasAfterBlank))
      this.#addHeading(filled[0] ?? "", line);
    else {
      const doubts = this.#doubtsOfPrice(row, written, workedOut);
      this.#addRow(row, line, { next, doubts });
      this.#above = row;
    }
  }

  #nameColumns(columns: Column[], line: number): void {
    this.#columns = columns;
    const section = sectionInHeads(columns);
    if (section !== "") this.open(section, line);
  }

  finish(): ReadList {
    const empty = this.#sections.filter(({ name, dishes }) => name !== null && dishes.length === 0);
    const titles = empty.map(({ name, line }) => ({
      line,
      text: name ?? "",
      why: "title" as const,
    }));
    return {
      sections: this.#sections.filter(({ dishes }) => dishes.length > 0),
      leftOut: [...this.#leftOut, ...titles].toSorted((a, b) => a.line - b.line),
      unusedColumns: this.#unusedColumns(),
      doubts: [],
    };
  }

  #unusedColumns(): string[] {
    const dishes = this.#sections.flatMap(({ dishes }) => dishes);
    const isOldUsed = dishes.some(({ doubts }) => doubts.includes("oldPrice"));
    return this.#named.flatMap(({ use, head }) => {
      const isUnused = use === undefined || (use === "oldPrice" && !isOldUsed);
      return isUnused && head ? [head] : [];
    });
  }

  #isTotal(row: string[]): boolean {
    const hasSection = cellOf(row, this.#columns, "section") !== "";
    return !hasSection && isTotal(row.find(Boolean) ?? "");
  }

  /** A single text at the top, above an empty row. */
  #isTitle(filled: string[], next: string[] | undefined): boolean {
    const isOnTop = this.#sections.length === 0 && filled.length === 1;
    return isOnTop && next?.every((cell) => cell === "") === true && !/\d/.test(filled[0] ?? "");
  }

  #hasPrice(row: string[]): boolean {
    return this.#columns.some(({ use, at }) => use === "price" && /\d/.test(row[at] ?? ""));
  }

  #doubtsOfPrice(row: string[], written: string[], workedOut: boolean[]): ListDish["doubts"] {
    const places = this.#columns
      .filter(({ use }) => use === "price" || use === "sizePrice")
      .map(({ at }) => at);
    const isAbove = places.some((at) => row[at] && row[at] !== written[at]);
    if (isAbove) return ["priceAbove"];
    return places.some((at) => workedOut[at]) ? ["priceByFormula"] : [];
  }

  #isHeading(row: string[], next: string[] | undefined, isAfterBlank: boolean): boolean {
    const text = row.find(Boolean) ?? "";
    if (this.#columns.some(({ use, at }) => use === "price" && row[at])) return false;
    const isNamed = cellOf(row, this.#columns, "name") !== "";
    if (!isNamed) return cellOf(row, this.#columns, "section") === "" || !this.#isDish(next);
    if (this.#columns.some(({ use }) => use === "section")) return false;
    if (!this.#isDish(next) && !isMark(next)) return false;
    const isFirst = isAfterBlank && !mayHoldPrice(text);
    return [isFirst, isMark(row), looksLikeHeading(text)].includes(true);
  }

  #isDish(row: string[] | undefined): boolean {
    return row !== undefined && row.filter(Boolean).length > 1;
  }

  /** "Veg" below the name of a section marks what follows in it; anything else begins a section. */
  #addHeading(text: string, line: number): void {
    const section = this.#sections.at(-1);
    const isWithin =
      this.#markWithin !== undefined || (section?.name != null && section.dishes.length === 0);
    if (!isWithin || !isDietAlone(text)) return this.open(text, line);
    this.#markWithin = dietOfHeading(text);
  }

  /** Begins a section. */
  open(text: string, line: number): void {
    this.#markWithin = undefined;
    const { name, secondName } = splitNames(withoutMark(text));
    this.#sections.push({ name, secondName, line, dishes: [], doubts: [] });
  }

  #addRow(row: string[], line: number, { next, doubts: ofPrice }: Around): void {
    const section = this.#sectionOf(row, line);
    const last = section.dishes.at(-1);
    const size = sizeInRow(row, this.#columns);
    const name = cellOf(row, this.#columns, "name");
    if (last && size && last.sizes.length > 0 && (name === "" || name === last.name)) {
      last.sizes.push(size);
      return;
    }
    const dish = readRow(row, this.#columns, line);
    const isAlone = row.filter(Boolean).length === 1 && this.#isDish(next);
    const doubts: ListDish["doubts"] = [
      ...dish.doubts,
      ...(isAlone ? (["headingOrDish"] as const) : []),
      ...ofPrice,
    ];
    section.dishes.push({ ...dish, doubts, diet: dish.diet ?? this.#dietBelow(section) });
  }

  /** Only a heading among the rows marks its dishes: in a column the mark has a cell of its own. */
  #dietBelow({ name }: ListSection): ListDish["diet"] {
    const isColumn = this.#columns.some(
      ({ use }) => use === "section" || use === "diet" || use === "isVeg",
    );
    if (isColumn || name === null) return null;
    return this.#markWithin ?? dietOfHeading(name);
  }

  /** A cell that was merged over rows has its text in the first: the others are empty. */
  #sectionOf(row: string[], line: number): ListSection {
    const text = cellOf(row, this.#columns, "section");
    const last = this.#sections.at(-1);
    if (last && (text === "" || text === last.name)) return last;
    const known = this.#sections.find(({ name }) => name === text);
    if (known) return known;
    const section: ListSection = {
      name: text || null,
      secondName: "",
      line,
      dishes: [],
      doubts: [],
    };
    this.#sections.push(section);
    return section;
  }
}

function looksLikeHeading(text: string): boolean {
  return isInCapitals(text) || isCourse(text) || text.endsWith(":");
}

/** "Samosa20". */
function mayHoldPrice(text: string): boolean {
  return /\p{L}\d+$/u.test(text);
}

/** Whether a row holds nothing but "Veg" or "Non-veg". */
function isMark(row: string[] | undefined): boolean {
  const filled = row?.filter(Boolean) ?? [];
  return filled.length === 1 && isDietAlone(filled[0] ?? "");
}
