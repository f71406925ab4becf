/** How many slips of the keys part two words: a letter too many, too few, another one, or two that changed places. */
export interface Slips {
  whole: number;
  /** From the beginning of the name that is most like what is typed. */
  begun: number;
}

const FAR: Slips = { whole: Infinity, begun: Infinity };

/* A search compares thousands of names: nothing is allocated for each, and most are given up after a few letters. */
const LONGEST = 200;
const newRow = () => Array.from({ length: LONGEST }, (_, at) => at);
const first = newRow();
const rows = [newRow(), newRow(), newRow()];

/** What each beginning of a name is away from the first letters of what is typed: none, one, two and so on. */
function rowOf(row: number): number[] {
  return row === 0 ? first : rows[row % rows.length]!;
}

/** Slips between what is typed and a name, of at most 100 letters each, if there are `most` or fewer. */
export function slipsBetween(typed: string, name: string, most: number): Slips {
  const length = Math.min(name.length, typed.length + most);
  for (let row = 1; row <= typed.length; row++) {
    if (fillRow(row, typed, name.slice(0, length)) > most) return FAR;
  }
  const last = rowOf(typed.length);
  let begun = Infinity;
  for (let at = 0; at <= length; at++) begun = Math.min(begun, last[at]!);
  return { whole: last[length]! + name.length - length, begun };
}

/** Fills the row of a letter typed; gives its least number. */
function fillRow(row: number, typed: string, name: string): number {
  const [next, last] = [rowOf(row), rowOf(row - 1)];
  let least = (next[0] = row);
  for (let at = 1; at <= name.length; at++) {
    const isSame = typed[row - 1] === name[at - 1];
    let slips = Math.min(next[at - 1]! + 1, last[at]! + 1, last[at - 1]! + (isSame ? 0 : 1));
    if (!isSame && typed[row - 1] === name[at - 2] && typed[row - 2] === name[at - 1]) {
      slips = Math.min(slips, rowOf(row - 2)[at - 2]! + 1);
    }
    next[at] = slips;
    least = Math.min(least, slips);
  }
  return least;
}
