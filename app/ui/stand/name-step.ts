/** Wide enough for bold capitals and most of what is not Latin; lower-case letters and blanks are narrower. */
const WIDE_EM = 0.8;
const NARROW = /^[\p{Ll}\p{P} ]/u;
const NARROW_EM = 0.6;

/** Lines end where a word does: of what a block could hold, this much is filled. */
const FILLED = 0.8;

/** From the largest letters to the smallest: how many lines there may be, and how many em go into one. */
const STEPS = [
  { lines: 1, em: 8 },
  { lines: 2, em: 10.4 },
  { lines: 3, em: 13.6 },
  { lines: 4, em: 17.8 },
  { lines: 5, em: 22.2 },
] as const;

const graphemes = new Intl.Segmenter("hi", { granularity: "grapheme" });

/** A name's size on the stand card, 1 (largest) to 6 (all fit): an estimate, as printers' letter widths are unknown. */
export function nameStep(name: string): number {
  const longestWord = Math.max(...name.split(/\s+/).map(widthOf));
  const width = widthOf(name);
  const step = STEPS.findIndex(
    ({ lines, em }) => longestWord <= em && width <= (lines === 1 ? em : lines * em * FILLED),
  );
  return step === -1 ? STEPS.length + 1 : step + 1;
}

/** In em of a bold sans-serif, letters with their vowel signs taken together. */
function widthOf(text: string): number {
  return [...graphemes.segment(text)]
    .map(({ segment }) => (NARROW.test(segment) ? NARROW_EM : WIDE_EM))
    .reduce((sum, em) => sum + em, 0);
}
