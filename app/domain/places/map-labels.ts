/* Names on a map, none of which lies over another. */

/** A name and where it belongs, in the units of the drawing. */
export interface LabelledPoint {
  name: string;
  x: number;
  y: number;
  /** Shops have a sign above their name. */
  isShop?: boolean;
  /** What its name may not lie over. */
  avoids?: readonly Box[];
}

/** A name as it is drawn: each line around `x`, the first one with its middle at `y`. The sign of a shop is a line of its own. */
export interface Label {
  lines: string[];
  isShop: boolean;
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** A part of the drawing. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** In units: bold letters of 14 are rarely wider on average, and their lines are so high. */
const LETTER_WIDTH = 8.5;
export const LINE_HEIGHT = 17;
/** A name with more letters takes two lines if it has two words. */
const LONG = 12;
const LONGEST_LINE = 20;
/** Between two names, and between a name and the edge. Side by side it takes more, or they would read as one. */
const GAP = 3;
const GAP_BESIDE = 8;
/** A name may be so far above or below its point. */
const SHIFTS = [0, LINE_HEIGHT + GAP, -LINE_HEIGHT - GAP];
/** A shop may have to stand beyond the name of its own square. */
const SHIFTS_OF_SHOPS = [...SHIFTS, 2 * (LINE_HEIGHT + GAP), -2 * (LINE_HEIGHT + GAP)];

/** Places names on a drawing, those first that come first; leaves out what finds no room, and what is there already. */
export function placeLabels(points: readonly LabelledPoint[], size: Size): Label[] {
  const labels: Label[] = [];
  const taken: Box[] = [];
  const names = new Set<string>();
  for (const point of points) {
    const { isShop = false } = point;
    const lines = isShop ? ["", ...linesOf(point.name)] : linesOf(point.name);
    const isWanted = !names.has(point.name) && lines.every(({ length }) => length <= LONGEST_LINE);
    const all = [...taken, ...(point.avoids ?? [])];
    const free = isWanted ? freeBox(point, { lines, size, taken: all }) : undefined;
    if (!free) continue;
    names.add(point.name);
    taken.push(free);
    labels.push({ lines, isShop, x: (free.left + free.right) / 2, y: free.top + LINE_HEIGHT / 2 });
  }
  return labels;
}

function freeBox(
  { x, y, isShop = false }: LabelledPoint,
  { lines, size, taken }: { lines: string[]; size: Size; taken: Box[] },
): Box | undefined {
  const width = Math.max(...lines.map(widthOf));
  const height = lines.length * LINE_HEIGHT;
  const left = within(x - width / 2, size.width - width);
  for (const shift of isShop ? SHIFTS_OF_SHOPS : SHIFTS) {
    const top = within(y + shift - height / 2, size.height - height);
    const box = { left, right: left + width, top, bottom: top + height };
    if (!taken.some((other) => meet(box, other))) return box;
  }
  return undefined;
}

function within(at: number, most: number): number {
  return Math.max(GAP, Math.min(at, most - GAP));
}

function meet(one: Box, other: Box): boolean {
  return (
    one.left < other.right + GAP_BESIDE &&
    other.left < one.right + GAP_BESIDE &&
    one.top < other.bottom + GAP &&
    other.top < one.bottom + GAP
  );
}

/** Marks above and below letters take no room of their own. */
function widthOf(line: string): number {
  return line.replaceAll(/\p{Mn}/gu, "").length * LETTER_WIDTH;
}

/** A long name is broken at the blank that is nearest to its middle. */
function linesOf(name: string): string[] {
  if (name.length <= LONG) return [name];
  const blanks = [...name.matchAll(/ /g)].map(({ index }) => index);
  const off = (at: number) => Math.abs(at - name.length / 2);
  const [best] = blanks.toSorted((one, other) => off(one) - off(other));
  return best === undefined ? [name] : [name.slice(0, best), name.slice(best + 1)];
}
