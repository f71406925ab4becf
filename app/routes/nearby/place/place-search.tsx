import { useEffect } from "react";
import type { FoundPlaces } from "#app/domain/places/found-places.ts";
import type { Place } from "#app/domain/places/place.ts";
import { usePlaceChoice } from "#app/routes/nearby/components/use-place-choice.ts";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { PlaceField } from "#app/ui/places/place-field.tsx";
import { useNothingFound } from "#app/ui/places/use-nothing-found.ts";
import { loadSearchAhead, usePlaceSearch } from "#app/ui/places/use-place-search.ts";

/** The search for a place. Without the script, a form that the server answers. */
export function PlaceSearch({ answered }: { answered: FoundPlaces | undefined }) {
  const chooser = useMessages("chooser");
  const { find } = useMessages("places");
  const choice = usePlaceChoice();
  const search = usePlaceSearch(answered);
  const nothing = useNothingFound(search.found);
  const isHydrated = useIsHydrated();
  const choose = ({ tile, name }: Place) => choice.showOnMap({ tile, name });
  useEffect(() => {
    // What a page loads, the worker keeps for when there is no network.
    if ("serviceWorker" in navigator && navigator.serviceWorker.controller) loadSearchAhead();
  }, []);

  async function submit(event: React.SubmitEvent): Promise<void> {
    event.preventDefault();
    const place = await search.choose();
    if (place) choose(place);
  }

  return (
    <form
      className="place-search"
      role="search"
      method="post"
      action={choice.action}
      onSubmit={(event) => void submit(event)}
    >
      {/* Until the script runs, Enter sends nothing: no coordinates may leave the phone. */}
      {!isHydrated && (
        <button disabled hidden>
          {find}
        </button>
      )}
      <PlaceField
        name="search"
        defaultValue={answered?.typed}
        search={search}
        onChoose={choose}
        problem={choice.problem ?? (search.found?.isPosition ? chooser.positionNoScript : nothing)}
      />
      <noscript>
        <p>{chooser.searchNoScript}</p>
        <button className="button">{find}</button>
      </noscript>
    </form>
  );
}
