import { joinBroken } from "./broken-lines.ts";
import { withNamedColumns } from "./aligned-prices.ts";
import { sendersOf } from "./chat-message.ts";
import { withoutEmptySigns } from "./contact-signs.ts";
import { finishList } from "./doubts.ts";
import { withHeadsAbove } from "./heads-above.ts";
import { withoutCodes } from "./item-codes.ts";
import { kindsOf } from "./kinds.ts";
import { readLine } from "./line.ts";
import type { ReadList } from "./list.ts";
import { ListMaker } from "./list-maker.ts";
import { withoutUnseen } from "./markup.ts";
import { withNamesAbovePrices } from "./names-above-prices.ts";
import { mapInSlices, type Pause } from "./slices.ts";
import { belowEachOther } from "./text-columns.ts";
import { doubtUnlikeLines } from "./unlike-others.ts";
import { withoutAnswers } from "./without-answers.ts";

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
  const written = linesIn(text);
  const typed = withoutEmptySigns(withoutCodes(written)).map((raw, at) => ({
    raw,
    number: at + 1,
  }));
  const whole = joinBroken(withNamedColumns(belowEachOther(typed)));
  await pause();
  const read = await mapInSlices(whole, pause, ({ raw, number }) => readLine(raw, number));
  const named = withNamesAbovePrices(withoutAnswers(read, sendersOf(written.map(withoutUnseen))));
  const lines = withHeadsAbove(named);
  const kinds = kindsOf(lines, sectionNames);
  await pause();
  const maker = new ListMaker();
  await mapInSlices(lines, pause, (line, at) => maker.add(line, kinds[at] ?? "blank"));
  return doubtUnlikeLines(finishList(maker.finish()));
}
