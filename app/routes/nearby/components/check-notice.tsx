import type { Check } from "#app/domain/posts/checks.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";

interface CheckNoticeProps {
  check: Check;
  /** Whether its author alone sees the post or comment meanwhile. */
  isHidden: boolean;
}

/** Tells an author that what stands here was reported, or is held by a word rule, and is being checked. */
export function CheckNotice({ check, isHidden }: CheckNoticeProps) {
  const { checks } = useMessages("safety");
  const { thing, isCaught } = check;
  const until = thing === "photo" ? "photo" : isHidden ? "hidden" : "flagged";
  return (
    <p className="notice">
      {isCaught && thing !== "photo" ? checks.caught[thing] : checks.here[thing]}{" "}
      {checks.until[until]} <CheckReasons check={check} />
    </p>
  );
}

/** What something was reported or held for, as far as its author is told. */
export function CheckReasons({ check: { reasons, isCaught } }: { check: Check }) {
  const { checks, reasons: names } = useMessages("safety");
  const list = new Intl.ListFormat(useLanguage());
  if (reasons.length === 0) return null;
  const listed = { reasons: list.format(reasons.map((reason) => names[reason])) };
  return isCaught ? checks.caughtReasons(listed) : checks.reasons(listed);
}
