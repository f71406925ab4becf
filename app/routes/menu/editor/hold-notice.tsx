import { useMessages } from "#app/ui/messages.tsx";
import type { Hold } from "./hold.ts";

interface HoldNoticeProps {
  why: Hold["why"] | undefined;
  /** How many changes wait. */
  count: number;
  /** Whether they outlive the page. */
  isSafe: boolean;
  /** Whether the menu is the one that this phone saw last. */
  isFromPhone: boolean;
}

/** Says below the editor's header why changes wait, how many, and where they are meanwhile. */
export function HoldNotice({ why, count, isSafe, isFromPhone }: HoldNoticeProps) {
  const { hold, offline } = useMessages("saving");
  const { retry } = useMessages("editor");
  return (
    <p className="hold" aria-live="polite">
      {isFromPhone ? (
        <>
          {offline.asSeen} {!isSafe && hold.unsafe}
        </>
      ) : (
        why && (
          <>
            {hold[why]} {isSafe ? hold.safe[why]({ count }) : hold.unsafe}{" "}
            {why !== "unreached" && <a href="/shop/login">{retry.logIn}</a>}
          </>
        )
      )}
    </p>
  );
}
