import { spellOut } from "#app/domain/words.ts";

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

/** Whether a word may stand in such a title: "aaj", "menu". */
export function isTitleWord(word: string): boolean {
  return TITLE_WORDS.has(word);
}

/** Whether a line, spelled out, is a title that any list may begin with: "Aaj ka menu", "Rate list". */
export function isTitle(spelled: string): boolean {
  const words = spelled.trim().split(" ");
  return (
    words.every((word) => isTitleWord(word) || /^20\d\d$/.test(word)) &&
    words.some((word) => TITLES.has(word))
  );
}
