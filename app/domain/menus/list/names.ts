/** The sound that a Devanagari letter begins with, as Latin letters write it. */
const SOUNDS: Record<string, string> = {
  क: "kcq",
  ख: "k",
  ग: "g",
  घ: "g",
  च: "c",
  छ: "c",
  ज: "jz",
  झ: "j",
  ट: "t",
  ठ: "t",
  ड: "d",
  ढ: "d",
  त: "t",
  थ: "t",
  द: "d",
  ध: "d",
  न: "n",
  प: "p",
  फ: "pf",
  ब: "b",
  भ: "b",
  म: "m",
  य: "y",
  र: "r",
  ल: "l",
  व: "vw",
  श: "s",
  ष: "s",
  स: "sc",
  ह: "h",
  अ: "a",
  आ: "a",
  इ: "ie",
  ई: "ie",
  उ: "uo",
  ऊ: "uo",
  ए: "ea",
  ऐ: "ae",
  ओ: "o",
  औ: "ao",
  ऑ: "o",
};

const EDGES = new Set(" \t-–—−:.…=_|,;/·•~*>→+&@।॥".split(""));
/** It may be followed by brackets, as in "गुलाब जामुन (2 पीस) Gulab Jamun". */
const HINDI_PART =
  /[\p{Script=Devanagari}\u200C\u200D][\p{Script=Devanagari}\u200C\u200D\s'’-]*(?:\((?:\d{1,4} ?)?[\p{Script=Devanagari} ]{1,20}\)\s?)?/u;

/** A name without the dots, dashes and blanks around it, and with single blanks in it. */
export function trimName(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && EDGES.has(text[from] ?? "")) from++;
  while (to > from && EDGES.has(text[to - 1] ?? "")) to--;
  return text.slice(from, to).replaceAll(/\s+/g, " ");
}

/** Splits "Masala Chai (मसाला चाय)" into both names. A name that mixes the scripts, "Veg मोमो", stays whole. */
export function splitNames(text: string): { name: string; secondName: string } {
  const whole = { name: trimName(text), secondName: "" };
  const hindi = /\p{Script=Devanagari}/u.test(text) ? HINDI_PART.exec(text) : null;
  if (!hindi || !/[A-Za-z]/.test(text)) return whole;
  const part = hindi[0].trim();
  const before = text.slice(0, hindi.index);
  const behind = text.slice(hindi.index + hindi[0].length);
  if (/\p{Script=Devanagari}/u.test(behind)) return whole;
  const isApart = /[/|([–—:-]\s*$/.test(before) || /^\s*[/|([–—:-]/.test(behind);
  if (!isApart && !soundsLike(before.trim() || behind.trim(), part)) return whole;
  return inOrder(before, part, behind);
}

function inOrder(before: string, part: string, behind: string) {
  const hasBrackets = /[([]\s*$/.test(before) && /^\s*[)\]]/.test(behind);
  const head = hasBrackets ? before.replace(/[([]\s*$/, "") : before;
  const tail = hasBrackets ? behind.trimStart().slice(1) : behind;
  if (/[A-Za-z]/.test(head)) return named(`${trimName(head)} ${trimName(tail)}`, part);
  const latin = trimName(tail);
  const isWrapped = /^[([][^()[\]]*[)\]]$/.test(latin);
  return named(part, isWrapped ? latin.slice(1, -1) : latin);
}

function named(name: string, secondName: string) {
  return { name: trimName(name), secondName: trimName(secondName) };
}

function soundsLike(latin: string, hindi: string): boolean {
  const first = latin[0]?.toLowerCase() ?? "";
  return (SOUNDS[hindi.normalize("NFD")[0] ?? ""] ?? "").includes(first) && first !== "";
}
