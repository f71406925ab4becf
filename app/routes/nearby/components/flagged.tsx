import type { ReactNode } from "react";
import { useMessages } from "#app/ui/messages.tsx";

interface FlaggedProps {
  /** Whether it was reported, and is being checked. */
  isFlagged: boolean;
  /** The id of the line that says so. */
  id?: string | undefined;
  children: ReactNode;
}

/** What a neighbour wrote, which opens with a tap where it was reported and is being checked. */
export function Flagged({ isFlagged, id, children }: FlaggedProps) {
  const { flagged } = useMessages("nearby");
  if (!isFlagged) return children;
  return (
    <details className="flagged">
      <summary className="fold">
        <b id={id}>{flagged.title}</b> <small>{flagged.open}</small>
      </summary>
      <div>{children}</div>
    </details>
  );
}
