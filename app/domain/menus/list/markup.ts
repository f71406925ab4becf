/** Tags that a text copied from a page may hold, with their attributes. */
const TAGS =
  /<\/?(?:a|b|big|br|center|div|em|font|h[1-6]|hr|i|li|mark|ol|p|small|span|strong|sub|sup|table|tbody|td|th|thead|tr|u|ul)(?:\s[^<>]{0,500})?\/?>/gi;
/** Those that only say how letters look stand within words. */
const OF_LETTERS = /^<\/?(?:a|b|big|em|font|i|mark|small|span|strong|sub|sup|u)\b/i;

/** What strikes a text out: "<s>50</s>", and a stroke through each letter. */
const STRIKING = /<\/?(?:s|strike|del)(?:\s[^<>]{0,500})?>/gi;
const STROKES = /(?:[^\u0336]\u0336)+/gu;

/**
 * A text without the tags of a page: "<b>Chai</b> 10" is "Chai 10". What is struck out stands between tildes, as in
 * WhatsApp. Anything else in angle brackets stays.
 */
export function withoutTags(text: string): string {
  const plain = text.includes("\u0336")
    ? text.replaceAll(STROKES, (struck) => `~${struck.replaceAll("\u0336", "")}~`)
    : text;
  if (!plain.includes("<")) return plain;
  return plain
    .replaceAll(STRIKING, "~")
    .replaceAll(TAGS, (tag) => (OF_LETTERS.test(tag) ? "" : " "));
}

const UNSEEN = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
/** Blanks at which no line is broken. */
const FIRM_BLANKS = /[\u00A0\u202F]/g;

/** A text with plain blanks, and without the characters that nobody sees. */
export function withoutUnseen(text: string): string {
  return text.replaceAll(FIRM_BLANKS, " ").replaceAll(UNSEEN, "");
}
