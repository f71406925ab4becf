import { isCourse, isDietAlone, withoutHours } from "./headings.ts";
import type { Line } from "./line.ts";

/** Somebody with at least this many priced dishes sent the list. */
const FEWEST = 3;

/**
 * The lines of a chat, those of people who sent no price left out beside a list that somebody else sent: they answer it. What
 * names a course stays, and what stands right above a price: they may have sent the headings.
 */
export function withoutAnswers(lines: Line[], senders: readonly (string | undefined)[]): Line[] {
  const senderOf = ({ number }: Line) => senders[number - 1];
  const priced = lines.filter(({ dishes, why }) => dishes.length > 0 && !why);
  const counts = Map.groupBy(priced, senderOf);
  const isList = [...counts].some(([sender, own]) => sender && own.length >= FEWEST);
  if (!isList) return lines;
  return lines.map((line, at) => {
    const sender = senderOf(line);
    const isOther = sender !== undefined && !counts.has(sender) && !line.why && !line.isBlank;
    return isOther && !mayBeHeading(line, lines[at + 1]) ? { ...line, why: "note" } : line;
  });
}

function mayBeHeading({ text, isBold }: Line, next: Line | undefined): boolean {
  if (next && next.dishes.length > 0 && !next.why) return true;
  const name = withoutHours(text.replace(/[:：]$/, ""));
  return isBold || isCourse(name) || isDietAlone(name);
}
