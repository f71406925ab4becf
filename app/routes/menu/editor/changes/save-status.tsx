import type { MouseEvent } from "react";
import type { Catalogue } from "#app/messages/en.ts";
import { Icon } from "#app/routes/menu/editor/icon.tsx";
import { failureId } from "#app/routes/menu/editor/operations/failure.ts";
import { useMessages } from "#app/ui/messages.tsx";
import type { Change } from "./change.ts";

export type SaveState = keyof Catalogue["saving"]["status"];

interface SaveStatusProps {
  /** How many changes wait. */
  count: number;
  state: SaveState | undefined;
  changes: readonly Change[];
}

export function SaveStatus({ state, count, changes }: SaveStatusProps) {
  const { status } = useMessages("saving");
  const failedId = changes.find((change) => change.state === "failed")?.id;
  const text = state && (state === "waiting" ? status.waiting({ count }) : status[state]);
  return (
    <p className="save-status" role="status" data-state={state}>
      {state === "saved" && <Icon name="tick" />}
      {state && failedId !== undefined ? (
        <a href={`#${failureId(failedId)}`} onClick={goToFailure}>
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  );
}

/** Scrolls like the link, but keeps the address, which says where the editor is. */
function goToFailure(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const notice = document.querySelector<HTMLElement>(event.currentTarget.hash);
  notice?.scrollIntoView({ block: "center" });
  notice?.focus({ preventScroll: true });
}
