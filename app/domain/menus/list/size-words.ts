import { nameKey } from "./name-key.ts";

const SIZES: Record<string, string> = {
  h: "Half",
  half: "Half",
  hf: "Half",
  f: "Full",
  full: "Full",
  fl: "Full",
  q: "Quarter",
  qtr: "Quarter",
  quarter: "Quarter",
  s: "Small",
  sm: "Small",
  small: "Small",
  r: "Regular",
  reg: "Regular",
  regular: "Regular",
  m: "Medium",
  med: "Medium",
  medium: "Medium",
  l: "Large",
  lg: "Large",
  lrg: "Large",
  large: "Large",
  xl: "Extra large",
  single: "Single",
  double: "Double",
  triple: "Triple",
  mini: "Mini",
  big: "Big",
  jumbo: "Jumbo",
  family: "Family",
  handi: "Handi",
  plate: "Plate",
  glass: "Glass",
  cup: "Cup",
  bowl: "Bowl",
  jug: "Jug",
  scoop: "Scoop",
  dry: "Dry",
  gravy: "Gravy",
  pint: "Pint",
  bottle: "Bottle",
  can: "Can",
  pitcher: "Pitcher",
  peg: "Peg",
  "1/1": "Full",
  "½": "Half",
  "1/2": "Half",
  "¼": "Quarter",
  "1/4": "Quarter",
  cutting: "Cutting",
  choti: "Choti",
  chhoti: "Chhoti",
  chota: "Chota",
  chhota: "Chhota",
  badi: "Badi",
  bada: "Bada",
  aadha: "Aadha",
  adha: "Adha",
  poora: "Poora",
  pura: "Pura",
  कट: "कट",
  कटिंग: "कटिंग",
  हाफ: "हाफ",
  हाफ़: "हाफ़",
  आधा: "आधा",
  आधी: "आधी",
  फुल: "फुल",
  फ़ुल: "फ़ुल",
  पूरा: "पूरा",
  क्वार्टर: "क्वार्टर",
  छोटा: "छोटा",
  छोटी: "छोटी",
  बड़ा: "बड़ा",
  बड़ी: "बड़ी",
  सिंगल: "सिंगल",
  डबल: "डबल",
  मीडियम: "मीडियम",
  स्मॉल: "स्मॉल",
  लार्ज: "लार्ज",
  रेगुलर: "रेगुलर",
  प्लेट: "प्लेट",
  गिलास: "गिलास",
  ग्लास: "ग्लास",
  बोतल: "बोतल",
};

/** What a dish is made with, above the columns of its prices. */
const KINDS = new Set(
  "veg nonveg egg chicken mutton paneer fish prawn prawns वेज नॉनवेज अंडा चिकन मटन पनीर"
    .split(" ")
    .map(nameKey),
);

const WEIGHTS = new Set(
  "g gm gms gram grams kg kgs kilo ग्राम किलो ગ્રામ કિલો গ্রাম কেজি ਗ੍ਰਾਮ ਕਿਲੋ கிராம் கிலோ గ్రా కిలో ಗ್ರಾಂ ಕೆಜಿ ഗ്രാം കിലോ".split(
    " ",
  ),
);

const UNITS = new Set(
  `ml l ltr ltrs litre litres liter cl g gm gms gram grams kg kgs kilo pc pcs pcs. piece pieces nos
  inch inches dozen doz people person persons pax minute minutes min mins hour hours hr hrs eggs
  मिली लीटर ग्राम किलो पीस नग दर्जन लोग
  ગ્રામ કિલો નંગ લીટર ગ્રા গ্রাম কেজি পিস টা টি লিটার ਗ੍ਰਾਮ ਕਿਲੋ ਪੀਸ கிராம் கிலோ லிட்டர் గ్రాములు గ్రా కిలో లీటర్ ಗ್ರಾಂ ಕೆಜಿ ಲೀಟರ್ ഗ്രാം
  കിലോ ലിറ്റർ`.split(/\s+/),
);

const sizes = new Map(Object.entries(SIZES).map(([word, name]) => [word.normalize(), name]));

/** The name of a size that a word stands for: "H" → "Half". Undefined for other words. */
export function sizeNamed(word: string): string | undefined {
  return sizes.get(word.toLowerCase());
}

/** Whether a text names what a dish is made with: "Veg", "Non-veg", "Chicken". */
export function isKind(text: string): boolean {
  return KINDS.has(nameKey(text));
}

/** What else prices in columns are for. */
const PACKS =
  /^(?:(?:family|party|small|large|regular) )?(?:tub|box|jar|pot|bucket|brick|cone|kulhad|pack)$/i;

/** Two heads of columns or more that are all kinds, sizes or packs: "Veg", "Tub (500 ml)"; undefined for others. */
export function columnHeadsIn(texts: readonly string[]): string[] | undefined {
  const heads = texts.map((text) => sizeNamed(text.trim()) ?? text.trim());
  return heads.length > 1 && heads.every(isColumnHead) ? heads : undefined;
}

function isColumnHead(head: string): boolean {
  const [, bare = head, inside = ""] = /^(.+?) ?\(([^()]+)\)$/.exec(head) ?? [];
  if (inside !== "" && quantityIn(inside) === undefined) return false;
  return [isKind(bare), sizeNamed(bare), quantityIn(bare), PACKS.test(bare)].some(Boolean);
}

/** Whether a word is a weight: "kg", "ग्राम". */
export function isWeight(word: string): boolean {
  return WEIGHTS.has(word.toLowerCase());
}

/** Whether a word is what things are weighed or counted in: "kg", "pcs". */
export function isUnit(word: string): boolean {
  return UNITS.has(word.toLowerCase());
}

/** What a heading has in brackets with slashes between: "Sandwich (Plain / Grilled)". Undefined if there is none. */
export function headsInBrackets(heading: string): string[] | undefined {
  const [, inside = ""] = /\(([^()]{3,60})\)$/.exec(heading) ?? [];
  const parts = inside.split("/").map((part) => part.trim());
  return parts.length > 1 && parts.every(Boolean) ? parts : undefined;
}

/** "30ml", "1 kg". */
export function quantityIn(text: string): string | undefined {
  const unit = /^(?:\d{1,4}(?:\.\d{1,2})?|[½¼¾])\s?([\p{L}\p{M}]{1,6})[.]?$/u.exec(text)?.[1];
  return unit !== undefined && isUnit(unit) ? text : undefined;
}

/** Stands for the blank in "300 ml". */
const KEPT_BLANK = "\uE000";

/** The names of sizes in a text that holds nothing else: "Reg / Med / Large". Undefined if it holds more, or only one. */
export function sizesIn(text: string): string[] | undefined {
  const plain = text.replaceAll("1/2", "½").replaceAll("1/4", "¼").replaceAll("1/1", "Full");
  const inside = /^\(([^()]+)\)$/.exec(plain.trim())?.[1] ?? plain;
  const parts = inside.split(/[/|,]/).map((part) => part.trim());
  if (parts.length > 1 && parts.every(Boolean)) return allNamed(parts.map(sizeOfWords));
  const words = plain
    .replaceAll(/(\d) (?=\p{L})/gu, `$1${KEPT_BLANK}`)
    .split(/[\s()&+:-]+/)
    .filter(Boolean)
    .map((word) => word.replace(KEPT_BLANK, " "));
  return allNamed(words.map(sizeOf));
}

function allNamed(names: (string | undefined)[]): string[] | undefined {
  if (names.length < 2 || names.length > 8) return undefined;
  return names.every((name) => name !== undefined) ? names : undefined;
}

function sizeOf(word: string): string | undefined {
  return sizeNamed(word) ?? quantityIn(word);
}

/** "Half", "½ kg", and also "Single scoop", "Large (500 ml)". */
function sizeOfWords(text: string): string | undefined {
  const [first = "", ...others] = text.split(/[\s()]+/).filter(Boolean);
  if (others.length === 0) return sizeOf(text);
  const isRest = sizeOf(others.join(" ")) !== undefined || others.every(sizeOf);
  return sizeOf(text) ?? (sizeOf(first) !== undefined && isRest ? text : undefined);
}
