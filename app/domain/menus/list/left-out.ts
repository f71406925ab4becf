import { spellOut } from "#app/domain/words.ts";
import type { LeftOutReason } from "./list.ts";
import { isNote } from "./notes.ts";
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
/** "Thela no. 3, Boring Road", "G.T. Road, Karnal". */
const STREET =
  /,[^,]{1,40}\s(?:road|rd|marg|nagar|chowk|colony|bazaar|bazar|gali|रोड|मार्ग|नगर|चौक|बाज़ार|गली)[.]?$|^[^,]{1,40}\s(?:road|rd|marg|nagar|chowk|colony|रोड|मार्ग|नगर|चौक),/iu;
const spelledGreetings = GREETINGS.map(spellOut);
const spelledThanks = ["thank you", "thanks", "धन्यवाद"].map(spellOut);
const spelledContacts = CONTACTS.map(spellOut);

/** Why a line of a message is no dish: a greeting, an address, a note. Undefined if it may be one. */
export function whyLeftOut(text: string, hasPrice: boolean): LeftOutReason | undefined {
  const spelled = spellOut(text);
  const begins = (list: string[]) => list.some((words) => spelled.startsWith(words));
  if (isContact(text) || begins(spelledContacts)) return "contact";
  if (!hasPrice && STREET.test(text)) return "contact";
  if (isNote(text, spelled)) return "note";
  if (isTitle(spelled)) return "title";
  if (hasPrice) return undefined;
  if (begins(spelledGreetings) || spelledThanks.some((words) => spelled.includes(words)))
    return "greeting";
  return undefined;
}

function isContact(written: string): boolean {
  const text = westernDigits(written);
  if (!/[@:/\d]/.test(text)) return false;
  return LINK.test(text) || PHONE.test(text) || isAddress(text);
}

function isAddress(text: string): boolean {
  return PIN.test(text) || (text.includes(",") && PIN_IN_PARTS.test(text));
}

/** "Aaj ka menu", "Rate list": words that any list may begin with. */
function isTitle(spelled: string): boolean {
  const words = spelled.trim().split(" ");
  return (
    words.every((word) => TITLE_WORDS.has(word) || /^20\d\d$/.test(word)) &&
    words.some((word) => TITLES.has(word))
  );
}
