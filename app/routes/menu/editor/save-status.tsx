import type { MouseEvent } from "react";
import { failureId } from "./failure-notice.tsx";
import { Icon } from "./icon.tsx";

export type SaveState = "saving" | "saved" | "not-saved";

const WORDS: Record<SaveState, string> = {
  saving: "Saving…",
  saved: "Saved",
  "not-saved": "Not saved",
};

interface SaveStatusProps {
  state: SaveState | undefined;
  /** The first change that is not saved. */
  failedId: number | undefined;
}

/** Says in words how it stands with what the owner did, and leads to what is not saved; empty before they did anything. */
export function SaveStatus({ state, failedId }: SaveStatusProps) {
  return (
    <p className="status" role="status" data-state={state}>
      {state === "saved" && <Icon name="tick" />}
      {state && failedId !== undefined ? (
        <a href={`#${failureId(failedId)}`} onClick={goToFailure}>
          {WORDS[state]}
        </a>
      ) : (
        state && WORDS[state]
      )}
    </p>
  );
}

/** As the link does, but the address stays: it is where the editor is, not what has failed in it. */
function goToFailure(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const notice = document.querySelector<HTMLElement>(event.currentTarget.hash);
  notice?.scrollIntoView({ block: "center" });
  notice?.focus({ preventScroll: true });
}
