import type { MapView } from "#app/domain/places/map-view.ts";
import type { Place } from "#app/domain/places/place.ts";
import { writeTile } from "#app/domain/places/tiles.ts";
import { mapPath } from "#app/routes/nearby/components/map-path.ts";
import { placePath } from "#app/routes/nearby/components/use-place-choice.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { MapSquares } from "#app/ui/places/map-squares.tsx";
import { MapHead } from "./map-head.tsx";

export interface MapProps {
  /** What was found: its square is lit at first. */
  place: Place;
  /** Where the reader goes on to, a path of the community. */
  from: string;
  view: MapView;
}

/** One choice among squares, which the browser lights by itself: a tap asks nothing of the server. */
export function NearMap({ place, from, view }: MapProps) {
  const map = useMessages("map");
  const action = placePath(from);
  return (
    <main>
      <MapHead back={action} backTo={map.toSearch} heading={map.heading} />
      <form method="post" action={action}>
        <input type="hidden" name="name" value={place.name} />
        <input type="hidden" name="named" value={writeTile(place.tile)} />
        <MapSquares view={view} labelledBy="map-heading">
          {({ tile }, at, words) => (
            <label key={tile}>
              <input
                type="radio"
                name="tile"
                value={writeTile(tile)}
                defaultChecked={at === view.lit}
              />
              {words}
            </label>
          )}
        </MapSquares>
        <div className="map-words">
          <p>{map.text}</p>
          <button className="button primary">{map.look}</button>
          <a className="wider" href={`${mapPath(place, from)}&wide`}>
            {map.wider}
          </a>
          <p className="map-note">
            <small>{map.kept}</small>
          </p>
        </div>
      </form>
    </main>
  );
}
