import { useMessages } from "#app/ui/messages.tsx";
import type { Hold } from "./hold.ts";

interface HoldNoticeProps {
  why: Hold["why"] | undefined;
  /** How many changes wait. */
  count: number;
  /** Whether they outlive the page. */
  isSafe: boolean;
}

/** Says below the editor's header why changes wait, how many, and where they are meanwhile. */
export function HoldNotice({ why, count, isSafe }: HoldNoticeProps) {
  const { hold } = useMessages("saving");
  const { retry } = useMessages("editor");
  return (
    <p className="hold" aria-live="polite">
      {why && (
        <>
          {hold[why]} {isSafe ? hold.safe[why]({ count }) : hold.unsafe}{" "}
          {why !== "unreached" && <a href="/shop/login">{retry.logIn}</a>}
        </>
      )}
    </p>
  );
}
