import { writeTile } from "#app/domain/places/tiles.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";
import { MapHead } from "./map-head.tsx";
import { mapPath } from "#app/routes/nearby/components/map-path.ts";
import type { MapProps } from "./near-map.tsx";
import { placeLabel } from "./place-label.ts";
import { SquaresDrawing } from "./squares-drawing.tsx";
import { useSquareWay } from "./use-square-way.ts";

/** Bigger squares, each of which leads to the map of the smaller ones in it. */
export function WideMap({ place, from, view }: MapProps) {
  const map = useMessages("map");
  const { chooser } = useMessages("nearby");
  const language = useLanguage();
  const wayOf = useSquareWay();
  return (
    <main>
      <MapHead back={mapPath(place, from)} backTo={map.closer} heading={map.wideHeading} />
      <p className="map-words">{map.wideText}</p>
      <form action="/nearby/place/map">
        <input type="hidden" name="from" value={from} />
        <div className="map">
          <SquaresDrawing labels={view.labels} />
          <div className="squares">
            {view.squares.map((square, at) => {
              const label = placeLabel(square, chooser);
              return (
                <button
                  key={square.tile}
                  name="at"
                  value={writeTile(square.tile)}
                  aria-current={at === view.lit ? "true" : undefined}
                >
                  <b lang={textLanguage(label, language)}>{label}</b> <small>{wayOf(square)}</small>
                </button>
              );
            })}
          </div>
        </div>
      </form>
    </main>
  );
}
