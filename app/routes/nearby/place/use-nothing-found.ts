import { useMessages } from "#app/ui/messages.tsx";
import type { Found } from "./use-place-search.ts";

const MOST_QUOTED = 40;

/** Why nothing was found; undefined if something was, or if too little is typed to say. */
export function useNothingFound(found: Found | undefined): string | undefined {
  const { chooser } = useMessages("nearby");
  const { unsent } = useMessages("ui");
  if (found?.isUnreachable) return unsent.unreachable;
  if (found?.isPosition) return chooser.positionNoScript;
  if (!found?.nothing) return undefined;
  const { nothing, typed } = found;
  if (nothing.why === "link") return chooser.linkWithout;
  if (nothing.why === "offEarth") return chooser.offEarth;
  return nothing.why === "pin"
    ? chooser.noPin({ pin: nothing.pin })
    : chooser.notFoundName({ typed: shortened(typed.trim()) });
}

function shortened(typed: string): string {
  return typed.length > MOST_QUOTED ? `${typed.slice(0, MOST_QUOTED)}…` : typed;
}
