import { spellOut } from "#app/domain/words.ts";
import { isGreeting } from "./greetings.ts";
import { beginsWithCourse } from "./headings.ts";
import type { LeftOutReason } from "./list.ts";
import { isNote } from "./notes.ts";
import { westernDigits } from "./pieces.ts";
import { isHeadsOfColumns, isTitle, isTotal } from "./titles.ts";

const CONTACTS = [
  "call",
  "contact",
  "whatsapp",
  "mob",
  "mobile",
  "ph",
  "phone",
  "tel no",
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
  "dm for",
  "dm to",
  "dm us",
  "dm me",
  "dm on",
  "dm call",
  "dm or",
  "dm whatsapp",
  "dm kar",
  "dm karo",
  "dm kare",
  "dm karen",
  "dm karein",
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
/** Badges that are headings of menus too. */
const HEADING_BADGES = new Set(["new", "popular", "top rated"].map(spellOut));
/** "4.3 (56)", "★ 4.3 (1.2k+ ratings)". */
const RATING = /^[★⭐\s]*[1-5]\.\d ?\([\d.,k+]{1,8}(?: ratings| votes)?\)$/iu;
const STARS = /^[★⭐\s]*[1-5]\.\d$/u;
/** "(56)", "1.2k+ ratings". */
const RATED_BY = /^(?:\([\d.,k+]{1,8}\)|\(?[\d.,k+]{1,8} (?:ratings|votes|reviews)\)?)$/iu;

/** Whether a line says something about a page rather than about a dish: a button, a badge, a rating. */
export function isOfPage(text: string): boolean {
  return RATING.test(text) || PAGE.test(text) || BADGES.has(spellOut(text));
}

/** Whether a line may be a badge or a heading: "New". */
export function mayBeBadge(text: string): boolean {
  return HEADING_BADGES.has(spellOut(text));
}

/** "Page 1 of 2". */
const PAGE = /^[-–—\s]*page \d{1,3}(?: of \d{1,3})?[-–—\s]*$/i;

/** Whether a line is a rating, "4.3 (56)", or begins one: "4.3" above "(56)". */
export function isRating(text: string, below = ""): boolean {
  return RATING.test(text) || (STARS.test(text) && RATED_BY.test(below));
}

/** What stands behind an @ begins with a letter: "Vada Pav@15" has a price. */
const LINK = /https?:\/\/|www\.|[\w.]{2,30}@[a-z][\w.]{1,29}/i;
const PHONE = /(?:\+?91[\s-]?)?[6-9]\d{4}[\s-]?\d{5}(?!\d)|0\d{2,4}[\s-]\d{6,8}(?!\d)/;
/** "982-901-1223", "8087 123 456": a telephone number, or prices of three sizes. */
const PHONE_IN_PARTS =
  /(?<!\d)[6-9](?:\d{2}[\s-]\d{3}[\s-]\d{4}|\d{3}[\s-]\d{3}[\s-]\d{3})(?=[.!]?$)/;
/** Prices end in 0, 5 or 9. */
const UNEVEN = /[1-46-8](?!\d)/;
const BEFORE_PHONE = /^(?:for )?(?:orders?|bookings?|m|no)[^\p{L}\d]{1,3}$/iu;
/** "98xxxxxx21": a number of which somebody has hidden digits. */
const MASKED_PHONE = /(?<![\p{L}\p{N}])[6-9](?:[\s-]?[\dx•●#]){7,11}(?![\p{L}\p{N}])/iu;
const PIN = /[\s-][1-9]\d{5}$/;
const PIN_IN_PARTS = /[\s-][1-9]\d{2} \d{3}$/;
/** "Thela no. 3, Boring Road", "G.T. Road, Karnal". */
const STREET =
  /,[^,]{1,40}\s(?:road|rd|marg|nagar|chowk|colony|bazaar|bazar|gali|रोड|मार्ग|नगर|चौक|बाज़ार|गली)[.]?$|^[^,]{1,40}\s(?:road|rd|marg|nagar|chowk|colony|रोड|मार्ग|नगर|चौक),/iu;
const STREET_AT_END = /\s(?:road|rd|marg|nagar|chowk|colony|bazaar|bazar|gali)[.]?$/i;
/** "Sector 62, Noida". */
const SECTOR = /(?:^|\s)(?:sector|phase)[\s-]?\d{1,3}[A-Z]?(?:,|$)/i;
/** "Tel 2345 6789", "DM". */
const CALL = /^ (?:tel [\d ]+|dm )$/;
const spelledContacts = CONTACTS.map(spellOut);

/**
 * Whether a line that was left out may be the name of the dish whose price or size stands below it: "Welcome drink" above
 * "50".
 */
export function mayBeName(text: string, why: LeftOutReason | undefined): boolean {
  return (why === "greeting" || why === "contact") && !/\d/.test(text) && !isContact(text);
}

const PARTING = [".", ";", ",", "!", "|"];

/**
 * A text without the telephone numbers that it ends with, and the words beside them: "Dal 80, Roti 10. Order on
 * 98290 11223" → "Dal 80, Roti 10". One that goes on behind a number stays as it is.
 */
export function withoutPhoneAtEnd(text: string): string {
  if (!PHONE.test(text) && !PHONE_IN_PARTS.test(text)) return text;
  let rest = text;
  for (;;) {
    const end = Math.max(...PARTING.map((sign) => rest.lastIndexOf(sign)));
    if (end <= 0 || !isContactAlone(rest.slice(end + 1).trim())) return rest;
    rest = rest.slice(0, end);
  }
}

/** Whether a text says how to reach a shop, without a number that may be a price. */
function isContactAlone(text: string): boolean {
  if (text === "" || isPhoneInParts(text)) return true;
  const others = text.split(PHONE).join(" ");
  return (others !== text || saysContact(spellOut(text))) && !/\d/.test(others);
}

function isPhoneInParts(text: string): boolean {
  const number = PHONE_IN_PARTS.exec(text);
  if (!number || !UNEVEN.test(number[0])) return false;
  const before = text.slice(0, number.index);
  if (/\d/.test(before)) return false;
  const beside = before.trim().split(" ").at(-1) ?? "";
  const isAlone = !/\p{L}/u.test(before) || BEFORE_PHONE.test(before);
  return isAlone || [before, beside].some((words) => saysContact(spellOut(words)));
}

/** Why a line of a message is no dish: a greeting, an address, a note. Undefined if it may be one. */
export function whyLeftOut(text: string, hasPrice: boolean): LeftOutReason | undefined {
  const spelled = spellOut(text);
  if (isContact(text) || saysContact(spelled)) return "contact";
  if (!hasPrice && isStreet(text)) return "contact";
  if (isNote(text, spelled)) return "note";
  return whyNoName(text, spelled) ?? (!hasPrice && isGreeting(spelled) ? "greeting" : undefined);
}

function whyNoName(text: string, spelled: string): LeftOutReason | undefined {
  if (isTotal(text)) return "total";
  return isTitle(spelled) || isHeadsOfColumns(text) ? "title" : undefined;
}

function saysContact(spelled: string): boolean {
  return CALL.test(spelled) || spelledContacts.some((words) => spelled.startsWith(words));
}

/** Whether a text is a street, unless what stands beside it is called as dishes are: "Pizza, Kabab Gali". */
export function isStreet(text: string): boolean {
  const parts = text.split(",").map((part) => part.trim());
  return STREET.test(text) && !parts.some((part) => beginsWithCourse(part) && !isPlace(part));
}

function isPlace(part: string): boolean {
  return STREET_AT_END.test(part) || /^(?:north|south) /i.test(part);
}

function isContact(written: string): boolean {
  const text = westernDigits(written);
  if (!/[@:/\d]/.test(text)) return false;
  return LINK.test(text) || hasPhone(text) || isAddress(text);
}

function hasPhone(text: string): boolean {
  return PHONE.test(text) || isPhoneInParts(text) || hasMaskedPhone(text);
}

function hasMaskedPhone(text: string): boolean {
  const [number = ""] = MASKED_PHONE.exec(text) ?? [];
  return number.replaceAll(/[\d\s-]/g, "").length > 2;
}

function isAddress(text: string): boolean {
  return PIN.test(text) || SECTOR.test(text) || (text.includes(",") && PIN_IN_PARTS.test(text));
}
