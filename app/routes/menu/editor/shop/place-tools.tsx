import { useEffect, useEffectEvent } from "react";
import type { Place } from "#app/domain/places/place.ts";
import { centreOf } from "#app/domain/places/tiles.ts";
import { readPosition } from "#app/domain/places/written-position.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { LocateIcon } from "#app/ui/places/icons.tsx";
import { PlaceField } from "#app/ui/places/place-field.tsx";
import { useNothingFound } from "#app/ui/places/use-nothing-found.ts";
import { usePlaceSearch } from "#app/ui/places/use-place-search.ts";
import { PinOnMap } from "./pin-on-map.tsx";
import { usePinMap } from "./use-pin-map.ts";
import { useShopPosition } from "./use-shop-position.ts";

/** The ways to fill in the shop's latitude and longitude: a search, the phone's location, a map, or a paste into either field. */
export function PlaceTools({ box }: { box: React.RefObject<HTMLFieldSetElement | null> }) {
  const { placeHere, placeMap, placeSaid } = useMessages("editor").details;
  const { position, said, put, read, ask } = useShopPosition(box);
  const { map, show, showPosition } = usePinMap();
  const inMiddle = `${placeSaid.middle} ${placeSaid.orHere}`;
  const readFields = useEffectEvent(() => {
    const typed = read();
    if (typed && map) showPosition(typed);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    readFields();
    box.current?.addEventListener("focusout", () => readFields(), { signal });
    // By then the field holds what was pasted.
    box.current?.addEventListener("paste", () => setTimeout(readFields), { signal });
    return () => listening.abort();
  }, [box]);
  return (
    <>
      <FindPlace
        onFind={(place, exact) => {
          void put(exact ?? centreOf(place.tile), exact ? "" : inMiddle);
          void show(place);
        }}
      />
      <button type="button" className="button" onClick={() => ask(showPosition)}>
        <LocateIcon />
        {placeHere}
      </button>
      {position && !map && (
        <button type="button" className="button" onClick={() => showPosition(position)}>
          {placeMap.show}
        </button>
      )}
      {map && (
        <PinOnMap
          map={map}
          position={position}
          onTap={(tile) => void put(centreOf(tile), inMiddle)}
          onLook={(tile, isWide) => void show({ tile, name: "" }, isWide)}
        />
      )}
      <p className="hint place-said" aria-live="polite">
        {said}
      </p>
    </>
  );
}

interface FindPlaceProps {
  /** `exact` is given if a position was typed. */
  onFind: (place: Place, exact: ReturnType<typeof readPosition>) => void;
}

function FindPlace({ onFind }: FindPlaceProps) {
  const search = usePlaceSearch(undefined);
  const nothing = useNothingFound(search.found);
  function choose(place: Place): void {
    search.close();
    onFind(place, readPosition(search.typed));
  }
  return (
    // What is typed here is not a detail of the shop, so it is neither sent nor kept with them.
    <div className="place-search" onInput={(event) => event.stopPropagation()}>
      <PlaceField
        form=""
        search={search}
        onChoose={choose}
        problem={nothing}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          void search.choose().then((place) => place && choose(place));
        }}
      />
    </div>
  );
}
