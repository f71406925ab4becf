import type { MapView } from "#app/domain/places/map-view.ts";
import type { Place } from "#app/domain/places/place.ts";
import { writeTile } from "#app/domain/places/tiles.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";
import { MapHead } from "./map-head.tsx";
import { mapPath } from "#app/routes/nearby/components/map-path.ts";
import { placeLabel } from "./place-label.ts";
import { SquaresDrawing } from "./squares-drawing.tsx";
import { placePath } from "#app/routes/nearby/components/use-place-choice.ts";
import { useSquareWay } from "./use-square-way.ts";

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
  const { chooser } = useMessages("nearby");
  const language = useLanguage();
  const wayOf = useSquareWay();
  const action = placePath(from);
  return (
    <main>
      <MapHead back={action} backTo={map.toSearch} heading={map.heading} />
      <form method="post" action={action}>
        <input type="hidden" name="name" value={place.name} />
        <input type="hidden" name="named" value={writeTile(place.tile)} />
        <div className="map">
          <SquaresDrawing labels={view.labels} />
          <div className="squares" role="radiogroup" aria-labelledby="map-heading">
            {view.squares.map((square, at) => {
              const label = placeLabel(square, chooser);
              return (
                <label key={square.tile}>
                  <input
                    type="radio"
                    name="tile"
                    value={writeTile(square.tile)}
                    defaultChecked={at === view.lit}
                  />
                  <b lang={textLanguage(label, language)}>{label}</b> <small>{wayOf(square)}</small>
                </label>
              );
            })}
          </div>
        </div>
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
