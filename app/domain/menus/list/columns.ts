import { spellOut } from "#app/domain/words.ts";
import { isMoney } from "./cells.ts";
import { isAboutDish, useNamed, useOfHead } from "./column-heads.ts";
import { nameKey } from "./name-key.ts";
import { saysNew, saysOld } from "./newer-price.ts";
import { isKind, sizeNamed } from "./size-words.ts";
import { isSize } from "./variations.ts";

/** What a column of a table holds. */
export type Use =
  | "name"
  | "secondName"
  | "description"
  | "section"
  | "diet"
  | "isVeg"
  | "inStock"
  | "soldOut"
  | "price"
  | "oldPrice"
  | "size"
  /** How much of it there is, behind its name: "6 pcs". */
  | "quantity"
  | "sizePrice"
  | "numbered"
  | "serial";

export interface Column {
  use: Use | undefined;
  /** Where it is in each row, from 0. */
  at: number;
  head: string;
  /** The size that its prices are for; empty for the price of the dish itself. */
  sizeName: string;
  /** Whether that size is only what stands above the prices, in words that are not known as a size's. */
  isUnsure?: boolean;
}

const PRICE_WORDS = new Set(
  spellOut(
    "price prices rate rates amount mrp inr rs rupees cost selling sale base item offer our shop दाम कीमत मूल्य रेट भाव",
  )
    .trim()
    .split(" "),
);
const PRICES = [
  "price",
  "prices",
  "rate",
  "rates",
  "amount",
  "mrp",
  "cost",
  "दाम",
  "कीमत",
  "मूल्य",
  "रेट",
  "भाव",
].map(spellOut);
const NOT_PRICES = spellOut(
  `tax gst discount per purchase exchange markup wholesale dealer buying landing landed making packing packaging
  commission margin profit`,
)
  .trim()
  .split(" ")
  .concat("cost price")
  .map(spellOut);
const MARKS = new Set("veg nonveg egg or".split(" "));
/** "Attributes (veg/non-veg)", "Price (incl. GST)". */
const BRACKET_BEHIND = /[([][^()[\]]*[)\]]\s*$/;
const NUMBERED = /^(?:size|price|sizename|sizeprice|variation|variationprice)\d{1,2}$/;

/** The columns that a row of heads names; undefined if the row names no dishes and prices. */
export function columnsNamed(row: string[]): Column[] | undefined {
  const filled = row.filter(Boolean);
  if (filled.length < 2 || filled.some((cell) => cell.length > 60 || isMoney(cell)))
    return undefined;
  const columns = withKinds(row.map((head, at) => readHead(head, at)));
  const isPriced = columns.some(({ use }) => use === "price" || use === "sizePrice");
  if (!isPriced || !areHeads(columns)) return undefined;
  if (columns.some(({ use }) => use === "name")) return withOneOfEach(columns);
  const free = columns.find(({ use, head }) => use === undefined && head !== "");
  return (
    free &&
    withOneOfEach(columns.map((column) => (column === free ? { ...free, use: "name" } : column)))
  );
}

/** "Item, Veg, Non-veg, Egg" without a column of prices: what each kind costs. */
function withKinds(columns: Column[]): Column[] {
  const kinds = columns.filter(({ head }) => isKind(head));
  const hasPrices = columns.some(({ use }) => use === "price" || use === "sizePrice");
  if (hasPrices || kinds.length < 2) return columns;
  return columns.map((column) => {
    return kinds.includes(column) ? { ...column, use: "price", sizeName: column.head } : column;
  });
}

/** The columns of a list whose names stand in the column `name`, whatever that is called. */
export function columnsOfList(row: string[], name: number): Column[] {
  const columns = row.map((head, at) => readHead(head, at));
  return withOneOfEach(
    columns.map((column, at) => (at === name ? { ...column, use: "name" } : column)),
  );
}

/** The section that a row of heads names instead of “Item”: "Starters, Half, Full". Empty if it names none. */
export function sectionInHeads(columns: Column[]): string {
  const head = columns.find(({ use }) => use === "name")?.head ?? "";
  return readHead(head, 0).use === undefined ? head : "";
}

/** Whether enough of them are known: two beside a serial number, or one and some that say things about a dish. */
function areHeads(columns: Column[]): boolean {
  const known = columns.filter(({ use }) => use !== undefined && use !== "serial");
  const others = columns.filter(({ use, head }) => use === "serial" || isAboutDish(head));
  const free = columns.filter(({ use, head }) => !use && head !== "" && !isAboutDish(head));
  return known.length > 1 || (known.length === 1 && others.length > 1 && free.length === 1);
}

/** What a column holds, by its head alone. */
export function readHead(head: string, at: number): Column {
  const column: Column = { use: undefined, at, head, sizeName: "" };
  const key = nameKey(head);
  if (NUMBERED.test(key)) return { ...column, use: "numbered" };
  const use = useNamed(head) ?? (asksForMark(head) ? "diet" : undefined);
  if (use) return { ...column, use };
  const sizeName = sizeOfHead(head);
  if (sizeName !== undefined) return { ...column, use: "price", sizeName };
  return { ...column, use: useOfHead(head.replace(BRACKET_BEHIND, "")) };
}

/** "Veg/Non-veg/Egg": two marks or more, and nothing else. */
function asksForMark(head: string): boolean {
  const words = new Set(
    spellOut(head.replaceAll(/non[\s-]?veg/gi, "nonveg"))
      .trim()
      .split(" "),
  );
  return words.size > 1 && [...words].every((word) => MARKS.has(word));
}

/** The size that a column of prices is for: "Half", "Dine In Price" → "Dine In", "Price" → "". */
function sizeOfHead(head: string): string | undefined {
  const bare = head.replace(BRACKET_BEHIND, "").trim();
  const spelled = spellOut(bare);
  if (/₹/.test(head) && spelled.trim() === "") return "";
  const isPrice = PRICES.some((word) => spelled.includes(word));
  if (NOT_PRICES.some((word) => spelled.includes(word))) return undefined;
  if (isPrice || /₹|\(rs|\srs\.?$/i.test(head)) return withoutPriceWords(head);
  const isNamed = bare !== "" && head.length <= 30 && isSize(bare);
  return isNamed ? (sizeNamed(head) ?? head) : undefined;
}

function withoutPriceWords(head: string): string {
  const words = head.split(/[\s()/_:-]+/).filter((word) => {
    const spelled = spellOut(word).trim();
    return spelled !== "" && !PRICE_WORDS.has(spelled);
  });
  const name = words.join(" ").replace(/^in$/i, "");
  return sizeNamed(name) ?? name;
}

/** The price printed on a packet is not what a shop asks, if another column says what it does. */
function withoutPrinted(columns: Column[]): Column[] {
  const own = columns.filter(({ use, sizeName }) => use === "price" && sizeName === "");
  const printed = own.filter(({ head }) => nameKey(head).startsWith("mrp"));
  if (printed.length === own.length) return columns;
  return columns.map((column) => {
    return printed.includes(column) ? { ...column, use: undefined } : column;
  });
}

/** The group above a category says less than the category itself. */
function withoutParents(columns: Column[]): Column[] {
  const sections = columns.filter(({ use }) => use === "section");
  const parents = sections.filter(({ head }) => /^(?:parent|main|super)/i.test(head));
  if (parents.length === sections.length) return columns;
  return columns.map((column) =>
    parents.includes(column) ? { ...column, use: undefined } : column,
  );
}

/** "Old rate, New rate": what a dish cost before counts only where it has no other price. */
function withoutOld(columns: Column[]): Column[] {
  const prices = columns.filter(({ use }) => use === "price");
  const [old, ...others] = prices.filter(({ sizeName }) => saysOld(sizeName));
  const newer = prices.find((column) => column !== old);
  if (!old || !newer || prices.length !== 2 || others.length > 0) return columns;
  if (newer.sizeName !== "" && !saysNew(newer.sizeName)) return columns;
  return columns.map((column) => {
    if (column === old) return { ...column, use: "oldPrice" };
    return column === newer ? { ...column, sizeName: "" } : column;
  });
}

/** The first column of a kind counts; the others are not used. Prices may have several, each for a size. */
function withOneOfEach(read: Column[]): Column[] {
  const columns = withoutOld(withoutPrinted(withoutParents(read)));
  const seen = new Set<string>();
  const single = columns.filter(({ use }) => use === "price").length === 1;
  return columns.map((column) => {
    if (column.use === undefined || column.use === "numbered") return column;
    const isAmongSizes = !single || sizeNamed(column.sizeName) !== undefined;
    const sizeName = isAmongSizes ? column.sizeName : "";
    const key = `${column.use}\n${sizeName}`;
    const isFirst = !seen.has(key);
    seen.add(key);
    return isFirst ? { ...column, sizeName } : { ...column, use: undefined };
  });
}
