import type { QueuedCase } from "#app/domain/reports/queue.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import type { ReasonNames } from "./report-names.ts";

interface CaughtByProps {
  caught: QueuedCase["caught"];
  reasonNames: ReasonNames;
}

/** The word rule that opened a case, and the words that it found; nothing where a report did. */
export function CaughtBy({ caught, reasonNames }: CaughtByProps) {
  if (caught === null) return null;
  const { rule, name, reason, words } = caught;
  return (
    <p className="hint">
      Caught by the rule <a href={`/desk/words/${rule}`}>{name}</a> ({reasonNames[reason]}): “
      <span lang={textLanguage(words)}>{words}</span>”
    </p>
  );
}
