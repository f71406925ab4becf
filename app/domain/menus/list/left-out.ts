import { spellOut } from "#app/domain/words.ts";
import { isStamped } from "./chat-message.ts";
import { beginsWithCourse } from "./headings.ts";
import type { LeftOutReason } from "./list.ts";
import { westernDigits } from "./pieces.ts";

const GREETINGS = [
  "hi",
  "hello",
  "hey",
  "dear",
  "good morning",
  "good afternoon",
  "good evening",
  "namaste",
  "namaskar",
  "vanakkam",
  "assalam",
  "assalamu",
  "salaam",
  "adaab",
  "sat sri akal",
  "ram ram",
  "radhe radhe",
  "dhanyavad",
  "welcome",
  "kindly",
  "please",
  "नमस्ते",
  "नमस्कार",
  "राम राम",
  "राधे राधे",
  "सत श्री अकाल",
  "शुक्रिया",
  "श्री गणेशाय",
  "shri ganeshay",
  "shree ganeshay",
  "जय माता दी",
  "jai mata di",
  "स्वागत",
];

const CONTACTS = [
  "call",
  "contact",
  "whatsapp",
  "mob",
  "mobile",
  "ph",
  "phone",
  "tel",
  "address",
  "gali no",
  "shop no",
  "plot no",
  "near",
  "opp",
  "opposite",
  "pickup from",
  "pick up from",
  "upi",
  "gpay",
  "paytm",
  "follow us",
  "insta",
  "dm",
  "instagram",
  "पता",
  "फोन",
  "मोबाइल",
  "मो",
  "संपर्क",
];

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
  "packaging charges",
  "service charge",
  "order before",
  "orders before",
  "orders close",
  "pre order",
  "advance order",
  "advance booking",
  "hrs notice",
  "hours notice",
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

/** What the page of a delivery service writes between a dish and its price. */
const BADGES = new Set(
  [
    "add",
    "bestseller",
    "must try",
    "customisable",
    "customizable",
    "highly reordered",
    "read more",
  ].map(spellOut),
);
/** "4.3 (56)", "4.3 (1.2k+ ratings)". */
const RATING = /^[1-5]\.\d ?\([\d.,k+]{1,8}(?: ratings| votes)?\)$/i;

/** Whether a line says something about a page rather than about a dish: a button, a badge, a rating. */
export function isOfPage(text: string): boolean {
  return RATING.test(text) || BADGES.has(spellOut(text));
}

/** "Sunday closed", "Monday holiday", "मंगलवार बंद". */
const DAY_OFF =
  /(?:(?:sun|mon|tues|wednes|thurs|fri|satur)days?|वार)[\s:–-]{1,3}(?:is )?(?:closed|holiday|off|band|बंद|बन्द|छुट्टी|अवकाश)[.!]?$/iu;

/** "Closed: Tuesday", "बंद: मंगलवार". */
const OFF_ON =
  /^(?:closed|holiday|band|बंद|बन्द|छुट्टी|अवकाश)(?: on)?[\s:–-]{1,3}(?:(?:sun|mon|tues|wednes|thurs|fri|satur)days?|[\p{L}\p{M}]{2,10}वार)[.!]?$/iu;
/** "Subah 7 se raat 10 tak", "सुबह 7 से 10 तक". */
const HOUR_UNTIL =
  /\d{1,2}(?: ?baje| ?बजे)? ?(?:se|से) (?:\p{L}[\p{L}\p{M}]{0,9} )?\d{1,2}(?: ?baje| ?बजे)? ?(?:tak|तक)(?:$|\s)/iu;

/** Behind a price this says something about it. */
const TAX = /(?:^|[^\p{L}])(?:gst|tax|taxes|जीएसटी)(?:$|[^\p{L}])/iu;

const TITLE_WORDS = new Set(
  spellOut(
    `aaj aj bhej hu hoon ka ki ke kal today todays tomorrow our the menu list card rate rates price prices dish items
    ye yeh hai raha rahi bhaiya bhai ji sir madam maam this is here for you and food hotel restaurant new updated
    आज का की के मेन्यू मेनू मीनू सूची रेट लिस्ट यह ये है रहा हमारा हमारी कार्ड भाव दर`,
  )
    .trim()
    .split(" "),
);
const TITLES = new Set(
  ["menu", "list", "card", "rates", "prices", "मेन्यू", "मेनू", "मीनू", "सूची", "लिस्ट", "कार्ड"].map(
    (word) => spellOut(word).trim(),
  ),
);

/** What stands behind an @ begins with a letter: "Vada Pav@15" has a price. */
const LINK = /https?:\/\/|www\.|[\w.]{2,30}@[a-z][\w.]{1,29}/i;
const PHONE = /(?:\+?91[\s-]?)?[6-9]\d{4}[\s-]?\d{5}(?!\d)|0\d{2,4}-\d{6,8}/;
const PIN = /[\s-][1-9]\d{5}$/;
const PIN_IN_PARTS = /[\s-][1-9]\d{2} \d{3}$/;
const HOURS = /\d\s?(?:am|pm|a\.m|p\.m|बजे|baje|noon)/i;
const MONTH =
  /\d(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december)(?:$|[\s,.])/i;
const YEAR = /\d{1,2}[/.-]\d{1,2}[/.-]20\d\d/;

const spelledGreetings = GREETINGS.map(spellOut);
const spelledThanks = ["thank you", "thanks", "धन्यवाद"].map(spellOut);
const spelledContacts = CONTACTS.map(spellOut);
const spelledNotes = NOTES.map(spellOut);

/** Why a line of a message is no dish: a greeting, an address, a note. Undefined if it may be one. */
export function whyLeftOut(text: string, hasPrice: boolean): LeftOutReason | undefined {
  const spelled = spellOut(text);
  const begins = (list: string[]) => list.some((words) => spelled.startsWith(words));
  if (isContact(text) || begins(spelledContacts)) return "contact";
  if (isNote(text, spelled)) return "note";
  if (isTitle(spelled)) return "title";
  if (hasPrice) return undefined;
  if (begins(spelledGreetings) || spelledThanks.some((words) => spelled.includes(words)))
    return "greeting";
  return undefined;
}

function isNote(text: string, spelled: string): boolean {
  if (FORWARDED.has(spelled) || isStamped(text)) return true;
  if (spelledNotes.some((words) => spelled.includes(words)) || isDate(text)) return true;
  if (DAY_OFF.test(text) || OFF_ON.test(text) || saysHours(text)) return true;
  // "Thali 120 + GST" is a dish, "GST 5 %" is none.
  const taxes = TAX.exec(text);
  return taxes !== null && !/\d/.test(text.slice(0, taxes.index));
}

function saysHours(text: string): boolean {
  const hasHours = HOURS.test(text) || HOUR_UNTIL.test(westernDigits(text));
  return hasHours && !beginsWithCourse(text);
}

function isContact(written: string): boolean {
  const text = westernDigits(written);
  if (!/[@:/\d]/.test(text)) return false;
  return LINK.test(text) || PHONE.test(text) || isAddress(text);
}

function isAddress(text: string): boolean {
  return PIN.test(text) || (text.includes(",") && PIN_IN_PARTS.test(text));
}

function isDate(text: string): boolean {
  return YEAR.test(text) || MONTH.test(text);
}

/** "Aaj ka menu", "Rate list": words that any list may begin with. */
function isTitle(spelled: string): boolean {
  const words = spelled.trim().split(" ");
  return (
    words.every((word) => TITLE_WORDS.has(word) || /^20\d\d$/.test(word)) &&
    words.some((word) => TITLES.has(word))
  );
}
