import { useIsHydrated } from "#app/ui/hydrated.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { FoundPlace } from "./found-place.tsx";
import { PlaceButton } from "#app/routes/nearby/components/place-button.tsx";
import type { Found } from "./use-place-search.ts";

/** What the server found, for browsers without the script: with it, the field shows the same as suggestions. */
export function PlaceAnswer({ found }: { found: Found }) {
  const { chooser } = useMessages("nearby");
  if (useIsHydrated() || found.places.length === 0) return null;
  return (
    <>
      <ul className="found-places" aria-label={chooser.found}>
        {found.places.map((place) => (
          <li key={`${place.tile} ${place.name}`}>
            <PlaceButton place={place} onMap>
              <FoundPlace place={place} typed={found.typed} />
            </PlaceButton>
          </li>
        ))}
      </ul>
      <p>{chooser.notListed}</p>
    </>
  );
}
