import type { FoundPlaces } from "#app/domain/places/found-places.ts";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { PlaceButton } from "#app/routes/nearby/components/place-button.tsx";
import { FoundPlace } from "#app/ui/places/found-place.tsx";

/** What the server found, for browsers without the script: with it, the field shows the same as suggestions. */
export function PlaceAnswer({ found }: { found: FoundPlaces }) {
  const { found: label, notListed } = useMessages("places");
  if (useIsHydrated() || found.places.length === 0) return null;
  return (
    <>
      <ul className="found-places" aria-label={label}>
        {found.places.map((place) => (
          <li key={`${place.tile} ${place.name}`}>
            <PlaceButton place={place} onMap>
              <FoundPlace place={place} typed={found.typed} />
            </PlaceButton>
          </li>
        ))}
      </ul>
      <p>{notListed}</p>
    </>
  );
}
