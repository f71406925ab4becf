/** Includes overrides of the writing direction, which make text read other than it is written. */
const CONTROL_CHARACTER = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;
/** Letters, digits, signs, pictures; but no Hangul fillers, empty Braille cell or other blanks of whatever category. */
const VISIBLE =
  /(?![\p{Default_Ignorable_Code_Point}\u2800\u{1D159}\u{13441}\u{13442}])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether there is anything to see: joiners, fillers and blanks alone are invisible. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/** Whether a text holds control characters, line ends included, or overrides of the writing direction. */
export function hasControlCharacter(text: string): boolean {
  return CONTROL_CHARACTER.test(text);
}
