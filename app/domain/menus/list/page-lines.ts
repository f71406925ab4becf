import { isBarePrice, isText } from "./bare-prices.ts";
import { isDietAlone } from "./headings.ts";
import { isOfPage, isRating, mayBeBadge } from "./left-out.ts";
import type { Line } from "./line.ts";
import { nameKey } from "./name-key.ts";
import { sizeNamed } from "./size-words.ts";

/** In how many places a text without a price is a button of the page that was copied: "Add". */
const MANY = 3;

/** The lines of a page that was copied which say nothing of a dish: its badges, and a button below each. */
export function pageLines(lines: readonly Line[]): Set<Line> {
  const buttons = lines.filter((line, at) => isButton(line) && !isBarePrice(lines[at + 1]));
  const texts = Map.groupBy(buttons, ({ text }) => nameKey(text)).values();
  const repeated = [...texts].filter(({ length }) => length >= MANY).flat();
  const written = lines.filter(({ isBlank }) => !isBlank);
  const rated = ratings(written);
  return new Set([
    ...repeated,
    ...lines.filter(({ text, isBold }) => isOfPage(text) && !isBold),
    ...badges(written, repeated.length + rated.length > 0),
    ...rated,
  ]);
}

function ratings(written: readonly Line[]): Line[] {
  return written.flatMap((line, at) => {
    const below = written[at + 1];
    if (isRating(line.text)) return [line];
    return below && isRating(line.text, below.text) ? [line, below] : [];
  });
}

/** "New" above a dish with its price is a heading, unless the page has ratings or buttons. */
function badges(written: readonly Line[], isDelivery: boolean): Line[] {
  return written.filter((line, at) => {
    const below = written[at + 1];
    const isAboveDish = below !== undefined && below.dishes.length > 0 && !isBarePrice(below);
    return mayBeBadge(line.text) && !line.isBold && (isDelivery || !isAboveDish);
  });
}

function isButton(line: Line): boolean {
  if (!isText(line) || line.isBold) return false;
  return !isDietAlone(line.text) && sizeNamed(line.text) === undefined;
}
