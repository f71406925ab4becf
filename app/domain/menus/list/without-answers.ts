import type { Line } from "./line.ts";

/** So many dishes with a price make somebody the one who sent the list. */
const FEWEST = 3;

/** The lines of a chat, those of people who sent no price left out beside a list that somebody else sent: they answer it. */
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
