import { finishList } from "./doubts.ts";
import { kindsOf } from "./kinds.ts";
import { readLine } from "./line.ts";
import type { ReadList } from "./list.ts";
import { ListMaker } from "./list-maker.ts";
import { mapInSlices, type Pause } from "./slices.ts";

const LINE_END = /\r\n|[\n\r\u2028\u2029]/;

/** Reads a message or typed text line by line: dishes with prices, headings, descriptions; the rest is left out. */
export async function readListText(text: string, pause: Pause): Promise<ReadList> {
  const lines = await mapInSlices(text.split(LINE_END), pause, (raw, at) => readLine(raw, at + 1));
  const kinds = kindsOf(lines);
  await pause();
  const maker = new ListMaker();
  await mapInSlices(lines, pause, (line, at) => maker.add(line, kinds[at] ?? "blank"));
  return finishList(maker.finish());
}
