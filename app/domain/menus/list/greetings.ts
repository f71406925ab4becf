import { spellOut } from "#app/domain/words.ts";
import { isTitleWord } from "./titles.ts";

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
  "sat sri akal",
  "dhanyavad",
  "welcome",
  "kindly",
  "sorry for",
  "please",
  "नमस्ते",
  "नमस्कार",
  "सत श्री अकाल",
  "शुक्रिया",
  "श्री गणेशाय",
  "shri ganeshay",
  "shree ganeshay",
  "स्वागत",
].map(spellOut);
const THANKS = ["thank you", "thanks", "धन्यवाद"].map(spellOut);

/** Greetings that dishes are named after too: only among such words as these is a line of theirs none. */
const HAILS = [
  "salaam",
  "adaab",
  "ram ram",
  "radhe radhe",
  "jai mata di",
  "राम राम",
  "राधे राधे",
  "जय माता दी",
].map(spellOut);
const HAILED = new Set(
  spellOut(
    `ji bhai bhaiya bhaiyo bhaiyon behno dosto doston friends sir madam maam sab sabko sabhi all everyone aap ko
    जी भाई भैया भाइयों बहनों दोस्तों सर मैडम सब सबको सभी आप को`,
  )
    .trim()
    .split(" "),
);

/** Whether a line, spelled out, greets or thanks. */
export function isGreeting(spelled: string): boolean {
  if (GREETINGS.some((words) => spelled.startsWith(words)) || isHail(spelled)) return true;
  return THANKS.some((words) => spelled.includes(words));
}

function isHail(spelled: string): boolean {
  const words = HAILS.find((hail) => spelled.startsWith(hail));
  const rest = spelled.slice(words?.length).trim().split(" ");
  const isHailed = (word: string) => word === "" || HAILED.has(word) || isTitleWord(word);
  return words !== undefined && rest.every(isHailed);
}
