import { spellOut } from "#app/domain/words.ts";
import { isStamped } from "./chat-message.ts";
import { beginsWithCourse, isTimeOfDay } from "./headings.ts";
import { westernDigits } from "./pieces.ts";
import { isSurcharge } from "./surcharges.ts";

const NOTES = [
  "fssai",
  "min order",
  "minimum order",
  "home delivery",
  "free delivery",
  "delivery free",
  "delivery available",
  "delivery charge",
  "delivery charges",
  "parcel charge",
  "parcel charges",
  "packing charge",
  "packing charges",
  "पार्सल चार्ज",
  "पैकिंग चार्ज",
  "डिलीवरी चार्ज",
  "packaging charges",
  "service charge",
  "cover charge",
  "corkage",
  "order before",
  "orders before",
  "orders close",
  "terms and conditions",
  "subject to change",
  "valid till",
  "closed on",
  "timing",
  "timings",
  "open from",
  "media omitted",
  "image omitted",
  "video omitted",
  "message was deleted",
  "you deleted this message",
  "होम डिलीवरी",
  "समय",
];

/** Words of notes that may stand in front of a dish too: "12 hrs notice" is none, "Pre order cake 500" is one. */
const ORDERED = ["pre order", "advance order", "advance booking", "hrs notice", "hours notice"];

/** What a line begins with that says of itself that it is a note. */
const BEGINNINGS = ["note", "notes", "nb", "n b", "please note", "नोट", "सूचना", "ध्यान दें"].map(
  spellOut,
);

/** What all dishes come with: "sabke saath dahi", "All parathas are served with curd". */
const WITH_ALL =
  / (?:sab ?ke (?:saath|sath)|(?:सब ?के|सभी के) साथ|(?:all|every) (?:\p{L}+ ){0,2}(?:served|comes?|come) with) /u;

/** "No smoking", "No credit". */
const FORBIDDEN =
  /^no (?:smoking|credit|parking|outside|plastic|cash|exchange|refund|spitting)(?!\p{L})/iu;

/** "Since 1978", "Estd. 1985", "सन् 1978 से". */
const FOUNDED =
  /(?:^|[^\p{L}\p{M}])(?:since|est|estd|established|founded|serving|स्थापना|स्थापित|सन्?)[\s.:,–-]{0,3}(?:in )?(?:18|19|20)\d\d(?!\d)|^(?:18|19|20)\d\d से(?=\s|$)/iu;

/** "Parcel Rs 5 extra", "Packing ₹5". */
const CHARGED = new Set("parcel packing packaging container delivery takeaway".split(" "));
const BESIDE_CHARGE = new Set(
  "charge charges fee fees extra rs only per order item box plate each".split(" "),
);
/** "10% off above 500", "Flat 50 off". */
const OFFER =
  /(?:(?<!\p{L})(?:flat|upto|up to) )?(?<!\d)\d{1,3} ?% (?:off|discount)(?!\p{L})|(?<!\p{L})(?:flat|upto|up to) (?:₹|rs\.? ?)?\d+(?:\/-)? off(?!\p{L})/iu;
/** What an offer asks for: "above 500", "on bill of 1000", "up to ₹80". */
const ASKED =
  /(?<!\p{L})(?:above|over|upto|up to|orders?|bills?|minimum|code|purchase)(?!\p{L})|(?<!\p{L})(?:on|of) (?:₹|rs\.? ?)?\d/iu;

/** What WhatsApp writes above a message that was passed on. */
const FORWARDED = new Set(
  [
    "forwarded",
    "forwarded message",
    "forwarded many times",
    "फ़ॉरवर्ड किया गया",
    "फ़ॉरवर्ड किया हुआ",
    "कई बार फ़ॉरवर्ड किया गया",
    "कई बार फ़ॉरवर्ड किया हुआ",
  ].map(spellOut),
);

/** "Sunday closed", "Monday holiday", "मंगलवार बंद". */
const DAY_OFF =
  /(?:(?:sun|mon|tues|wednes|thurs|fri|satur)days?|वारी?)[\s:–-]{1,3}(?:is )?(?:closed|holiday|off|band|बंद|बन्द|छुट्टी|अवकाश)[.!]?$/iu;

/** The same in other Indian languages: "রবিবার বন্ধ", "ஞாயிறு விடுமுறை". */
const OFF_AT_END = /^\P{Nd}+\s(?:বন্ধ|ਬੰਦ|બંધ|ବନ୍ଦ|விடுமுறை|సెలవు|ರಜೆ|അവധി)[.!।]?$/u;

/** "Closed: Tuesday", "बंद: मंगलवार". */
const OFF_ON =
  /^(?:closed|holiday|band|बंद|बन्द|छुट्टी|अवकाश)(?: on)?[\s:–-]{1,3}(?:(?:sun|mon|tues|wednes|thurs|fri|satur)days?|[\p{L}\p{M}]{2,10}वार)[.!]?$/iu;
/** "7 se raat 10 tak", "7 से 10 तक": hours where the line says that it tells some, or else prices. */
const HOUR_UNTIL =
  /\d{1,2}(?: ?baje| ?बजे)? ?(?:se|से) (?:\p{L}[\p{L}\p{M}]{0,9} )?\d{1,2}(?: ?baje| ?बजे)? ?(?:tak|तक)(?:$|\s)/iu;
/** "6 నుండి 11 వరకు", "সকাল ৬টা থেকে ১১টা পর্যন্ত": hours in other Indian languages. */
const HOUR_UNTIL_ELSEWHERE =
  /\d\P{Nd}{0,12}(?:ते|থেকে|ਤੋਂ|થી|ରୁ|முதல்|నుండి|నుంచి|ರಿಂದ|മുതൽ)\s\P{Nd}{0,16}\d{1,2}\P{Nd}{0,12}(?:पर्यंत|পর্যন্ত|ਤੱਕ|સુધી|ପର୍ଯ୍ୟନ୍ତ|வரை|వరకు|ವರೆಗೆ|വരെ)(?![\p{L}\p{M}])/u;
const BEFOREHAND =
  /(?:^|\s)(?:order|book)\P{L}(?:.{0,30}\s)?(?:before|in advance)(?!\p{L})|\d ?% (?:in )?advance(?!\p{L})/iu;
const ABOUT_HOURS = new Set(
  spellOut(
    `subah savere dopahar dopahr sham shaam raat rat night morning afternoon evening baje khula khuli khule khulta open
  opens timing time dukan dukaan shop roz daily सुबह सवेरे दोपहर शाम रात बजे खुला खुली खुले खुलता दुकान समय रोज रोज़`,
  )
    .trim()
    .split(" "),
);

/** "8 am – 11 am", "7 se raat 10 tak". */
const HOURS_TOLD =
  /\d{1,2}(?:[:.]\d\d)?(?: ?(?:am|pm|a\.m|p\.m|बजे|baje|noon)[.]?)? ?(?:to|till|se|से|[-–—&]) ?(?:\p{L}[\p{L}\p{M}]{0,9} )?\d{1,2}(?:[:.]\d\d)?(?: ?(?:am|pm|a\.m|p\.m|बजे|baje|noon)[.]?)?(?: ?(?:tak|तक))?|\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|a\.m|p\.m|बजे|baje|noon)/giu;
const PRICE_AT_END = /\d(?:\.\d\d?)?(?: ?\/[-=])?(?: ?(?:rs|only))?[\s)\].,]{0,3}$/iu;

/** Behind a price this says something about it. */
const TAX = /(?:^|[^\p{L}])(?:gst|tax|taxes|जीएसटी)(?:$|[^\p{L}])/iu;

const PER_CENT = /\d{1,2}(?:\.\d{1,2})? ?%/;

const HOURS = /\d\s?(?:am|pm|a\.m|p\.m|बजे|baje|noon)/i;
const MONTH =
  /\d(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december)(?:$|[\s,.])/i;
const YEAR = /\d{1,2}[/.-]\d{1,2}[/.-]20\d\d/;

const spelledNotes = NOTES.map(spellOut);
const spelledOrdered = ORDERED.map(spellOut);

/** Whether a line says something about all dishes or the shop: hours, charges, days off, a date. */
export function isNote(text: string, spelled: string): boolean {
  if (FORWARDED.has(spelled) || isStamped(text)) return true;
  if (saysNote(spelled) || isDate(text) || isDayOff(text)) return true;
  if (isExtra(text, spelled) || isOfShop(text)) return true;
  return isTax(text) || (mayBeNote(text, spelled) && !endsInPrice(text));
}

function isOfShop(text: string): boolean {
  return saysFounded(text) || isOffer(text) || FORBIDDEN.test(text);
}

/** An offer, unless it stands beside a dish with its price: "Farmhouse Pizza ₹399 (50% off)". */
function isOffer(text: string): boolean {
  if (!OFFER.test(text)) return false;
  const beside = withoutBracketAtEnd(text).split(OFFER);
  const isPriced = beside.some((part) => endsInPrice(part.replace(/[^\p{L}\p{N}]{1,6}$/u, "")));
  return !isPriced || beside.some((part) => ASKED.test(part));
}

function saysNote(spelled: string): boolean {
  const isBegun = BEGINNINGS.some((words) => spelled.startsWith(words));
  return isBegun || spelledNotes.some((words) => spelled.includes(words));
}

function isDayOff(text: string): boolean {
  return DAY_OFF.test(text) || OFF_ON.test(text) || OFF_AT_END.test(text);
}

/** What is a note unless a price stands behind it: "Subah 7 se 10 tak Poha 30". */
function mayBeNote(text: string, spelled: string): boolean {
  if (WITH_ALL.test(spelled) || BEFOREHAND.test(text)) return true;
  return saysHours(text, spelled) || spelledOrdered.some((words) => spelled.includes(words));
}

/** A year, and no number besides that may be a price. */
function saysFounded(written: string): boolean {
  const text = westernDigits(written);
  return FOUNDED.test(text) && !/\d/.test(text.replace(FOUNDED, " "));
}

function isTax(text: string): boolean {
  // "Thali 120 + GST" is a dish, "GST 5 %" is none.
  const taxes = TAX.exec(text);
  return taxes !== null && !/\d/.test(text.slice(0, taxes.index).replace(PER_CENT, ""));
}

function saysHours(text: string, spelled: string): boolean {
  const written = westernDigits(text);
  const hasHours = HOURS.test(text) || (HOUR_UNTIL.test(written) && isAboutHours(spelled));
  return (
    (hasHours || HOUR_UNTIL_ELSEWHERE.test(written)) &&
    !beginsWithCourse(text) &&
    !isTimeOfDay(text)
  );
}

function isAboutHours(spelled: string): boolean {
  return spelled
    .trim()
    .split(" ")
    .some((word) => ABOUT_HOURS.has(word));
}

function endsInPrice(text: string): boolean {
  const rest = withoutBracketAtEnd(westernDigits(text).replaceAll(HOURS_TOLD, " "));
  return /\p{L}/u.test(rest) && PRICE_AT_END.test(rest);
}

function withoutBracketAtEnd(text: string): string {
  return text.replace(/\([^()]*\)\s*$/, "");
}

function isExtra(text: string, spelled: string): boolean {
  return isCharge(spelled) || isSurcharge(text);
}

function isCharge(spelled: string): boolean {
  const [first = "", ...others] = spelled.trim().split(" ");
  const isAlone = others.every((word) => BESIDE_CHARGE.has(word) || /^\d{1,3}$/.test(word));
  return CHARGED.has(first) && (isAlone || spelled.endsWith(" extra "));
}

function isDate(text: string): boolean {
  return YEAR.test(text) || MONTH.test(text);
}
