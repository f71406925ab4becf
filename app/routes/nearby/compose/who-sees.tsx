import type { ReactNode } from "react";
import { useMessages } from "#app/ui/messages.tsx";
import { HoursChoice, ReachChoice } from "./choices.tsx";

interface WhoSeesProps {
  /** What the form says at the moment. */
  fields: Record<string, string>;
  /** What it said when it came. */
  typed: Record<string, string>;
  /** Whether something in here is wrong. */
  isOpen: boolean;
  children: ReactNode;
}

/** How far and how long a post is seen, and what else is rarely changed: folded, with the choices in words. */
export function WhoSees({ fields, typed, isOpen, children }: WhoSeesProps) {
  const { form } = useMessages("writing");
  return (
    <details className="who-sees" open={isOpen}>
      <summary className="fold">{useChoicesText(fields)}</summary>
      <div>
        {children}
        <ReachChoice chosen={typed["reach"]} />
        <p className="quiet">{form.fewPeople}</p>
        <HoursChoice chosen={typed["hours"]} />
        <p className="quiet of-plan">{form.planEnds}</p>
        <p className="quiet of-help">{form.helpEnds}</p>
      </div>
    </details>
  );
}

/** "Seen within 3 km for 24 hours". */
function useChoicesText({ kind, reach, hours }: Record<string, string>): string {
  const { form } = useMessages("writing");
  const { feed } = useMessages("nearby");
  const distance = feed.km({ km: Number(reach) });
  return kind === "plan"
    ? form.seenOfPlan({ distance })
    : form.seen({ distance, time: form.hours({ hours: Number(hours) }) });
}
