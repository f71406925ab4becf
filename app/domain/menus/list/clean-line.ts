import type { Diet } from "#app/domain/menus/diet.ts";
import { withoutSender } from "./chat-message.ts";
import { withoutTags, withoutUnseen } from "./markup.ts";
import { westernDigits } from "./pieces.ts";

/** A line without its marks, and what they said. */
export interface CleanLine {
  text: string;
  diet: Diet | null;
  isBold: boolean;
  isBulleted: boolean;
  isIndented: boolean;
  isStruck: boolean;
  isSoldOut: boolean;
  /** Signs at both ends, as around a heading. */
  isFramed: boolean;
  /** A sign that is no picture of food, as a heading may have for decoration. */
  hasMark: boolean;
}

const SIGNS: [Diet, RegExp][] = [
  ["veg", /🌱|🟢|🥬|🌿|🍃|🥦|💚/u],
  ["nonveg", /🔴|🟤|🍗|🍖|🥩|🐔|🐟|🍤|🦐|🐓/u],
  ["egg", /🥚/u],
];
const MARK = /🌱|🟢|🔴|🟤/u;
const GONE_SIGN = /❌|🚫/u;
const GONE =
  /[([]?\s?(?:sold ?out|out of stock|not available|unavailable|finished|khatam|ख़त्म|ख़त्म|खत्म|उपलब्ध नहीं)\s?[)\]]?/iu;
const LETTER_MARKS: [Diet, RegExp][] = [
  ["veg", /[([]\s?v\s?[)\]]/i],
  ["nonveg", /[([]\s?nv?\s?[)\]]/i],
  ["egg", /[([]\s?e\s?[)\]]/i],
];
const WORD_MARKS: [Diet, RegExp][] = [
  ["veg", /[([]\s?(?:veg|वेज|शाकाहारी)\s?[)\]]/iu],
  ["nonveg", /[([]\s?(?:non[- ]?veg|नॉन ?वेज|मांसाहारी)\s?[)\]]/iu],
  ["egg", /[([]\s?(?:egg|अंडा)\s?[)\]]/iu],
];
/** "- 120" is not a bullet with a number after it. */
const BULLET =
  /^(?:(?:[-*] ?)?\[[ xX✓✔]?\]\s*(?=\S)|[☐☑☒□•▪◦●○■□◆◇►▶➤➜✔✓]\s*(?=\S)|[*·→»>~–—-]\s*(?=[^\d\s-]))/u;
const NUMBERING = /^\(?\d{1,3}\s?[.)](?!\d)\s*(?=\S)/;
const DASHED_NUMBERING = /^\d{1,3}\s?[-–:]\s+(?=\D)/;
/** "Item: Veg Thali" above "Price: 120". */
const LABEL = /^(?:item|item name|dish|name|price|rate|नाम|दाम|कीमत|रेट)\s?[:：]\s*(?=\S)/iu;
/** "Category: Starters". */
const SECTION_LABEL = /^(?:category|section|group|श्रेणी)\s?[:：]\s*(?=\S)/iu;
/** "1️⃣ Chai": a number as a picture. */
const KEYCAPS = /^(?:\d\uFE0F?\u20E3)+/u;
/** "20 ➡️ 25". */
const ARROW = /(?<=\d[\s/-]{0,4})➡\uFE0F?/g;
const PICTURE =
  /\p{Extended_Pictographic}|[\u{1F3FB}-\u{1F3FF}]|[\u{1F1E6}-\u{1F1FF}]|\uFE0F|\u20E3/u;
const PICTURES =
  /\p{Extended_Pictographic}|[\u{1F3FB}-\u{1F3FF}]|[\u{1F1E6}-\u{1F1FF}]|\uFE0F|\u20E3/gu;

/** Takes bullets, numbers, stars, tags, signs and the sender of a message off a line. */
export function cleanLine(raw: string): CleanLine {
  const seen = withoutUnseen(withoutTags(raw).normalize().replaceAll("\t", "    ")).trimEnd();
  const message = withoutSender(seen.trimStart()).replace(KEYCAPS, "• ").replaceAll(ARROW, "→");
  const { text: unstruck, isStruck } = withoutStruck(message);
  const isSoldOut = GONE_SIGN.test(unstruck) || GONE.test(unstruck);
  const signed = isSoldOut ? unstruck.replace(GONE, " ") : unstruck;
  const plain = signed.replaceAll(PICTURES, " ").trim();
  const labelled = withoutBullet(withoutStars(plain)).replace(LABEL, "");
  const text = labelled.replace(SECTION_LABEL, "");
  const marked = readLetterMark(text);
  return {
    text: marked.text,
    diet: signsIn(signed) ?? marked.diet,
    isBold: isBold(plain) || text !== labelled,
    isBulleted:
      withoutBullet(withoutStars(plain)) !== withoutStars(plain) || beginsWithPicture(signed),
    isIndented: /^\s{2}/.test(seen),
    isStruck,
    isSoldOut,
    hasMark: MARK.test(signed),
    isFramed: beginsWithPicture(signed) && endsWithPicture(signed),
  };
}

/** "~150~ 120" loses the old price; a line that is struck out as a whole stays. */
export function withoutStruck(text: string): { text: string; isStruck: boolean } {
  if (!text.includes("~")) return { text, isStruck: false };
  const parts = text.split(/~+/);
  if (parts.length < 3) return { text, isStruck: false };
  const outside = parts.filter((_, index) => index % 2 === 0).join("");
  const isStruck = !/[\p{L}\p{N}]/u.test(outside);
  const kept = parts.filter((part, index) => index % 2 === 0 || /\p{L}/u.test(part));
  return { text: isStruck ? parts.join("") : kept.join(" "), isStruck };
}

/** "*Starters*", also with sizes in brackets behind it. */
function isBold(text: string): boolean {
  const bracket = text.endsWith(")") ? text.lastIndexOf("(") : -1;
  const head = (bracket > 0 ? text.slice(0, bracket) : text).replace(/:$/, "").trim();
  return head.length > 2 && head.startsWith("*") && head.indexOf("*", 1) === head.length - 1;
}

function withoutStars(text: string): string {
  const starred = text.startsWith("* ") ? text : text.replaceAll("*", "");
  return starred.startsWith("_") && starred.endsWith("_")
    ? starred.slice(1, -1).trim()
    : starred.trim();
}

function withoutBullet(text: string): string {
  const bare = text.replace(BULLET, "");
  const digits = westernDigits(bare.slice(0, 8));
  const numbering = NUMBERING.exec(digits) ?? (endsInNumber(bare) && DASHED_NUMBERING.exec(digits));
  return numbering ? bare.slice(numbering[0].length) : bare;
}

function endsInNumber(text: string): boolean {
  return /\d/.test(westernDigits(text.slice(8)));
}

function beginsWithPicture(text: string): boolean {
  return PICTURE.test(text.slice(0, 2)) && !/^[\d#*]/.test(text);
}

function endsWithPicture(text: string): boolean {
  return PICTURE.test(text.trimEnd().slice(-3)) && !/^[\d#*]/.test(text);
}

function signsIn(text: string): Diet | null {
  if (!PICTURE.test(text)) return null;
  return SIGNS.find(([, sign]) => sign.test(text))?.[0] ?? null;
}

/** "(V)" is a mark and goes; "(Veg)" is one too, but stays: names may differ by it alone. */
function readLetterMark(text: string): { text: string; diet: Diet | null } {
  if (!/[([]/.test(text)) return { text, diet: null };
  for (const [diet, mark] of LETTER_MARKS) {
    if (mark.test(text)) return { text: text.replace(mark, " ").replaceAll(/ {2,3}/g, "  "), diet };
  }
  return { text, diet: dietInBrackets(text) };
}

/** The mark that a name gives in brackets, "Fried rice (Egg)"; null if it gives none. */
export function dietInBrackets(name: string): Diet | null {
  return WORD_MARKS.find(([, mark]) => mark.test(name))?.[0] ?? null;
}
