import { writeTile } from "#app/domain/places/tiles.ts";
import { mapPath } from "#app/routes/nearby/components/map-path.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { MapSquares } from "#app/ui/places/map-squares.tsx";
import { MapHead } from "./map-head.tsx";
import type { MapProps } from "./near-map.tsx";

/** Bigger squares, each of which leads to the map of the smaller ones in it. */
export function WideMap({ place, from, view }: MapProps) {
  const map = useMessages("map");
  return (
    <main>
      <MapHead back={mapPath(place, from)} backTo={map.closer} heading={map.wideHeading} />
      <p className="map-words">{map.wideText}</p>
      <form action="/nearby/place/map">
        <input type="hidden" name="from" value={from} />
        <MapSquares view={view}>
          {({ tile }, at, words) => (
            <button
              key={tile}
              name="at"
              value={writeTile(tile)}
              aria-current={at === view.lit ? "true" : undefined}
            >
              {words}
            </button>
          )}
        </MapSquares>
      </form>
    </main>
  );
}
