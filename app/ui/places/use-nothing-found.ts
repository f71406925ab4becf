import type { FoundPlaces } from "#app/domain/places/found-places.ts";
import { useMessages } from "#app/ui/messages.tsx";

const MOST_QUOTED = 40;

/** Why nothing was found; undefined if something was, or if too little has been typed to tell. */
export function useNothingFound(found: FoundPlaces | undefined): string | undefined {
  const places = useMessages("places");
  const { unsent } = useMessages("ui");
  if (found?.failed) return unsent[found.failed];
  if (!found?.nothing) return undefined;
  const { nothing, typed } = found;
  if (nothing.why === "link") return places.linkWithout;
  if (nothing.why === "offEarth") return places.offEarth;
  return nothing.why === "pin"
    ? places.noPin({ pin: nothing.pin })
    : places.notFoundName({ typed: shortened(typed.trim()) });
}

function shortened(typed: string): string {
  return typed.length > MOST_QUOTED ? `${typed.slice(0, MOST_QUOTED)}…` : typed;
}
