import { pinIn } from "#app/domain/places/find-places.ts";
import { isMapLink } from "#app/domain/places/written-position.ts";
import { useMessages } from "#app/ui/messages.tsx";
import type { Found } from "./use-place-search.ts";

const PIN_DIGITS = 6;
/** Shorter texts are still being typed. */
const LEAST_LETTERS = 3;
const MOST_QUOTED = 40;

/** Why nothing was found; undefined if something was, or if too little is typed to say. */
export function useNothingFound(found: Found | undefined): string | undefined {
  const { chooser } = useMessages("nearby");
  const { unsent } = useMessages("ui");
  if (!found || found.places.length > 0) return undefined;
  const typed = found.typed.trim();
  if (found.isUnreachable) return unsent.unreachable;
  if (found.isPosition) return chooser.positionNoScript;
  if (isMapLink(typed)) return chooser.linkWithout;
  const pin = pinIn(typed);
  if (pin?.length === PIN_DIGITS) return chooser.noPin({ pin });
  const isUnfinished = pin !== undefined || typed.length < LEAST_LETTERS;
  return isUnfinished ? undefined : chooser.notFoundName({ typed: shortened(typed) });
}

function shortened(typed: string): string {
  return typed.length > MOST_QUOTED ? `${typed.slice(0, MOST_QUOTED)}…` : typed;
}
