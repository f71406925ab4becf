import { spellOut } from "#app/domain/words.ts";
import { readHead } from "./columns.ts";

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

/** A line without the title in front of its dishes: "Aaj ka special: Dal 80, Roti 10" → "Dal 80, Roti 10". */
export function withoutTitle(text: string): string {
  const [whole = "", title = ""] = /^([^:\d]{2,40}):\s+(?=\p{L})/u.exec(text) ?? [];
  const words = spellOut(title).trim().split(" ");
  const isOne = words.every((word) => isTitleWord(word) || /^specials?$/.test(word));
  return isOne ? text.slice(whole.length) : text;
}

/** "Total", "Grand total: 480", "Total items: 42". */
const TOTAL =
  /^(?:(?:grand |sub ?)?total(?: (?:\d+ )?(?:items?|dishes|products))?|कुल)\s?[:=-]?\s?(?:₹ ?|rs\.? ?)?[\d,.]*(?:\/-)?$/iu;

/** Whether a line or a cell adds others up. */
export function isTotal(text: string): boolean {
  return TOTAL.test(text);
}

/** Whether a line is a row of heads, "S.No. Item Rate", with nothing else in it. */
export function isHeadsOfColumns(text: string): boolean {
  const words = text.split(/[\s|,]+/).filter(Boolean);
  const uses =
    words.length > 1 && words.length < 8 ? words.map((word) => readHead(word, 0).use) : [];
  return uses.includes("name") && uses.includes("price") && !uses.includes(undefined);
}

/** Whether a word may stand in such a title: "aaj", "menu". */
export function isTitleWord(word: string): boolean {
  return TITLE_WORDS.has(word);
}

/** "Om Bakery - price list 2026", "Menu card 2026". */
const LISTED =
  /(?:^| )(?:(?:price|rate) ?list|menu(?: card)?|rate card|bill of fare)(?: (?:19|20)\d\d)? $/;

/** Whether a line, spelled out, is a title that any list may begin with: "Aaj ka menu", "Rate list". */
export function isTitle(spelled: string): boolean {
  const words = spelled.trim().split(" ");
  if (LISTED.test(spelled) && / (?:19|20)\d\d /.test(spelled)) return true;
  return (
    words.every((word) => isTitleWord(word) || /^20\d\d$/.test(word)) &&
    words.some((word) => TITLES.has(word))
  );
}
