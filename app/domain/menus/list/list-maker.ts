import type { Diet } from "#app/domain/menus/diet.ts";
import { dietOfHeading, isDietAlone } from "./headings.ts";
import type { Kind } from "./kinds.ts";
import { unpricedDish, type Line } from "./line.ts";
import {
  changeReadings,
  type DishDoubt,
  type LeftOut,
  type LeftOutReason,
  type ListDish,
  type ListSection,
  type ReadList,
} from "./list.ts";
import { splitNames, trimName } from "./names.ts";
import { headsInBrackets } from "./size-words.ts";
import { withHeads } from "./with-heads.ts";

/** "with ice cream", "मक्खन के साथ". */
const WITH = /^(?:with|without) \p{Ll}|\sके साथ$/u;

/** Puts the lines of a text together, in order. */
export class ListMaker {
  readonly #sections: ListSection[] = [];
  readonly #leftOut: LeftOut[] = [];
  #heads: string[] | undefined;
  #headsOfFile: string[] | undefined;
  /** A heading that says a mark alone, and how many dishes stand under it. */
  #mark: { line: Line; diet: Diet | null; dishes: number; isWithin: boolean } | undefined;
  /** The mark of all sections below a heading such as "Pure Vegetarian". */
  #marked: Diet | null = null;
  #diet: Diet | null = null;
  /** The dish that "with ice cream" below it is another kind of. */
  #plain = "";

  add(line: Line, kind: Kind): void {
    const doers: Record<Kind, () => void> = {
      blank: () => {},
      leftOut: () => this.#leaveOut(line, line.why ?? "note"),
      title: () => this.#leaveOut(line, "title"),
      heads: () => this.#setHeads(line.heads),
      heading: () => this.#addHeading(line),
      dishes: () => this.#addDishes(line),
      sizes: () => this.#addSizes(line),
      unsureSizes: () => this.#addUnsure(() => this.#addSizes(line)),
      sharedSizes: () => this.#addSizes(line, ["severalPrices"]),
      pricedText: () => this.#addPricedText(line),
      unsurePricedText: () => this.#addUnsure(() => this.#addPricedText(line)),
      unpriced: () => this.#addDish(unpricedDish(line)),
      headingOrDish: () => this.#addDoubtful(line),
      pricedHeading: () => this.#addPricedHeading(line),
      description: () => this.#describe(line),
    };
    doers[kind]();
  }

  finish(): ReadList {
    this.#endMark();
    const leftOut = [...this.#leftOut, ...this.#emptyHeadings()];
    return {
      sections: this.#sections.filter(({ dishes }) => dishes.length > 0),
      leftOut: leftOut.toSorted((a, b) => a.line - b.line),
      unusedColumns: [],
      doubts: [],
    };
  }

  #emptyHeadings(): LeftOut[] {
    return this.#sections.flatMap(({ name, line, dishes }) =>
      dishes.length === 0 && name !== null ? [{ line, text: name, why: "title" as const }] : [],
    );
  }

  #leaveOut({ number, text }: Line, why: LeftOutReason): void {
    this.#leftOut.push({ line: number, text, why });
  }

  #setHeads(heads: string[] | undefined): void {
    if (this.#sections.length === 0) this.#headsOfFile = heads;
    else this.#heads = heads;
  }

  #addHeading(line: Line): void {
    if (isDietAlone(line.heading)) return this.#addMark(line);
    this.#endMark();
    this.#open(line);
    const signed = line.hasMark && !line.isFramed ? line.diet : null;
    this.#diet = signed ?? dietOfHeading(line.heading) ?? this.#marked;
  }

  /** "VEG" under "STARTERS" marks what follows; by itself it is a section. */
  #addMark(line: Line): void {
    const section = this.#sections.at(-1);
    const isWithin = this.#mark?.isWithin || (section?.name != null && section.dishes.length === 0);
    if (this.#mark?.dishes === 0) this.#endMark();
    const diet = dietOfHeading(line.heading);
    if (!isWithin) this.#open(line);
    this.#mark = { line, diet, dishes: 0, isWithin };
    this.#marked = null;
    this.#diet = diet;
  }

  /** A mark with no dish of its own holds for the sections below it. */
  #endMark(): void {
    if (this.#mark?.dishes === 0) {
      this.#marked = this.#mark.diet;
      if (this.#mark.isWithin) this.#leaveOut(this.#mark.line, "title");
    }
    this.#mark = undefined;
  }

  #open(line: Line): void {
    this.#plain = "";
    if (this.#sections.every(({ dishes }) => dishes.length === 0))
      this.#headsOfFile ??= this.#heads;
    const { name, secondName } = splitNames(line.heading);
    this.#sections.push({
      name: trimName(name),
      secondName,
      line: line.number,
      dishes: [],
      doubts: [],
    });
    this.#heads = line.heads ?? headsInBrackets(line.heading);
  }

  #addDishes(line: Line): void {
    const plain = this.#plain;
    for (const dish of line.dishes) {
      const named = withHeads(dish, this.#heads ?? this.#headsOfFile, line.slots);
      const isWith = line.dishes.length === 1 && WITH.test(dish.name) && plain !== "";
      this.#addDish(isWith ? { ...named, name: `${plain} ${dish.name}` } : named);
      if (!isWith) this.#plain = dish.name;
    }
  }

  #addDish(dish: ListDish): void {
    let section = this.#sections.at(-1);
    if (!section) {
      section = { name: null, secondName: "", line: dish.line, dishes: [], doubts: [] };
      this.#sections.push(section);
    }
    if (this.#mark) this.#mark.dishes++;
    const diet = this.#diet;
    section.dishes.push(changeReadings(dish, (each) => ({ ...each, diet: each.diet ?? diet })));
  }

  #addDoubtful(line: Line): void {
    const dish = unpricedDish(line);
    this.#addDish({ ...dish, doubts: [...dish.doubts, "headingOrDish"] });
  }

  #addPricedHeading({ dishes: [dish], heading }: Line): void {
    if (!dish) return;
    const doubts: ListDish["doubts"] = [...dish.doubts, "priceOrName", "headingOrDish"];
    this.#addDish({ ...dish, heading, doubts });
  }

  #addSizes({ dishes: [first, ...others] }: Line, doubts: DishDoubt[] = []): void {
    const dish = this.#sections.at(-1)?.dishes.at(-1);
    if (!dish || !first) return;
    dish.doubts = dish.doubts.filter((doubt) => doubt !== "noPrice" && doubt !== "headingOrDish");
    // Below a name there is nothing but its sizes: "Veg 60 Egg 70".
    for (const size of first.readings?.several ?? [first, ...others]) addSize(dish, size);
    dish.doubts.push(...doubts);
  }

  /** The end of a description, followed by the price. */
  #addPricedText(line: Line): void {
    const dish = this.#sections.at(-1)?.dishes.at(-1);
    const [text] = line.dishes;
    if (!dish || !text) return;
    this.#describe({ ...line, text: [text.name, text.description].filter(Boolean).join(" ") });
    const { pricePaise, unread, sizes } = withHeads(
      text,
      this.#heads ?? this.#headsOfFile,
      line.slots,
    );
    Object.assign(dish, { pricePaise, unread, sizes, diet: text.diet ?? dish.diet });
    dish.isSoldOut ||= text.isSoldOut;
    dish.doubts = [...dish.doubts.filter((doubt) => doubt !== "noPrice"), ...text.doubts];
  }

  /** The lines above may be a name with its description, or a heading with a name. */
  #addUnsure(add: () => void): void {
    add();
    const dish = this.#sections.at(-1)?.dishes.at(-1);
    if (!dish) return;
    dish.below = { ...dish, ...splitNames(dish.description), description: "" };
    dish.doubts = [...dish.doubts, "headingOrDish"];
  }

  #describe({ text, isBulleted }: Line): void {
    const dish = this.#sections.at(-1)?.dishes.at(-1);
    if (!dish) return;
    const bare = /^\([^()]*\)$/.test(text) ? text.slice(1, -1) : text;
    const parts = [dish.description, bare.trim()].filter(Boolean);
    dish.description = parts.join(isBulleted ? ", " : " ");
  }
}

function addSize(dish: ListDish, size: ListDish): void {
  const { name, pricePaise, unread } = size;
  const isSecond = name === "" && dish.pricePaise !== null && pricePaise !== dish.pricePaise;
  if (pricePaise === null && unread === undefined) dish.sizes.push(...size.sizes);
  else if (isSecond) dish.doubts.push("severalPrices");
  else if (name === "") Object.assign(dish, { pricePaise, unread });
  else dish.sizes.push({ name, pricePaise: pricePaise ?? 0, ...(unread && { unread }) });
  dish.doubts.push(...size.doubts);
}
