/** Overrides of the writing direction among them: what follows would not read as it is written. */
const CONTROL_CHARACTER = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;
/**
 * Letters, digits, signs, pictures. The Hangul fillers, the empty Braille cell, the notehead that is none and the
 * hieroglyphs' blanks are not to be seen, whatever their kind.
 */
const VISIBLE =
  /(?![\p{Default_Ignorable_Code_Point}\u2800\u{1D159}\u{13441}\u{13442}])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether somebody would see anything at all: joiners, fillers and blanks alone cannot be seen. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/** Whether a text holds control characters, the ends of lines among them, or what turns its writing round. */
export function hasControlCharacter(text: string): boolean {
  return CONTROL_CHARACTER.test(text);
}
