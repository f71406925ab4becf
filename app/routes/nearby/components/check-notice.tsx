import type { Check } from "#app/domain/posts/checks.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";

interface CheckNoticeProps {
  check: Check;
  /** Whether its author alone sees the post or comment meanwhile. */
  isHidden: boolean;
}

/** Tells an author that what stands here is being checked, and whether that is because of reports or a word rule. */
export function CheckNotice({ check, isHidden }: CheckNoticeProps) {
  const { checks, hidden } = useMessages("safety");
  const { thing, broughtUpBy } = check;
  if (broughtUpBy === "nobody") return <p className="notice">{hidden["looked-at"]}</p>;
  const isCaught = broughtUpBy === "rule" && thing !== "photo";
  const until = thing === "photo" ? "photo" : isHidden ? "hidden" : "flagged";
  return (
    <p className="notice">
      {isCaught ? checks.caught[thing] : checks.here[thing]} {checks.until[until]}{" "}
      <CheckReasons check={check} />
    </p>
  );
}

/** What something was reported or held for, as far as its author is told. */
export function CheckReasons({ check: { reasons, broughtUpBy } }: { check: Check }) {
  const { checks, reasons: names } = useMessages("safety");
  const list = new Intl.ListFormat(useLanguage());
  if (reasons.length === 0) return null;
  const listed = { reasons: list.format(reasons.map((reason) => names[reason])) };
  return broughtUpBy === "rule" ? checks.caughtReasons(listed) : checks.reasons(listed);
}
