import type { Line } from "./line.ts";

/** Somebody with at least this many priced dishes sent the list. */
const FEWEST = 3;

/** The lines of a chat. If somebody sent a list, lines of people who sent no price are left out, as they only answer it. */
export function withoutAnswers(lines: Line[], senders: readonly (string | undefined)[]): Line[] {
  const senderOf = ({ number }: Line) => senders[number - 1];
  const priced = lines.filter(({ dishes, why }) => dishes.length > 0 && !why);
  const counts = Map.groupBy(priced, senderOf);
  const isList = [...counts].some(([sender, own]) => sender && own.length >= FEWEST);
  if (!isList) return lines;
  return lines.map((line) => {
    const sender = senderOf(line);
    const isAnswer = sender !== undefined && !counts.has(sender) && !line.why && !line.isBlank;
    return isAnswer ? { ...line, why: "note" } : line;
  });
}
