/** Tags that a text copied from a page may hold, with their attributes. */
const TAGS =
  /<\/?(?:a|b|big|br|center|div|em|font|h[1-6]|hr|i|li|mark|ol|p|s|small|span|strike|strong|sub|sup|table|tbody|td|th|thead|tr|u|ul)(?:\s[^<>]{0,500})?\/?>/gi;
/** Those that only say how letters look stand within words. */
const OF_LETTERS = /^<\/?(?:a|b|big|em|font|i|mark|s|small|span|strike|strong|sub|sup|u)\b/i;

/** A text without the tags of a page: "<b>Chai</b> 10" is "Chai 10". Anything else in angle brackets stays. */
export function withoutTags(text: string): string {
  if (!text.includes("<")) return text;
  return text.replaceAll(TAGS, (tag) => (OF_LETTERS.test(tag) ? "" : " "));
}

const UNSEEN = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
/** Blanks at which no line is broken. */
const FIRM_BLANKS = /[\u00A0\u202F]/g;

/** A text with plain blanks, and without the characters that nobody sees. */
export function withoutUnseen(text: string): string {
  return text.replaceAll(FIRM_BLANKS, " ").replaceAll(UNSEEN, "");
}
