import { trimName } from "./names.ts";

const ASIDE = /^(?:[([]|with |served |choice of |[a-z])/;
const PREPARED =
  /\b(?:cooked|served|made|topped|tossed|stuffed|filled|marinated|layered|garnished) (?:overnight )?(?:with|in|from|on)\b/i;

/** They lead to a price, even one that we cannot read as a number: "Soup ..... 9O". */
const LEADERS = /[.,·_…-]{3}/;

/** Whether a text reads like a description of a dish, as no name does. */
export function isDescribing(text: string): boolean {
  if (leadsToPrice(text)) return false;
  return ASIDE.test(text) || /,\s/.test(text) || PREPARED.test(text);
}

/** Whether a text has leaders, as in front of a price. */
export function leadsToPrice(text: string): boolean {
  return LEADERS.test(text);
}

/** Whether a text is written as a sentence, "Fresh tomato broth with coriander": four words or more, one capital, at the start. */
export function isSentence(text: string): boolean {
  const [first = "", ...others] = text.split(" ");
  return (
    others.length > 2 && /^\p{Lu}/u.test(first) && others.every((word) => /^\p{Ll}/u.test(word))
  );
}

/** Whether a text is longer than names are. */
export function isLong(text: string): boolean {
  return wordsIn(text) > 5;
}

/** How many words a text has. */
export function wordsIn(text: string): number {
  return text.split(/ +/).length;
}

/** "Fondant cakes start from" before a price. */
const FROM = /^(.+?)\s(?:(?:starts?|starting)(?: from| at)?|from)$/i;

/**
 * The parts of "Dal Makhani – slow-cooked black lentils, cream", a dash and words that are not a name, or of "Fondant cakes
 * start from".
 */
export function describedBehindName(
  text: string,
): { name: string; description: string } | undefined {
  const [, from] = FROM.exec(text) ?? [];
  if (from !== undefined) return { name: trimName(from), description: "onwards" };
  const at = text.search(/\s[-–—]\s/);
  const [name, description] = [text.slice(0, Math.max(at, 0)), text.slice(at + 3)];
  const isDescription = isDescribing(description) && wordsIn(description) > 2;
  return isDescription && /^\p{Lu}/u.test(name) ? { name: trimName(name), description } : undefined;
}
