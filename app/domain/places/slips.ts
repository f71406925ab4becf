/**
 * How many slips of the keys separate two words: a letter too many, missing or wrong, or two swapped. A vowel missing within
 * the name is half a slip.
 */
export interface Slips {
  whole: number;
  /** From the beginning of the name that is most like what is typed. */
  begun: number;
}

/** In halves of a slip. A vowel left out within a name is half of one, as many are hardly heard: Behala sounds like Behla. */
const SLIP = 2;
const VOWEL_LEFT_OUT = 1;
const [A, E, I, O, U] = Array.from("aeiou", (vowel) => vowel.charCodeAt(0));

const FAR: Slips = { whole: Infinity, begun: Infinity };

/* A search compares thousands of names: nothing is allocated for each, and most are given up after a few letters. */
const LONGEST = 200;
const newRow = () => Uint16Array.from({ length: LONGEST + 1 }, (_, at) => at * SLIP);
const first = newRow();
const rows = [newRow(), newRow(), newRow()];

/** What each beginning of a name is away from the first letters of what is typed: none, one, two and so on. */
function rowOf(row: number): Uint16Array {
  return row === 0 ? first : rows[row % rows.length]!;
}

/** Slips between what is typed and a name, of at most 100 letters each, if there are `most` or fewer. */
export function slipsBetween(typed: string, name: string, most: number): Slips {
  if (most === 0) return name.startsWith(typed) ? noSlips(typed, name) : FAR;
  const length = Math.min(name.length, typed.length + most * SLIP);
  for (let row = 1; row <= typed.length; row++) {
    if (fillRow(row, typed, name, length) > most * SLIP) return FAR;
  }
  const last = rowOf(typed.length);
  let begun = Infinity;
  for (let at = 0; at <= length; at++) begun = Math.min(begun, last[at]!);
  return { whole: last[length]! / SLIP + name.length - length, begun: begun / SLIP };
}

function noSlips(typed: string, name: string): Slips {
  return { whole: name.length - typed.length, begun: 0 };
}

/** Fills the row of a typed letter, up to this many letters of the name; returns its least number. */
function fillRow(row: number, typed: string, name: string, length: number): number {
  const [next, last] = [rowOf(row), rowOf(row - 1)];
  const letter = typed.charCodeAt(row - 1);
  let least = (next[0] = row * SLIP);
  for (let at = 1; at <= length; at++) {
    const other = name.charCodeAt(at - 1);
    let slips = last[at - 1]! + (letter === other ? 0 : SLIP);
    slips = Math.min(slips, last[at]! + SLIP, next[at - 1]! + costOfLeavingOut(name, at - 1));
    if (letter !== other && haveChangedPlaces(typed, row, name, at)) {
      slips = Math.min(slips, rowOf(row - 2)[at - 2]! + SLIP);
    }
    next[at] = slips;
    least = Math.min(least, slips);
  }
  return least;
}

/** The last letter of a name is spoken. */
function costOfLeavingOut(name: string, at: number): number {
  const code = name.charCodeAt(at);
  const isVowel = code === A || code === I || code === U || code === E || code === O;
  return isVowel && at < name.length - 1 ? VOWEL_LEFT_OUT : SLIP;
}

function haveChangedPlaces(typed: string, row: number, name: string, at: number): boolean {
  return (
    row > 1 &&
    at > 1 &&
    typed.charCodeAt(row - 1) === name.charCodeAt(at - 2) &&
    typed.charCodeAt(row - 2) === name.charCodeAt(at - 1)
  );
}
