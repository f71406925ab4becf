import { joinBroken } from "./broken-lines.ts";
import { finishList } from "./doubts.ts";
import { withoutCodes } from "./item-codes.ts";
import { kindsOf } from "./kinds.ts";
import { readLine } from "./line.ts";
import type { ReadList } from "./list.ts";
import { ListMaker } from "./list-maker.ts";
import { withNamesAbovePrices } from "./names-above-prices.ts";
import { mapInSlices, type Pause } from "./slices.ts";
import { belowEachOther } from "./text-columns.ts";

/** The lines of a text, as they are counted in what is read of it. */
export function linesIn(text: string): string[] {
  return text.split(/\r\n|[\n\r\u2028\u2029]/);
}

/**
 * Reads a message or typed text line by line: dishes with prices, headings, descriptions; the rest is left out. A line
 * that only names one of the menu's sections, with a number behind it, may be its heading.
 */
export async function readListText(
  text: string,
  pause: Pause,
  sectionNames: readonly string[] = [],
): Promise<ReadList> {
  const typed = withoutCodes(linesIn(text)).map((raw, at) => ({ raw, number: at + 1 }));
  const whole = joinBroken(belowEachOther(typed));
  await pause();
  const read = await mapInSlices(whole, pause, ({ raw, number }) => readLine(raw, number));
  const lines = withNamesAbovePrices(read);
  const kinds = kindsOf(lines, sectionNames);
  await pause();
  const maker = new ListMaker();
  await mapInSlices(lines, pause, (line, at) => maker.add(line, kinds[at] ?? "blank"));
  return finishList(maker.finish());
}
