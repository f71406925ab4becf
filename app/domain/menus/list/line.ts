import type { Diet } from "#app/domain/menus/diet.ts";
import { ASK } from "./ask-words.ts";
import { cleanLine, type CleanLine } from "./clean-line.ts";
import { readHead } from "./columns.ts";
import { hasContactSign } from "./contact-signs.ts";
import { formulaAtStart } from "./formulas.ts";
import { isCourse, isTimeOfDay } from "./headings.ts";
import { whyLeftOut, withoutPhoneAtEnd } from "./left-out.ts";
import { changeReadings, emptyDish, type LeftOutReason, type ListDish } from "./list.ts";
import { trimName } from "./names.ts";
import { dishFrom, readDishes, type Priced } from "./priced-line.ts";
import { columnHeadsIn, sizesIn } from "./size-words.ts";
import { withoutTitle } from "./titles.ts";

/** A line of a message, read by itself. What stands around it decides what it is. */
export interface Line extends CleanLine {
  number: number;
  /** With a price: a dish; several where commas part them. Without a name: sizes or the price of the line above. */
  dishes: ListDish[];
  slots: (number | null)[];
  /** The names of sizes that prices below it follow: "(Half / Full)". */
  heads: string[] | undefined;
  /** What is left of a heading without those. */
  heading: string;
  /** "free", or words such as "MRP" in the place of a price. */
  says: "free" | "ask" | undefined;
  why: LeftOutReason | undefined;
  isBlank: boolean;
  isUnderline: boolean;
}

/** A longer line is no line of a list. */
const MOST_LENGTH = 2_000;
const UNDERLINE = /^[-=_*~#.•–—]{3,}$/;
const FREE = /\s[([]?(?:free|muft|complimentary|फ्री|फ़्री|मुफ्त|मुफ़्त)[)\]]?$/iu;
const PRICE_HEAD = /^(?:rs\.?|inr|₹|price|rate|amount|रु\.?|दाम|कीमत|रेट)$/iu;
const NO_FREE = /(?:sugar|gluten|fat|oil|dairy|caffeine|nut|lactose)[\s-]free$/i;

/** Reads a line, numbered from 1. */
export function readLine(raw: string, number: number): Line {
  const clean = withDishesAlone(cleanLine(raw), number);
  const { text } = clean;
  const isUnderline = UNDERLINE.test(raw.trim());
  const empty = text === "" || isUnderline || text.length > MOST_LENGTH;
  const isPriceless = empty || isTimeOfDay(text);
  const priced: Priced = isPriceless ? { dishes: [], slots: [] } : readPriced(text, number);
  const says = priced.dishes.length > 0 || empty ? undefined : wordsForPrice(text);
  return {
    ...clean,
    ...readHeads(text, priced.dishes.length > 0),
    number,
    dishes: priced.dishes.map((dish) => changeReadings(dish, (each) => withMarks(each, clean))),
    slots: priced.slots,
    says,
    why: empty ? whyEmpty(text) : whyNoDish(raw, text, priced),
    isBlank: raw.trim() === "",
    isUnderline,
  };
}

/**
 * A line of several dishes without a title in front of them and the telephone number behind: a message of one line may
 * hold all of them.
 */
function withDishesAlone(line: CleanLine, number: number): CleanLine {
  if (line.text.length > MOST_LENGTH) return line;
  const text = withoutTitle(withoutPhoneAtEnd(line.text));
  const hasDishes =
    text !== line.text && readDishes(text, number).dishes.some(({ readings }) => readings);
  return hasDishes ? { ...line, text } : line;
}

/** A formula in front of a price is no price itself. */
function readPriced(text: string, number: number): Priced {
  const formula = formulaAtStart(text);
  const priced = readDishes(text.slice(formula.length).trim(), number);
  if (formula === "") return priced;
  const dishes = priced.dishes.map((dish): ListDish => {
    const name = `${formula} ${dish.name}`.trim();
    return { ...dish, name, doubts: [...dish.doubts, "formula"] };
  });
  return { ...priced, dishes };
}

/** The dish of a line without a price. */
export function unpricedDish(line: Line): ListDish {
  const text = line.text.replace(FREE, "").replace(ASK, "");
  const dish = dishFrom(line.says ? text : line.text, emptyDish(line.number));
  dish.doubts.push(line.says === "free" ? "free" : "noPrice");
  return withMarks(dish, line);
}

function whyNoDish(raw: string, text: string, { dishes }: Priced): LeftOutReason | undefined {
  return hasContactSign(raw, text) ? "contact" : whyLeftOut(text, dishes.length > 0);
}

function whyEmpty(text: string): LeftOutReason | undefined {
  return text.length > MOST_LENGTH ? "tooLong" : undefined;
}

function withMarks(dish: ListDish, clean: { diet: Diet | null } & CleanLine): ListDish {
  return {
    ...dish,
    diet: clean.diet,
    isSoldOut: clean.isSoldOut,
    doubts: clean.isStruck ? [...dish.doubts, "struckOut"] : dish.doubts,
  };
}

function wordsForPrice(text: string): Line["says"] {
  if (FREE.test(text) && !NO_FREE.test(text)) return "free";
  return ASK.test(text) ? "ask" : undefined;
}

function readHeads(text: string, hasPrice: boolean): Pick<Line, "heads" | "heading"> {
  const whole = { heads: undefined, heading: trimName(withoutPriceHead(text)) };
  if (hasPrice || text.length > 80) return whole;
  return headsBehind(text) ?? headsInColumns(text) ?? whole;
}

/** "TIFFINS        Rs." without the head of the price column. */
function withoutPriceHead(text: string): string {
  const at = text.lastIndexOf("   ");
  return at !== -1 && PRICE_HEAD.test(text.slice(at).trim()) ? text.slice(0, at) : text;
}

/** "RICE      Half    Full", "SOUPS   Veg   Chicken", or those alone. */
function headsInColumns(text: string): Pick<Line, "heads" | "heading"> | undefined {
  const [name = "", ...columns] = text.split(/ {2,}/);
  const heads = sizesIn(columns.join(" ")) ?? columnHeadsIn(columns);
  const all = sizesIn(text) ?? columnHeadsIn([name, ...columns]);
  if (all && !(heads && isCourse(name))) return { heads: all, heading: "" };
  return heads && { heads, heading: headingIn(name) };
}

/** "Flavour" names the column of the names: it is no heading. */
export function headingIn(text: string): string {
  return readHead(text, 0).use === "name" ? "" : trimName(text);
}

const IN_BRACKET = /\(([^()]{3,60})\)$/;
/** "- Reg / Med", ": Veg / Chicken". */
const BEHIND_DASH = /(?:\s[-–—]|:)\s{1,3}([^():/]{1,30}(?:\/[^():/]{1,30}){1,5})$/;

/** "Pizza (Reg / Med / Large)", "Soups - Veg / Chicken". */
function headsBehind(text: string): Pick<Line, "heads" | "heading"> | undefined {
  const bracket = IN_BRACKET.exec(text);
  const behind = bracket ?? BEHIND_DASH.exec(text);
  if (!behind) return undefined;
  const inside = behind[1] ?? "";
  const heads = sizesIn(inside) ?? (bracket ? undefined : columnHeadsIn(inside.split("/")));
  const before = trimName(text.slice(0, behind.index));
  return heads && before !== "" ? { heads, heading: headingIn(before) } : undefined;
}
