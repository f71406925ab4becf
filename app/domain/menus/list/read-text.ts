import { finishList } from "./doubts.ts";
import { kindsOf } from "./kinds.ts";
import { readLine } from "./line.ts";
import type { ReadList } from "./list.ts";
import { ListMaker } from "./list-maker.ts";
import { mapInSlices, type Pause } from "./slices.ts";

/** The lines of a text, as they are counted in what is read of it. */
export function linesIn(text: string): string[] {
  return text.split(/\r\n|[\n\r\u2028\u2029]/);
}

/** Reads a message or typed text line by line: dishes with prices, headings, descriptions; the rest is left out. */
export async function readListText(text: string, pause: Pause): Promise<ReadList> {
  const lines = await mapInSlices(linesIn(text), pause, (raw, at) => readLine(raw, at + 1));
  const kinds = kindsOf(lines);
  await pause();
  const maker = new ListMaker();
  await mapInSlices(lines, pause, (line, at) => maker.add(line, kinds[at] ?? "blank"));
  return finishList(maker.finish());
}
